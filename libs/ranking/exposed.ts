import { type Card, isPlain, rankOf } from '#cards';
import { placeOf, type ScaleId, SCALES } from './scale.js';
import { shapeOf } from './shapes.js';

const SLOT_BITS = 4;
const SLOTS = 4;

/** The most exposed cards of a player that can be compared: no game deals more. */
export const MAX_EXPOSED_CARDS = SLOTS;

/** Scratch, so that nothing is allocated: of each rank that shows, how often and where it stands on the scale. */
const keys = new Int32Array(SLOTS);

/**
 * What one to four exposed cards are worth beside others of their number (P-BET-1): pairs, threes and fours, then the
 * ranks, as the scale orders them; straights and flushes need five cards. The higher is the better hand on the scale,
 * so that on a low one 8-4 comes before 9-2, and any of them before a pair. Null where a card is not known, and of
 * more cards than four, which no game exposes.
 */
export function exposedStrength(scale: ScaleId, cards: readonly Card[]): number | null {
  if (cards.length > SLOTS) return null;
  const order = SCALES[scale];
  let ranks = 0;
  for (const card of cards) {
    if (!isPlain(card)) return null;
    ranks = add(placeOf(rankOf(card), order), ranks);
  }
  sortDown(ranks);
  let strength = ranks === 0 ? 0 : shapeOf(keys[0] >> SLOT_BITS, ranks > 1 ? keys[1] >> SLOT_BITS : 0);
  // Slots hold place + 1, so that a missing card is below the lowest.
  for (let slot = 0; slot < SLOTS; slot++)
    strength = (strength << SLOT_BITS) | (slot < ranks ? (keys[slot] & 15) + 1 : 0);
  return order.wins === 'lowest' ? -strength : strength;
}

/** Counts a rank among those that show; how many different ones there are then. */
function add(place: number, ranks: number): number {
  for (let slot = 0; slot < ranks; slot++)
    if ((keys[slot] & 15) === place) {
      keys[slot] += 1 << SLOT_BITS;
      return ranks;
    }
  keys[ranks] = (1 << SLOT_BITS) | place;
  return ranks + 1;
}

/** The most frequent rank first, of equally frequent ones the higher. */
function sortDown(ranks: number): void {
  for (let end = 1; end < ranks; end++) {
    const key = keys[end];
    let at = end;
    for (; at > 0 && keys[at - 1] < key; at--) keys[at] = keys[at - 1];
    keys[at] = key;
  }
}

/**
 * The order of single cards on a scale, suits deciding between equal ranks (R-TIE-1: spades, hearts, diamonds, clubs):
 * the higher comes first, be the scale high or low.
 */
export function cardOrder(scale: ScaleId, card: Card): number {
  return placeOf(rankOf(card), SCALES[scale]) * 4 + (card & 3);
}
