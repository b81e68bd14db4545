import { type Card } from '#cards';
import type { Share } from '../spot/game.js';
import type { KnownHands } from '../spot/known-hands.js';
import type { OpposedCounts } from './hand-counts.js';
import { heldIn, rankedIn, type Held, type Ranked } from './ranked-hands.js';
import type { Runout } from './runout-kinds.js';

/**
 * Counts two ranges of Omaha hands against each other over runouts. Both ranges are sorted by strength once for each runout. One pass
 * finds the weight that each hand of the first range beats: that of all weaker hands that share no card with it. By inclusion and
 * exclusion it is the weight of all weaker hands, less those with one of its cards, for each card, plus those with two of its cards,
 * for each two cards, and so on. So weaker hands are summed for each set of their cards. O(n (log n + 2^h)) per runout, for n hands of
 * h cards.
 */
export const countOmahaRunouts = (
  first: KnownHands,
  second: KnownHands,
  share: Share,
  board: readonly Card[],
  runouts: Iterable<Runout>,
): OpposedCounts => {
  const all = new Sums();
  for (const held of heldIn(second)) all.add(held);
  const counts = {
    wins: new Float64Array(first.count),
    ties: new Float64Array(first.count),
    opposing: Float64Array.from(heldIn(first), (held) => all.without(held)),
  };
  for (const { cards, times } of runouts)
    pass(rankedIn(first, share, board, cards), rankedIn(second, share, board, cards), times, counts);
  return counts;
};

/** The weights of some hands, by each set of cards that they hold. */
class Sums {
  private readonly bySet = new Map<string, number>();

  add({ cards, weight }: Held): void {
    for (const set of subsets(cards)) this.bySet.set(set.join(), this.of(set) + weight);
  }

  /** The weight of the hands that share no card with this one. */
  without({ cards }: Held): number {
    return subsets(cards).reduce((sum, set) => sum + (set.length % 2 === 0 ? 1 : -1) * this.of(set), 0);
  }

  private of(set: readonly Card[]): number {
    return this.bySet.get(set.join()) ?? 0;
  }
}

const subsets = (cards: readonly Card[]): Card[][] =>
  cards.reduce<Card[][]>((sets, card) => [...sets, ...sets.map((set) => [...set, card])], [[]]);

const pass = (
  ours: readonly Ranked[],
  theirs: readonly Ranked[],
  times: number,
  { wins, ties }: OpposedCounts,
): void => {
  const weaker = new Sums();
  let next = 0;
  for (let from = 0, to = 0; from < ours.length; from = to) {
    const { strength } = ours[from];
    while (to < ours.length && ours[to].strength === strength) to++;
    const equals = ours.slice(from, to);
    for (; next < theirs.length && theirs[next].strength < strength; next++) weaker.add(theirs[next]);
    const beaten = equals.map((held) => weaker.without(held));
    for (; next < theirs.length && theirs[next].strength === strength; next++) weaker.add(theirs[next]);
    equals.forEach((held, at) => {
      wins[held.hand] += times * beaten[at];
      ties[held.hand] += times * (weaker.without(held) - beaten[at]);
    });
  }
};
