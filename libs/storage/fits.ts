// Functions that make a value fit its column. A log may contain anything, and one invalid value would reject all hands of its chunk.
// Records keep the values as the log states them.

const textUpTo =
  (length: number) =>
  <Text extends string | null>(text: Text): Text =>
    text !== null && text.length > length ? (text.slice(0, length) as Text) : text;

/** Longer than any name of a site. An index entry holds about 2,700 bytes (PostgreSQL manual, "B-Tree"). */
export const name = textUpTo(255);
/** Shorter, because an index has it beside three names. */
export const stakes = textUpTo(64);

const upTo =
  (max: number) =>
  <Value extends number | null>(value: Value): Value =>
    value !== null && value > max ? (max as Value) : value;

const LARGEST_INTEGER = 2 ** 31 - 1;
export const integer = upTo(LARGEST_INTEGER);
export const LARGEST_SMALL = 2 ** 15 - 1;
export const small = upTo(LARGEST_SMALL);

/** ISO 8601 in UTC with seconds and a year of four digits. */
const MOMENT =
  /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?Z$/;
const MONTH = 'YYYY-MM-'.length;
const DATE = 'YYYY-MM-DD'.length;
export const moment = (value: string | null): string | null => {
  if (value === null || !MOMENT.test(value)) return null;
  // Every month has 28 days. JavaScript reads 31 February as a day in March: it is rejected.
  if (Number(value.slice(MONTH, DATE)) <= 28) return value;
  return new Date(value).toISOString().startsWith(value.slice(0, DATE)) ? value : null;
};
