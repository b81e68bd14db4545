/** An exact amount of chips: an integer, and the number of its decimals. */
interface Chips {
  readonly units: bigint;
  readonly scale: number;
}

const parse = (text: string): Chips => {
  const [whole = '0', decimals = ''] = text.split('.');
  return { units: BigInt(whole + decimals), scale: decimals.length };
};

const format = ({ units, scale }: Chips): string => {
  const sign = units < 0n ? '-' : '';
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  return sign + (scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`);
};

const at = ({ units, scale }: Chips, wanted: number): bigint => units * 10n ** BigInt(wanted - scale);

const combine = (a: string, b: string, operation: (a: bigint, b: bigint) => bigint): string => {
  const [first, second] = [parse(a), parse(b)];
  const scale = Math.max(first.scale, second.scale);
  return format({ units: operation(at(first, scale), at(second, scale)), scale });
};

/** Adds decimal amounts exactly: `0.10` and `0.2` are `0.30`. */
export const plus = (a: string, b: string): string => combine(a, b, (x, y) => x + y);

/** Subtracts decimal amounts exactly. */
export const minus = (a: string, b: string): string => combine(a, b, (x, y) => x - y);

/** The order of two decimal amounts: negative if the first one is smaller. */
export const compare = (a: string, b: string): number => {
  const { units } = parse(minus(a, b));
  return units < 0n ? -1 : units > 0n ? 1 : 0;
};

export const isZero = (amount: string): boolean => parse(amount).units === 0n;

/** The decimals that an amount needs: none for `2.00`, one for `2.50`. */
export const decimalsOf = (amount: string): number => /\.(\d*[1-9])0*$/.exec(amount)?.[1]?.length ?? 0;

/** An amount with a number of decimals, at least as many as it needs: `2` with two decimals is `2.00`. */
export const withDecimals = (amount: string, decimals: number): string => {
  const scale = Math.max(decimals, decimalsOf(amount));
  const chips = parse(amount);
  const units = chips.scale > scale ? chips.units / 10n ** BigInt(chips.scale - scale) : at(chips, scale);
  return format({ units, scale });
};

/** `part` of `whole` in ten-thousandths, rounded to the nearest; 0 if `whole` is 0. */
export const shareOf = (part: string, whole: string): number => {
  const [first, second] = [parse(part), parse(whole)];
  const scale = Math.max(first.scale, second.scale);
  const divisor = at(second, scale);
  if (divisor <= 0n) return 0;
  return Number((at(first, scale) * 20_000n + divisor) / (2n * divisor));
};

/** How many times `part` is in `whole`, with one decimal, rounded to the nearest: the odds `3.5` to 1. */
export const timesIn = (part: string, whole: string): string => {
  const [first, second] = [parse(part), parse(whole)];
  const scale = Math.max(first.scale, second.scale);
  const divisor = at(first, scale);
  if (divisor <= 0n) return '0';
  return withDecimals(format({ units: (at(second, scale) * 20n + divisor) / (2n * divisor), scale: 1 }), 0);
};
