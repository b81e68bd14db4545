import type { Language } from './catalogue.js';

/** Decimals of a percentage. */
const DECIMALS = 2;

const percentFormats = new Map<string, Intl.NumberFormat>();

/** Formats `0.65981` as `65.98%`. */
export const percent = (share: number, language: Language, decimals = DECIMALS): string => {
  const id = `${language} ${decimals}`;
  let format = percentFormats.get(id);
  if (format === undefined) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    format = new Intl.NumberFormat(language, { style: 'percent', ...digits });
    percentFormats.set(id, format);
  }
  return format.format(share);
};

/** Formats a percentage without trailing zeros. */
export const plainPercent = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: DECIMALS }).format(share);

/** Formats an error in percent with two significant digits. */
export const errorPercent = (error: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumSignificantDigits: 2 }).format(error);

/** Formats an integer of any size with digit groups. */
export const count = (total: string | number, language: Language): string => {
  const text = String(total);
  return /^\d+$/.test(text)
    ? new Intl.NumberFormat(language, { useGrouping: true }).format(BigInt(text))
    : text;
};

/** Formats seconds: two significant digits below a second, one decimal above. */
export const seconds = (time: number, language: Language): string =>
  new Intl.NumberFormat(
    language,
    time < 1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 1 },
  ).format(time);

/**
 * Formats exact decimal text with digit groups and all of its decimals; amounts that are won have a plus sign. No digit is lost.
 *
 * @param least the decimals that are written at least
 */
export const signedAmount = (text: string, language: Language, least = 0): string =>
  formatAmount(text, language, 'exceptZero', least);

/** As `signedAmount`, without a plus sign. */
export const plainAmount = (text: string, language: Language, least = 0): string =>
  formatAmount(text, language, 'auto', least);

const amountFormats = new Map<string, Intl.NumberFormat>();

/** The decimals of exact decimal text as it is written. */
export const writtenDecimals = (text: string): number => text.split('.')[1]?.length ?? 0;

const formatAmount = (
  text: string,
  language: Language,
  signDisplay: 'auto' | 'exceptZero',
  least: number,
): string => {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text;
  const decimals = Math.max(least, writtenDecimals(text));
  const id = `${language} ${decimals} ${signDisplay}`;
  let format = amountFormats.get(id);
  if (format === undefined) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    format = new Intl.NumberFormat(language, { ...digits, signDisplay, useGrouping: true });
    amountFormats.set(id, format);
  }
  // As text, so that every digit of it counts.
  return format.format(text as `${number}`).replace('-', '−');
};
