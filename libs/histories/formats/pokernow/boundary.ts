import { endsLine, isBlankCode } from '../../source/lines.js';
import { LINE_VIEW, type Boundary } from '../../source/boundary.js';
import { isNewestFirst, scanRows } from './rows.js';

/**
 * Where hands begin in a log of rows. In a log with the oldest row first a hand begins with its row `-- starting hand #N`.
 *
 * In a log with the newest row first that row is the last one of its hand, and the next row belongs to the hand before it
 * in play: cards shown and departures after `-- ending hand #N --`. That row is therefore the beginning of a hand, if a
 * marker follows within `VIEW`; rows at the end of a log lead to no hand and stay with the first hand of the game. After a
 * longer gap a hand begins with its row `-- ending hand #N --`.
 *
 * Each decision depends on the text within `VIEW` of the line only, and a text that is cut where a hand begins gives the
 * same hands.
 */
const VIEW = LINE_VIEW / 4;
export const STARTING = '-- starting hand #';
const ENDING = '-- ending hand #';
const QUOTE = 0x22;
/** The row of the stacks, without its quote. */
export const STACKS = 'Player stacks: ';

type Marker = 'starting' | 'ending';

/** Whether a line at an offset has the names of the columns. They may be quoted. */
export const isHeaderRow = (text: string, at: number): boolean => {
  const begin = skipBlanks(text, at);
  return text
    .slice(begin, begin + 24)
    .replaceAll('"', '')
    .startsWith('entry,at,order');
};

/** The offset of the first character of a line that is not blank. */
const skipBlanks = (text: string, at: number): number => {
  while (at < text.length && isBlankCode(text.charCodeAt(at)) && !endsLine(text, at)) at++;
  return at;
};

/** The marker at the beginning of a line; null for none. */
const markerAt = (text: string, lineStart: number): Marker | null => {
  let at = skipBlanks(text, lineStart);
  if (text.charCodeAt(at) === QUOTE) at++;
  if (text.startsWith(STARTING, at)) return 'starting';
  return text.startsWith(ENDING, at) ? 'ending' : null;
};

/** The offset of the beginning of the line of `at`, searched back to `floor`; -1 if the line is longer. */
const lineStartOf = (text: string, at: number, floor = Math.max(0, at - VIEW)): number => {
  for (; at > floor; at--) if (endsLine(text, at - 1)) return at;
  return at === 0 || (at > 0 && endsLine(text, at - 1)) ? at : -1;
};

/** The offset after the line end of the line of `at`, or the end of the text; -1 if it is not within `VIEW`. */
const lineEndOf = (text: string, at: number): number => {
  const end = Math.min(text.length, at + VIEW);
  while (at < end && !endsLine(text, at)) at++;
  if (at < end) return at + 1;
  return end === text.length ? end : -1;
};

/** The offset of the next line; the end of the text if there is none within `VIEW`. */
const nextLine = (text: string, at: number): number => {
  const end = lineEndOf(text, at);
  return end === -1 ? text.length : end;
};

/**
 * Whether a row is newer than the next one. The last row, and one before a row that is longer than `VIEW`, is compared with the row
 * before it: whether that one is newer.
 */
const isNewerThanNext = (text: string, here: number): boolean => {
  const next = lineEndOf(text, here);
  const end = next === -1 || next === text.length ? -1 : lineEndOf(text, next);
  const from = end !== -1 || here === 0 ? here : lineStartOf(text, here - 1);
  if (from === -1 || isHeaderRow(text, from)) return true;
  return isNewestFirst(scanRows(text, from, end !== -1 ? end : Math.max(here, next), 1));
};

/** Whether a marker begins a line in [from, from + VIEW). */
const leadsToMarker = (text: string, from: number): boolean => {
  const end = Math.min(text.length, from + VIEW);
  for (let at = from; at < end; at = nextLine(text, at)) if (markerAt(text, at) !== null) return true;
  return false;
};

/** Whether a line is the first one of the text, or the first one after the header or after the row of a hand's start. */
const isAfterHand = (text: string, lineStart: number): boolean => {
  if (lineStart === 0) return !isHeaderRow(text, 0);
  const before = lineStartOf(text, lineStart - 1);
  return before !== -1 && (isHeaderRow(text, before) || markerAt(text, before) === 'starting');
};

/** Whether no line within `VIEW` before this one is the first one after a hand. */
const isFarFromLastHand = (text: string, lineStart: number): boolean => {
  for (let at = lineStart; lineStart - at < VIEW; at = lineStartOf(text, at - 1)) {
    if (isAfterHand(text, at)) return false;
    if (at === 0 || lineStartOf(text, at - 1) === -1) return at !== 0;
  }
  return true;
};

const startsHand = (text: string, lineStart: number): boolean => {
  const marker = markerAt(text, lineStart);
  if (marker === null && !isAfterHand(text, lineStart)) return false;
  if (!isNewerThanNext(text, lineStart)) return marker === 'starting';
  if (isAfterHand(text, lineStart)) return leadsToMarker(text, lineStart);
  return marker === 'ending' && isFarFromLastHand(text, lineStart);
};

/** The offsets of the lines that can begin a hand: the first two, the markers, and the lines after the starts. */
const listCandidates = (text: string): number[] => {
  const found = new Set([0, nextLine(text, 0)]);
  for (const marker of [STARTING, ENDING]) {
    let searched = 0;
    for (let at = text.indexOf(marker); at !== -1; at = text.indexOf(marker, searched)) {
      const start = lineStartOf(text, at, Math.max(searched, at - VIEW));
      searched = at + marker.length;
      if (start === -1) continue;
      found.add(start);
      if (marker === STARTING) found.add(nextLine(text, at));
    }
  }
  return [...found].filter((at) => at < text.length).sort((a, b) => a - b);
};

/** Words of the rows between the stacks and the first action. */
const BLIND_WORDS = ['" posts a', 'Your hand is ', 'Dead Small Blind'];

/**
 * The offset of the first row of the start of a hand at or after `from`, in a log with the newest row first: the blinds,
 * then the stacks. -1 for none. O(length).
 */
const findStart = (text: string, from: number): number => {
  for (let at = text.indexOf(STACKS, from); at !== -1; at = text.indexOf(STACKS, at + 1)) {
    const stacks = text.charCodeAt(at - 1) === QUOTE ? at - 1 : at;
    if (stacks > 0 && !endsLine(text, stacks - 1)) continue;
    const start = firstBlind(text, stacks);
    if (start >= from) return start;
  }
  return -1;
};

/** The offset of the first of the rows of blinds that end at a row, searched back within `VIEW`. */
const firstBlind = (text: string, row: number): number => {
  const floor = Math.max(0, row - VIEW);
  let first = row;
  while (first > floor) {
    const start = lineStartOf(text, first - 1, floor);
    if (start === -1) break;
    const words = text.slice(start, first);
    if (words.includes(STACKS) || !BLIND_WORDS.some((blind) => words.includes(blind))) break;
    first = start;
  }
  return first;
};

export const boundary: Boundary = {
  openings: ['entry,at,order', '"entry","at","order"'],
  startsHand,
  // The start of the next hand, before a hand in a log with the newest row first: see next-hand.ts.
  findSession: findStart,
  handStarts: (text) => listCandidates(text).filter((at) => startsHand(text, at)),
  lastHand: (text, last) => {
    let at = last;
    while (at >= 0) {
      const start = lineStartOf(text, at, 0);
      if (startsHand(text, start)) return start;
      at = start - 1;
    }
    return -1;
  },
};

/** Whether a text has a row that marks the start or the end of a hand. */
export const hasMarker = (text: string): boolean => text.includes(STARTING) || text.includes(ENDING);
