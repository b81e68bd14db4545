import { rankOf, suitOf, type Card, type Rank } from '#cards';
import { bestHand, COMPOSITIONS, explain, SCALES, type Category, type HandValue } from '#ranking';
import { strengthFor } from './strength.js';
import type { PotShare, Variant } from './variants/variant.js';

/** Whether a hand is the one that a player declared. */
type IsDeclared = (value: HandValue) => boolean;

/**
 * P-SHOW-6, in houses where declared hands bind: the strength of the best hand that a player's cards make and that he declared;
 * null if they make none, so that the cards speak. On scales that high hands win, cards make a weaker hand too: two pair a
 * pair, a straight flush a flush. Where the deal or the place of a card decides, or a card is wild, only the best hand counts.
 * O(sets of five cards × strengths).
 */
export const declaredStrength = (
  variant: Variant,
  share: PotShare,
  hole: readonly Card[],
  board: readonly Card[],
  isDeclared: IsDeclared,
): number | null => {
  const best = strengthFor(variant, share, hole, board);
  if (best === null) return null;
  const { scale, composition } = share;
  if (isDeclared(explain(scale, best))) return best;
  const isPlain = !variant.isSpecial && variant.wildCards === undefined;
  if (!isPlain || COMPOSITIONS[composition].lines !== undefined) return null;
  const sets = cardSets(share, hole, board);
  const strengths = sets.map((cards) => bestHand(scale, composition, cards.hole, cards.board));
  const exact = strengths.filter((strength) => strength > 0 && isDeclared(explain(scale, strength)));
  if (exact.length > 0) return Math.max(...exact);
  const weaker = sets.map((cards, index) => weakerHand(share, cards, strengths[index], isDeclared));
  const most = Math.max(...weaker);
  return most > 0 ? most : null;
};

interface CardSetOfHand {
  readonly hole: readonly Card[];
  readonly board: readonly Card[];
}

/** The sets of cards that may play together: some hole cards, and board cards for the rest. */
const cardSets = (
  { composition }: PotShare,
  hole: readonly Card[],
  board: readonly Card[],
): CardSetOfHand[] => {
  const { cards, fromHole } = COMPOSITIONS[composition];
  const sets: CardSetOfHand[] = [];
  for (let own = fromHole[0]; own <= Math.min(fromHole[1], hole.length, cards); own++)
    for (const held of choose(hole, own))
      for (const common of choose(board, cards - own)) sets.push({ hole: held, board: common });
  return sets;
};

const choose = (cards: readonly Card[], count: number): readonly (readonly Card[])[] => {
  if (count === 0) return [[]];
  return cards.flatMap((card, index) =>
    choose(cards.slice(index + 1), count - 1).map((others) => [card, ...others]),
  );
};

const NOTHING = 0;

/** The best declared hand that five cards make below the hand that they are; 0 for none. */
const weakerHand = (
  { scale }: PotShare,
  { hole, board }: CardSetOfHand,
  strength: number,
  isDeclared: IsDeclared,
): number => {
  if (SCALES[scale].wins !== 'highest' || SCALES[scale].cards !== FIVE) return NOTHING;
  const cards = [...hole, ...board];
  for (let weaker = strength - 1; weaker > NOTHING; weaker--) {
    const value = explain(scale, weaker);
    if (isDeclared(value) && areIn(value, cards, explain(scale, strength))) return weaker;
  }
  return NOTHING;
};

const FIVE = 5;

/** By category: how many cards of equal rank the first ranks of a hand have; the other ranks are kickers. */
const GROUPS: Readonly<Partial<Record<Category, readonly number[]>>> = {
  'high-card': [],
  flush: [],
  pair: [2],
  'two-pair': [2, 2],
  'three-of-a-kind': [3],
  'full-house': [3, 2],
  'four-of-a-kind': [4],
};

/** Whether five cards make a weaker hand than they are: its equal ranks, with kickers that the other cards are not below. */
const areIn = ({ category, ranks }: HandValue, cards: readonly Card[], whole: HandValue): boolean => {
  if (category === 'straight') return whole.category === 'straight-flush' && ranks[0] === whole.ranks[0];
  const groups = GROUPS[category];
  if (groups === undefined) return false;
  if (category === 'flush' && cards.some((card) => suitOf(card) !== suitOf(cards[0]))) return false;
  const left = cards.map(rankOf).sort((a, b) => b - a);
  for (const [index, size] of groups.entries())
    for (let count = 0; count < size; count++) {
      const at = left.indexOf(ranks[index]);
      if (at < 0) return false;
      left.splice(at, 1);
    }
  return !areAbove(ranks.slice(groups.length), left);
};

/** Whether kickers, the highest first, beat others. */
const areAbove = (kickers: readonly Rank[], others: readonly Rank[]): boolean => {
  const first = kickers.findIndex((rank, index) => rank !== others[index]);
  return first >= 0 && kickers[first] > others[first];
};
