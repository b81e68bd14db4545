import { parseCards, UNKNOWN, type Card } from '#cards';
import { failingRows } from '#testing';
import { bringInPlayer, exposedLeader, exposedLeaders, isPairOpen } from './exposed.js';
import { NO_PLAYER } from './hand.js';
import { Table, type TableOptions } from './testing/table.js';

const cards = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.cards;
};

/** Three players of a stud game; each text has one upcard for each player. */
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
  for (const dealt of up) table.dealUp(cards(dealt));
  return table;
};

const name = (player: number): string => (player === NO_PLAYER ? '-' : 'ABC'[player]);

const DEUCES = { wildRanks: ['2'] } as const;

describe('P-WILD-1: an exposed wild card counts as the best card', () => {
  it('decides who owes the bring-in', () => {
    const rows = [
      ['stud', {}, '2c 5d Kh', 'A'],
      ['stud', DEUCES, '2c 5d Kh', 'B'],
      ['stud', { joker: 'wild' }, 'Jk 5d Kh', 'B'],
      ['stud', { joker: 'bug' }, 'Jk Ad Ah', 'B'],
      ['stud', DEUCES, '2c 2d 2h', 'A'],
      ['razz', {}, '2c 5d Kh', 'C'],
      ['razz', { wildRanks: ['K'] }, '2c 5d Kh', 'B'],
      ['razz', { joker: 'wild' }, 'Ac As Jk', 'B'],
    ] as const;
    const failures = failingRows(rows, ([game, options, up, player]) => {
      expect(name(bringInPlayer(stud(game, options, up).hand))).toBe(player);
    });
    expect(failures).toEqual([]);
  });

  it('decides who opens', () => {
    const rows = [
      ['stud', {}, ['2c 9d Kh', '2d 9h Qh'], 'B'],
      ['stud', DEUCES, ['2c 9d Kh', '3d 9h Kd'], 'C'],
      ['stud', DEUCES, ['2c 9d Kh', 'Ad 9h Kd'], 'A'],
      ['stud', { joker: 'bug' }, ['Jk 9d Kh', 'Kc 3h 4d'], 'A'],
      ['razz', { joker: 'wild' }, ['Jk Ad 3h', '8h 9d 5d'], 'C'],
    ] as const;
    const failures = failingRows(rows, ([game, options, up, player]) => {
      expect(name(exposedLeader(stud(game, options, ...up).hand))).toBe(player);
    });
    expect(failures).toEqual([]);
  });

  it('P-VAR-7CS: an exposed wild card makes an open pair with any other card', () => {
    expect(isPairOpen(stud('stud', DEUCES, '2c 9d Kh', '7d 8h Qd').hand)).toBe(true);
    expect(isPairOpen(stud('stud', {}, '2c 9d Kh', '7d 8h Qd').hand)).toBe(false);
    expect(isPairOpen(stud('stud', { joker: 'bug' }, 'Jk 9d Kh', '7d 8h Qd').hand)).toBe(false);
  });
});

describe('P-BET-1: the exposed cards decide nothing', () => {
  it('while a live player has no upcard or an unknown one', () => {
    const table = stud('stud', {}, '2c 5d');
    expect([bringInPlayer(table.hand), exposedLeader(table.hand)]).toEqual([NO_PLAYER, NO_PLAYER]);
    expect(exposedLeaders(table.hand)).toEqual([]);
    table.hand.live[2] = 0;
    expect([bringInPlayer(table.hand), exposedLeader(table.hand)]).toEqual([0, 1]);
    table.dealUp([UNKNOWN]);
    expect(bringInPlayer(table.hand)).toBe(NO_PLAYER);
  });
});
