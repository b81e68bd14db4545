import { Random } from '#random';
import { parseQuestion } from '../spot/question.js';
import { gameOf, rangeOf } from '../testing/spots.js';
import type { Spot } from '../spot/spot.js';
import { deckCards } from '#cards';
import { dealsOf } from './deals.js';
import { everyCase } from './every-case.js';
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
  expect(dealsOf(spot, tally.total)).toBe(deals);
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
    expect(dealsOf(spot, total) ?? total).toBe(expected);
  }
});

test('ranges with too many matchups have no number of deals', () => {
  const spot = spotOf(['random:0.5,AA', 'random:0.5,KK', 'random:0.5,QQ'], '');
  expect(dealsOf(spot, 1)).toBe(null);
});
