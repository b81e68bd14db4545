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
