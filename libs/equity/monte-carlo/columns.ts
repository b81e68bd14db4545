/**
 * Weighted choices, drawn with two random words and one look-up (the alias method of A. J. Walker, 1974). The number of columns is
 * the next power of two; a column is one choice below a threshold and another one above it.
 */
export interface Columns {
  /** The right shift that turns a random word into a column. */
  readonly shift: number;
  /** By column: random words below the threshold choose the column's own number. Exact to 2^-32 of a column. */
  readonly thresholds: Uint32Array;
  readonly others: Uint32Array;
}

const WORD_BITS = 32;
const MAX_IN_WORD = 2 ** WORD_BITS;

/** The columns for two or more choices with positive weights. O(choices). */
export const columnsOf = (weights: Float64Array): Columns => {
  const bits = WORD_BITS - Math.clz32(weights.length - 1);
  const count = 2 ** bits;
  const capacity = weights.reduce((sum, weight) => sum + weight, 0);
  // The weight of each choice that has no column yet, scaled so that a column holds the sum of all weights.
  const left = new Float64Array(count);
  weights.forEach((weight, choice) => {
    left[choice] = weight * count;
  });
  const thresholds = new Uint32Array(count);
  const others = Uint32Array.from({ length: count }, (_, column) => column);
  const narrow: number[] = [];
  const wide: number[] = [];
  for (let column = 0; column < count; column++) (left[column] < capacity ? narrow : wide).push(column);
  let last = 0;
  for (;;) {
    const wider = wide.at(-1);
    const column = wider === undefined ? undefined : narrow.pop();
    if (wider === undefined || column === undefined) break;
    thresholds[column] = Math.floor((left[column] / capacity) * MAX_IN_WORD);
    others[column] = last = wider;
    left[wider] -= capacity - left[column];
    if (left[wider] < capacity) narrow.push(wide.pop() ?? wider);
  }
  // Weights beyond 2^53 are rounded: a column that is left over has no choice of its own.
  for (const column of narrow) if (column >= weights.length) others[column] = last;
  return { shift: WORD_BITS - bits, thresholds, others };
};
