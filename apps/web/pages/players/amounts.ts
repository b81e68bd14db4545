import type { Language } from '../../messages/catalogue.js';

/** Formats exact decimal text with digit groups and all of its decimals; amounts that are won have a plus sign. No digit is lost. */
export const signedAmount = (text: string, language: Language): string =>
  format(text, language, 'exceptZero');

/** As `signedAmount`, without a plus sign. */
export const plainAmount = (text: string, language: Language): string => format(text, language, 'auto');

const format = (text: string, language: Language, signDisplay: 'auto' | 'exceptZero'): string => {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text;
  const decimals = text.split('.')[1]?.length ?? 0;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const numbers = new Intl.NumberFormat(language, { ...digits, signDisplay, useGrouping: true });
  // As text, so that every digit of it counts.
  return numbers.format(text as `${number}`).replace('-', '−');
};

/** Whether exact decimal text is below zero. */
export const isLoss = (text: string): boolean => text.startsWith('-') && /[1-9]/.test(text);

/** A number with the decimals to which the service rounds it. */
export const rounded = (
  value: number,
  decimals: number,
  language: Language,
  signDisplay: 'auto' | 'exceptZero' = 'auto',
): string => {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(language, { ...digits, signDisplay }).format(value).replace('-', '−');
};

/** An aggression factor: `2.50`, or a dash without one. */
export const factor = (value: number | null, language: Language): string =>
  value === null ? '–' : rounded(value, 2, language);

/** Big blinds for 100 hands, with their sign: `+8.0`, or a dash if they are unknown. */
export const bigBlinds = (value: number | null, language: Language): string =>
  value === null ? '–' : rounded(value, 1, language, 'exceptZero');
