import { type Card, STANDARD_CARD_COUNT } from '#cards';
import type { Share } from '../spot/game.js';
import type { KnownHands } from '../spot/known-hands.js';
import type { ThreeWayCounts } from './hand-counts.js';
import { heldIn, rankedIn, type Held, type Ranked } from './ranked-hands.js';
import type { Runout } from './runout-kinds.js';

/**
 * Counts each hand of a range of two-card hands against two other ranges over runouts. All ranges are sorted by strength once for each
 * runout. One pass through them knows the weaker hands of both other ranges for each hand of the first one. The pairs of them that share
 * no card with the hand or with each other follow from sums of weights (`Others`). Hands as strong are added to one range, to both and to
 * the other one, and the differences are the pairs that the hand ties. O(n (log n + c)) per runout, for n hands and c cards of the deck.
 */
export const countThreeRanges = (
  own: KnownHands,
  others: readonly [KnownHands, KnownHands],
  share: Share,
  board: readonly Card[],
  runouts: Iterable<Runout>,
): ThreeWayCounts => {
  const all = new Others();
  others.forEach((range, which) => {
    for (const held of heldIn(range)) all.add(which, held, 1);
  });
  const counts = {
    wins: new Float64Array(own.count),
    ties: new Float64Array(own.count),
    threeWay: new Float64Array(own.count),
    opposing: Float64Array.from(heldIn(own), (held) => all.pairsBeside(held)),
  };
  for (const { cards, times } of runouts) {
    const sorted = [own, ...others].map((range) => rankedIn(range, share, board, cards));
    pass(sorted[0], sorted.slice(1), times, counts);
  }
  return counts;
};

/** Some hands of two ranges, summed by their cards. */
class Others {
  private readonly all = [0, 0];
  /** By range and card: the weight of the hands with it. By range and two cards: the weight of this hand. */
  private readonly held = [0, 1].map(() => new Float64Array(STANDARD_CARD_COUNT));
  private readonly hands = [0, 1].map(() => new Float64Array(STANDARD_CARD_COUNT ** 2));
  /** The products of the weights of hands that are in both ranges: of all, and by card. */
  private inBoth = 0;
  private readonly inBothWith = new Float64Array(STANDARD_CARD_COUNT);

  /** Adds a hand to a range, or takes it out if `sign` is negative. */
  add(range: number, { cards: [a, b], weight }: Held, sign: number): void {
    const signed = sign * weight;
    this.all[range] += signed;
    this.held[range][a] += signed;
    this.held[range][b] += signed;
    this.hands[range][numberOf(a, b)] += signed;
    const product = signed * this.hands[1 - range][numberOf(a, b)];
    this.inBoth += product;
    this.inBothWith[a] += product;
    this.inBothWith[b] += product;
  }

  /**
   * The weight of the pairs of a hand of each range that share no card with each other or with this hand. All pairs, less those that
   * share a card, for each card; pairs of identical hands share two, so they are added back once.
   */
  pairsBeside({ cards: [p, q] }: Held): number {
    const [one, other] = this.all.map(
      (all, range) => all - this.held[range][p] - this.held[range][q] + this.hands[range][numberOf(p, q)],
    );
    let sharing = 0;
    for (let card = 0; card < STANDARD_CARD_COUNT; card++)
      if (card !== p && card !== q) sharing += this.beside(0, card, p, q) * this.beside(1, card, p, q);
    const identical = this.hands[0][numberOf(p, q)] * this.hands[1][numberOf(p, q)];
    return one * other - sharing + this.inBoth - this.inBothWith[p] - this.inBothWith[q] + identical;
  }

  /** The weight of the hands with a card and neither of two others. */
  private beside(range: number, card: Card, p: Card, q: Card): number {
    return (
      this.held[range][card] - this.hands[range][numberOf(card, p)] - this.hands[range][numberOf(card, q)]
    );
  }
}

/** A number for a two-card hand, whichever card comes first. */
const numberOf = (a: Card, b: Card): number => Math.max(a, b) * STANDARD_CARD_COUNT + Math.min(a, b);

const pass = (
  ours: readonly Ranked[],
  others: readonly (readonly Ranked[])[],
  times: number,
  { wins, ties, threeWay }: ThreeWayCounts,
): void => {
  const weaker = new Others();
  const next = [0, 0];
  for (let from = 0, to = 0; from < ours.length; from = to) {
    const { strength } = ours[from];
    while (to < ours.length && ours[to].strength === strength) to++;
    const equals = ours.slice(from, to);
    const pairs = (): number[] => equals.map((held) => weaker.pairsBeside(held));
    others.forEach((hands, range) => {
      for (; hands[next[range]]?.strength < strength; next[range]++) weaker.add(range, hands[next[range]], 1);
    });
    const beaten = pairs();
    const [tied, otherTied] = others.map((hands) => hands.filter((held) => held.strength === strength));
    for (const held of tied) weaker.add(0, held, 1);
    const withOne = pairs();
    for (const held of otherTied) weaker.add(1, held, 1);
    const withBoth = pairs();
    for (const held of tied) weaker.add(0, held, -1);
    const withOther = pairs();
    for (const held of tied) weaker.add(0, held, 1);
    next[0] += tied.length;
    next[1] += otherTied.length;
    equals.forEach(({ hand }, at) => {
      wins[hand] += times * beaten[at];
      ties[hand] += times * (withOne[at] + withOther[at] - 2 * beaten[at]);
      threeWay[hand] += times * (withBoth[at] - withOne[at] - withOther[at] + beaten[at]);
    });
  }
};
