import type { Card } from '#cards';
import { choices } from '../spot/combinations.js';
import type { Range } from '../ranges/range.js';

const CARDS = 64;
const MAX_SIZE = 7;

/** By place and card: the term of the card in the number of a hand, in the combinatorial number system. */
const TERMS = Array.from({ length: MAX_SIZE }, (_, place) =>
  Float64Array.from({ length: CARDS }, (_, card) => choices(card, place + 1)),
);

const sets = new WeakMap<Range, HandSet>();

/** The hands of a range, one bit each. */
export class HandSet {
  readonly size: number;
  /** Null if the set has every hand. */
  private readonly bits: Uint8Array | null;

  private constructor({ size, cards, count }: Range) {
    this.size = size;
    this.bits = cards === null ? null : new Uint8Array(Math.ceil(choices(CARDS - 10, size) / 8));
    if (cards === null || this.bits === null) return;
    for (let hand = 0; hand < count; hand++) {
      const number = numberOf(cards.subarray(hand * size, (hand + 1) * size), (1 << size) - 1);
      this.bits[number >>> 3] |= 1 << (number & 7);
    }
  }

  /** The hands of a range. Equal ranges of a table share a set, which may have many megabytes. */
  static of(range: Range): HandSet {
    let set = sets.get(range);
    if (set === undefined) sets.set(range, (set = new HandSet(range)));
    return set;
  }

  /** Whether the set has the hand of the chosen cards. @param cards ascending @param chosen a mask of their places */
  has(cards: ArrayLike<Card>, chosen: number): boolean {
    if (this.bits === null) return true;
    const number = numberOf(cards, chosen);
    return (this.bits[number >>> 3] & (1 << (number & 7))) !== 0;
  }
}

const numberOf = (cards: ArrayLike<Card>, chosen: number): number => {
  let number = 0;
  let place = 0;
  for (let at = 0; at < cards.length; at++)
    if ((chosen & (1 << at)) !== 0) number += TERMS[place++][cards[at]];
  return number;
};
