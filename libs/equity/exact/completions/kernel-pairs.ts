import { type Card, STANDARD_CARD_COUNT } from '#cards';
import type { CardWords, FinalHands } from './final-hands.js';
import { OUTCOMES, type PairCounter } from './pairs.js';
import { choices } from '../../spot/combinations.js';
import type { Exports } from '../../kernel/exports.js';
import { instantiate, PAGE } from '../../kernel/instance.js';

/** The largest number of cards per hand for which the kernel stores sets of cards. Larger hands are compared pair by pair. */
export const MAX_SET_CARDS = 5;

/** The layout of a list in the kernel: its bytes, and the index of each number. */
const LIST_BYTES = 64;
const FIELDS = [
  'count',
  'low',
  'high',
  'weights',
  'strengths',
  'chosen',
  'chosenCount',
  'sets',
  'held',
  'kept',
  'keptCards',
  'keptWeights',
  'keptStrengths',
  'seen',
] as const;
type Field = (typeof FIELDS)[number];

const NUMBERS = 64;
const ROW = 8;
const ALIGNMENT = 16;

let shared: KernelPairs | undefined;

/** `PlainPairs` in WebAssembly. It avoids comparing all pairs where that is faster. */
export class KernelPairs implements PairCounter {
  private readonly exports: Exports = instantiate();
  private readonly base = this.exports.freeFrom();
  private free = 0;
  /** By list: the address of the chosen hands. */
  private chosenAt: readonly number[] = [];

  /** The shared instance of a thread. Its memory is the scratch of one computation at a time. */
  static get shared(): KernelPairs {
    return (shared ??= new KernelPairs());
  }

  private get buffer(): ArrayBuffer {
    return this.exports.memory.buffer;
  }

  place(...hands: readonly [FinalHands, FinalHands]): void {
    const { exports } = this;
    this.free = this.base;
    const [first, second] = hands.map(({ size }) => size);
    const cards = Math.max(1, first, second);
    const numbered = this.number(hands);
    // Where hands of one list have fewer cards than those of the other, placeholders that no hand holds fill the rest.
    const numbers = numbered + cards - Math.min(first, second);
    const sets = cards <= MAX_SET_CARDS ? this.countSteps(cards, numbers) : 0;
    this.chosenAt = hands.map((list, which) => this.placeList(list, which, sets, cards));
    exports.prepare(cards, first, second, sets, numbered);
  }

  choose(...chosen: readonly [Uint32Array, Uint32Array]): void {
    const counts = new Uint32Array(this.buffer, this.exports.listsAt(), (2 * LIST_BYTES) / 4);
    chosen.forEach((list, which) => {
      new Uint32Array(this.buffer, this.chosenAt[which], list.length).set(list);
      counts[(which * LIST_BYTES) / 4 + FIELDS.indexOf('chosenCount')] = list.length;
    });
  }

  count(half: number, { low, high }: CardWords, bar: number): Float64Array {
    this.exports.countPairs(half, low, high, bar);
    return new Float64Array(this.buffer, this.exports.outcomesAt(), OUTCOMES);
  }

  /** Numbers the cards that the hands hold besides common ones. Returns how many there are. */
  private number(hands: readonly FinalHands[]): number {
    let low = 0;
    let high = 0;
    for (const list of hands)
      for (let hand = 0; hand < list.count; hand++) {
        low |= list.low[hand];
        high |= list.high[hand];
      }
    const numbers = new Uint8Array(this.buffer, this.exports.numbersAt(), NUMBERS);
    let next = 0;
    for (let card: Card = 0; card <= STANDARD_CARD_COUNT; card++)
      if ((((card < 32 ? low : high) >>> (card & 31)) & 1) === 1) numbers[card] = next++;
    return next;
  }

  /**
   * Writes the steps by which the kernel numbers sets of cards, and returns the number of sets. Smaller sets have lower numbers.
   * The number of a set is that of the set without its highest card, plus the number of sets that precede that card.
   */
  private countSteps(cards: number, numbers: number): number {
    const steps = new Uint32Array(this.buffer, this.exports.stepsAt(), NUMBERS * ROW);
    let sets = 0;
    for (let size = 1; size < cards; size++) {
      // Sets of `size` cards follow those with one card less.
      const fewer = size === 1 ? 0 : choices(numbers, size - 1);
      for (let number = 0; number < numbers; number++)
        steps[number * ROW + size] = fewer + choices(number, size);
      sets += choices(numbers, size);
    }
    return sets;
  }

  private placeList(list: FinalHands, which: number, sets: number, cards: number): number {
    const { count, low, high, weights, strengths } = list;
    const words = (size: number): number => this.reserve(count * size);
    const fields: Record<Field, number> = {
      count,
      low: words(4),
      high: words(4),
      weights: words(8),
      strengths: words(2 * strengths.length),
      chosen: words(4),
      chosenCount: 0,
      sets: sets === 0 ? 0 : words(4 * (2 ** cards - 2)),
      held: this.reserve(8 * sets),
      kept: words(4),
      keptCards: words(8),
      keptWeights: words(8),
      keptStrengths: words(2),
      seen: words(4),
    };
    new Int32Array(this.buffer, fields.low, count).set(low);
    new Int32Array(this.buffer, fields.high, count).set(high);
    new Float64Array(this.buffer, fields.weights, count).set(weights);
    strengths.forEach((ofHalf, half) => {
      new Uint16Array(this.buffer, fields.strengths + half * count * 2, count).set(ofHalf);
    });
    new Uint32Array(this.buffer, this.exports.listsAt() + which * LIST_BYTES, FIELDS.length).set(
      FIELDS.map((field) => fields[field]),
    );
    return fields.chosen;
  }

  /** Reserves bytes after the tables that were placed. */
  private reserve(bytes: number): number {
    const at = Math.ceil(this.free / ALIGNMENT) * ALIGNMENT;
    this.free = at + bytes;
    const missing = Math.ceil(this.free / PAGE) - this.buffer.byteLength / PAGE;
    if (missing > 0) this.exports.memory.grow(missing);
    return at;
  }
}
