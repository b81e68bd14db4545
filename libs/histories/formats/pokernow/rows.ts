import { isDigit } from '../../characters.js';
import { isBlankCode } from '../../source/lines.js';

/**
 * The rows of a log: `entry,at,order` in CSV, with quotes doubled inside quotes. The scanner is our own, because a finding
 * needs the line and the offsets of its row in a text that is cut into hands before it is read; a CSV library counts its
 * own records from the start of its input and copies every field of them.
 */
export interface Row {
  /** The entry, without the quotes of the CSV. */
  readonly entry: string;
  /** The time as printed, `2021-04-17T02:18:29.395Z`. */
  readonly at: string;
  /** Increases with every entry of a game; null if it is no number. */
  readonly order: number | null;
  /** The line on which the row begins. */
  readonly line: number;
  /** The offsets of the row in the text, without its line end. */
  readonly start: number;
  readonly end: number;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const LF = 0x0a;
const CR = 0x0d;
const ZERO = 48;
/** Digits of an order: milliseconds since 1970 and two more; a safe integer has at least fifteen. */
const MAX_ORDER_DIGITS = 15;

/** One field of a row: where it ends, and its text without quotes. */
interface Field {
  readonly text: string;
  readonly end: number;
}

/** The rows of [start, end), blank lines left out. O(length). */
export const scanRows = (text: string, start: number, end: number, firstLine: number): Row[] => {
  const rows: Row[] = [];
  let line = firstLine;
  let at = start;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (isBlankCode(code)) {
      if (code === LF || (code === CR && text.charCodeAt(at + 1) !== LF)) line++;
      at++;
      continue;
    }
    const entry = scanField(text, at, end);
    const time = nextField(text, entry.end, end);
    const order = nextField(text, time.end, end);
    const rest = endOfLine(text, order.end, end);
    rows.push({
      entry: entry.text,
      at: time.text,
      order: parseOrder(order.text),
      line,
      start: at,
      end: rest,
    });
    for (; at < rest; at++) {
      const inside = text.charCodeAt(at);
      if (inside === LF || (inside === CR && text.charCodeAt(at + 1) !== LF)) line++;
    }
  }
  return rows;
};

/** The field after a comma at `at`; an empty one if there is no comma. */
const nextField = (text: string, at: number, end: number): Field =>
  at < end && text.charCodeAt(at) === COMMA ? scanField(text, at + 1, end) : { text: '', end: at };

const scanField = (text: string, at: number, end: number): Field => {
  if (text.charCodeAt(at) !== QUOTE) {
    const start = at;
    while (at < end && !isFieldEnd(text.charCodeAt(at))) at++;
    return { text: text.slice(start, at), end: at };
  }
  let isDoubled = false;
  const start = ++at;
  for (; at < end; at++) {
    if (text.charCodeAt(at) !== QUOTE) continue;
    if (at + 1 >= end || text.charCodeAt(at + 1) !== QUOTE) break;
    isDoubled = true;
    at++;
  }
  const raw = text.slice(start, at);
  return { text: isDoubled ? raw.replaceAll('""', '"') : raw, end: Math.min(at + 1, end) };
};

const isFieldEnd = (code: number): boolean => code === COMMA || code === LF || code === CR;

const endOfLine = (text: string, at: number, end: number): number => {
  while (at < end && text.charCodeAt(at) !== LF && text.charCodeAt(at) !== CR) at++;
  return at;
};

const parseOrder = (text: string): number | null => {
  if (text === '' || text.length > MAX_ORDER_DIGITS) return null;
  let value = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (!isDigit(code)) return null;
    value = value * 10 + (code - ZERO);
  }
  return value;
};

/**
 * The rows in the order of play. Logs are printed with the newest row first; sorted ones are read too. Rows with equal
 * times, or with orders that are no numbers, keep the direction of the log.
 */
export const inOrderOfPlay = (rows: Row[]): Row[] => {
  const inDirection = isNewestFirst(rows) ? rows.reverse() : rows;
  for (let index = 1; index < inDirection.length; index++)
    if (comparePlay(inDirection[index - 1], inDirection[index]) > 0) return inDirection.sort(comparePlay);
  return inDirection;
};

/** Whether the log of these rows begins with the newest one: a log with one row does. */
export const isNewestFirst = (rows: readonly Pick<Row, 'at' | 'order'>[]): boolean =>
  rows.length < 2 || comparePlay(rows[0], rows[rows.length - 1]) >= 0;

const comparePlay = ({ at, order }: Pick<Row, 'at' | 'order'>, other: Pick<Row, 'at' | 'order'>): number => {
  if (order !== null && other.order !== null) return order - other.order;
  return at < other.at ? -1 : at > other.at ? 1 : 0;
};
