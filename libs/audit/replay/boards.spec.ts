import { defaultSwitches } from '#engine';
import type { CanonicalHand, GameOptions } from '#histories';
import { auditHand } from '../claims/audit-hand.js';
import { formatMessage } from '../findings/messages.js';
import { cards, kitchenHand, shows, type Unplaced } from '../testing/kitchen.js';

const BOARDS = ['Ah Kd 7c 2s 3h', 'Qs Jd 8h 4c 5d'].map(cards);
const STREETS = [
  ['flop', 0, 3],
  ['turn', 3, 4],
  ['river', 4, 5],
] as const;

/** The cards of a street, 0 the flop, on a board. */
const deals = (street: number, run: number): Unplaced => {
  const [id, from, to] = STREETS[street];
  const board = BOARDS[run];
  const seen = from === 0 ? null : board.slice(0, from);
  return { type: 'board', street: id, run, cards: board.slice(from, to), seen };
};

/** The streets from one on, dealt on a board to the end. */
const runOut = (run: number, from = 0): Unplaced[] =>
  STREETS.slice(from).map((_, at) => deals(from + at, run));

const checked: Unplaced[] = [
  { type: 'check', seat: 2 },
  { type: 'check', seat: 1 },
];

/** Before the flop: the button calls and the blind checks, or all the chips go in. */
const LIMPED: Unplaced[] = [
  { type: 'call', seat: 1, amount: 5, allIn: false },
  { type: 'check', seat: 2 },
];
const ALL_IN: Unplaced[] = [
  { type: 'raise', seat: 1, by: null, to: 500, allIn: true },
  { type: 'call', seat: 2, amount: 490, allIn: true },
];

/** Seat 2 has aces on the first board, seat 1 nines and a jack less on the second. */
const shown = (
  ...collected: readonly (readonly [seat: number, amount: number, run: number])[]
): Unplaced[] => [
  { type: 'showdown', run: 0 },
  shows(2, 'As Ac'),
  shows(1, 'Td 9s'),
  ...collected.map(([seat, amount, run]): Unplaced => ({ type: 'collect', seat, amount, pot: null, run })),
];

/** Hold'em of two players, 500 each, blinds of 5 and 10, the button in seat 1. */
const hand = (events: readonly Unplaced[], options?: GameOptions): CanonicalHand => {
  const blind = { type: 'post', dead: 0, allIn: false } as const;
  const all: Unplaced[] = [
    { ...blind, seat: 1, kind: 'small-blind', amount: 5 },
    { ...blind, seat: 2, kind: 'big-blind', amount: 10 },
    { type: 'hole-cards' },
    ...events,
  ];
  return kitchenHand([1, 2], {
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

/** What is found, and in how many lines behind the betting before the flop. */
const found = (events: readonly Unplaced[], options?: GameOptions): string[] =>
  findingsOf(events, options).map(({ code, line }) => `${code} +${String(line - 8)}`);

const TWO: GameOptions = { boards: 2 };
const SHARED = shown([2, 10, 0], [1, 10, 1]);

describe('P-VAR-MORE: a game of two boards', () => {
  const both = [0, 1, 2].flatMap((street) => [deals(street, 0), deals(street, 1), ...checked]);

  it('has two from the flop on', () => {
    expect(found([...LIMPED, ...both, ...SHARED], TWO)).toEqual([]);
  });

  it('may be all-in before them: street by street, or one behind the other', () => {
    const paid = shown([2, 500, 0], [1, 500, 1]);
    const byStreet = [0, 1, 2].flatMap((street) => [deals(street, 0), deals(street, 1)]);
    expect(found([...ALL_IN, ...byStreet, ...paid], TWO)).toEqual([]);
    expect(found([...ALL_IN, ...runOut(0), ...runOut(1), ...paid], TWO)).toEqual([]);
  });

  it('may be over before they are complete: the last one left is paid for both, at once or one by one', () => {
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
      expect(found([...LIMPED, ...flop, ...won, ...awards], TWO)).toEqual([]);
    const misled = [{ ...paid, seat: 1 }];
    expect(found([...LIMPED, ...flop, ...won, ...misled], TWO)).toEqual(['wrong-winner +6']);
  });

  it('lacks the second one where the betting goes on with one', () => {
    const one = [0, 1, 2].flatMap((street) => [deals(street, 0), ...checked]);
    expect(found([...LIMPED, ...one, ...shown([2, 20, 0])], TWO)).toEqual(['missing-street +2']);
  });

  it('lacks a street of the second one that is dealt on the first alone', () => {
    const late = [deals(0, 0), deals(0, 1), ...checked, deals(1, 0), ...checked, deals(1, 1)];
    const river = [deals(2, 0), deals(2, 1), ...checked];
    expect(found([...LIMPED, ...late, ...river, ...SHARED], TWO)).toEqual(['missing-street +6']);
  });

  it('lacks the second one where all are all-in, and it is shown down without', () => {
    expect(found([...ALL_IN, ...runOut(0), ...shown([2, 1000, 0])], TWO)).toEqual(['missing-street +4']);
    const begun = [...ALL_IN, ...runOut(0), deals(0, 1), deals(1, 1)];
    expect(found([...begun, ...shown([2, 1000, 0])], TWO)).toEqual(['missing-street +6']);
  });

  it('has a second one that does not go on from the first', () => {
    const shared = [...ALL_IN, ...runOut(0), ...runOut(1, 1)];
    expect(found([...shared, ...shown([2, 1000, 0])], TWO)).toEqual(['missing-street +4']);
  });

  it('reports which board lacks which cards', () => {
    const [{ code, detail }] = findingsOf([...ALL_IN, ...runOut(0), ...shown([2, 1000, 0])], TWO);
    const said = { code, detail, expected: null, actual: null };
    expect(formatMessage(said, 'en', String)).toBe('A street was not dealt. Street: flop, second board.');
    expect(formatMessage(said, 'es', String)).toBe(
      'Falta repartir una calle. Calle: flop, segundas comunitarias.',
    );
  });
});

describe('P-DEAL-1: a game of one board', () => {
  it('may be run again where all are all-in, be it before the flop', () => {
    const paid = shown([2, 500, 0], [1, 500, 1]);
    expect(found([...ALL_IN, ...runOut(0), ...runOut(1), ...paid])).toEqual([]);
    const byStreet = [0, 1, 2].flatMap((street) => [deals(street, 0), deals(street, 1)]);
    expect(found([...ALL_IN, ...byStreet, ...paid])).toEqual([]);
  });

  it('may be run again where one has chips left, and nobody to bet against', () => {
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

  it('has no second board while there is betting', () => {
    const both = [0, 1, 2].flatMap((street) => [deals(street, 0), deals(street, 1), ...checked]);
    expect(found([...LIMPED, ...both, ...SHARED])).toEqual(['wrong-board +2']);
  });

  it('has no second river behind betting that nobody was all-in in', () => {
    const played = [0, 1, 2].flatMap((street) => [deals(street, 0), ...checked]);
    const again = [...LIMPED, ...played, deals(2, 1)];
    const one = again.map((event) =>
      event.type === 'board' && event.run === 1 ? { ...event, seen: null } : event,
    );
    expect(found([...one, ...SHARED])).toEqual(['wrong-board +10']);
  });

  it('states the reason', () => {
    const both = [0, 1, 2].flatMap((street) => [deals(street, 0), deals(street, 1), ...checked]);
    const [{ code, detail }] = findingsOf([...LIMPED, ...both, ...SHARED]);
    const said = { code, detail, expected: null, actual: null };
    expect(formatMessage(said, 'en', String)).toBe(
      'The cards of a street were dealt wrongly. The game has no such board: another one is dealt only when nobody can bet any more.',
    );
    expect(formatMessage(said, 'es', String)).toContain('El juego no tiene esas comunitarias');
  });

  it('is a third one in a game of two, but where it is run again', () => {
    BOARDS.push(cards('Tc Ts 6h 6d 6c'));
    const both = [0, 1, 2].flatMap((street) => [deals(street, 0), deals(street, 1), ...checked]);
    expect(found([...LIMPED, ...both, deals(0, 2), ...SHARED], TWO)).toEqual(['wrong-board +13']);
  });
});
