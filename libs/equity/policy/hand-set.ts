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
  /** One of them has the hands, none if the set has every hand: a bit for each hand of the deck, or the ascending numbers of the hands if that is smaller. */
  private readonly bits: Uint8Array | null = null;
  private readonly numbers: Uint32Array | null = null;

  private constructor({ size, cards, count }: Range) {
    this.size = size;
    if (cards === null) return;
    const numbers = Uint32Array.from({ length: count }, (_, hand) =>
      numberOf(cards.subarray(hand * size, (hand + 1) * size), (1 << size) - 1),
    );
    const bytes = Math.ceil(choices(CARDS - 10, size) / 8);
    if (numbers.byteLength < bytes) {
      this.numbers = numbers.sort();
      return;
    }
    this.bits = new Uint8Array(bytes);
    for (const number of numbers) this.bits[number >>> 3] |= 1 << (number & 7);
  }

  /** The hands of a range. Equal ranges of a table share a set, which may have many megabytes. */
  static of(range: Range): HandSet {
    let set = sets.get(range);
    if (set === undefined) sets.set(range, (set = new HandSet(range)));
    return set;
  }

  /** Whether the set has the hand of the chosen cards. @param cards ascending @param chosen a mask of their places */
  has(cards: ArrayLike<Card>, chosen: number): boolean {
    const { bits, numbers } = this;
    if (numbers !== null) return includes(numbers, numberOf(cards, chosen));
    if (bits === null) return true;
    const number = numberOf(cards, chosen);
    return (bits[number >>> 3] & (1 << (number & 7))) !== 0;
  }
}

const numberOf = (cards: ArrayLike<Card>, chosen: number): number => {
  let number = 0;
  let place = 0;
  for (let at = 0; at < cards.length; at++)
    if ((chosen & (1 << at)) !== 0) number += TERMS[place++][cards[at]];
  return number;
};

/** Whether ascending numbers include one. O(log n). */
const includes = (numbers: Uint32Array, number: number): boolean => {
  let from = 0;
  let to = numbers.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (numbers[middle] < number) from = middle + 1;
    else to = middle;
  }
  return numbers[from] === number;
};
