import { LINE_VIEW, prefixBoundary } from './boundary.js';
import { everyRow } from '../testing/tables.js';

const boundary = prefixBoundary(['Site Hand #', 'Site Zoom Hand #'], { numbered: true, quotable: true });

/** The hand starts of a text by each search. All of them must be equal. */
const startsOf = (text: string): number[] => {
  const starts = boundary.handStarts?.(text) ?? [];
  const back: number[] = [];
  for (let at = boundary.lastHand?.(text, text.length - 1) ?? -1; at > -1;) {
    back.unshift(at);
    at = at === 0 ? -1 : (boundary.lastHand?.(text, at - 1) ?? -1);
  }
  expect(back).toEqual(starts);
  const forth: number[] = [];
  for (let start = 0; start < text.length;) {
    const end = /[\r\n]|$/.exec(text.slice(start))?.index ?? 0;
    if (boundary.startsHand(text, start, start + end)) forth.push(start);
    for (let at = start; at !== -1;) {
      at = boundary.findEmbedded?.(text, at + 1, start + end) ?? -1;
      if (at !== -1) forth.push(at);
    }
    start += end + 1;
  }
  expect(forth).toEqual(starts);
  return starts;
};

describe('prefixBoundary', () => {
  everyRow([
    ['at the beginning of a line', 'x\nSite Hand #1: y\n', [2]],
    ['at the beginning of a line, regardless of its end', 'Site Hand #1: "y"\nSite Hand #2: "y"\n', [0, 18]],
    ['at the beginning of a line, though its number is cut off', 'x\nSite Hand #\n', [2]],
    ['behind a hand that is cut off', 'Seat 1: HeSite Zoom Hand #2: y\n', [10]],
    ['behind chat that is cut off', 'He said, "hSite Hand #2: y\n', [11]],
    ['at the end of a text', 'heSite Hand #2: y', [2]],
  ])('finds hands at line starts and after a cut-off hand', (_, text, starts) => {
    expect(startsOf(text)).toEqual(starts);
  });

  everyRow([
    ['inside a line without a number', 'my Site Hand #: y\n'],
    ['in chat', 'He said, "Site Hand #99:  nice"\n'],
    ['in chat with a blank at its end', 'He said, "Site Hand #99:  nice" \r\n'],
    ['in chat, twice', 'He said, "Site Hand #98 or Site Zoom Hand #99?"\r'],
  ])('does not find headers without a number or in chat', (_, text) => {
    expect(startsOf(text)).toEqual([]);
  });

  it('finds the end of a longer prefix behind a log, and not behind a word', () => {
    const short = prefixBoundary(['Hand #', 'Site Hand #'], {
      numbered: true,
      atLineStart: ['Hand #'],
      quotable: true,
    });
    const starts = (text: string): number[] | undefined => short.handStarts?.(text);
    expect(starts('Hand #1\nwon (5)Hand #RC2: y\n')).toEqual([0, 15]);
    expect(starts('Hand #1\nmy Hand #2, theHand #3 and (5)Hand #x\n')).toEqual([0]);
    expect(starts('Site Hand #1\nx)Site Hand #2\n')).toEqual([0, 15]);
  });

  it('finds a header inside a line whose end is out of view or missing', () => {
    const header = 'Site Hand #1';
    const line = (length: number): string => `x${header.padEnd(length - 1, 'y')}"\n`;
    expect(startsOf(line(LINE_VIEW - 1))).toEqual([]);
    expect(startsOf(line(LINE_VIEW))).toEqual([1]);
    expect(startsOf(`x${header}"`)).toEqual([1]);
  });

  it('searches a long line of headers in linear time', () => {
    const text = `x${'Site Hand #1'.repeat(100_000)}`;
    expect(boundary.handStarts?.(text)).toHaveLength(100_000);
    expect(boundary.handStarts?.(`${text}"\n`).length).toBeGreaterThan(98_000);
    expect(boundary.findEmbedded?.(`${'Site Hand #1'.repeat(1000)}"\n`, 1, 12_001)).toBe(-1);
    expect(boundary.lastHand?.(`${'xSite Hand #1'.repeat(1000)}"\n`, 12_999)).toBe(-1);
  });
});
