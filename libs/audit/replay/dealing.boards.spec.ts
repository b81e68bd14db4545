import { defaultSwitches } from '#engine';
import type { CanonicalHand, GameOptions } from '#histories';
import { auditHand } from '../claims/audit-hand.js';
import { formatFindingMessage } from '../findings/finding-message.js';
import { cards, makeHand, shows, type Unplaced } from '../testing/canonical-hand.js';

const BOARDS = ['Ah Kd 7c 2s 3h', 'Qs Jd 8h 4c 5d'].map(cards);
const STREETS = [
  ['flop', 0, 3],
  ['turn', 3, 4],
  ['river', 4, 5],
] as const;

/** Deals a street (0: the flop) on a board. */
const deals = (street: number, run: number): Unplaced => {
  const [id, from, to] = STREETS[street];
  const board = BOARDS[run];
  const seen = from === 0 ? null : board.slice(0, from);
  return { type: 'board', street: id, run, cards: board.slice(from, to), seen };
};

/** Deals all streets from one on, on a board. */
const runOut = (run: number, from = 0): Unplaced[] =>
  STREETS.slice(from).map((_, at) => deals(from + at, run));

const checked: Unplaced[] = [
  { type: 'check', seat: 2 },
  { type: 'check', seat: 1 },
];

/** Before the flop: the button calls and the big blind checks, or both go all-in. */
const LIMPED: Unplaced[] = [
  { type: 'call', seat: 1, amount: 5, allIn: false },
  { type: 'check', seat: 2 },
];
const ALL_IN: Unplaced[] = [
  { type: 'raise', seat: 1, by: null, to: 500, allIn: true },
  { type: 'call', seat: 2, amount: 490, allIn: true },
];

/** The showdown: seat 2 wins the first board, seat 1 the second. */
const shown = (
  ...collected: readonly (readonly [seat: number, amount: number, run: number])[]
): Unplaced[] => [
  { type: 'showdown', run: 0 },
  shows(2, 'As Ac'),
  shows(1, 'Td 9s'),
  ...collected.map(([seat, amount, run]): Unplaced => ({ type: 'collect', seat, amount, pot: null, run })),
];

/** Hold'em of two players with 500 each and blinds of 5 and 10; seat 1 has the button. */
const hand = (events: readonly Unplaced[], options?: GameOptions): CanonicalHand => {
  const blind = { type: 'post', dead: 0, allIn: false } as const;
  const all: Unplaced[] = [
    { ...blind, seat: 1, kind: 'small-blind', amount: 5 },
    { ...blind, seat: 2, kind: 'big-blind', amount: 10 },
    { type: 'hole-cards' },
    ...events,
  ];
  return makeHand([1, 2], {
    format: 'json',
    game: {
      variant: 'holdem',
      limit: 'no-limit',
      rotation: null,
      ...(options === undefined ? {} : { options }),
    },
    stakes: { smallBlind: 5, bigBlind: 10, smallBet: 10, bigBet: null, cap: null },
    buttonSeat: 1,
    events: all,
  });
};

const findingsOf = (events: readonly Unplaced[], options?: GameOptions) =>
  auditHand(hand(events, options), { id: 'test', switches: defaultSwitches })!.findings;

/** The findings, with their lines counted from the last action before the flop. */
const listFindings = (events: readonly Unplaced[], options?: GameOptions): string[] =>
  findingsOf(events, options).map(({ code, line }) => `${code} +${String(line - 8)}`);

const TWO: GameOptions = { boards: 2 };
const SHARED = shown([2, 10, 0], [1, 10, 1]);

describe('P-VAR-MORE: a game of two boards', () => {
  const both = [0, 1, 2].flatMap((street) => [deals(street, 0), deals(street, 1), ...checked]);

  it('has two boards from the flop on', () => {
    expect(listFindings([...LIMPED, ...both, ...SHARED], TWO)).toEqual([]);
  });

  it('deals both boards after an all-in, street by street or one board after the other', () => {
    const paid = shown([2, 500, 0], [1, 500, 1]);
    const byStreet = [0, 1, 2].flatMap((street) => [deals(street, 0), deals(street, 1)]);
    expect(listFindings([...ALL_IN, ...byStreet, ...paid], TWO)).toEqual([]);
    expect(listFindings([...ALL_IN, ...runOut(0), ...runOut(1), ...paid], TWO)).toEqual([]);
  });

  it('awards both boards to the last player, together or one by one', () => {
    const flop = [deals(0, 0), deals(0, 1)];
    const won: Unplaced[] = [
      { type: 'bet', seat: 2, to: 10, allIn: false },
      { type: 'fold', seat: 1, cards: null },
      { type: 'uncalled', seat: 2, amount: 10 },
      { type: 'collect', seat: 2, amount: 20, pot: null, run: 0 },
    ];
    const [paid] = won.splice(3) as [Unplaced & { type: 'collect' }];
    const halves = [0, 1].map((run): Unplaced => ({ ...paid, amount: 10, run }));
    for (const awards of [[paid], halves])
      expect(listFindings([...LIMPED, ...flop, ...won, ...awards], TWO)).toEqual([]);
    const misled = [{ ...paid, seat: 1 }];
    expect(listFindings([...LIMPED, ...flop, ...won, ...misled], TWO)).toEqual(['wrong-winner +6']);
  });

  it('reports a second board that is missing when the betting continues', () => {
    const one = [0, 1, 2].flatMap((street) => [deals(street, 0), ...checked]);
    expect(listFindings([...LIMPED, ...one, ...shown([2, 20, 0])], TWO)).toEqual(['missing-street +2']);
  });

  it('reports a street that is dealt on the first board only', () => {
    const late = [deals(0, 0), deals(0, 1), ...checked, deals(1, 0), ...checked, deals(1, 1)];
    const river = [deals(2, 0), deals(2, 1), ...checked];
    expect(listFindings([...LIMPED, ...late, ...river, ...SHARED], TWO)).toEqual(['missing-street +6']);
  });

  it('reports a second board that is missing or incomplete at the showdown of an all-in', () => {
    expect(listFindings([...ALL_IN, ...runOut(0), ...shown([2, 1000, 0])], TWO)).toEqual([
      'missing-street +4',
    ]);
    const begun = [...ALL_IN, ...runOut(0), deals(0, 1), deals(1, 1)];
    expect(listFindings([...begun, ...shown([2, 1000, 0])], TWO)).toEqual(['missing-street +6']);
  });

  it('reports a second board that continues the first one', () => {
    const shared = [...ALL_IN, ...runOut(0), ...runOut(1, 1)];
    expect(listFindings([...shared, ...shown([2, 1000, 0])], TWO)).toEqual(['missing-street +4']);
  });

  it('names the missing street and board in its message', () => {
    const [{ code, detail }] = findingsOf([...ALL_IN, ...runOut(0), ...shown([2, 1000, 0])], TWO);
    const parts = { code, detail, expected: null, actual: null };
    expect(formatFindingMessage(parts, 'en', String)).toBe(
      'A street was not dealt. Street: flop, second board.',
    );
    expect(formatFindingMessage(parts, 'es', String)).toBe(
      'Falta repartir una calle. Calle: flop, segundas comunitarias.',
    );
  });
});

describe('P-DEAL-1: a game of one board', () => {
  it('may be run twice if all players are all-in, also before the flop', () => {
    const paid = shown([2, 500, 0], [1, 500, 1]);
    expect(listFindings([...ALL_IN, ...runOut(0), ...runOut(1), ...paid])).toEqual([]);
    const byStreet = [0, 1, 2].flatMap((street) => [deals(street, 0), deals(street, 1)]);
    expect(listFindings([...ALL_IN, ...byStreet, ...paid])).toEqual([]);
  });

  it('may be run twice if one player has chips left and no opponent to bet against', () => {
    const covered = hand([
      ...ALL_IN.map((event) => ({ ...event, ...(event.type === 'raise' ? { allIn: false } : {}) })),
      ...runOut(0),
      ...runOut(1),
      ...shown([2, 500, 0], [1, 500, 1]),
    ]);
    const players = covered.players.map((player) => ({ ...player, stack: player.seat === 1 ? 900 : 500 }));
    const audited = auditHand({ ...covered, players }, { id: 'test', switches: defaultSwitches })!;
    expect(audited.findings).toEqual([]);
  });

  it('has no second board during the betting', () => {
    const both = [0, 1, 2].flatMap((street) => [deals(street, 0), deals(street, 1), ...checked]);
    expect(listFindings([...LIMPED, ...both, ...SHARED])).toEqual(['wrong-board +2']);
  });

  it('has no second river if no player was all-in', () => {
    const played = [0, 1, 2].flatMap((street) => [deals(street, 0), ...checked]);
    const again = [...LIMPED, ...played, deals(2, 1)];
    const one = again.map((event) =>
      event.type === 'board' && event.run === 1 ? { ...event, seen: null } : event,
    );
    expect(listFindings([...one, ...SHARED])).toEqual(['wrong-board +10']);
  });

  it('states the reason in its message', () => {
    const both = [0, 1, 2].flatMap((street) => [deals(street, 0), deals(street, 1), ...checked]);
    const [{ code, detail }] = findingsOf([...LIMPED, ...both, ...SHARED]);
    const parts = { code, detail, expected: null, actual: null };
    expect(formatFindingMessage(parts, 'en', String)).toBe(
      'The cards of a street were dealt wrongly. The game has no such board: a further one is dealt only when no player can bet any more.',
    );
    expect(formatFindingMessage(parts, 'es', String)).toContain('El juego no tiene esas comunitarias');
  });

  it('has no third board during the betting of a game with two boards', () => {
    BOARDS.push(cards('Tc Ts 6h 6d 6c'));
    const both = [0, 1, 2].flatMap((street) => [deals(street, 0), deals(street, 1), ...checked]);
    expect(listFindings([...LIMPED, ...both, deals(0, 2), ...SHARED], TWO)).toEqual(['wrong-board +13']);
  });
});
