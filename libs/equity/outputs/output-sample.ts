import type { Spot } from '../spot/spot.js';
import type { KnownHands } from '../spot/known-hands.js';
import { errorOf } from '../monte-carlo/spread.js';
import { type Tally } from '../tally/tally.js';
import { isListed, ownTally } from './hands.js';
import { noCategories } from './categories.js';
import { handAt } from '../spot/narrowing.js';
import { cardsOfNextStreet } from './next-cards.js';
import type { CategoryCounts, OutputCounts, HandResults, HandResult, NextCard, Output } from './output.js';
import { type CategoryLine, categoryLines } from './category-lines.js';

/** Greater than every card number. */
const CARDS = 64;

/** The counts of a hand over the deals in which its player held it. */
export class HeldHand {
  deals = 0;
  /** Sums over the deals of the player's share of the pot, and of its square. */
  sum = 0;
  squares = 0;

  constructor(readonly tally: Tally) {}

  merge({ deals, sum, squares, tally }: HeldHand): void {
    this.deals += deals;
    this.sum += sum;
    this.squares += squares;
    this.tally.merge(tally);
  }
}

/** The outputs of some trials. Samples of chunks must be merged in the order of the chunks. */
export class OutputSample {
  /** By player and hand; null if the player's hands are not listed. */
  readonly hands: readonly (Map<number, HeldHand> | null)[];
  readonly lines: readonly CategoryLine[];
  /** By line and category. */
  readonly categories: readonly Float64Array[];
  /** The number of cards of the next street, which are recorded separately; 0 for none. */
  readonly coming: number;
  /** By card: the trials in which it came. By card and player: the sums of the player's shares in them, and of their squares. */
  readonly cardTrials = new Float64Array(CARDS);
  readonly cardSums: Float64Array;
  readonly cardSquares: Float64Array;

  constructor(
    readonly spot: Spot,
    readonly include: readonly Output[],
  ) {
    const { players } = spot;
    const isRequested = (output: Output): boolean => include.includes(output);
    this.hands = players.map((known) => (isRequested('hands') && isListed(known) ? new Map() : null));
    this.lines = isRequested('categories') ? categoryLines(spot) : [];
    this.categories = this.lines.map((line) => noCategories(spot, line));
    this.coming = isRequested('next-cards') ? cardsOfNextStreet(spot) : 0;
    this.cardSums = new Float64Array(CARDS * players.length);
    this.cardSquares = new Float64Array(CARDS * players.length);
  }

  /** The counts of a hand, created at their first use; null if the player's hands are not listed. */
  held(player: number, hand: number): HeldHand | null {
    const hands = this.hands[player];
    if (hands === null) return null;
    let held = hands.get(hand);
    if (held === undefined) hands.set(hand, (held = new HeldHand(ownTally(this.spot))));
    return held;
  }

  merge(other: OutputSample): void {
    other.hands.forEach((hands, player) => {
      for (const [hand, held] of hands ?? []) this.held(player, hand)?.merge(held);
    });
    other.categories.forEach((counts, line) => {
      addTo(this.categories[line], counts);
    });
    addTo(this.cardTrials, other.cardTrials);
    addTo(this.cardSums, other.cardSums);
    addTo(this.cardSquares, other.cardSquares);
  }

  /** The outputs of all `trials` trials. */
  found(trials: number, seed: number): OutputCounts {
    const counted = <T>(found: T) => ({ method: 'monte-carlo', seed, found }) as const;
    const isRequested = (output: Output): boolean => this.include.includes(output);
    return {
      ...(isRequested('hands') ? { hands: counted(this.foundHands()) } : {}),
      ...(isRequested('categories') ? { categories: counted(this.foundCategories(trials)) } : {}),
      ...(isRequested('next-cards') ? { nextCards: counted(this.foundCards()) } : {}),
    };
  }

  private foundHands(): HandResults {
    return this.spot.players.map((known, player) => {
      const hands = this.hands[player];
      return hands === null
        ? null
        : Array.from({ length: known.count }, (_, hand) => this.resultOf(known, hand, hands.get(hand)));
    });
  }

  private resultOf(known: KnownHands, hand: number, held?: HeldHand): HandResult {
    return {
      cards: handAt(known, hand),
      weight: known.weights[hand],
      tally: held?.tally ?? ownTally(this.spot),
      standardError: held === undefined ? 0 : errorOfSums(held.sum, held.squares, held.deals),
    };
  }

  foundCategories(trials: number): CategoryCounts[] {
    return this.lines.map((line, index) => ({ line, total: trials, counts: this.categories[index] }));
  }

  foundCards(): NextCard[] | null {
    if (this.coming === 0) return null;
    const players = this.spot.players.length;
    const found: NextCard[] = [];
    for (let card = CARDS - 1; card >= 0; card--) {
      const total = this.cardTrials[card];
      if (total === 0) continue;
      const [sums, squares] = [this.cardSums, this.cardSquares].map((all) =>
        all.subarray(card * players, (card + 1) * players),
      );
      found.push({
        card,
        total,
        equities: Array.from(sums, (sum) => sum / total),
        standardErrors: Array.from(sums, (sum, player) => errorOfSums(sum, squares[player], total)),
      });
    }
    return found;
  }
}

const addTo = (sums: Float64Array, more: Float64Array): void => {
  for (let at = 0; at < sums.length; at++) sums[at] += more[at];
};

/** The standard error of a mean, from the sums of the observations and of their squares. */
const errorOfSums = (sum: number, squares: number, observations: number): number => {
  // Rounding can make a sum of thirds slightly greater than the whole.
  const mean = Math.min(1, sum / observations);
  return errorOf(mean, Math.max(0, squares / observations - mean * mean), observations);
};
