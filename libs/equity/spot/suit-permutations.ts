import { type Card, isPlain, makeCard, rankOf, suitOf } from '#cards';
import type { KnownHands } from './known-hands.js';

const permutations = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

/** All orders of the four suits, by suit which it becomes; the one that changes nothing first. */
export const SUIT_PERMUTATIONS: readonly (readonly number[])[] = permutations([0, 1, 2, 3]);

/** The card that a card becomes; a joker has no suit. */
export const renamedCard = (card: Card, order: readonly number[]): Card =>
  isPlain(card) ? makeCard(rankOf(card), order[suitOf(card)]) : card;

/**
 * Orders of the four suits that leave what lies, what is dead and some ranges as they are: hands that they carry into each
 * other are alike.
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

  /** How many there are, the one that changes nothing among them: 1 to 24. */
  get count(): number {
    return this.orders.length;
  }

  /** The same text for hands that are alike. */
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

/** Whether a range holds each of its hands, the suits in this order, with the same weight. */
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
