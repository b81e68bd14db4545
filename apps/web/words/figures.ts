import type { Language } from './words.js';

/** Shares with so many decimals of a percent. */
const DECIMALS = 2;

const percentFormats = new Map<string, Intl.NumberFormat>();

/** `0.65981` as `65.98%`, the way the language writes it. */
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

/** A percentage without decimals that say nothing. */
export const plainPercent = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: DECIMALS }).format(share);

/** The size of an error, in percent, to two digits that count. */
export const errorPercent = (error: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumSignificantDigits: 2 }).format(error);

/** A count, of any length, with its digits in groups. */
export const count = (total: string | number, language: Language): string => {
  const text = String(total);
  return /^\d+$/.test(text)
    ? new Intl.NumberFormat(language, { useGrouping: true }).format(BigInt(text))
    : text;
};

/** Seconds, as many digits as somebody who waited would care for. */
export const seconds = (time: number, language: Language): string =>
  new Intl.NumberFormat(
    language,
    time < 1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 1 },
  ).format(time);
