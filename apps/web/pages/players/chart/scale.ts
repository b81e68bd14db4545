/** A line of the grid. */
export interface Tick {
  /** For pixels only. */
  readonly value: number;
  /** The same as exact decimal text. */
  readonly text: string;
}

/** The steps of a grid, times a power of ten. */
const STEPS = [1, 2, 5] as const;

/**
 * The grid lines of a range, at most `most` and at least one: multiples of 1, 2 or 5 times a power of ten. `isWhole` for whole
 * numbers only.
 */
export const ticksOf = (
  { min, max }: Range,
  most: number,
  { isWhole = false }: { readonly isWhole?: boolean } = {},
): Tick[] => {
  const span = max - min;
  let exponent = span > 0 ? Math.floor(Math.log10(span / most)) : 0;
  if (isWhole) exponent = Math.max(0, exponent);
  for (; ; exponent++)
    for (const step of STEPS) {
      const [first, last] = [
        Math.ceil(quotient(min, step, exponent)),
        Math.floor(quotient(max, step, exponent)),
      ];
      if (last - first + 1 <= most)
        return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
          const text = decimalText((first + index) * step, exponent);
          return { value: Number(text), text };
        });
    }
};

const quotient = (value: number, step: number, exponent: number): number =>
  exponent < 0 ? (value * 10 ** -exponent) / step : value / (step * 10 ** exponent);

/** An integer times a power of ten, as decimal text. */
const decimalText = (digits: number, exponent: number): string => {
  if (digits === 0) return '0';
  if (exponent >= 0) return `${digits}${'0'.repeat(exponent)}`;
  const text = String(Math.abs(digits)).padStart(1 - exponent, '0');
  return `${digits < 0 ? '-' : ''}${text.slice(0, exponent)}.${text.slice(exponent)}`;
};

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** The range of some sums that begin at zero; of no height if all are zero, so then from -1 to 1. */
export const rangeOf = (sums: readonly number[]): Range => {
  let [min, max] = [0, 0];
  for (const sum of sums) {
    min = Math.min(min, sum);
    max = Math.max(max, sum);
  }
  return min === max ? { min: -1, max: 1 } : { min, max };
};

/** The pixel of a value: `start` for the least value of the range, `end` for the largest. */
export const scaleTo =
  ({ min, max }: Range, start: number, end: number) =>
  (value: number): number =>
    start + ((value - min) / (max - min)) * (end - start);

/** The path of a line through pixels, to tenths of a pixel. */
export const pathThrough = (pixels: readonly (readonly [x: number, y: number])[]): string =>
  pixels.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** The index of the ascending value that is nearest to another one; 0 if there is none. O(log n). */
export const nearest = (ascending: readonly number[], value: number): number => {
  let [low, high] = [0, ascending.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  const [before, at] = [ascending[low - 1], ascending[low]];
  return before !== undefined && at !== undefined && value - before <= at - value
    ? low - 1
    : Math.max(0, low);
};
