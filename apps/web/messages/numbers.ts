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
