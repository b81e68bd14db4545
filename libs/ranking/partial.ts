import { type Card, RANK_COUNT, rankOf } from '#cards';
import type { HandValue } from './hand-values.js';
import { SHAPES, shapeOf } from './shapes.js';

/**
 * Hands of one to four cards, such as the upcards of stud: only pairs, threes, fours and high cards, without suits. Their
 * strengths compare with each other, not with those of complete hands.
 */

const SLOTS = 4;
const SLOT_BITS = 4;

/**
 * Strength of one to four cards (different cards 0..51): the higher is better, equal strengths tie. If the leading ranks
 * are equal, a hand of more cards is better than one of fewer. 0 for no cards. Throws a `RangeError` for more than four.
 */
export function evaluatePartial(cards: ArrayLike<Card>, count: number = cards.length): number {
  if (count > SLOTS) throw new RangeError(`not a partial hand: ${count} cards`);
  if (count === 0) return 0;
  const counts = new Uint8Array(RANK_COUNT);
  for (let i = 0; i < count; i++) counts[rankOf(cards[i])]++;
  const ranks = [...counts.keys()].filter((rank) => counts[rank] > 0);
  ranks.sort((a, b) => counts[b] - counts[a] || b - a);
  let strength = shapeOf(counts[ranks[0]], ranks.length > 1 ? counts[ranks[1]] : 0) + 1;
  // A slot holds rank + 1, so that a missing card is below a deuce.
  for (let slot = 0; slot < SLOTS; slot++) strength = (strength << SLOT_BITS) | ((ranks[slot] ?? -1) + 1);
  return strength;
}

/** The value of a partial hand, ranks most significant first. Throws a `RangeError` for a number that is no such strength. */
export function explainPartial(strength: number): HandValue {
  const shape = SHAPES[(strength >> (SLOTS * SLOT_BITS)) - 1];
  if (shape === undefined) throw new RangeError(`not the strength of a partial hand: ${strength}`);
  const ranks: number[] = [];
  for (let slot = SLOTS - 1; slot >= 0; slot--) {
    const held = (strength >> (slot * SLOT_BITS)) & ((1 << SLOT_BITS) - 1);
    if (held > 0) ranks.push(held - 1);
  }
  return { category: shape[0], ranks };
}
