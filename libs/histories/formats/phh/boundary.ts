import { LINE_VIEW, type Boundary } from '../../source/index.js';
import { isBareKey } from './toml.js';

/** A file is one hand, whatever is in it. */
export const wholeFileBoundary: Boundary = { startsHand: (_, lineStart) => lineStart === 0 };

/** A hand begins at the header of a table: `[1]`, which no line of a list looks like. */
export const tableBoundary: Boundary = {
  startsHand: (text, lineStart, lineEnd) => isTableHeader(text, lineStart, lineEnd),
};

const BLANKS = ' \t\uFEFF';

const skip = (text: string, at: number, end: number): number => {
  while (at < end && BLANKS.includes(text[at])) at++;
  return at;
};

/** A bare or a quoted key between brackets, and nothing else but a comment in the line; a dotted one is a table inside. */
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

/** Whether one of the keys that every hand has begins here. */
const isKnownKey = (text: string, start: number, end: number): boolean => {
  const at = skip(text, start, end);
  const key = KEYS.find((word) => text.startsWith(word, at));
  if (key === undefined) return false;
  const behind = skip(text, at + key.length, end);
  return text[behind] === '=' && behind < end;
};

/** What the lines of a text begin with: a key that every hand has, before or behind the header of a table. */
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
