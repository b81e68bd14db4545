import type { Spot } from '../spot/spot.js';
import type { KnownHands } from '../spot/known-hands.js';
import { errorOf } from '../monte-carlo/spread.js';
import { type Tally } from '../tally/tally.js';
import { isListed, ownTally } from './hands.js';
import { noCategories } from './categories.js';
import { handAt } from '../spot/narrowing.js';
import { cardsOfNextStreet } from './next-cards.js';
import type { CategoryCounts, OutputCounts, Hands, HandWorth, NextCard, Output } from './output.js';
import { type CategoryLine, categoryLines } from './category-lines.js';

/** More than there are card numbers. */
const CARDS = 64;

/** A hand in the deals in which its player held it. */
export class HeldHand {
  deals = 0;
  /** Sums over the deals of what he won, as parts of the pot, and of its square. */
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

/** What some trials gave of what was asked for besides who wins. Those of chunks are merged in the order of the chunks. */
export class OutputSample {
  /** By player and hand; null where hands are not listed. */
  readonly hands: readonly (Map<number, HeldHand> | null)[];
  readonly lines: readonly CategoryLine[];
  /** By line and category. */
  readonly categories: readonly Float64Array[];
  /** Cards that come at once, which are looked at one by one; 0 for none. */
  readonly coming: number;
  /** By card: the trials in which it came; by card and player: what he won in them, and the squares of it. */
  readonly cardTrials = new Float64Array(CARDS);
  readonly cardSums: Float64Array;
  readonly cardSquares: Float64Array;

  constructor(
    readonly spot: Spot,
    readonly include: readonly Output[],
  ) {
    const { players } = spot;
    const isAsked = (output: Output): boolean => include.includes(output);
    this.hands = players.map((known) => (isAsked('hands') && isListed(known) ? new Map() : null));
    this.lines = isAsked('categories') ? categoryLines(spot) : [];
    this.categories = this.lines.map((line) => noCategories(spot, line));
    this.coming = isAsked('next-cards') ? cardsOfNextStreet(spot) : 0;
    this.cardSums = new Float64Array(CARDS * players.length);
    this.cardSquares = new Float64Array(CARDS * players.length);
  }

  /** What is known of one of the hands. */
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

  /** What the trials say; `trials` of them. */
  found(trials: number, seed: number): OutputCounts {
    const counted = <T>(found: T) => ({ method: 'monte-carlo', seed, found }) as const;
    const isAsked = (output: Output): boolean => this.include.includes(output);
    return {
      ...(isAsked('hands') ? { hands: counted(this.foundHands()) } : {}),
      ...(isAsked('categories') ? { categories: counted(this.foundCategories(trials)) } : {}),
      ...(isAsked('next-cards') ? { nextCards: counted(this.foundCards()) } : {}),
    };
  }

  private foundHands(): Hands {
    return this.spot.players.map((known, player) => {
      const hands = this.hands[player];
      return hands === null
        ? null
        : Array.from({ length: known.count }, (_, hand) => this.potShareOf(known, hand, hands.get(hand)));
    });
  }

  private potShareOf(known: KnownHands, hand: number, held?: HeldHand): HandWorth {
    return {
      cards: handAt(known, hand),
      weight: known.weights[hand],
      tally: held?.tally ?? ownTally(this.spot),
      standardError: held === undefined ? 0 : errorOfSums(held.sum, held.squares, held.deals),
    };
  }

  private foundCategories(trials: number): CategoryCounts[] {
    return this.lines.map((line, index) => ({ line, total: trials, counts: this.categories[index] }));
  }

  private foundCards(): NextCard[] | null {
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

/** The standard error of a mean, by the sums over observations and over their squares. */
const errorOfSums = (sum: number, squares: number, observations: number): number => {
  // Sums of thirds may come to a crumb more than what they are thirds of.
  const mean = Math.min(1, sum / observations);
  return errorOf(mean, Math.max(0, squares / observations - mean * mean), observations);
};
