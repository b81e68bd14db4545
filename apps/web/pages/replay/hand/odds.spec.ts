import { equityAt, potOddsOf } from './odds.js';
import type { HandEquity } from './record.js';
import { legalOf, stepOf } from './testing.js';

test('a call of 2.00 into 6.00 has odds of 3 to 1 and needs a quarter', () => {
  const step = stepOf({
    legal: legalOf(2, '2.00'),
    pots: [{ amount: '4.00', seats: [1, 2] }],
    bets: { 1: '2.00' },
  });
  expect(potOddsOf(step)).toEqual({ call: '2.00', pot: '6.00', odds: '3', needed: 2500 });
});

test('a caller who is all-in for less can win only as much of each opponent', () => {
  // Seat 1 bets 10.00; seat 2 has bet 1.00 and calls for the last 2.00. Seat 3 folds a bet of 2.00.
  const step = stepOf({ legal: legalOf(2, '2.00'), bets: { 1: '10.00', 2: '1.00', 3: '2.00' } });
  expect(potOddsOf(step)).toEqual({ call: '2.00', pot: '6.00', odds: '3', needed: 2500 });
});

test('dead chips are in the pot of every caller', () => {
  // Blinds of 50 and 100, and an ante of 100 for the table from the big blind.
  const dead = { pots: [{ amount: '100', seats: [1, 2, 3] }], bets: { 2: '50', 3: '100' } };
  const first = stepOf({ legal: legalOf(1, '100'), ...dead });
  expect(potOddsOf(first)).toEqual({ call: '100', pot: '250', odds: '2.5', needed: 2857 });
  const small = stepOf({ legal: legalOf(2, '50'), ...dead });
  expect(potOddsOf(small)?.pot).toBe('250');
});

test('side pots of others are not in the pot of a caller', () => {
  const pots = [
    { amount: '6.00', seats: [1, 2, 3] },
    { amount: '5.00', seats: [1, 3] },
  ];
  expect(potOddsOf(stepOf({ legal: legalOf(2, '1.00'), pots, bets: { 1: '1.00' } }))?.pot).toBe('7.00');
});

test('there are no odds without a bet to call, nor without a player to act', () => {
  expect(potOddsOf(stepOf({ legal: legalOf(2, null) }))).toBeNull();
  expect(potOddsOf(stepOf({}))).toBeNull();
});

type Moment = HandEquity['streets'][number];

const moment = (step: number, equity: number, parts: Partial<Moment> = {}): Moment => ({
  step,
  street: 'flop',
  run: null,
  boards: [[]],
  dead: '',
  unknown: [],
  reason: null,
  counted: { method: 'exact', total: '1', seed: null },
  players: [{ seat: 1, hand: '', equity, win: equity, tie: 0, standardError: 0 }],
  ...parts,
});

test('the equities of a position are those of the latest moment before it', () => {
  const equity = { streets: [moment(3, 0.6), moment(7, 0.2)], folds: [moment(5, 0.5)], allIn: null };
  expect([2, 3, 4, 5, 6, 7, 20].map((at) => equityAt(equity, [], at).bySeat.get(1) ?? null)).toEqual([
    null,
    0.6,
    0.6,
    0.5,
    0.5,
    0.2,
    0.2,
  ]);
});

test('with several runs, the equities are those of the run that was dealt to last, once its board is dealt', () => {
  const flop = ['2c', 'As', 'Jh'];
  const [first, second] = [
    [...flop, '9h'],
    [...flop, 'Th'],
  ];
  // The second turn is dealt a step after the first one.
  const equity = {
    streets: [
      moment(0, 0.8, { boards: [flop] }),
      moment(1, 0.9, { run: 1, boards: [first] }),
      moment(2, 0.4, { run: 2, boards: [second] }),
    ],
    folds: [],
    allIn: null,
  };
  const steps = [
    stepOf({ event: 'board', run: 1, street: 'flop', boards: [flop] }),
    stepOf({ event: 'board', run: 2, boards: [first] }),
    stepOf({ event: 'show', boards: [first, second] }),
  ];
  expect(
    [0, 1, 2].map((at) => {
      const { run, bySeat, runs } = equityAt(equity, steps, at);
      return [run, bySeat.get(1), runs.length];
    }),
  ).toEqual([
    [null, 0.8, 0],
    [1, 0.9, 1],
    [2, 0.4, 2],
  ]);
});

test('the equities of a game with two boards count both', () => {
  const equity = { streets: [moment(0, 0.5, { boards: [[], []] })], folds: [], allIn: null };
  expect(equityAt(equity, [], 3)).toMatchObject({ run: null, boards: 2, runs: [] });
});

test('the unknown hands that equities leave out are those of players who are still in', () => {
  const equity = { streets: [moment(0, 0.6, { unknown: [2, 3, 4] })], folds: [], allIn: null };
  const steps = [
    [1, 2, 3, 4],
    [1, 3, 4],
  ].map((live) => stepOf({ street: 'flop', live }));
  expect([0, 1].map((at) => equityAt(equity, steps, at).unknown)).toEqual([
    [2, 3, 4],
    [3, 4],
  ]);
});

test('while the cards of a street are dealt, the equities of the street before it hold no more', () => {
  const equity = {
    streets: [moment(0, 0.74, { street: 'third-street' }), moment(3, 0.84, { street: 'fourth-street' })],
    folds: [],
    allIn: null,
  };
  const steps = ['third-street', 'fourth-street', 'fourth-street', 'fourth-street'].map((street) =>
    stepOf({ street }),
  );
  expect([0, 1, 2, 3, 4].map((at) => equityAt(equity, steps, at).bySeat.get(1) ?? null)).toEqual([
    0.74,
    null,
    null,
    0.84,
    0.84,
  ]);
});
