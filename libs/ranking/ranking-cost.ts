import { COMPOSITIONS, type CompositionId } from './composition.js';
import { hasQuickSplit } from './evaluators.js';
import { LARGEST_HAND } from './keys.js';
import { type ScaleId, SCALES } from './scale.js';

/** One of many hands that are chosen and ranked in their turn, beside a hand that is looked up as a whole. */
const CHOSEN = 0.55;

/** One look-up of two hole cards and three of the board, where hands differ in nothing, and where they are sets of ranks. */
const PAIRED = 0.08;
const PAIRED_RANKS = 0.02;

/** What a badugi of so many cards adds: they are choices of one card of each suit. */
const SUITED = 0.02;

/**
 * What `bestHand` takes for a player who holds `own` cards beside a board of `shared`, in hands of five to seven cards that all
 * may play and none of which is wild: about a tenth of a microsecond. It is the number of hands that are tried, as measured. Wild cards
 * take the quick ways from Omaha and nothing from others: how many there are makes little difference, for what they stand for
 * lies in tables.
 */
export const rankingCost = (
  id: ScaleId,
  composition: CompositionId,
  own: number,
  shared: number,
  isWild: boolean,
): number => {
  const scale = SCALES[id];
  const { cards, fromHole } = COMPOSITIONS[composition];
  const [fewest, most] = fromHole;
  const splits = fewest > 0 && fewest < cards;
  if (splits) {
    const tried = choices(own, most) * choices(shared, cards - most);
    if (isWild || !hasQuickSplit(scale)) return 1 + tried * CHOSEN;
    return 1 + tried * (scale.differ === 'ranks' ? PAIRED_RANKS : PAIRED);
  }
  const all = fewest === 0 ? own + shared : own;
  if (scale.differ === 'ranks') return 1;
  if (scale.differ === 'ranks-and-suits') return 1 + SUITED * (all / 4) ** 4;
  return all <= LARGEST_HAND ? 1 : 1 + choices(all, scale.cards) * CHOSEN;
};

const choices = (of: number, taken: number): number => {
  let ways = 1;
  for (let at = 0; at < taken; at++) ways = (ways * Math.max(0, of - at)) / (at + 1);
  return ways;
};
