/** The chances of consecutive counts: those of `first`, `first + 1` and so on. Other counts have none, or a negligible one. */
export interface CountChances {
  readonly first: number;
  readonly chances: Float64Array;
}

/** The sum of no counts. */
const NONE: CountChances = { first: 0, chances: new Float64Array([1]) };

/**
 * The beta-binomial distribution of 0 to `n` successes, where the chance of success has a beta distribution. Each chance follows from
 * its neighbour, from the mean outwards, and all together add up to 1. O(counts).
 *
 * @param alpha at least 1 together with `beta`, so that chances do not grow again far from the mean
 * @param least counts at either end with a smaller chance are left out
 */
export const betaBinomial = (n: number, alpha: number, beta: number, least = 0): CountChances => {
  const chances = new Float64Array(n + 1);
  const middle = Math.round((n * alpha) / (alpha + beta));
  chances[middle] = 1;
  let sum = 1;
  let last = middle;
  for (let k = middle; k < n; k++) {
    const next = (chances[k] * ((n - k) * (k + alpha))) / ((k + 1) * (n - k - 1 + beta));
    if (next < least) break;
    chances[(last = k + 1)] = next;
    sum += next;
  }
  let first = middle;
  for (let k = middle; k > 0; k--) {
    const next = (chances[k] * (k * (n - k + beta))) / ((n - k + 1) * (k - 1 + alpha));
    if (next < least) break;
    chances[(first = k - 1)] = next;
    sum += next;
  }
  const kept = chances.subarray(first, last + 1);
  for (let at = 0; at < kept.length; at++) kept[at] /= sum;
  return { first, chances: kept };
};

/** The distribution of the sum of independent counts. O(counts²). */
export const sumOfCounts = (parts: readonly CountChances[], least = 0): CountChances =>
  parts.reduce((sum, part) => withoutEnds(convolve(sum, part), least), NONE);

const convolve = (one: CountChances, other: CountChances): CountChances => {
  const isLonger = one.chances.length > other.chances.length;
  const few = isLonger ? other.chances : one.chances;
  const many = isLonger ? one.chances : other.chances;
  const sums = new Float64Array(few.length + many.length + AT_ONCE - 1);
  for (let place = 0; place < few.length; place += AT_ONCE) addProducts(sums, few, many, place);
  return { first: one.first + other.first, chances: sums.subarray(0, few.length + many.length - 1) };
};

const AT_ONCE = 4;

/** Adds the products of four chances with a list. Four at once take a third of the time of one by one: each sum is read and written once. */
const addProducts = (sums: Float64Array, few: Float64Array, many: Float64Array, place: number): void => {
  const p = few[place];
  const q = place + 1 < few.length ? few[place + 1] : 0;
  const r = place + 2 < few.length ? few[place + 2] : 0;
  const s = place + 3 < few.length ? few[place + 3] : 0;
  // The last three of the list.
  let x = 0;
  let y = 0;
  let z = 0;
  for (let at = 0; at < many.length; at++) {
    const chance = many[at];
    sums[place + at] += p * chance + q * x + r * y + s * z;
    z = y;
    y = x;
    x = chance;
  }
  const end = place + many.length;
  sums[end] += q * x + r * y + s * z;
  sums[end + 1] += r * x + s * y;
  sums[end + 2] += s * x;
};

const withoutEnds = ({ first, chances }: CountChances, least: number): CountChances => {
  let from = 0;
  let to = chances.length;
  while (from < to - 1 && chances[from] < least) from++;
  while (from < to - 1 && chances[to - 1] < least) to--;
  return { first: first + from, chances: chances.subarray(from, to) };
};

/** The chances of more and of less than a count. The count itself is half in each, so that its rank is fair on average. */
export const tailsOf = (
  { first, chances }: CountChances,
  count: number,
): { readonly above: number; readonly below: number } => {
  const place = count - first;
  const half = place >= 0 && place < chances.length ? chances[place] / 2 : 0;
  let below = half;
  for (let at = 0; at < Math.min(place, chances.length); at++) below += chances[at];
  let above = half;
  for (let at = chances.length - 1; at > Math.max(place, -1); at--) above += chances[at];
  return { above, below };
};
