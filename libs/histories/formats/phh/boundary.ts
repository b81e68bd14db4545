import { LINE_VIEW, type Boundary } from '../../source/index.js';
import { isBareKey } from './toml.js';

/**
 * Where hands begin in the two layouts of the notation: a file with one hand, or a table for each hand. They rely on the
 * keys that every hand has; toml.ts reads what is between the boundaries.
 */

/** The whole file is one hand. */
export const wholeFileBoundary: Boundary = { startsHand: (_, lineStart) => lineStart === 0 };

/** A hand begins at a table header, `[1]`; no line of a list looks like one. */
export const tableBoundary: Boundary = {
  openings: ['[1]'],
  startsHand: (text, lineStart, lineEnd) => isTableHeader(text, lineStart, lineEnd),
};

const BLANKS = ' \t\uFEFF';

const skip = (text: string, at: number, end: number): number => {
  while (at < end && BLANKS.includes(text[at])) at++;
  return at;
};

/** Whether a line is a bare or quoted key in brackets, followed at most by a comment; a dotted key is an inner table. */
export const isTableHeader = (text: string, start: number, end: number): boolean => {
  let at = skip(text, start, end);
  if (text[at] !== '[' || at >= end) return false;
  at = skip(text, at + 1, end);
  const quote = text[at];
  const key = at;
  if (quote === '"' || quote === "'") {
    for (at++; at < end && text[at] !== quote;) at++;
    at++;
  } else while (at < end && isBareKey(text.charCodeAt(at))) at++;
  if (at === key || at >= end) return false;
  at = skip(text, at, end);
  if (text[at] !== ']' || at >= end) return false;
  at = skip(text, at + 1, end);
  return at === end || text[at] === '#';
};

const KEYS = ['variant', 'antes', 'starting_stacks', 'actions'];

/** Whether the line assigns one of the keys that every hand has. */
const isKnownKey = (text: string, start: number, end: number): boolean => {
  const at = skip(text, start, end);
  const key = KEYS.find((word) => text.startsWith(word, at));
  if (key === undefined) return false;
  const behind = skip(text, at + key.length, end);
  return text[behind] === '=' && behind < end;
};

/** The layout of a text: whether the first key that every hand has is before or after a table header; null for neither. */
export const detectLayout = (head: string): 'file' | 'tables' | null => {
  let inTable = false;
  for (let start = 0; start < head.length;) {
    const end = lineEnd(head, start);
    const seen = Math.min(end, start + LINE_VIEW);
    if (isTableHeader(head, start, seen)) inTable = true;
    else if (isKnownKey(head, start, seen)) return inTable ? 'tables' : 'file';
    start = end + 1;
  }
  return null;
};

const lineEnd = (text: string, start: number): number => {
  let end = start;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++;
  return end;
};
