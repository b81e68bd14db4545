import { UNKNOWN, type Card } from '#cards';
import { cardOrder, exposedStrength, SCALES, substituteWildCards, type ScaleId } from '#ranking';
import { NO_PLAYER, type Hand } from './hand.js';
import { variantAsDealt } from './strength.js';

/** How a house breaks ties between exposed hands. */
type Tie = Hand['setup']['switches']['exposedTie'];

/**
 * The player who owes the bring-in (P-VAR-7CS, P-VAR-5CS, P-VAR-RAZZ): the worst exposed hand on the game's scale, or the
 * best one where the house plays the game so. Suits break ties (R-TIE-1). NO_PLAYER if an exposed card is unknown or missing.
 */
export const bringInPlayer = (hand: Hand): number => extreme(hand, bestCardOpens(hand) ? 1 : -1, 'suit');

const bestCardOpens = (hand: Hand): boolean => {
  const { switches, variant } = hand.setup;
  const { bringInBy = SCALES[scaleOf(hand)].wins === 'highest' ? 'studOpens' : undefined } = variant;
  return bringInBy !== undefined && switches[bringInBy] === 'high-card';
};

/** The player with the best exposed hand, who opens the round (P-BET-1); NO_PLAYER if an exposed card is unknown. */
export const exposedLeader = (hand: Hand): number => extreme(hand, 1, hand.setup.switches.exposedTie);

/** The players whose exposed hand equals the best one. In a log without a dealer any of them may open. */
export const exposedLeaders = (hand: Hand): number[] => {
  const leader = exposedLeader(hand);
  if (leader === NO_PLAYER) return [];
  const best = strengthOf(hand, leader);
  return [...hand.live.keys()].filter(
    (player) => hand.live[player] === 1 && strengthOf(hand, player) === best,
  );
};

const scaleOf = (hand: Hand): ScaleId => hand.setup.variant.exposed ?? 'high';

/** A player's exposed cards, with wild cards replaced (P-WILD-1, docs/decisions/012-exposed-wild-cards.md). */
const exposedCardsOf = (hand: Hand, player: number): readonly Card[] => {
  const cards = hand.up[player] ?? [];
  const { wildCards } = variantAsDealt(hand) ?? hand.setup.variant;
  return wildCards === undefined ? cards : substituteWildCards(scaleOf(hand), cards, wildCards);
};

/** Null if a card is unknown or none is exposed. */
const strengthOf = (hand: Hand, player: number): number | null => {
  const cards = exposedCardsOf(hand, player);
  return cards.length === 0 ? null : exposedStrength(scaleOf(hand), cards);
};

/** The player with the best (1) or the worst (-1) exposed hand; the first in dealing order among equal hands. */
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

/** Whether the top suit of a player beats that of another with an equal hand, in the direction of `sign`. */
const outranks = (hand: Hand, player: number, other: number, sign: 1 | -1): boolean => {
  const scale = scaleOf(hand);
  const better = SCALES[scale].wins === 'highest' ? sign : -sign;
  return (topCard(hand, player, scale) - topCard(hand, other, scale)) * better > 0;
};

const topCard = (hand: Hand, player: number, scale: ScaleId): number => {
  let top = -1;
  for (const card of exposedCardsOf(hand, player))
    if (card !== UNKNOWN) top = Math.max(top, cardOrder(scale, card));
  return top;
};

/** Whether a live player shows a pair. */
export const isPairOpen = (hand: Hand): boolean =>
  hand.up.some((_, player) => {
    if (hand.live[player] === 0) return false;
    const cards = exposedCardsOf(hand, player);
    // Cards that the log does not show may be a pair.
    return cards.length === 0 || holdsPair(cards);
  });

const holdsPair = (cards: readonly Card[]): boolean =>
  cards.some((card, at) => card !== UNKNOWN && cards.findIndex((other) => other >> 2 === card >> 2) < at);
