import type { Share } from '../spot/game.js';
import { DisjointHands, noWeights, type Ranking, type Weights } from './disjoint-hands.js';
import type { KeptSets } from './kept-sets.js';
import { CARD_RANKS, COLUMNS } from './rank-columns.js';

/** The strengths of a hand, by share of the pot; 0 where it does not qualify. */
export type Strengths = readonly number[];

/** Values are parts of a pot in these units, rounded, so that sums of them are exact integers. */
export const VALUE_UNITS = 2 ** 22;

/** The values of hands, in units. */
export interface Values {
  /** By class of hands: the value. */
  readonly values: Float64Array;
  /**
   * By class of hands and rank, in rows of `COLUMNS`: how much the value changes if the opponent cannot have one more card of the rank,
   * whatever its suit. Null unless it was requested.
   */
  readonly changes: Float32Array | null;
}

/**
 * The value of a hand against one opponent: its expected share of the pot, in units. The opponent holds one of the hands of a list with
 * some probability, but none of the cards of the player.
 */
export class Reference {
  /** By share: the hands in its order. Place 0 does not qualify. */
  private readonly rankings: readonly Ranking[];
  private readonly parts: readonly number[];
  /** By class of hands: the shares that they qualify for, as a mask. */
  private readonly qualified: Uint8Array;
  private readonly disjoint: DisjointHands;

  /** @param strengths by class of hands */
  constructor(
    shares: readonly Share[],
    private readonly sets: KeptSets,
    strengths: readonly Strengths[],
  ) {
    this.disjoint = new DisjointHands(sets);
    this.parts = shares.map(({ parts = 1 }) => parts);
    this.rankings = shares.map((_, share) => rankingOf(strengths.map((each) => each[share])));
    this.qualified = Uint8Array.from(strengths, (_, hand) => this.sharesOf(hand));
  }

  /**
   * The value of each class of hands.
   *
   * @param likely by class of hands: how likely the opponent holds one of them, if the player's cards are not known
   * @param withChanges whether the changes are wanted too: they take about six times as long
   */
  valuesAgainst(likely: Float64Array, withChanges: boolean): Values {
    const { won, dealt } = this.sumsAgainst(likely, withChanges);
    const values = new Float64Array(likely.length);
    const changes = withChanges ? new Float32Array(likely.length * COLUMNS) : null;
    const unseen = new Float64Array(COLUMNS);
    for (let hand = 0; hand < likely.length; hand++) {
      const value = ratio(won.hands[hand], dealt.hands[hand], 1 / 2);
      values[hand] = Math.round(value * VALUE_UNITS);
      if (changes === null || won.byRank === null || dealt.byRank === null) continue;
      this.sets.unseenRanks(hand, unseen);
      for (let rank = 0; rank < CARD_RANKS; rank++) {
        if (unseen[rank] === 0) continue;
        const at = hand * COLUMNS + rank;
        const left = dealt.hands[hand] - dealt.byRank[at] / unseen[rank];
        const without = ratio(won.hands[hand] - won.byRank[at] / unseen[rank], left, value);
        changes[at] = (without - value) * VALUE_UNITS;
      }
    }
    return { values, changes };
  }

  /** By class of hands: the weight of the opponent's hands, and the part of it that is won. */
  private sumsAgainst(
    likely: Float64Array,
    withRanks: boolean,
  ): { readonly won: Weights; readonly dealt: Weights } {
    const sums = { won: noWeights(likely.length, withRanks), dealt: noWeights(likely.length, withRanks) };
    for (const group of new Set(this.qualified)) {
      const weights = likely.map((weight, hand) => (this.qualified[hand] === group ? weight : 0));
      const isIn = (shares: number, share: number): boolean => (shares & (1 << share)) !== 0;
      let everyHand: Weights | undefined;
      // Shares that the group qualifies for come first: hands that do not qualify are below all others, and need no sweep of their own.
      const shares = [...this.rankings.keys()].sort(
        (a, b) => Number(isIn(group, b)) - Number(isIn(group, a)),
      );
      for (const share of shares) {
        const partOf = (own: number): number =>
          isIn(own | group, share) ? this.parts[share] / this.partsOf(own | group) : 0;
        if (everyHand !== undefined && !isIn(group, share)) {
          this.addTo(sums.won, everyHand, partOf);
          continue;
        }
        const { below, all } = this.disjoint.sweep(this.rankings[share], weights, withRanks);
        this.addTo(sums.won, isIn(group, share) ? below : all, partOf);
        everyHand = all;
      }
      if (everyHand === undefined) throw new Error('a game has a share');
      this.addTo(sums.dealt, everyHand, () => 1);
      this.addTo(sums.won, everyHand, (own) => ((own | group) === 0 ? 1 / 2 : 0));
    }
    return sums;
  }

  /** Adds a part of some weights, which depends on the shares that a hand qualifies for. */
  private addTo(to: Weights, { hands, byRank }: Weights, partOf: (own: number) => number): void {
    const parts = Array.from({ length: 1 << this.rankings.length }, (_, own) => partOf(own));
    for (let hand = 0; hand < hands.length; hand++) {
      const part = parts[this.qualified[hand]];
      if (part === 0) continue;
      to.hands[hand] += part * hands[hand];
      if (to.byRank === null || byRank === null) continue;
      for (let at = hand * COLUMNS; at < (hand + 1) * COLUMNS; at++) to.byRank[at] += part * byRank[at];
    }
  }

  /** The shares that a hand qualifies for, as a mask. */
  private sharesOf(hand: number): number {
    let mask = 0;
    for (const [share, { places }] of this.rankings.entries()) if (places[hand] > 0) mask |= 1 << share;
    return mask;
  }

  private partsOf(shares: number): number {
    return this.parts.reduce((sum, parts, share) => ((shares & (1 << share)) === 0 ? sum : sum + parts), 0);
  }
}

/** A part of a sum; a value that is given if the sum is 0. Sums of weights have rounding errors far below one part of a unit. */
const ratio = (part: number, sum: number, otherwise: number): number =>
  sum > 1e-6 ? Math.min(1, Math.max(0, part / sum)) : otherwise;

const rankingOf = (strengths: readonly number[]): Ranking => {
  const sorted = [...new Set([0, ...strengths])].sort((a, b) => a - b);
  const numbers = new Map(sorted.map((strength, place) => [strength, place]));
  const places = Int32Array.from(strengths, (strength) => numbers.get(strength) ?? 0);
  const next = new Int32Array(sorted.length);
  for (const place of places) if (place + 1 < next.length) next[place + 1]++;
  for (let place = 1; place < next.length; place++) next[place] += next[place - 1];
  const order = new Int32Array(places.length);
  places.forEach((place, hand) => {
    order[next[place]++] = hand;
  });
  return { places, order };
};
