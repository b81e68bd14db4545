import { isDigit } from './characters.js';

/**
 * Reading and formatting amounts of money, for every reader and writer. Digits go directly into an integer: an amount is
 * never a floating-point fraction.
 */

const ZERO = 48;
const DOT = 46;
const COMMA = 44;
const BLANK = 32;
const NO_BREAK_SPACE = 0xa0;
const NARROW_SPACE = 0x202f;
/** The code of no character. */
const NONE = -1;

/** Signs that may stand before or after an amount. */
const CURRENCY_SIGNS = '$€£¥₹₩₽฿';

/** The ISO 4217 code of a currency sign; null if the sign alone is ambiguous. */
export const currencyOfSign = (sign: string): string | null => {
  switch (sign) {
    case '$':
      return 'USD';
    case '€':
      return 'EUR';
    case '£':
      return 'GBP';
    case '¥':
      return 'CNY';
    case '₹':
      return 'INR';
    default:
      return null;
  }
};

const DOLLAR = 0x24;
const currencyCodes: ReadonlySet<number> = new Set([...CURRENCY_SIGNS].map((sign) => sign.charCodeAt(0)));

/** Most amounts are in dollars or have no sign, so only other characters are looked up. False for NaN, the end of a text. */
const isCurrencyCode = (code: number): boolean => code === DOLLAR || (code > 0x7f && currencyCodes.has(code));

export const isCurrencySign = (sign: string): boolean => sign.length === 1 && CURRENCY_SIGNS.includes(sign);

/** The result of a scan that finds no digits, or more of them than an exact integer holds. */
export const NO_AMOUNT = -1;

/** The largest scale of a hand. */
export const MAX_DECIMALS = 8;

/**
 * Scans amounts in a text, as integers of `scale` decimals. One scanner serves a whole hand: after `scan`, `end` is the
 * offset after the amount. `decimals` is the largest number of decimals seen so far; a reader whose scale is too small
 * reads the hand again with a larger one. Until then further decimals are cut off.
 *
 * A comma or blank followed by exactly three digits groups thousands (`1,480`, `25 000`), a dot only where more follows
 * that cannot be a decimal (`1.480,50`, `1.183.764`); any other one is the decimal mark (`0,05`, `.5`, `0,050`).
 * A separator that groups thousands in an amount is never its decimal mark.
 */
export class AmountScanner {
  end = 0;
  decimals = 0;

  /**
   * `dotsGroup`: whether a dot followed by exactly three digits groups thousands too, as on sites whose amounts never have
   * three decimals.
   */
  constructor(
    public scale: number,
    private readonly dotsGroup = false,
  ) {}

  /** The amount at `start`, after an optional currency sign; NO_AMOUNT if there is none. O(length). */
  scan(text: string, start: number): number {
    let at = start;
    let code = text.charCodeAt(at);
    if (!isDigit(code) && code !== DOT) {
      if (!isCurrencyCode(code)) return NO_AMOUNT;
      code = text.charCodeAt(++at);
      if (code === BLANK || code === NO_BREAK_SPACE) code = text.charCodeAt(++at);
    }
    let value = 0;
    let digits = 0;
    let decimals = -1;
    let grouping = NONE;
    for (; ; code = text.charCodeAt(++at)) {
      if (isDigit(code)) {
        if (decimals < 0) value = value * 10 + (code - ZERO);
        else if (decimals++ < this.scale) value = value * 10 + (code - ZERO);
        digits++;
      } else if (decimals < 0 && isSeparator(code)) {
        if (grouping === NONE && digits <= 3 && value > 0 && groupsThousands(text, at, code, this.dotsGroup))
          grouping = code;
        if (code === grouping) {
          if (!threeDigitsAt(text, at + 1)) break;
          continue;
        }
        if ((code !== DOT && code !== COMMA) || !isDigit(text.charCodeAt(at + 1))) break;
        decimals = 0;
      } else break;
    }
    if (digits === 0 || decimals > MAX_DECIMALS) return NO_AMOUNT;
    if (decimals > this.decimals) this.decimals = decimals;
    for (let missing = Math.max(0, decimals); missing < this.scale; missing++) value *= 10;
    this.end = isCurrencyCode(code) ? at + 1 : at;
    return Number.isSafeInteger(value) ? value : NO_AMOUNT;
  }
}

const isSeparator = (code: number): boolean =>
  code === DOT || code === COMMA || code === BLANK || code === NO_BREAK_SPACE || code === NARROW_SPACE;

const threeDigitsAt = (text: string, at: number): boolean => {
  for (let index = 0; index < 3; index++) if (!isDigit(text.charCodeAt(at + index))) return false;
  return !isDigit(text.charCodeAt(at + 3));
};

/** Exactly three digits follow the separator; after a dot, also a comma or another dot with further digits. */
const groupsThousands = (text: string, at: number, code: number, dotsGroup: boolean): boolean => {
  if (!threeDigitsAt(text, at + 1)) return false;
  if (code !== DOT || dotsGroup) return true;
  const next = text.charCodeAt(at + 4);
  return next === COMMA ? isDigit(text.charCodeAt(at + 5)) : next === DOT && threeDigitsAt(text, at + 5);
};

/** Powers of ten by number of decimals. */
const UNITS = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8];
const ZEROS = '00000000';

/** `1234` at scale 2 as `12.34`, zero as `0`; trailing zeros stay, so that equal amounts have equal texts. */
export const formatMoney = (amount: number, scale: number): string => {
  if (scale === 0 || amount === 0) return String(amount);
  const unit = UNITS[scale];
  const whole = Math.trunc(amount / unit);
  const rest = String(Math.abs(amount - whole * unit));
  const sign = amount < 0 && whole === 0 ? '-' : '';
  return `${sign}${String(whole)}.${ZEROS.slice(rest.length, scale)}${rest}`;
};
