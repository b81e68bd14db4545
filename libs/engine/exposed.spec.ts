import { parseCards, UNKNOWN, type Card } from '#cards';
import { bringInPlayer, exposedLeader, exposedLeaders, isPairOpen } from './exposed.js';
import { NO_PLAYER } from './hand.js';
import { Table, type TableOptions } from './testing/table.js';

const cards = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.cards;
};

/** Three players of a stud game; each text is a card face up for each of them. */
const stud = (
  game: string,
  options: NonNullable<TableOptions['options']>,
  ...up: readonly string[]
): Table => {
  const table = new Table({
    game,
    options,
    limit: 'fixed-limit',
    smallBlind: 0,
    bigBlind: 0,
    smallBet: 10,
    bringIn: 2,
  });
  for (const dealt of up) table.deals(cards(dealt));
  return table;
};

const name = (player: number): string => (player === NO_PLAYER ? '-' : 'ABC'[player]);

const DEUCES = { wildRanks: ['2'] } as const;

describe('P-WILD-1: a wild card that lies face up is the best that it can be', () => {
  it.each([
    ['stud', {}, '2c 5d Kh', 'A'],
    ['stud', DEUCES, '2c 5d Kh', 'B'],
    ['stud', { joker: 'wild' }, 'Jk 5d Kh', 'B'],
    ['stud', { joker: 'bug' }, 'Jk Ad Ah', 'B'],
    ['stud', DEUCES, '2c 2d 2h', 'A'],
    ['razz', {}, '2c 5d Kh', 'C'],
    ['razz', { wildRanks: ['K'] }, '2c 5d Kh', 'B'],
    ['razz', { joker: 'wild' }, 'Ac As Jk', 'B'],
  ] as const)('%s with %j: of %s the player %s brings it in', (game, options, up, player) => {
    expect(name(bringInPlayer(stud(game, options, up).hand))).toBe(player);
  });

  it.each([
    ['stud', {}, ['2c 9d Kh', '2d 9h Qh'], 'B'],
    ['stud', DEUCES, ['2c 9d Kh', '3d 9h Kd'], 'C'],
    ['stud', DEUCES, ['2c 9d Kh', 'Ad 9h Kd'], 'A'],
    ['stud', { joker: 'bug' }, ['Jk 9d Kh', 'Kc 3h 4d'], 'A'],
    ['razz', { joker: 'wild' }, ['Jk Ad 3h', '8h 9d 5d'], 'C'],
  ] as const)('%s with %j: of %j the player %s opens', (game, options, up, player) => {
    expect(name(exposedLeader(stud(game, options, ...up).hand))).toBe(player);
  });

  it('P-VAR-7CS: beside any other card it makes an open pair', () => {
    expect(isPairOpen(stud('stud', DEUCES, '2c 9d Kh', '7d 8h Qd').hand)).toBe(true);
    expect(isPairOpen(stud('stud', {}, '2c 9d Kh', '7d 8h Qd').hand)).toBe(false);
    expect(isPairOpen(stud('stud', { joker: 'bug' }, 'Jk 9d Kh', '7d 8h Qd').hand)).toBe(false);
  });
});

describe('P-BET-1: nobody is named before all cards are seen', () => {
  it('while somebody still in shows none, or one that is not known', () => {
    const table = stud('stud', {}, '2c 5d');
    expect([bringInPlayer(table.hand), exposedLeader(table.hand)]).toEqual([NO_PLAYER, NO_PLAYER]);
    expect(exposedLeaders(table.hand)).toEqual([]);
    table.hand.live[2] = 0;
    expect([bringInPlayer(table.hand), exposedLeader(table.hand)]).toEqual([0, 1]);
    table.deals([UNKNOWN]);
    expect(bringInPlayer(table.hand)).toBe(NO_PLAYER);
  });
});
