import { LINE_VIEW, type Boundary } from '../../source/index.js';

/**
 * Where records begin: at a brace whose first member is an object, as in `{"ohh": {`. No brace inside a record looks like
 * that, so a record is found without blank lines around it, on one line or many, and after a record that was cut off. A
 * record under another name begins a hand of its own, so that its neighbours are read.
 */

const OPEN = 0x7b;
const QUOTE = 0x22;
const COLON = 0x3a;
/** Names and blanks of a header are much shorter. */
const MAX_HEADER = 256;
/** Records of the sibling format for tournament summaries; they are no hands. */
const SUMMARY = 'ots';

const isBlank = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d);

const skipBlanks = (text: string, at: number, end: number): number => {
  while (at < end && isBlank(text.charCodeAt(at))) at++;
  return at;
};

/** A brace and a name whose value is an object: the name, and the offset of the object. */
interface Header {
  readonly name: string;
  readonly value: number;
}

/** The header at `at`; null for none. Looks at most `MAX_HEADER` characters ahead. */
const headerAt = (text: string, at: number): Header | null => {
  if (text.charCodeAt(at) !== OPEN) return null;
  const end = Math.min(text.length, at + MAX_HEADER);
  const quote = skipBlanks(text, at + 1, end);
  if (text.charCodeAt(quote) !== QUOTE || quote >= end) return null;
  let close = quote + 1;
  while (close < end && isNameCode(text.charCodeAt(close))) close++;
  if (text.charCodeAt(close) !== QUOTE || close >= end) return null;
  const colon = skipBlanks(text, close + 1, end);
  if (text.charCodeAt(colon) !== COLON || colon >= end) return null;
  const value = skipBlanks(text, colon + 1, end);
  if (text.charCodeAt(value) !== OPEN || value >= end) return null;
  return { name: text.slice(quote + 1, close), value };
};

/** The name of the record at `at`; null if none begins there. Of records in records only the innermost one counts. */
export const recordNameAt = (text: string, at: number): string | null => {
  const header = headerAt(text, at);
  return header === null || headerAt(text, header.value) !== null ? null : header.name;
};

/** Any character of a name on one line, without quotes and escapes. */
const isNameCode = (code: number): boolean => code >= 0x20 && code !== QUOTE && code !== 0x5c;

const isHandAt = (text: string, at: number): boolean => {
  const name = recordNameAt(text, at);
  return name !== null && name !== SUMMARY;
};

/** Offset of the first hand in [from, end); -1 for none. */
const findHand = (text: string, from: number, end: number): number => {
  for (let at = from; at < end; at++) if (text.charCodeAt(at) === OPEN && isHandAt(text, at)) return at;
  return -1;
};

export const recordBoundary: Boundary = {
  openings: ['{'],
  startsHand: (text, lineStart) => isHandAt(text, lineStart),
  findEmbedded: findHand,
  handStarts: (text) => {
    const starts: number[] = [];
    for (let at = text.indexOf('{'); at !== -1; at = text.indexOf('{', at + 1))
      if (isHandAt(text, at)) starts.push(at);
    return starts;
  },
  lastHand: (text, last) => {
    for (let at = last; at >= 0; at--) if (text.charCodeAt(at) === OPEN && isHandAt(text, at)) return at;
    return -1;
  },
};

/**
 * Whether a text has a record of hands at the beginning of a line: elsewhere it may be the chat of another log. Blanks,
 * and the bracket and commas of a list, may precede it.
 */
export const looksLikeRecords = (head: string): boolean => {
  let isStart = true;
  for (let at = 0; at < head.length; at++) {
    const code = head.charCodeAt(at);
    if (code === 0x0a || code === 0x0d) isStart = true;
    else if (isStart && code === OPEN && recordNameAt(head, at) === 'ohh') return true;
    else if (!isBlank(code) && code !== 0xfeff && code !== 0x5b && code !== 0x2c) isStart = false;
  }
  return false;
};

/** Whether a text without a header ends as records do: the rest of one that was cut off. */
export const endsRecord = (text: string): boolean => {
  const tail = text.slice(-LINE_VIEW).trimEnd();
  if (!tail.endsWith('}')) return false;
  return recordNameAt(text, skipBlanks(text, 0, text.length)) !== SUMMARY;
};
