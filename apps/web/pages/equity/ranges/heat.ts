import { type Place } from './grid.js';

/** A hand of a range, with its equity; null if it conflicts with all hands of the others. */
export interface HandEquity {
  readonly hand: string;
  /** The weight of its cases, or the number of its trials. */
  readonly total: string;
  readonly equity: number | null;
}

/** The square of the grid that a two-card hand belongs to. */
const squareOf = (hand: string, ranks: string): Place => {
  const one = ranks.indexOf(hand.charAt(0));
  const other = ranks.indexOf(hand.charAt(2));
  const [high, low] = one < other ? [one, other] : [other, one];
  return hand.charAt(1) === hand.charAt(3) ? { x: low, y: high } : { x: high, y: low };
};

/** The equity of each square: the mean of its hands by how often they occur. Null without a hand in the range. */
export const heatOf = (hands: readonly HandEquity[], ranks: string): (number | null)[][] => {
  const sums = [...ranks].map(() => [...ranks].map(() => ({ equity: 0, total: 0 })));
  for (const { hand, total, equity } of hands) {
    const { x, y } = squareOf(hand, ranks);
    const sum = sums[y]?.[x];
    if (sum === undefined || equity === null) continue;
    sum.equity += equity * Number(total);
    sum.total += Number(total);
  }
  return sums.map((row) => row.map(({ equity, total }) => (total > 0 ? equity / total : null)));
};
