import { bitCount, type DeckId, deckCards } from '#cards';
import { choices } from '../spot/combinations.js';
import { RecentValues } from '../spot/recent-values.js';
import { ClassNumbers } from './class-numbers.js';
import { Arranger, classesOfSize, type SuitClass } from './suit-classes.js';

/**
 * The hands of a deck by suit class, and the sets of cards that a player may keep of each. Sums over all hands that contain a set are
 * computed for all sets at once, so that each discard of each hand is enumerated exactly without dealing its draws one by one.
 */
export class KeptSets {
  /** By class of hands: the number of hands, and the cards of one of them in the order of the class. */
  readonly hands: Float64Array;
  readonly cards: readonly Uint8Array[];
  /** The number of subsets of a hand. */
  readonly subsets: number;
  private readonly classes: ClassNumbers;
  /** By class of hands and subset of its cards: the number of the set's class. */
  private readonly sets: Int32Array;
  /** By number of a class of sets: how many sets it has. */
  private readonly sizes: Float64Array;
  /** By number of cards: the ways to draw them from the cards outside a hand. */
  private readonly ways: readonly number[];

  private constructor(
    deck: DeckId,
    readonly size: number,
  ) {
    const cardsOfDeck = deckCards(deck).length;
    this.subsets = 2 ** size;
    this.ways = Array.from({ length: size + 1 }, (_, drawn) => choices(cardsOfDeck - size, drawn));
    const bySize = this.ways.map((_, count) => classesOfSize(deck, count));
    // Whole hands come first, so that their numbers are those of their classes.
    const all = bySize.toReversed().flat();
    const arranger = new Arranger();
    this.classes = new ClassNumbers(all.length);
    for (const { cards } of all) this.classes.add(arranger.arrange(cards, cards.length));
    this.sizes = Float64Array.from(all, ({ sets }) => sets);
    this.hands = this.sizes.slice(0, bySize[size].length);
    this.cards = bySize[size].map(({ cards }) => Uint8Array.from(cards));
    this.sets = this.numberSubsets(arranger);
  }

  /** The sets of a deck. The last ones are cached, because many games share them. */
  static of(deck: DeckId, size: number): KeptSets {
    return CACHE.get(`${deck} ${String(size)}`, () => new KeptSets(deck, size));
  }

  private numberSubsets(arranger: Arranger): Int32Array {
    const { subsets, size, classes } = this;
    const sets = new Int32Array(this.cards.length * subsets);
    const kept = new Uint8Array(size);
    this.cards.forEach((hand, index) => {
      for (let subset = 0; subset < subsets; subset++) {
        let count = 0;
        for (let at = 0; at < size; at++) if ((subset & (1 << at)) !== 0) kept[count++] = hand[at];
        sets[index * subsets + subset] = classes.of(arranger.arrange(kept, count));
      }
    });
    return sets;
  }

  /** The number of the class of a hand. */
  numberOf(hand: SuitClass): number {
    return this.classes.of(hand);
  }

  /**
   * By class of sets: the sum of a value over all hands that contain a set. Values are integers, so that the sums are exact. O(classes
   * times subsets).
   */
  sumsOf(values: Float64Array): Float64Array {
    const { hands, sets, sizes, subsets } = this;
    const sums = new Float64Array(sizes.length);
    for (let index = 0; index < hands.length; index++) {
      const value = hands[index] * values[index];
      for (let subset = 0; subset < subsets; subset++) sums[sets[index * subsets + subset]] += value;
    }
    for (let number = 0; number < sums.length; number++) sums[number] /= sizes[number];
    return sums;
  }

  /**
   * Writes the mean value of the hands that a player of a class can get, by subset that is kept. By inclusion and exclusion over the
   * discards, which cannot be drawn again: a Möbius transform over the subsets.
   *
   * @param sums as `sumsOf` returns them
   */
  meansAfter(index: number, sums: Float64Array, means: Float64Array): void {
    const { sets, subsets, size, ways } = this;
    for (let subset = 0; subset < subsets; subset++) means[subset] = sums[sets[index * subsets + subset]];
    for (let bit = 1; bit < subsets; bit *= 2)
      for (let subset = 0; subset < subsets; subset++)
        if ((subset & bit) === 0) means[subset] -= means[subset | bit];
    for (let subset = 0; subset < subsets; subset++) means[subset] /= ways[size - bitCount(subset)];
  }

  /**
   * How likely each class of hands is after a draw.
   *
   * @param likely by class of hands: how likely it is before the draw
   * @param keeps by class of hands: the subset that is kept
   */
  afterDraw(likely: Float64Array, keeps: Uint8Array): Float64Array {
    const { hands, sets, sizes, subsets, ways } = this;
    const gains = new Float64Array(sizes.length);
    for (let index = 0; index < hands.length; index++) {
      const kept = keeps[index];
      const discards = subsets - 1 - kept;
      const each = likely[index] / ways[bitCount(discards)];
      for (let excluded = discards; ; excluded = (excluded - 1) & discards) {
        gains[sets[index * subsets + (kept | excluded)]] += signOf(excluded) * each;
        if (excluded === 0) break;
      }
    }
    for (let number = 0; number < gains.length; number++) gains[number] /= sizes[number];
    return hands.map((count, index) => {
      let sum = 0;
      for (let subset = 0; subset < subsets; subset++) sum += gains[sets[index * subsets + subset]];
      return Math.max(0, count * sum);
    });
  }
}

/** The sign of a set in an inclusion and exclusion: sets of an odd number of cards are subtracted. */
const signOf = (set: number): number => 1 - 2 * (bitCount(set) & 1);

/** Thirty megabytes each for hands of five cards. */
const CACHE = new RecentValues<KeptSets>(2);
