import { UNKNOWN, type Card } from '#cards';
import { cardOrder, exposedStrength, SCALES, substituteWildCards, type ScaleId } from '#ranking';
import { NO_PLAYER, type Hand } from './hand.js';

/** How the houses differ in who is named by equal cards. */
type Tie = Hand['setup']['switches']['exposedTie'];

/**
 * Whose exposed cards make him bring it in (P-VAR-7CS, P-VAR-RAZZ): the worst on the game's scale, the best by the old
 * rule. Suits decide between equal ranks (R-TIE-1). NO_PLAYER where a card is not known, or somebody shows none yet.
 */
export const bringInPlayer = (hand: Hand): number => {
  const worst = hand.setup.switches.studOpens === 'low-card';
  return extreme(hand, worst ? -1 : 1, 'suit');
};

/** Who shows the best exposed hand and opens the round (P-BET-1); NO_PLAYER where a card is not known. */
export const exposedLeader = (hand: Hand): number => extreme(hand, 1, hand.setup.switches.exposedTie);

/** Everybody who shows a hand as good as the leader's: in a log without a dealer any of them may be the first. */
export const exposedLeaders = (hand: Hand): number[] => {
  const leader = exposedLeader(hand);
  if (leader === NO_PLAYER) return [];
  const best = strengthOf(hand, leader);
  return [...hand.live.keys()].filter(
    (player) => hand.live[player] === 1 && strengthOf(hand, player) === best,
  );
};

const scaleOf = (hand: Hand): ScaleId => hand.setup.variant.exposed ?? 'high';

/** What a player shows; a wild card is the best that it can be (P-WILD-1, docs/decisions/012-exposed-wild-cards.md). */
const shownBy = (hand: Hand, player: number): readonly Card[] => {
  const cards = hand.up[player] ?? [];
  const { wildCards } = hand.setup.variant;
  return wildCards === undefined ? cards : substituteWildCards(scaleOf(hand), cards, wildCards);
};

/** Null where a card is not known, and while there is none. */
const strengthOf = (hand: Hand, player: number): number | null => {
  const cards = shownBy(hand, player);
  return cards.length === 0 ? null : exposedStrength(scaleOf(hand), cards);
};

/** The player with the best (1) or the worst (-1) exposed hand; of equal ones the first in the order of the deal. */
const extreme = (hand: Hand, sign: 1 | -1, tie: Tie): number => {
  let found = NO_PLAYER;
  let most = 0;
  for (let player = 0; player < hand.size; player++) {
    if (hand.live[player] === 0) continue;
    const strength = strengthOf(hand, player);
    if (strength === null) return NO_PLAYER;
    const value = strength * sign;
    if (
      found === NO_PLAYER ||
      value > most ||
      (value === most && tie === 'suit' && outranks(hand, player, found, sign))
    ) {
      found = player;
      most = value;
    }
  }
  return found;
};

/** Whether the suits of one of two equal hands are the better (1) or the worse ones (-1) on the scale. */
const outranks = (hand: Hand, player: number, other: number, sign: 1 | -1): boolean => {
  const scale = scaleOf(hand);
  const better = SCALES[scale].wins === 'highest' ? sign : -sign;
  return (topCard(hand, player, scale) - topCard(hand, other, scale)) * better > 0;
};

const topCard = (hand: Hand, player: number, scale: ScaleId): number => {
  let top = -1;
  for (const card of shownBy(hand, player)) if (card !== UNKNOWN) top = Math.max(top, cardOrder(scale, card));
  return top;
};

/** Whether anybody still in shows a pair. */
export const isPairOpen = (hand: Hand): boolean =>
  hand.up.some((_, player) => hand.live[player] === 1 && holdsPair(shownBy(hand, player)));

const holdsPair = (cards: readonly Card[]): boolean =>
  cards.some((card, at) => card !== UNKNOWN && cards.findIndex((other) => other >> 2 === card >> 2) < at);
