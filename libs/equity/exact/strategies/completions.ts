import { deckCards } from '#cards';
import type { Spot } from '../../spot/spot.js';
import { handCost } from '../../spot/hand-cost.js';
import { KernelPairs, MAX_SET_CARDS } from '../completions/kernel-pairs.js';
import type { KnownHands } from '../../spot/known-hands.js';
import { byThemselves, countFinalHands, together } from '../completions/count.js';
import { commonOf } from '../completions/final-hands.js';
import { choices } from '../../spot/combinations.js';
import type { StrategyFor } from './strategy.js';

/** Lists and ranks the final hands of each player once, then counts compatible combinations. */
export const completionStrategy: StrategyFor = (spot) => {
  const [joint, alone] = [costOf(spot, jointSize), costOf(spot, aloneSize)];
  const cost = Math.min(joint, alone);
  if (cost === Infinity) return null;
  const partition = joint === cost ? together : byThemselves;
  return { cost, count: () => countFinalHands(spot, partition(spot), KernelPairs.shared) };
};

/** The final hands of a player: the number of lists, the hands of each list, and the number of cards that differ. */
interface Size {
  readonly lists: number;
  readonly hands: number;
  readonly cards: number;
}

/** All known hands in one list. `left` is the number of free cards. */
const jointSize = (player: KnownHands, left: number): Size => ({
  lists: 1,
  hands: player.count * choices(left, player.missing),
  cards: player.missing + (player.count === 1 ? 0 : player.size - commonOf(player).length),
});

/** A list for each known hand. */
const aloneSize = ({ count, missing }: KnownHands, left: number): Size => ({
  lists: count,
  hands: choices(left, missing),
  cards: missing,
});

/** The largest number of final hands in two lists that are compared (about 200 bytes each in the kernel). */
const MAX_COMPARED = 400_000;
const MAX_HANDS = 2_000_000;

const costOf = (spot: Spot, sizeOf: (player: KnownHands, left: number) => Size): number => {
  const { players, game, boards, dead } = spot;
  let left = deckCards(game.deck).length - dead.length;
  for (const board of boards) left -= board.length;
  for (const { size, count } of players) if (count === 1) left -= size;
  let boardChoices = 1;
  for (const board of boards) {
    const toCome = game.boardCards - board.length;
    boardChoices *= choices(left, toCome);
    left -= toCome;
  }
  const sizes = players.map((player) => sizeOf(player, player.count === 1 ? left : left - player.size));
  const hands = sizes.reduce((sum, size) => sum + size.lists * size.hands, 0);
  if (hands > MAX_HANDS || sizes.some((size) => size.hands > MAX_COMPARED / 2)) return Infinity;
  const halves = boards.length * game.shares.length;
  const matchups = sizes.reduce((product, { lists }) => product * lists, 1);
  return (
    boardChoices * (BOARD_COST + hands * handCost(game) * RANK_COST + matchups * matchupCost(sizes, halves))
  );
};

/** The cost of counting the combinations of one list of each player. */
const matchupCost = (sizes: readonly Size[], halves: number): number => {
  const sorted = [...sizes].sort((a, b) => a.hands - b.hands);
  const [first, second] = sorted.splice(-2);
  const others = sorted.reduce((product, { hands }) => product * hands, 1);
  const both = first.hands + second.hands;
  const cards = Math.max(first.cards, second.cards);
  const sets = cards > MAX_SET_CARDS ? Infinity : both * 2 ** cards * SET_COST;
  const pairs = first.hands * second.hands * PAIR_COST;
  const placed = both * (PLACE_COST + 2 ** Math.min(cards, MAX_SET_CARDS) * SET_COST);
  // The hands are divided once for each half but the last.
  const divided = (2 + Math.log2(1 + both)) ** (halves - 1);
  return MATCHUP_COST + placed + others * divided * (CALL_COST + both * HAND_COST + Math.min(sets, pairs));
};

/** In units of `ExactStrategy.cost`. */
const BOARD_COST = 250;
const MATCHUP_COST = 50;
const CALL_COST = 2.5;
const RANK_COST = 0.75;
const PLACE_COST = 0.25;
const HAND_COST = 0.06;
const SET_COST = 0.025;
const PAIR_COST = 0.0035;
