import { Random } from '#random';
import { parseQuestion } from '../spot/question.js';
import { gameOf, rangeOf } from '../testing/spots.js';
import type { Spot } from '../spot/spot.js';
import { deckCards } from '#cards';
import { dealsOf } from './deals.js';
import { everyCase } from './every-case.js';
import { forEachMatchup } from './matchups.js';
import { exactly } from './exact.js';

const spotOf = (players: readonly string[], board: string): Spot => {
  const read = parseQuestion({
    game: gameOf('holdem'),
    players: players.map((text) =>
      /^(..){2}$/.test(text) && /[cdhs]/.test(text) ? { hand: text } : { range: text },
    ),
    board,
    dead: '',
  });
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.spot;
};

/** The spot with every hand of weight 1. */
const unweighted = (spot: Spot): Spot => ({
  ...spot,
  players: spot.players.map((player) => ({ ...player, weights: new Float64Array(player.count).fill(1) })),
});

test.each([
  [['QsQd', 'AKs:0.5,AKo:0.25'], '', 34_246_080, 27_396_864],
  [['QQ+,AKs:0.5', 'AhKh'], 'Ts9h2c', 26_730, 14_850],
  // One weight for all hands is none.
  [['QsQd', 'AKs:0.5'], '', 6_849_216, null],
])('%j on "%s" weigh %d in lowest terms, and have %s deals', (players, board, total, deals) => {
  const spot = spotOf(players, board);
  const tally = exactly(spot);
  expect(tally.total).toBe(total);
  expect(dealsOf(spot.players, tally.weight)).toBe(deals);
});

test('the deals of random ranges are as many as the cases without weights', () => {
  const random = new Random(7);
  const game = gameOf('holdem');
  for (let round = 0; round < 20; round++) {
    const free = deckCards(game.deck).filter((card) => card >= 5);
    const players = Array.from({ length: random.between(2, 3) }, () => rangeOf(random, free, 4, 2));
    const spot: Spot = { game, players, boards: [[0, 1, 2, 3, 4].slice(0, random.between(4, 5))], dead: [] };
    const { total } = everyCase(spot);
    if (total === 0) continue;
    const expected = everyCase(unweighted(spot)).total;
    expect(dealsOf(spot.players, BigInt(total)) ?? total).toBe(expected);
  }
});

/** The number of matchups, and their weight, by visiting all of them. */
const visited = (players: Spot['players']): { count: number; weight: number } => {
  const found = { count: 0, weight: 0 };
  forEachMatchup({ players }, (_, weight) => {
    found.count++;
    found.weight += weight;
  });
  return found;
};

test.each([2, 3, 4])('the deals of ranges of %i cards are in the proportion of visited matchups', (size) => {
  const random = new Random(size);
  const cards = deckCards(gameOf('holdem').deck);
  const all = rangeOf(random, cards, 300, size);
  const some = rangeOf(random, cards.slice(0, 20), 60, size);
  const [low, high] = [cards.slice(0, 15), cards.slice(20)].map((own) => rangeOf(random, own, 30, size));
  for (const players of [
    [all, some],
    [some, low],
    [low, high],
    [low, high, rangeOf(random, cards.slice(15, 20), 2, size)],
    [low, high, rangeOf(random, cards.slice(10, 30), 4, size)],
  ]) {
    const { count, weight } = visited(players);
    expect(dealsOf(players, BigInt(weight * 48))).toBe(count * 48);
  }
});

test('the deals of two ranges of all hands are counted without a visit of each matchup', () => {
  const { players } = spotOf(['random:0.5,AA', 'random:0.5,KK'], '');
  const { count, weight } = visited(players);
  expect(count).toBe(1326 * 1225);
  expect(dealsOf(players, BigInt(weight))).toBe(count);
});

test('ranges that share no cards are counted one by one, and those without weights not at all', () => {
  const { players } = spotOf(['22-66:0.5,AA', '77-TT:0.5,KK', 'JJ-QQ'], '');
  const { count, weight } = visited(players);
  expect(dealsOf(players, BigInt(weight))).toBe(count);
  const random = spotOf(['random', 'random', 'random'], '');
  expect(dealsOf(random.players, 1n)).toBe(null);
});

test('ranges with too many matchups have no number of deals', () => {
  const spot = spotOf(['random:0.5,AA', 'random:0.5,KK', 'random:0.5,QQ'], '');
  expect(dealsOf(spot.players, 1n)).toBe(null);
});
