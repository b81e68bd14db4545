import { findHands, LineCursor } from '../../source/index.js';
import { makeLog } from '../../testing/logs.js';
import { makeRecord } from '#testing';
import { detectFormat } from '../index.js';
import { ohh } from './index.js';

const block = (text: string) => ({
  text,
  format: 'ohh',
  firstLine: 1,
  startsAtHand: false,
  lastInFile: true,
  oversize: null,
});

/** The id of each hand, or the code of its rejection, with its first line. */
const outcomes = (text: string): (string | number)[][] => {
  const spans = findHands(block(text), ohh.boundary);
  return Array.from({ length: spans.count }, (_, index) => {
    const { start, end, firstLine } = spans.span(index);
    const read = ohh.read(text, start, end, firstLine, new LineCursor());
    return [firstLine, read.ok ? read.hand.id : read.rejection.code];
  });
};

const record = (id: string, indent: number): string => makeRecord({ game_number: id }, indent).trim();
const size = record('1', 2).split('\n').length;

describe('records are found', () => {
  it.each([
    ['with a blank line between them', '\n\n', [1, size + 2]],
    ['without a blank line', '\n', [1, size + 1]],
    ['with blank lines of every kind', '\r\n \r\n\t\r\n\r\n', [1, size + 4]],
    ['on one line', '', [1, size]],
    ['with a comma between them', ',\n', [1, size + 1]],
  ])('%s', (_, between, lines) => {
    expect(outcomes(record('1', 2) + between + record('2', 2))).toEqual([
      [lines[0], '1'],
      [lines[1], '2'],
    ]);
  });

  it('after a byte order mark and blanks', () => {
    expect(outcomes(`\uFEFF\n  ${record('1', 0)}\n`)).toEqual([[2, '1']]);
  });

  it('beside a record that is cut off, garbled or has another name', () => {
    const whole = record('1', 0);
    const cut = record('2', 2).slice(0, 300).trimEnd();
    const named = record('3', 0).replace('"ohh"', '"ooh"');
    const garbled = record('4', 0).replace('"players":', '"players"');
    const text = [whole, cut, named, garbled, record('5', 0)].join('\n');
    const lines = cut.split('\n').length;
    expect(outcomes(text)).toEqual([
      [1, '1'],
      [2, 'truncated'],
      [2 + lines, 'invalid-hand'],
      [3 + lines, 'unreadable-line'],
      [4 + lines, '5'],
    ]);
  });

  it('at the same places line by line and in one search', () => {
    const text = `${record('1', 2)}\n\n${record('2', 0)}${record('3', 0)}\n {"a": {"ohh": {"b": 1}}} { "x":\n"y"`;
    const byLine = findHands(block(text), {
      startsHand: (...line) => ohh.boundary.startsHand(...line),
      findEmbedded: (...line) => ohh.boundary.findEmbedded?.(...line) ?? -1,
    });
    const starts = Array.from({ length: byLine.count }, (_, index) => byLine.start(index));
    expect(starts).toHaveLength(4);
    expect(ohh.boundary.handStarts?.(text)).toEqual(starts);
    const last = text.length - 1;
    expect(ohh.boundary.lastHand?.(text, last)).toBe(starts.at(-1));
    expect(ohh.boundary.lastHand?.(text, starts[1])).toBe(starts[1]);
  });
});

test('the format is detected by a record at the beginning of a line', () => {
  expect(detectFormat(record('1', 4))?.id).toBe('ohh');
  expect(detectFormat(`"pots": []}}\n\n[${record('1', 0)}`)?.id).toBe('ohh');
  expect(detectFormat('{"ots": {"spec_version": "1.1.3", "a": {}}}')).toBeUndefined();
  expect(detectFormat(`${makeLog()}\nAnn said, "{"ohh": {"`)?.id).toBe('pokerstars');
});

test('the rest of a record is recognised, a tournament summary is not', () => {
  expect(ohh.isRemainder('"pots": []}}\n\n')).toBe(true);
  expect(ohh.isRemainder('{"ots": {"a": 1}}')).toBe(false);
  expect(ohh.isRemainder('notes')).toBe(false);
});
