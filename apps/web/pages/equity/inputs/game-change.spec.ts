import { variants } from '#engine';
import type { Game } from '../../../games/game.js';
import { gameWith } from '../../../games/options.js';
import { moveToGame, NOTHING_LEFT } from './game-change.js';
import { exampleInputs, newSeat, type Inputs, textOf, withSeat } from './inputs.js';

const gameOf = (id: string): Game => variants.find((variant) => variant.id === id)!;

/** Changes through several games, optionally with a change of the inputs in each. */
const through = (
  inputs: Inputs,
  ...ways: readonly (string | ((inputs: Inputs) => Inputs))[]
): { inputs: Inputs; leaves: readonly string[] } => {
  let now = { inputs, left: NOTHING_LEFT, leaves: [] as readonly string[] };
  for (const way of ways) {
    if (typeof way !== 'string') {
      now = { ...now, inputs: way(now.inputs) };
      continue;
    }
    const to = gameOf(way);
    const from = gameOf(now.inputs.game);
    now = moveToGame(now.inputs, { from, to, maxSeats: to.maxPlayers, left: now.left });
  }
  return now;
};
const inputsWith = (seats: Inputs['seats'], change: Partial<Inputs> = {}): Inputs => ({
  ...exampleInputs(),
  seats,
  ...change,
});
const textsOf = ({ seats, board, dead }: Inputs): string[] => [...seats.map(textOf), board, dead];

const three = inputsWith([newSeat('hand', 'AhKh'), newSeat('range', 'QQ+'), newSeat('hand', '2c2d')], {
  board: 'Ts9h2h',
  dead: '3c',
});

test('texts that fit the other game stay', () => {
  const { inputs, leaves } = through(three, 'crazy-pineapple');
  expect(inputs.game).toBe('crazy-pineapple');
  expect(textsOf(inputs)).toEqual(['AhKh', 'QQ+', '2c2d', 'Ts9h2h', '3c']);
  expect(leaves).toEqual([]);
  // Stud allows incomplete hands and has no board.
  expect(textsOf(through(three, 'stud').inputs)).toEqual(['AhKh', '', '2c2d', '', '3c']);
});

test('texts that do not fit are set aside and listed', () => {
  const { inputs, leaves } = through(three, 'omaha');
  expect(textsOf(inputs)).toEqual(['', '', '', 'Ts9h2h', '3c']);
  expect(leaves).toEqual(['AhKh', 'QQ+', '2c2d']);
  const short = through(three, 'short-deck');
  expect(textsOf(short.inputs)).toEqual(['AhKh', 'QQ+', '', '', '']);
  expect(short.leaves).toEqual(['2c2d', 'Ts9h2h', '3c']);
});

test('texts return in a game that they fit, with any games in between', () => {
  for (const ways of [['omaha'], ['omaha', 'badugi'], ['kuhn', 'royal-holdem', 'razz', 'omaha-6']])
    expect(through(three, ...ways, 'holdem').inputs).toEqual(three);
});

test('texts that return never replace another text', () => {
  const [{ id }] = three.seats;
  const there = through(three, 'omaha', (now) => ({
    ...withSeat(now, id, { hand: 'AsAhKsKh' }),
    board: '7c7d7h',
  }));
  const back = through(
    three,
    'omaha',
    () => there.inputs,
    'holdem',
    (now) => withSeat(now, id, { hand: '9c9d' }),
  );
  expect(textsOf(back.inputs)).toEqual(['9c9d', 'QQ+', '2c2d', '7c7d7h', '3c']);
});

test('hands return with their game', () => {
  const [{ id }] = three.seats;
  const inOmaha = (now: Inputs): Inputs => withSeat(now, id, { kind: 'hand', hand: 'AsAhKsKh' });
  const hands = (...ways: Parameters<typeof through>[1][]): string =>
    textOf(through(three, 'omaha', inOmaha, ...ways).inputs.seats[0]);
  expect([hands('holdem'), hands('holdem', 'omaha'), hands('omaha-6', 'holdem', 'omaha-8')]).toEqual([
    'AhKh',
    'AsAhKsKh',
    'AsAhKsKh',
  ]);
});

test('players without a seat return too', () => {
  const eight = inputsWith(Array.from({ length: 8 }, () => newSeat('range', 'random')));
  expect(through(eight, 'royal-holdem').inputs.seats).toHaveLength(6);
  expect(through(eight, 'royal-holdem').leaves).toEqual(['random', 'random']);
  expect(through(eight, 'royal-holdem', 'holdem').inputs.seats).toEqual(eight.seats);
});

test('an incomplete hand is set aside; an empty one is not listed', () => {
  expect(through(inputsWith([newSeat('hand', 'Ah K'), newSeat()]), 'omaha').leaves).toEqual(['Ah K']);
});

test('options of the game stay with it: another game has none, and cards that are not dealt any more are set aside', () => {
  const short = gameWith(gameOf('holdem'), { deck: 36 });
  const moved = moveToGame(three, { from: gameOf('holdem'), to: short, maxSeats: 9, left: NOTHING_LEFT });
  expect(moved.inputs.options).toEqual({ deck: 36 });
  expect(moved.leaves).toEqual(['2c2d', 'Ts9h2h', '3c']);
  const back = moveToGame(moved.inputs, { from: short, to: gameOf('holdem'), maxSeats: 9, left: moved.left });
  expect(back.inputs).toEqual(three);
});

test('no more draws are left than the other game has', () => {
  const triple = inputsWith([newSeat('range', 'random')], { game: 'lowball-27-triple', draws: 3 });
  expect(through(triple, 'badugi').inputs.draws).toBe(3);
  expect(through(triple, 'lowball-27-single').inputs.draws).toBe(1);
  expect(through(triple, 'holdem').inputs.draws).toBe(1);
});
