import { type Card, rankOf, STANDARD_CARD_COUNT, SUIT_COUNT, suitOf } from '#cards';
import { bestHand } from '#ranking';
import type { Share } from '../spot/game.js';
import type { KnownHands } from '../spot/known-hands.js';
import type { HandCounts } from './hand-counts.js';
import { sameHands } from './shared-cards.js';

/** The board cards to come. */
type Runout = readonly Card[];

/** The number of suited board cards with which two-card hands can have a flush. */
const FLUSH_ON_BOARD = 3;

/**
 * Counts two ranges of two-card hands against each other over all runouts of a board. Runouts of the same ranks order all hands
 * alike, unless a flush is possible; then the ranks of that suit must be the same too. Such runouts form a class. Both ranges are
 * sorted by strength once for each class. One pass finds the weight that each hand of the first range beats: that of all weaker
 * hands, less those that share a card with it. A hand is impossible in runouts that contain one of its cards, so weights are
 * summed for each runout of the class separately. O(n log n) per class, for n hands.
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
  for (const runouts of classesOf(board, free, toCome))
    pass(
      ordered(first, share, board, runouts),
      ordered(second, share, board, runouts),
      runouts.length,
      same,
      counts,
    );
  return counts;
};

/** Groups the runouts by class. */
const classesOf = (board: readonly Card[], free: readonly Card[], toCome: number): Iterable<Runout[]> => {
  const classes = new Map<string, Runout[]>();
  const deal = (runout: Runout, from: number): void => {
    if (runout.length < toCome) {
      for (let next = from; next < free.length; next++) deal([...runout, free[next]], next + 1);
      return;
    }
    const ranks = runout.map(rankOf).sort((a, b) => a - b);
    const key = `${ranks.join(' ')}:${suitedOn([...board, ...runout])}`;
    classes.set(key, [...(classes.get(key) ?? []), runout]);
  };
  deal([], 0);
  return classes.values();
};

/** The cards of the suit that can make a flush; there is at most one. */
const suitedOn = (board: readonly Card[]): string => {
  const suits = Array.from({ length: SUIT_COUNT }, (_, suit) =>
    board.filter((card) => suitOf(card) === suit),
  );
  const suited = suits.find(({ length }) => length >= FLUSH_ON_BOARD) ?? [];
  return suited.sort((a, b) => a - b).join(' ');
};

/** A hand in a class of runouts. */
interface Placed {
  readonly hand: number;
  readonly cards: readonly Card[];
  readonly weight: number;
  readonly strength: number;
  /** By runout: whether it leaves the hand its cards. */
  readonly isLeft: readonly boolean[];
}

/** The hands that are possible in some runout, weaker hands first. */
const ordered = (
  { cards, weights, count }: KnownHands,
  { scale, composition }: Share,
  board: readonly Card[],
  runouts: readonly Runout[],
): Placed[] => {
  const placed: Placed[] = [];
  for (let hand = 0; hand < count; hand++) {
    const held = [...cards.subarray(hand * 2, hand * 2 + 2)];
    const isLeft = runouts.map((runout) => !runout.some((card) => held.includes(card)));
    const runout = runouts[isLeft.indexOf(true)];
    if (runout === undefined) continue;
    const strength = bestHand(scale, composition, held, [...board, ...runout]);
    placed.push({ hand, cards: held, weight: weights[hand], strength, isLeft });
  }
  return placed.sort((a, b) => a.strength - b.strength);
};

/** Weights of weaker hands by runout: in total, and by card. */
class Weaker {
  private readonly all: Float64Array;
  private readonly by: readonly Float64Array[];

  constructor(runouts: number) {
    this.all = new Float64Array(runouts);
    this.by = Array.from({ length: STANDARD_CARD_COUNT }, () => new Float64Array(runouts));
  }

  add({ cards: [a, b], weight, isLeft }: Placed): void {
    isLeft.forEach((left, runout) => {
      if (!left) return;
      for (const sums of [this.all, this.by[a], this.by[b]]) sums[runout] += weight;
    });
  }

  /**
   * The weight of the weaker hands that share no card with a hand, over all runouts that leave it. The identical hand was
   * subtracted twice.
   */
  without({ cards: [a, b], isLeft }: Placed, same: number): number {
    let weight = 0;
    isLeft.forEach((left, runout) => {
      if (left) weight += this.all[runout] - this.by[a][runout] - this.by[b][runout] + same;
    });
    return weight;
  }
}

const pass = (
  first: readonly Placed[],
  second: readonly Placed[],
  runouts: number,
  same: Float64Array,
  { wins, ties }: HandCounts,
): void => {
  const weaker = new Weaker(runouts);
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
