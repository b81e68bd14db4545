import { type Card, isPlain, RANK_COUNT, rankOf } from '#cards';
import { placeOf, type ScaleId, SCALES } from './scale.js';
import { shapeOf } from './shapes.js';

const SLOT_BITS = 4;
const SLOTS = 4;

/**
 * What one to four exposed cards are worth beside others of their number (P-BET-1): pairs, threes and fours, then the
 * ranks, as the scale orders them; straights and flushes need five cards. The higher is the better hand on the scale,
 * so that on a low one 8-4 comes before 9-2, and any of them before a pair. Null where a card is not known.
 */
export function exposedStrength(scale: ScaleId, cards: readonly Card[]): number | null {
  const order = SCALES[scale];
  const counts = new Uint8Array(RANK_COUNT);
  for (const card of cards) {
    if (!isPlain(card)) return null;
    counts[placeOf(rankOf(card), order)]++;
  }
  const places = [...counts.keys()].filter((place) => counts[place] > 0);
  places.sort((a, b) => counts[b] - counts[a] || b - a);
  let strength =
    places.length === 0 ? 0 : shapeOf(counts[places[0]], places.length > 1 ? counts[places[1]] : 0);
  for (let slot = 0; slot < SLOTS; slot++) strength = (strength << SLOT_BITS) | ((places[slot] ?? -1) + 1);
  return order.wins === 'lowest' ? -strength : strength;
}

/**
 * The order of single cards on a scale, suits deciding between equal ranks (R-TIE-1: spades, hearts, diamonds, clubs):
 * the higher comes first, be the scale high or low.
 */
export function cardOrder(scale: ScaleId, card: Card): number {
  return placeOf(rankOf(card), SCALES[scale]) * 4 + (card & 3);
}
