import { MAX_DECIMALS } from './money.js';

/**
 * A decimal number of a file: its digits, and the position of its point. Amounts rely on it to stay exact in any notation,
 * before the scale of the hand is known.
 */
export interface Decimal {
  readonly digits: string;
  /** Digits after the point; negative where zeros follow the digits. */
  readonly decimals: number;
  readonly negative: boolean;
}

/** The digits of a safe integer. */
const MAX_DIGITS = 16;
const MAX_EXPONENT = 400;

const FORM = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/;

/**
 * Reads `12`, `0.50` or `1.5e3`; null for any other text. The noise of binary fractions is left out: `0.30000000000000004` and
 * `0.29999999999999998` are 0.3. O(length).
 */
export const readDecimal = (text: string): Decimal | null => {
  const [matched, sign, whole = '', fraction = '', exponent = '0'] = FORM.exec(text) ?? [];
  if (matched === undefined || whole + fraction === '' || Math.abs(Number(exponent)) > MAX_EXPONENT)
    return null;
  const digits = (whole + fraction).replace(/^0+/, '');
  return withoutNoise({
    digits,
    decimals: digits === '' ? 0 : fraction.length - Number(exponent),
    negative: sign === '-' && digits !== '',
  });
};

/** Decimals that an amount with noise may have, and those from which on its digits are noise. */
const KEPT = 6;
const NOISE = 9;

/** A number that differs from one of few decimals by less than a program can mean, as that one. Other numbers stay. */
const withoutNoise = (number: Decimal): Decimal => {
  const { digits, decimals, negative } = number;
  if (decimals <= MAX_DECIMALS || digits.length > 2 * MAX_DIGITS) return number;
  const unit = 10n ** BigInt(decimals - KEPT);
  const exact = BigInt(digits);
  const rounded = (exact + unit / 2n) / unit;
  const rest = exact - rounded * unit;
  if ((rest < 0n ? -rest : rest) >= 10n ** BigInt(decimals - NOISE)) return number;
  if (rest === 0n) return number;
  let kept = rounded === 0n ? '' : String(rounded);
  let left = kept === '' ? 0 : KEPT;
  for (; left > 0 && kept.endsWith('0'); left--) kept = kept.slice(0, -1);
  return { digits: kept, decimals: left, negative: negative && kept !== '' };
};

/** The number of decimals that a hand needs for this amount: the printed ones, without trailing zeros beyond the limit. */
export const scaleOf = ({ digits, decimals }: Decimal): number => {
  let needed = Math.max(0, decimals);
  for (let at = digits.length - 1; needed > MAX_DECIMALS && digits[at] === '0'; at--) needed--;
  return needed;
};

/** The amount in units of `scale` decimals; null if it is no exact number of units. */
export const unitsOf = ({ digits, decimals, negative }: Decimal, scale: number): number | null => {
  const shift = scale - decimals;
  const cut = digits.length + Math.min(0, shift);
  if (shift < 0 && !/^0*$/.test(digits.slice(Math.max(0, cut)))) return null;
  const whole = digits.slice(0, Math.max(0, cut));
  if (whole === '') return 0;
  if (whole.length + Math.max(0, shift) > MAX_DIGITS) return null;
  const units = Number(whole + '0'.repeat(Math.max(0, shift)));
  if (!Number.isSafeInteger(units)) return null;
  return negative ? -units : units;
};
