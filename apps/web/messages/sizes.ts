import type { Language } from './catalogue.js';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a number of bytes: `1.2 MB`. */
export const size = (bytes: number, language: Language): string => {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit++;
  }
  const options = { style: 'unit', unit: UNITS[unit] ?? 'byte', maximumSignificantDigits: 3 } as const;
  // The short form of bytes has no plural.
  const unitDisplay = unit === 0 ? 'long' : 'short';
  return new Intl.NumberFormat(language, { ...options, unitDisplay }).format(value);
};
