import { type Card, STANDARD_CARD_COUNT } from '#cards';
import { bestHand } from '#ranking';
import type { Share } from '../spot/game.js';
import type { KnownHands } from '../spot/known-hands.js';
import type { HandCounts } from './hand-counts.js';
import { sameHands } from './shared-cards.js';

/**
 * Counts two ranges of two-card hands against each other over all runouts of a board. For each runout both ranges are sorted by
 * strength, and one pass finds the weight that each hand of the first range beats: that of all weaker hands, less those that share a
 * card with it. O(n log n) per runout, for n hands.
 *
 * The kernel counts all hands of the same two ranks in one step, because they have the same strength unless they have a flush; and it
 * sorts them once for all runouts of the same ranks.
 */
export const countRunouts = (
  first: KnownHands,
  second: KnownHands,
  share: Share,
  board: readonly Card[],
  free: readonly Card[],
  toCome: number,
): HandCounts => {
  const counts = { wins: new Float64Array(first.count), ties: new Float64Array(first.count) };
  const same = sameHands(first, second);
  const deal = (complete: readonly Card[], missing: number, from: number): void => {
    if (missing === 0) pass(ordered(first, share, complete), ordered(second, share, complete), same, counts);
    else
      for (let next = from; next < free.length; next++)
        deal([...complete, free[next]], missing - 1, next + 1);
  };
  deal(board, toCome, 0);
  return counts;
};

/** A hand on a complete board. */
interface Placed {
  readonly hand: number;
  readonly cards: readonly Card[];
  readonly weight: number;
  readonly strength: number;
}

/** The hands that the board leaves, weaker hands first. */
const ordered = (
  { cards, weights, count }: KnownHands,
  { scale, composition }: Share,
  board: readonly Card[],
): Placed[] => {
  const placed: Placed[] = [];
  for (let hand = 0; hand < count; hand++) {
    const held = [...cards.subarray(hand * 2, hand * 2 + 2)];
    if (board.some((card) => held.includes(card))) continue;
    const strength = bestHand(scale, composition, held, board);
    placed.push({ hand, cards: held, weight: weights[hand], strength });
  }
  return placed.sort((a, b) => a.strength - b.strength);
};

/** Weights of weaker hands: in total, and by card. */
class Weaker {
  private all = 0;
  private readonly by = new Float64Array(STANDARD_CARD_COUNT);

  add({ cards: [a, b], weight }: Placed): void {
    this.all += weight;
    this.by[a] += weight;
    this.by[b] += weight;
  }

  /** The weight of the weaker hands that share no card with a hand. The identical hand was subtracted twice. */
  without({ cards: [a, b] }: Placed, same: number): number {
    return this.all - this.by[a] - this.by[b] + same;
  }
}

const pass = (
  first: readonly Placed[],
  second: readonly Placed[],
  same: Float64Array,
  { wins, ties }: HandCounts,
): void => {
  const weaker = new Weaker();
  let next = 0;
  for (let from = 0, to = 0; from < first.length; from = to) {
    const { strength } = first[from];
    while (to < first.length && first[to].strength === strength) to++;
    const equals = first.slice(from, to);
    for (; next < second.length && second[next].strength < strength; next++) weaker.add(second[next]);
    const beaten = equals.map((placed) => weaker.without(placed, 0));
    const before = next;
    for (; next < second.length && second[next].strength === strength; next++) weaker.add(second[next]);
    equals.forEach((placed, at) => {
      wins[placed.hand] += beaten[at];
      if (next > before) ties[placed.hand] += weaker.without(placed, same[placed.hand]) - beaten[at];
    });
  }
};
