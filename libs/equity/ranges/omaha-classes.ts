import { type Card, rankOf, STANDARD_CARD_COUNT, SUIT_COUNT, suitOf } from '#cards';

/**
 * Classes of four-card hands that differ only in the names of their suits. A class is a number from 0, in the order in which its first
 * hand occurs among all hands in ascending order of cards.
 */

/** The orders of four-card hands: Omaha for high, and with a low half of eight or better. */
export type OmahaOrder = 'omaha' | 'omaha-8';

/** Cards of a hand. */
export const OMAHA_HAND_SIZE = 4;

/** The hands of four cards, by `handNumber`. */
export const OMAHA_HANDS = 270_725;

/** By number of cards and card: how many sets of so many cards lie below the card. */
const BELOW = Array.from({ length: OMAHA_HAND_SIZE + 1 }, (_, size) =>
  Uint32Array.from({ length: STANDARD_CARD_COUNT }, (__, card) => choose(card, size)),
);

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** The number of a hand among all hands, from 0; its cards must ascend. */
export const handNumber = (a: Card, b: Card, c: Card, d: Card): number =>
  BELOW[1][a] + BELOW[2][b] + BELOW[3][c] + BELOW[4][d];

/** The classes of all hands. */
export interface OmahaClasses {
  readonly count: number;
  /** By hand number. */
  readonly classOf: Uint16Array;
  /** By class. */
  readonly combos: Uint8Array;
}

let classes: OmahaClasses | undefined;

/** The classes of four-card hands. Computed once, in about a tenth of a second. */
export const omahaClasses = (): OmahaClasses => (classes ??= compute());

function compute(): OmahaClasses {
  const classOf = new Uint16Array(OMAHA_HANDS);
  const numbers = new Map<number, number>();
  const combos: number[] = [];
  let hand = 0;
  for (let d = 0; d < STANDARD_CARD_COUNT; d++) {
    for (let c = 0; c < d; c++) {
      for (let b = 0; b < c; b++) {
        for (let a = 0; a < b; a++) {
          const key = keyOf([a, b, c, d]);
          let number = numbers.get(key);
          if (number === undefined) {
            number = numbers.size;
            numbers.set(key, number);
            combos.push(0);
          }
          combos[number]++;
          classOf[hand++] = number;
        }
      }
    }
  }
  return { count: numbers.size, classOf, combos: Uint8Array.from(combos) };
}

/** Ranks by suit as bit masks, in descending order, as one number: equal for hands that differ only in the names of suits. */
function keyOf(hand: readonly Card[]): number {
  const suits = new Array<number>(SUIT_COUNT).fill(0);
  for (const card of hand) suits[suitOf(card)] |= 1 << rankOf(card);
  suits.sort((a, b) => b - a);
  return suits.reduce((key, ranks) => key * 8192 + ranks, 0);
}

/** The classes of an order that `formatOmahaOrder` wrote. */
export function parseOmahaOrder(text: string): Uint16Array {
  const bytes = atob(text);
  return Uint16Array.from(
    { length: bytes.length / 2 },
    (_, at) => bytes.charCodeAt(2 * at) | (bytes.charCodeAt(2 * at + 1) << 8),
  );
}

/** The classes of an order as two bytes each, the lower one first, in base 64. */
export const formatOmahaOrder = (classes: readonly number[]): string =>
  btoa(classes.map((handClass) => String.fromCharCode(handClass & 255, handClass >> 8)).join(''));
