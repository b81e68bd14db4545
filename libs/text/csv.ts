export type CsvValue = string | number | boolean | null;

/** What a spreadsheet takes for the start of a formula, also in full width (OWASP, "CSV Injection"). */
const FORMULA_STARTS = '=+-@\t\r\n＝＋－＠';

const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * A value of a CSV row (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before it; negative numbers
 * stay as they are.
 */
const formatValue = (value: CsvValue): string => {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const isFormula = FORMULA_STARTS.includes(value.charAt(0)) && value !== '' && !NUMBER.test(value);
  const text = isFormula ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A line of a CSV file with its line end. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(formatValue).join(',')}\r\n`;
