import { type Card, isPlain, rankOf } from '#cards';
import { bestHand } from './best.js';
import { placeOf, type ScaleId, SCALES } from './scale.js';
import { shapeOf } from './shapes.js';

const SLOT_BITS = 4;
const SLOTS = 4;

/** The largest number of exposed cards of a player that can be compared. No game deals more. */
export const MAX_EXPOSED_CARDS = 5;

/** Buffer, so that nothing is allocated: for each exposed rank its number of cards and its place on the scale. */
const keys = new Int32Array(SLOTS);

/**
 * Strength of one to five exposed cards, for comparison with the same number of cards (P-BET-1): pairs, threes and fours
 * first, then the ranks in the order of the scale. Straights and flushes count with five cards, which are a whole hand. The higher strength is the
 * better hand on the scale: on a low scale 8-4 is better than 9-2, and both are better than a pair. Null if a card is
 * unknown or there are more than five cards.
 */
export function exposedStrength(scale: ScaleId, cards: readonly Card[]): number | null {
  if (cards.length > MAX_EXPOSED_CARDS) return null;
  if (cards.length > SLOTS) {
    const strength = bestHand(scale, 'any-five', cards, []);
    return strength > 0 ? strength : null;
  }
  const order = SCALES[scale];
  let ranks = 0;
  for (const card of cards) {
    if (!isPlain(card)) return null;
    ranks = add(placeOf(rankOf(card), order), ranks);
  }
  sortDown(ranks);
  let strength = ranks === 0 ? 0 : shapeOf(keys[0] >> SLOT_BITS, ranks > 1 ? keys[1] >> SLOT_BITS : 0);
  // A slot holds place + 1, so that a missing card is below the lowest rank.
  for (let slot = 0; slot < SLOTS; slot++)
    strength = (strength << SLOT_BITS) | (slot < ranks ? (keys[slot] & 15) + 1 : 0);
  return order.wins === 'lowest' ? -strength : strength;
}

/** Counts an exposed rank; returns the number of different ranks so far. */
function add(place: number, ranks: number): number {
  for (let slot = 0; slot < ranks; slot++)
    if ((keys[slot] & 15) === place) {
      keys[slot] += 1 << SLOT_BITS;
      return ranks;
    }
  keys[ranks] = (1 << SLOT_BITS) | place;
  return ranks + 1;
}

/** Sorts the ranks: the most frequent first, of equally frequent ranks the higher. */
function sortDown(ranks: number): void {
  for (let end = 1; end < ranks; end++) {
    const key = keys[end];
    let at = end;
    for (; at > 0 && keys[at - 1] < key; at--) keys[at] = keys[at - 1];
    keys[at] = key;
  }
}

/**
 * A number that orders single cards on a scale; suits decide between equal ranks (R-TIE-1: spades, hearts, diamonds,
 * clubs). The higher number is the higher card, on high and low scales alike.
 */
export function cardOrder(scale: ScaleId, card: Card): number {
  return placeOf(rankOf(card), SCALES[scale]) * 4 + (card & 3);
}
