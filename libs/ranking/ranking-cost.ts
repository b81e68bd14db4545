import { COMPOSITIONS, type CompositionId } from './composition.js';
import { hasQuickSplit } from './evaluators.js';
import { LARGEST_HAND } from './keys.js';
import { type ScaleId, SCALES } from './scale.js';

/** Cost of one of the choices that are evaluated one by one. The unit is the look-up of a whole hand. */
const COST_PER_CHOICE = 0.55;

/** Cost of one look-up of two hole cards and three board cards, by multiset of ranks and by set of ranks. */
const COST_PER_PAIR = 0.08;
const COST_PER_RANK_SET = 0.02;

/** Cost of the choices of a badugi, one card of each suit, for four cards. It grows with the fourth power. */
const BADUGI_COST = 0.02;

/**
 * The measured cost of `bestHand` for a player with `own` hole cards and a board of `shared` cards. The unit is the cost
 * of five to seven cards that may all play and are not wild, about a tenth of a microsecond. With wild cards Omaha loses
 * its faster methods; other games cost the same, because the values of wild cards are in tables.
 */
export const rankingCost = (
  id: ScaleId,
  composition: CompositionId,
  own: number,
  shared: number,
  isWild: boolean,
): number => {
  const scale = SCALES[id];
  const { cards, fromHole, lines } = COMPOSITIONS[composition];
  const [fewest, most] = fromHole;
  if (lines !== undefined) return lines.length;
  if (fewest < most && most < cards) {
    let tried = 0;
    for (let played = fewest; played <= most; played++)
      tried += choices(own, played) * choices(shared, cards - played);
    return 1 + tried * COST_PER_CHOICE;
  }
  const splits = fewest > 0 && fewest < cards;
  if (splits) {
    const tried = choices(own, most) * choices(shared, cards - most);
    if (isWild || composition !== 'two-and-three' || !hasQuickSplit(scale))
      return 1 + tried * COST_PER_CHOICE;
    return 1 + tried * (scale.differ === 'ranks' ? COST_PER_RANK_SET : COST_PER_PAIR);
  }
  const all = fewest === 0 ? own + shared : own;
  if (scale.differ === 'ranks') return 1;
  if (scale.differ === 'ranks-and-suits') return 1 + BADUGI_COST * (all / 4) ** 4;
  return all <= LARGEST_HAND ? 1 : 1 + choices(all, scale.cards) * COST_PER_CHOICE;
};

const choices = (of: number, taken: number): number => {
  let ways = 1;
  for (let at = 0; at < taken; at++) ways = (ways * Math.max(0, of - at)) / (at + 1);
  return ways;
};
