import { type Card, isPlain, makeCard, rankOf, suitOf } from '#cards';
import type { KnownHands } from './known-hands.js';

const permutations = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

/** All permutations of the four suits, the identity first. By suit: its new suit. */
export const SUIT_PERMUTATIONS: readonly (readonly number[])[] = permutations([0, 1, 2, 3]);

/** A card with its suit renamed; a joker stays the same. */
export const renamedCard = (card: Card, order: readonly number[]): Card =>
  isPlain(card) ? makeCard(rankOf(card), order[suitOf(card)]) : card;

/**
 * The permutations of the suits that keep the boards, the dead cards and some ranges. Hands that such a permutation maps to each other
 * are equivalent.
 */
export class SuitPermutations {
  private orders: readonly (readonly number[])[];

  constructor(
    boards: readonly (readonly Card[])[],
    dead: readonly Card[],
    ranges: readonly KnownHands[] = [],
  ) {
    const fixed = [...boards, dead].map((cards) => new Set(cards));
    this.orders = SUIT_PERMUTATIONS.filter((order) =>
      fixed.every((cards) => [...cards].every((card) => cards.has(renamedCard(card, order)))),
    );
    for (const range of ranges) this.orders = this.orders.filter((order) => isKept(range, order));
  }

  /** The number of permutations, 1 to 24: the identity is always one of them. */
  get count(): number {
    return this.orders.length;
  }

  /** A text that is the same for equivalent hands, and only for them. */
  keyOf(hands: readonly Uint8Array[]): string {
    let least = '';
    for (const order of this.orders) {
      let key = '';
      for (const hand of hands) {
        const cards = Array.from(hand, (card) => renamedCard(card, order)).sort((a, b) => a - b);
        key += String.fromCharCode(...cards.map((card) => card + FIRST_SIGN), SEPARATOR);
      }
      if (least === '' || key < least) least = key;
    }
    return least;
  }
}

const FIRST_SIGN = 48;
const SEPARATOR = 32;

/** Whether a permutation maps a range to itself, with the same weights. */
const isKept = ({ cards, size, count, weights }: KnownHands, order: readonly number[]): boolean => {
  const keyOf = (hand: number, place: (card: Card) => Card): string =>
    Array.from(cards.subarray(hand * size, (hand + 1) * size), place)
      .sort((a, b) => a - b)
      .join();
  const known = new Map<string, number>();
  for (let hand = 0; hand < count; hand++)
    known.set(
      keyOf(hand, (card) => card),
      weights[hand],
    );
  for (let hand = 0; hand < count; hand++)
    if (known.get(keyOf(hand, (card) => renamedCard(card, order))) !== weights[hand]) return false;
  return true;
};
