import { MAX_DECIMALS } from './money.js';

/** How many units the smallest unit of a scale has. */
const UNITS = Array.from({ length: MAX_DECIMALS + 1 }, (_, scale) => 10n ** BigInt(MAX_DECIMALS - scale));

/**
 * An amount in hundred-millionths of its currency, in which amounts of every scale are whole. Sums of them are exact, whatever their
 * scales are and however large they become.
 */
export const toUnits = (amount: number | bigint, scale: number): bigint => BigInt(amount) * UNITS[scale];

/**
 * Units as decimal text with as many decimals as the scale says, rounded half away from zero; zero as `0`, like `formatMoney`.
 *
 * @param parts of a unit, if the amount is in such parts
 */
export const formatUnits = (units: bigint, scale: number, parts = 1n): string => {
  const unit = UNITS[scale] * parts;
  const size = units < 0n ? -units : units;
  const rounded = (2n * size + unit) / (2n * unit);
  if (rounded === 0n) return '0';
  const sign = units < 0n ? '-' : '';
  if (scale === 0) return sign + String(rounded);
  const digits = String(rounded).padStart(scale + 1, '0');
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
};
