import { isDigit } from './characters.js';

/**
 * Reading and printing money. One toolkit for every reader: number formats are where converters break most.
 * Amounts never pass through a floating-point fraction; digits go straight into an integer.
 */

const ZERO = 48;
const DOT = 46;
const COMMA = 44;
const BLANK = 32;
const NO_BREAK_SPACE = 0xa0;
const NARROW_SPACE = 0x202f;
/** No character. */
const NONE = -1;

/** Signs that may stand before or behind an amount. */
const CURRENCY_SIGNS = '$€£¥₹₩₽฿';

/** The ISO 4217 code of a currency sign, where the sign alone tells it. */
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

/** Most amounts are in dollars or bare: the set is asked for the rest only. NaN, behind the end of a text, is none. */
const isCurrencyCode = (code: number): boolean => code === DOLLAR || (code > 0x7f && currencyCodes.has(code));

export const isCurrencySign = (sign: string): boolean => sign.length === 1 && CURRENCY_SIGNS.includes(sign);

/** No digits at the place where an amount was expected, or more than fit an exact integer. */
export const NO_AMOUNT = -1;

/** The most decimals that an amount may have: what the scale of a hand may be. */
export const MAX_DECIMALS = 8;

/**
 * Scans amounts out of a text, as integers of `scale` decimals. One scanner serves a whole hand: after `scan`, `end`
 * is where the amount ended. `decimals` is the largest number of decimals seen, so that a reader that guessed the scale
 * too small knows it and starts again; until then such an amount is cut.
 *
 * A comma or blank followed by exactly three digits groups thousands (`1,480`, `25 000`), a dot only where more follows
 * that could not be a decimal (`1.480,50`, `1.183.764`); any other one is the decimal mark (`0,05`, `.5`, `0,050`).
 * What groups thousands once in an amount is never its decimal mark.
 */
export class AmountScanner {
  end = 0;
  decimals = 0;

  constructor(public scale: number) {}

  /** The amount at `start`, a currency sign before it skipped; NO_AMOUNT where there is none. O(length). */
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
        if (grouping === NONE && digits <= 3 && value > 0 && groupsThousands(text, at, code)) grouping = code;
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

/** Exactly three digits behind a separator; behind a dot also a comma, or another dot, with digits of its own. */
const groupsThousands = (text: string, at: number, code: number): boolean => {
  if (!threeDigitsAt(text, at + 1)) return false;
  if (code !== DOT) return true;
  const next = text.charCodeAt(at + 4);
  return next === COMMA ? isDigit(text.charCodeAt(at + 5)) : next === DOT && threeDigitsAt(text, at + 5);
};

/** Powers of ten by number of decimals. */
const UNITS = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8];
const ZEROS = '00000000';

/** `1234` at scale 2 as `12.34`, nothing as `0`; decimals are never cut, so that equal amounts print equally. */
export const formatMoney = (amount: number, scale: number): string => {
  if (scale === 0 || amount === 0) return String(amount);
  const unit = UNITS[scale];
  const whole = Math.trunc(amount / unit);
  const rest = String(Math.abs(amount - whole * unit));
  const sign = amount < 0 && whole === 0 ? '-' : '';
  return `${sign}${String(whole)}.${ZEROS.slice(rest.length, scale)}${rest}`;
};
