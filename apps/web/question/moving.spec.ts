import { variants } from '#engine';
import type { Game } from './game.js';
import { moved, NOTHING_LEFT } from './moving.js';
import { firstQuestion, newSeat, type Question, textOf, withSeat } from './question.js';

const gameOf = (id: string): Game => variants.find((variant) => variant.id === id)!;

/** Leads a question through games, and may do something in each. */
const through = (
  question: Question,
  ...ways: readonly (string | ((question: Question) => Question))[]
): { question: Question; leaves: readonly string[] } => {
  let now = { question, left: NOTHING_LEFT, leaves: [] as readonly string[] };
  for (const way of ways) {
    if (typeof way !== 'string') {
      now = { ...now, question: way(now.question) };
      continue;
    }
    const to = gameOf(way);
    const from = gameOf(now.question.game);
    now = moved(now.question, { from, to, mostSeats: to.maxPlayers, left: now.left });
  }
  return now;
};
const asked = (seats: Question['seats'], change: Partial<Question> = {}): Question => ({
  ...firstQuestion(),
  seats,
  ...change,
});
const textsOf = ({ seats, board, dead }: Question): string[] => [...seats.map(textOf), board, dead];

const three = asked([newSeat('hand', 'AhKh'), newSeat('range', 'QQ+'), newSeat('hand', '2c2d')], {
  board: 'Ts9h2h',
  dead: '3c',
});

test('what makes sense in the other game is kept', () => {
  const { question, leaves } = through(three, 'crazy-pineapple');
  expect(question.game).toBe('crazy-pineapple');
  expect(textsOf(question)).toEqual(['AhKh', 'QQ+', '2c2d', 'Ts9h2h', '3c']);
  expect(leaves).toEqual([]);
  // A hand may be told in part where cards are still dealt; there is no board.
  expect(textsOf(through(three, 'stud').question)).toEqual(['AhKh', '', '2c2d', '', '3c']);
});

test('what does not is left, and told', () => {
  const { question, leaves } = through(three, 'omaha');
  expect(textsOf(question)).toEqual(['', '', '', 'Ts9h2h', '3c']);
  expect(leaves).toEqual(['AhKh', 'QQ+', '2c2d']);
  const short = through(three, 'short-deck');
  expect(textsOf(short.question)).toEqual(['AhKh', 'QQ+', '', '', '']);
  expect(short.leaves).toEqual(['2c2d', 'Ts9h2h', '3c']);
});

test('and comes back, whatever games were played meanwhile', () => {
  for (const ways of [['omaha'], ['omaha', 'badugi'], ['kuhn', 'royal-holdem', 'razz', 'omaha-6']])
    expect(through(three, ...ways, 'holdem').question).toEqual(three);
});

test('but in the place of nothing else', () => {
  const [{ id }] = three.seats;
  const there = through(three, 'omaha', (now) => ({
    ...withSeat(now, id, { hand: 'AsAhKsKh' }),
    board: '7c7d7h',
  }));
  const back = through(
    three,
    'omaha',
    () => there.question,
    'holdem',
    (now) => withSeat(now, id, { hand: '9c9d' }),
  );
  expect(textsOf(back.question)).toEqual(['9c9d', 'QQ+', '2c2d', '7c7d7h', '3c']);
});

test('each game has its own hands again', () => {
  const [{ id }] = three.seats;
  const inOmaha = (now: Question): Question => withSeat(now, id, { kind: 'hand', hand: 'AsAhKsKh' });
  const hands = (...ways: Parameters<typeof through>[1][]): string =>
    textOf(through(three, 'omaha', inOmaha, ...ways).question.seats[0]);
  expect([hands('holdem'), hands('holdem', 'omaha'), hands('omaha-6', 'holdem', 'omaha-8')]).toEqual([
    'AhKh',
    'AsAhKsKh',
    'AsAhKsKh',
  ]);
});

test('so do players for whom there are no seats', () => {
  const eight = asked(Array.from({ length: 8 }, () => newSeat('range', 'random')));
  expect(through(eight, 'royal-holdem').question.seats).toHaveLength(6);
  expect(through(eight, 'royal-holdem').leaves).toEqual(['random', 'random']);
  expect(through(eight, 'royal-holdem', 'holdem').question.seats).toEqual(eight.seats);
});

test('a hand that is being typed is left, and a player of whom nothing is said leaves nothing', () => {
  expect(through(asked([newSeat('hand', 'Ah K'), newSeat()]), 'omaha').leaves).toEqual(['Ah K']);
});
