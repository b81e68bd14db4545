import type { Share } from '../spot/game.js';

/** The strengths of a hand, by share of the pot; 0 where it does not qualify. */
export type Strengths = readonly number[];

/** Values are parts of a pot in these units, rounded, so that sums of them are exact integers. */
export const VALUE_UNITS = 2 ** 22;

/**
 * The value of a hand against one opponent: its expected share of the pot, in units. The opponent holds one of the hands of a list with
 * some probability, whatever cards the player has (no card removal).
 */
export class Reference {
  /** By share and hand: the place of its strength among all strengths of the share; 0 does not qualify. */
  private readonly places: readonly Int32Array[];
  private readonly parts: readonly number[];

  /** @param strengths by hand of the list */
  constructor(
    shares: readonly Share[],
    private readonly strengths: readonly Strengths[],
  ) {
    this.parts = shares.map(({ parts = 1 }) => parts);
    this.places = shares.map((_, share) => placesOf(strengths.map((each) => each[share])));
  }

  /** The value of each hand of the list. @param likely by hand: how likely the opponent holds it */
  valuesAgainst(likely: Float64Array): Float64Array {
    const { strengths, places } = this;
    const groups = this.groupsOf(likely);
    const total = likely.reduce((sum, each) => sum + each, 0);
    return Float64Array.from(strengths, (_, hand) => {
      const own = this.qualified(hand);
      let value = 0;
      for (const group of groups) {
        const contested = own | group.qualified;
        const all = this.partsOf(contested);
        if (all === 0) value += group.weight / 2;
        for (let share = 0; share < places.length; share++) {
          if ((contested & (1 << share)) === 0) continue;
          const place = places[share][hand];
          const { upTo } = group;
          const below = place === 0 ? 0 : upTo[share][place - 1];
          value += ((below + upTo[share][place]) / 2) * (this.parts[share] / all);
        }
      }
      return Math.round((value / total) * VALUE_UNITS);
    });
  }

  /** The opponent's hands, divided by the shares that they qualify for: these decide which shares are contested. */
  private groupsOf(likely: Float64Array): Group[] {
    const groups = new Map<number, Group>();
    likely.forEach((weight, hand) => {
      const qualified = this.qualified(hand);
      let group = groups.get(qualified);
      if (group === undefined) {
        const upTo = this.places.map(
          (places) => new Float64Array(places.reduce((a, b) => Math.max(a, b), 0) + 1),
        );
        groups.set(qualified, (group = { qualified, weight: 0, upTo }));
      }
      group.weight += weight;
      for (const [share, places] of this.places.entries()) group.upTo[share][places[hand]] += weight;
    });
    for (const { upTo } of groups.values())
      for (const sums of upTo)
        for (let place = 1; place < sums.length; place++) sums[place] += sums[place - 1];
    return [...groups.values()];
  }

  /** The shares that a hand qualifies for, as a mask. */
  private qualified(hand: number): number {
    let mask = 0;
    for (const [share, places] of this.places.entries()) if (places[hand] > 0) mask |= 1 << share;
    return mask;
  }

  private partsOf(shares: number): number {
    return this.parts.reduce((sum, parts, share) => ((shares & (1 << share)) === 0 ? sum : sum + parts), 0);
  }
}

/** Hands that qualify for the same shares. */
interface Group {
  readonly qualified: number;
  weight: number;
  /** By share and place: the weight of the hands up to that place. */
  readonly upTo: readonly Float64Array[];
}

const placesOf = (strengths: readonly number[]): Int32Array => {
  const sorted = [...new Set([0, ...strengths])].sort((a, b) => a - b);
  const places = new Map(sorted.map((strength, place) => [strength, place]));
  return Int32Array.from(strengths, (strength) => places.get(strength) ?? 0);
};
