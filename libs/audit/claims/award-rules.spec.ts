import { defaultSwitches } from '#engine';
import { cards, makeHand, shows, type Unplaced } from '../testing/canonical-hand.js';
import { auditHand } from './audit-hand.js';

const ante = (seat: number): Unplaced => ({
  type: 'post',
  seat,
  kind: 'ante',
  amount: 5,
  dead: 0,
  allIn: false,
});
const board = (street: string, run: number, dealt: string): Unplaced => ({
  type: 'board',
  street,
  run,
  cards: cards(dealt),
  seen: null,
});
const collects = (seat: number, amount: number): Unplaced => ({
  type: 'collect',
  seat,
  amount,
  pot: null,
  run: 0,
});
const checks: readonly Unplaced[] = [
  { type: 'check', seat: 1 },
  { type: 'check', seat: 2 },
];

const findingsOf = (options: object, events: readonly Unplaced[]): string[] => {
  const hand = makeHand([1, 2], {
    game: { variant: 'holdem', limit: 'no-limit', rotation: null, options },
    stakes: { smallBlind: null, bigBlind: 5, smallBet: null, bigBet: null, cap: null },
    buttonSeat: 2,
    events,
  });
  const { findings } = auditHand(hand, { id: 'test', switches: defaultSwitches })!;
  return findings.map(({ code, rules, seat }) => [code, ...rules, seat].join(' '));
};

/** Two boards: seat 1 has a straight on the first, and both have one on the second. */
const twoBoards = (...awards: readonly Unplaced[]): string[] =>
  findingsOf({ boards: 2, bomb: true }, [
    ante(1),
    ante(2),
    { type: 'hole-cards' },
    board('flop', 0, '2c 3d 4h'),
    board('flop', 1, 'Kc Qd Jh'),
    ...checks,
    board('turn', 0, '5s'),
    board('turn', 1, 'Ts'),
    ...checks,
    board('river', 0, '9s'),
    board('river', 1, '2s'),
    ...checks,
    { type: 'showdown', run: 0 },
    shows(1, 'Ah Ad'),
    shows(2, '9h 9d'),
    ...awards,
  ]);

describe('a line that awards both boards', () => {
  it('is right if its sum is', () => {
    expect(twoBoards(collects(1, 10))).toEqual([]);
  });

  it('is wrong otherwise, by the rule that decides between the hands', () => {
    expect(twoBoards(collects(1, 5), collects(2, 5))).toEqual([
      'wrong-winner P-SHOW-2 P-SHOW-6 R-SHOW-2 P-RANK-1 P-DECK-2 P-RANK-2 P-VAR-HOLDEM P-VAR-MORE 2',
    ]);
  });
});

describe('P-SHOW-1: a pot that one player wins unseen', () => {
  it('belongs to him and not to a player who has folded', () => {
    const start: readonly Unplaced[] = [
      { type: 'post', seat: 2, kind: 'small-blind', amount: 2, dead: 0, allIn: false },
      { type: 'post', seat: 1, kind: 'big-blind', amount: 5, dead: 0, allIn: false },
      { type: 'hole-cards' },
      { type: 'fold', seat: 2, cards: null },
      { type: 'uncalled', seat: 1, amount: 3 },
    ];
    expect(findingsOf({}, [...start, collects(1, 4)])).toEqual([]);
    expect(findingsOf({}, [...start, collects(2, 4)])).toEqual(['wrong-winner P-BET-7 P-SHOW-1 P-SHOW-6 2']);
  });
});

describe('L-SUM-2: chips that do not go back as uncalled but in the award', () => {
  it('are one finding', () => {
    const raise: readonly Unplaced[] = [
      { type: 'post', seat: 2, kind: 'small-blind', amount: 2, dead: 0, allIn: false },
      { type: 'post', seat: 1, kind: 'big-blind', amount: 5, dead: 0, allIn: false },
      { type: 'hole-cards' },
      { type: 'raise', seat: 2, by: null, to: 20, allIn: false },
      { type: 'fold', seat: 1, cards: null },
    ];
    const codes = (...end: readonly Unplaced[]): string[] =>
      findingsOf({}, [...raise, ...end]).map((text) => text.split(' ')[0]);
    expect(codes({ type: 'uncalled', seat: 2, amount: 15 }, collects(2, 10))).toEqual([]);
    expect(codes(collects(2, 25))).toEqual(['uncalled']);
    expect(codes({ type: 'uncalled', seat: 2, amount: 9 }, collects(2, 16))).toEqual(['uncalled']);
  });
});

describe('winnings, which a log states for each player', () => {
  const contested = (...winnings: readonly [number, number]): string[] => {
    const start: readonly Unplaced[] = [
      { type: 'post', seat: 2, kind: 'small-blind', amount: 2, dead: 0, allIn: false },
      { type: 'post', seat: 1, kind: 'big-blind', amount: 5, dead: 0, allIn: false },
      { type: 'call', seat: 2, amount: 3, allIn: false },
      { type: 'check', seat: 1 },
    ];
    const streets = [
      ['flop', '2c 7d 9h'],
      ['turn', '3s'],
      ['river', '4s'],
    ].flatMap(([street, dealt]) => [board(street, 0, dealt), ...checks]);
    const hand = makeHand([1, 2], {
      game: { variant: 'holdem', limit: 'no-limit', rotation: null },
      stakes: { smallBlind: 2, bigBlind: 5, smallBet: null, bigBet: null, cap: null },
      buttonSeat: 2,
      events: [...start, ...streets, shows(1, 'Ah Ad'), shows(2, 'Kh Kd')],
      claims: winnings.map((amount, index) => ({ type: 'winnings', seat: index + 1, amount, line: 9 })),
    });
    const { findings } = auditHand(hand, { id: 'test', switches: defaultSwitches })!;
    return findings.map(({ code, rules, seat }) => [code, ...rules, seat].join(' '));
  };

  it('are awards: what a losing hand receives is one finding, with the rule of the hands', () => {
    expect(contested(10, 0)).toEqual([]);
    expect(contested(0, 10)).toEqual(['wrong-winner P-SHOW-2 P-SHOW-6 R-SHOW-2 P-RANK-2 P-VAR-HOLDEM 2']);
    expect(contested(4, 6)).toHaveLength(1);
  });
});
