import { type Card, deckCards } from '#cards';
import { bestHand } from '#ranking';
import { handNumber, omahaClasses, type OmahaClasses, type OmahaOrder } from './omaha-classes.js';
import { type BoardClass, boardClasses } from './ordering.js';

/**
 * Computes the order of four-card hands behind percentages: the equity of a hand against one random hand, all-in before the flop,
 * over all hands of the opponent. `sampledBoards` says over which boards.
 *
 * On each board all hands are sorted by strength. The hands that a hand beats are those below it without those that share a card with
 * it, which are counted by inclusion and exclusion over its cards, pairs of cards, and so on.
 */

/** One of so many classes of boards is counted. */
export const BOARD_STEP = 32;

/** Every `step`-th class of boards, in the order of `boardClasses`. Neighbours are alike, so all kinds of boards are there. */
export function* sampledBoards(step = BOARD_STEP): Generator<BoardClass> {
  let at = 0;
  for (const board of boardClasses('standard')) if (at++ % step === 0) yield board;
}

/** Cards that are not on the board. */
const LIVE = 47;
/** Hands of four live cards. */
const HANDS = 178_365;

/** By class: the results of its hands against all other hands on these boards. A whole pot counts 4. */
export function omahaShowdowns(
  game: OmahaOrder,
  boards: Iterable<BoardClass> = sampledBoards(),
): Float64Array {
  const classes = omahaClasses();
  const shares = new Float64Array(classes.count);
  const counter = new BoardCounter();
  for (const { board, count } of boards) counter.add(game, board, count, shares, classes);
  return shares;
}

/** The classes by the mean result of their hands, best first. Ties are in descending order of classes. */
export function orderOmaha(shares: Float64Array): number[] {
  const { combos } = omahaClasses();
  return [...shares.keys()].sort((a, b) => shares[b] / combos[b] - shares[a] / combos[a] || b - a);
}

/** Counts one board after the other; its arrays are used again. */
class BoardCounter {
  private live: readonly Card[] = [];
  private readonly pairLevel = new Uint16Array(LIVE * LIVE);
  /** By hand: its strength as a level, from 1; 0 for none. */
  private readonly high = new Uint16Array(HANDS);
  private readonly low = new Uint16Array(HANDS);
  /** By hand: the pots won against all other hands, times four. */
  private readonly results = new Float64Array(HANDS);
  private readonly sweep = new Sweep();

  add(
    game: OmahaOrder,
    board: readonly Card[],
    count: number,
    shares: Float64Array,
    { classOf }: OmahaClasses,
  ): void {
    this.live = deckCards('standard').filter((card) => !board.includes(card));
    const { high, low, results } = this;
    results.fill(0);
    this.setLevels('high', board, high);
    const hasLow = game === 'omaha-8' && this.setLevels('eight-or-better', board, low) > 0;
    if (hasLow) {
      // Each half is half a pot; without a low of either player the high hand wins the other half too.
      this.sweep.run(high, null, 1, results);
      this.sweep.run(low, null, 1, results, (hand) => low[hand] > 0);
      this.sweep.run(high, low, 1, results);
    } else this.sweep.run(high, null, 2, results);
    let hand = 0;
    const { live } = this;
    for (let d = 3; d < LIVE; d++)
      for (let c = 2; c < d; c++)
        for (let b = 1; b < c; b++)
          for (let a = 0; a < b; a++)
            shares[classOf[handNumber(live[a], live[b], live[c], live[d])]] += count * results[hand++];
  }

  /** Sets the level of each hand; returns the number of levels. A hand is as strong as its best pair of cards. */
  private setLevels(scale: 'high' | 'eight-or-better', board: readonly Card[], levels: Uint16Array): number {
    const { live, pairLevel } = this;
    const strengths = new Set<number>();
    const strengthOf = new Float64Array(LIVE * LIVE);
    for (let b = 1; b < LIVE; b++)
      for (let a = 0; a < b; a++) {
        const strength = bestHand(scale, 'two-and-three', [live[a], live[b]], board);
        strengthOf[b * LIVE + a] = strength;
        if (strength > 0) strengths.add(strength);
      }
    const levelOf = new Map([...strengths].sort((a, b) => a - b).map((strength, at) => [strength, at + 1]));
    for (let at = 0; at < strengthOf.length; at++) pairLevel[at] = levelOf.get(strengthOf[at]) ?? 0;
    let hand = 0;
    for (let d = 3; d < LIVE; d++)
      for (let c = 2; c < d; c++) {
        const cd = pairLevel[d * LIVE + c];
        for (let b = 1; b < c; b++) {
          const bcd = Math.max(cd, pairLevel[c * LIVE + b], pairLevel[d * LIVE + b]);
          for (let a = 0; a < b; a++) {
            let level = bcd;
            const ab = pairLevel[b * LIVE + a];
            const ac = pairLevel[c * LIVE + a];
            const ad = pairLevel[d * LIVE + a];
            if (ab > level) level = ab;
            if (ac > level) level = ac;
            if (ad > level) level = ad;
            levels[hand++] = level;
          }
        }
      }
    return levelOf.size;
  }
}

/** Counts of hands by the cards that they contain. */
class Sweep {
  private readonly cardsOf = new Uint8Array(4 * HANDS);
  private readonly order = new Uint32Array(HANDS);
  private readonly ones = new Int32Array(LIVE);
  private readonly pairs = new Int32Array(LIVE * LIVE);
  private readonly triples = new Int32Array(LIVE * LIVE * LIVE);

  constructor() {
    let at = 0;
    for (let d = 3; d < LIVE; d++)
      for (let c = 2; c < d; c++)
        for (let b = 1; b < c; b++)
          for (let a = 0; a < b; a++) {
            this.cardsOf.set([a, b, c, d], at);
            at += 4;
          }
  }

  /**
   * Adds to the result of each hand its wins, which count 2, and ties, which count 1, against the hands that share no card with it,
   * times a weight.
   *
   * @param without hands with a level in it are left out, on both sides
   * @param isPaid which hands get a result; all by default
   */
  run(
    levels: Uint16Array,
    without: Uint16Array | null,
    weight: number,
    results: Float64Array,
    isPaid: (hand: number) => boolean = () => true,
  ): void {
    const { ones, pairs, triples } = this;
    const starts = this.sort(levels, without);
    ones.fill(0);
    pairs.fill(0);
    triples.fill(0);
    for (let level = 0; level + 1 < starts.length; level++) {
      const [start, end] = [starts[level], starts[level + 1]];
      if (start === end) continue;
      for (let at = start; at < end; at++) {
        const hand = this.order[at];
        if (isPaid(hand)) results[hand] += weight * this.disjoint(hand, start, 0);
      }
      for (let at = start; at < end; at++) this.count(this.order[at]);
      for (let at = start; at < end; at++) {
        const hand = this.order[at];
        if (isPaid(hand)) results[hand] += weight * this.disjoint(hand, end, 1);
      }
    }
  }

  /** Sorts the hands by level into `order`; returns where each level begins, and the end. */
  private sort(levels: Uint16Array, without: Uint16Array | null): Uint32Array {
    let most = 0;
    for (let hand = 0; hand < HANDS; hand++) if (levels[hand] > most) most = levels[hand];
    const starts = new Uint32Array(most + 2);
    for (let hand = 0; hand < HANDS; hand++)
      if (without === null || without[hand] === 0) starts[levels[hand] + 1]++;
    for (let level = 0; level <= most; level++) starts[level + 1] += starts[level];
    const next = starts.slice();
    for (let hand = 0; hand < HANDS; hand++)
      if (without === null || without[hand] === 0) this.order[next[levels[hand]]++] = hand;
    return starts;
  }

  private count(hand: number): void {
    const { cardsOf, ones, pairs, triples } = this;
    const [a, b, c, d] = [
      cardsOf[4 * hand],
      cardsOf[4 * hand + 1],
      cardsOf[4 * hand + 2],
      cardsOf[4 * hand + 3],
    ];
    const [cRow, dRow] = [c * LIVE, d * LIVE];
    ones[a]++;
    ones[b]++;
    ones[c]++;
    ones[d]++;
    pairs[b * LIVE + a]++;
    pairs[cRow + a]++;
    pairs[cRow + b]++;
    pairs[dRow + a]++;
    pairs[dRow + b]++;
    pairs[dRow + c]++;
    triples[(cRow + b) * LIVE + a]++;
    triples[(dRow + b) * LIVE + a]++;
    triples[(dRow + c) * LIVE + a]++;
    triples[(dRow + c) * LIVE + b]++;
  }

  /** How many of the counted hands share no card with a hand. @param itself 1 if the hand is counted, otherwise 0 */
  private disjoint(hand: number, counted: number, itself: number): number {
    const { cardsOf, ones, pairs, triples } = this;
    const [a, b, c, d] = [
      cardsOf[4 * hand],
      cardsOf[4 * hand + 1],
      cardsOf[4 * hand + 2],
      cardsOf[4 * hand + 3],
    ];
    const [cRow, dRow] = [c * LIVE, d * LIVE];
    return (
      counted -
      (ones[a] + ones[b] + ones[c] + ones[d]) +
      (pairs[b * LIVE + a] +
        pairs[cRow + a] +
        pairs[cRow + b] +
        pairs[dRow + a] +
        pairs[dRow + b] +
        pairs[dRow + c]) -
      (triples[(cRow + b) * LIVE + a] +
        triples[(dRow + b) * LIVE + a] +
        triples[(dRow + c) * LIVE + a] +
        triples[(dRow + c) * LIVE + b]) +
      itself
    );
  }
}
