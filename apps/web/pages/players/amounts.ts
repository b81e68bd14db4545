import type { Language } from '../../messages/catalogue.js';

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
