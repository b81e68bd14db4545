import { bitCount, type DeckId, deckCards } from '#cards';
import { choices } from '../spot/combinations.js';
import { RecentValues } from '../spot/recent-values.js';
import { ClassNumbers } from './class-numbers.js';
import { CARD_RANKS, COLUMNS, rankColumn } from './rank-columns.js';
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
  readonly numbers: Int32Array;
  /** By number of a class of sets: how many sets it has. */
  readonly sizes: Float64Array;
  /** The number of classes of sets. */
  readonly count: number;
  /** By rank column: the cards of the deck. */
  private readonly ofRank: Float64Array;
  /** By number of cards: the ways to draw them from the cards outside a hand. */
  private readonly ways: readonly number[];
  /** The same by subset that is kept. */
  private readonly waysAfter: Float64Array;

  private constructor(
    deck: DeckId,
    readonly size: number,
  ) {
    const cardsOfDeck = deckCards(deck).length;
    this.subsets = 2 ** size;
    this.ways = Array.from({ length: size + 1 }, (_, drawn) => choices(cardsOfDeck - size, drawn));
    this.waysAfter = Float64Array.from(
      { length: this.subsets },
      (_, subset) => this.ways[size - bitCount(subset)],
    );
    const bySize = this.ways.map((_, count) => classesOfSize(deck, count));
    // Whole hands come first, so that their numbers are those of their classes.
    const all = bySize.toReversed().flat();
    const arranger = new Arranger();
    this.classes = new ClassNumbers(all.length);
    for (const { cards } of all) this.classes.add(arranger.arrange(cards, cards.length));
    this.sizes = Float64Array.from(all, ({ sets }) => sets);
    this.count = all.length;
    this.ofRank = new Float64Array(COLUMNS);
    for (const card of deckCards(deck)) this.ofRank[rankColumn(card)]++;
    this.hands = this.sizes.slice(0, bySize[size].length);
    this.cards = bySize[size].map(({ cards }) => Uint8Array.from(cards));
    this.numbers = this.numberSubsets(arranger);
  }

  /** The sets of a deck. The last ones are cached, because many games share them. */
  static of(deck: DeckId, size: number): KeptSets {
    return CACHE.get(`${deck} ${String(size)}`, () => new KeptSets(deck, size));
  }

  private numberSubsets(arranger: Arranger): Int32Array {
    const { subsets, size, classes } = this;
    const numbers = new Int32Array(this.cards.length * subsets);
    const kept = new Uint8Array(size);
    this.cards.forEach((hand, index) => {
      for (let subset = 0; subset < subsets; subset++) {
        let count = 0;
        for (let at = 0; at < size; at++) if ((subset & (1 << at)) !== 0) kept[count++] = hand[at];
        numbers[index * subsets + subset] = classes.of(arranger.arrange(kept, count));
      }
    });
    return numbers;
  }

  /** The number of the class of a hand. */
  numberOf(hand: SuitClass): number {
    return this.classes.of(hand);
  }

  /** Writes by rank column: the cards of the deck that a hand does not have. */
  unseenRanks(index: number, unseen: Float64Array): void {
    unseen.set(this.ofRank);
    for (const card of this.cards[index]) unseen[rankColumn(card)]--;
  }

  /**
   * By class of sets: the sum of a value over all hands that contain a set. Values are integers, so that the sums are exact. O(classes
   * times subsets).
   */
  sumsOf(values: Float64Array): Float64Array {
    const { hands, numbers, sizes, subsets } = this;
    const sums = new Float64Array(sizes.length);
    for (let index = 0; index < hands.length; index++) {
      const value = hands[index] * values[index];
      for (let subset = 0; subset < subsets; subset++) sums[numbers[index * subsets + subset]] += value;
    }
    for (let number = 0; number < sums.length; number++) sums[number] /= sizes[number];
    return sums;
  }

  /** The same for values by rank, in rows of `COLUMNS`. */
  sumsByRank(values: Float32Array): Float32Array {
    const { hands, numbers, sizes, subsets } = this;
    const sums = new Float32Array(sizes.length * COLUMNS);
    const row = new Float64Array(COLUMNS);
    for (let index = 0; index < hands.length; index++) {
      for (let rank = 0; rank < CARD_RANKS; rank++) row[rank] = hands[index] * values[index * COLUMNS + rank];
      for (let at = index * subsets; at < (index + 1) * subsets; at++) {
        const number = numbers[at];
        for (let rank = 0; rank < CARD_RANKS; rank++) sums[number * COLUMNS + rank] += row[rank];
      }
    }
    for (let at = 0; at < sums.length; at++) sums[at] /= sizes[Math.floor(at / COLUMNS)];
    return sums;
  }

  /**
   * Writes the mean value of the hands that a player of a class can get, by subset that is kept. By inclusion and exclusion over the
   * discards, which cannot be drawn again: a Möbius transform over the subsets.
   *
   * @param sums as `sumsOf` returns them
   */
  meansAfter(index: number, sums: Float64Array, means: Float64Array): void {
    for (let subset = 0; subset < this.subsets; subset++)
      means[subset] = sums[this.numbers[index * this.subsets + subset]];
    this.transform(means);
  }

  /** The same for the values of a rank. @param sums as `sumsByRank` returns them */
  meansOfRank(index: number, rank: number, sums: Float32Array, means: Float64Array): void {
    for (let subset = 0; subset < this.subsets; subset++)
      means[subset] = sums[this.numbers[index * this.subsets + subset] * COLUMNS + rank];
    this.transform(means);
  }

  private transform(means: Float64Array): void {
    const { subsets, waysAfter } = this;
    for (let bit = 1; bit < subsets; bit *= 2)
      for (let block = 0; block < subsets; block += 2 * bit)
        for (let subset = block; subset < block + bit; subset++) means[subset] -= means[subset + bit];
    for (let subset = 0; subset < subsets; subset++) means[subset] /= waysAfter[subset];
  }

  /** Writes by rank: the mean value of the hands that a player of a class can get with one subset. */
  meansByRank(index: number, kept: number, sums: Float32Array, means: Float64Array): void {
    const { numbers, subsets, ways } = this;
    const discards = subsets - 1 - kept;
    means.fill(0);
    for (let excluded = discards; ; excluded = (excluded - 1) & discards) {
      const row = numbers[index * subsets + (kept | excluded)] * COLUMNS;
      const sign = signOf(excluded);
      for (let rank = 0; rank < CARD_RANKS; rank++) means[rank] += sign * sums[row + rank];
      if (excluded === 0) break;
    }
    const all = ways[bitCount(discards)];
    for (let rank = 0; rank < CARD_RANKS; rank++) means[rank] /= all;
  }

  /**
   * How likely each class of hands is after a draw.
   *
   * @param likely by class of hands: how likely it is before the draw
   * @param keeps by class of hands: the subset that is kept
   */
  afterDraw(likely: Float64Array, keeps: Uint8Array): Float64Array {
    const { hands, numbers, sizes, subsets, ways } = this;
    const gains = new Float64Array(sizes.length);
    for (let index = 0; index < hands.length; index++) {
      const kept = keeps[index];
      const discards = subsets - 1 - kept;
      const each = likely[index] / ways[bitCount(discards)];
      for (let excluded = discards; ; excluded = (excluded - 1) & discards) {
        gains[numbers[index * subsets + (kept | excluded)]] += signOf(excluded) * each;
        if (excluded === 0) break;
      }
    }
    for (let number = 0; number < gains.length; number++) gains[number] /= sizes[number];
    return hands.map((count, index) => {
      let sum = 0;
      for (let subset = 0; subset < subsets; subset++) sum += gains[numbers[index * subsets + subset]];
      return Math.max(0, count * sum);
    });
  }
}

/** The sign of a set in an inclusion and exclusion: sets of an odd number of cards are subtracted. */
const signOf = (set: number): number => 1 - 2 * (bitCount(set) & 1);

/** Thirty megabytes each for hands of five cards. */
const CACHE = new RecentValues<KeptSets>(2);
