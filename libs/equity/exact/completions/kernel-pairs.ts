import { type Card, STANDARD_CARD_COUNT } from '#cards';
import type { CardWords, FinalHands } from './final-hands.js';
import { OUTCOMES, type PairCounter } from './pairs.js';
import { choices } from '../../spot/combinations.js';
import type { Exports } from '../../kernel/exports.js';
import { instantiate, PAGE } from '../../kernel/instance.js';

/** Hands that differ in more cards are looked at pair by pair, as the kernel keeps sets of so many. */
export const MAX_SET_CARDS = 5;

/** Places of the lists, as the kernel has them: bytes of each, and which number stands where. */
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

/** `PlainPairs` in WebAssembly, without looking at pairs where that is quicker. */
export class KernelPairs implements PairCounter {
  private readonly exports: Exports = instantiate();
  private readonly base = this.exports.freeFrom();
  private free = 0;
  /** By list: where the hands in question lie. */
  private chosenAt: readonly number[] = [];

  /** The same for all of a thread: its memory is the scratch of one question after the other. */
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
    // Where one hand differs in fewer cards than another, the rest are cards that nobody holds.
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

  /** Numbers the cards that the hands hold beside common ones; how many there are. */
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
   * Sets of fewer cards than a hand differs in have numbers of their own, the smaller sets the lower ones: gives the kernel how
   * they come about, and says how many there are. The number of a set of some cards is that of the set without the highest of
   * them, and what that card adds: as many as there are sets that come before it.
   */
  private countSteps(cards: number, numbers: number): number {
    const steps = new Uint32Array(this.buffer, this.exports.stepsAt(), NUMBERS * ROW);
    let sets = 0;
    for (let size = 1; size < cards; size++) {
      // Sets of so many cards come behind those of one less.
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

  /** Room for so many bytes behind what was placed. */
  private reserve(bytes: number): number {
    const at = Math.ceil(this.free / ALIGNMENT) * ALIGNMENT;
    this.free = at + bytes;
    const missing = Math.ceil(this.free / PAGE) - this.buffer.byteLength / PAGE;
    if (missing > 0) this.exports.memory.grow(missing);
    return at;
  }
}
