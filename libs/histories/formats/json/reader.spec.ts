import { dealHands } from '#dealer';
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { runsOf } from '#testing';
import { handSchema, type CanonicalHand } from '../../hand.js';
import type { ReadResult } from '../../read-result.js';
import { findHands, LineCursor } from '../../source/index.js';
import { parseLog, makeLog } from '../../testing/logs.js';
import { detectFormat } from '../index.js';
import { json } from './index.js';

const reading = (text: string, firstLine = 1): ReadResult =>
  json.read(text, 0, text.length, firstLine, new LineCursor());

const written = (hand: CanonicalHand): string => {
  const writing = json.write?.(hand);
  if (writing?.ok !== true) throw new Error('a canonical hand is written whole');
  return writing.text;
};

const line = written(parseLog(makeLog()));
/** The line with some values replaced. */
const with_ = (changes: object): string =>
  JSON.stringify({ ...(JSON.parse(line) as Record<string, unknown>), ...changes });

test('a hand is the same after it is written and read again', () => {
  const options = { limit: 'pot-limit', hands: runsOf(200), seed: 31, wild: true } as const;
  for (const game of ['holdem', 'omaha'])
    for (const hand of dealHands({ ...options, game })) {
      expect(written(hand)).not.toContain('\n');
      expect(isDeepStrictEqual(reading(written(hand), 9), { ok: true, hand })).toBe(true);
    }
});

test('every line is one hand, and only a damaged line is rejected', () => {
  const text = `${line}\r\n\n{"site":"PokerStars",\n${line}\nnot JSON\n  ${line}`;
  const block = {
    format: 'json',
    text,
    firstLine: 1,
    startsAtHand: true,
    lastInFile: true,
    oversize: null,
    session: null,
  };
  const spans = findHands(block, json.boundary);
  expect(spans.preamble).toBeNull();
  const outcomes = Array.from({ length: spans.count }, (_, index) => {
    const { start, end, firstLine, lastLine } = spans.span(index);
    const read = json.read(text, start, end, firstLine, new LineCursor());
    return [firstLine, lastLine, read.ok ? read.hand.id : read.rejection.code];
  });
  const { id } = parseLog(makeLog());
  expect(outcomes).toEqual([
    [1, 1, id],
    [3, 3, 'unreadable-line'],
    [4, 4, id],
    [5, 5, 'unreadable-line'],
    [6, 6, id],
  ]);
});

test('JSON that is not a hand is rejected with a pointer to the error, and with its site and id', () => {
  expect(reading(with_({ scale: -1 }), 7)).toMatchObject({
    ok: false,
    rejection: { code: 'invalid-hand', line: 7, text: '/scale' },
    identity: { site: 'PokerStars', handId: parseLog(makeLog()).id },
  });
  expect(reading(with_({ game: { variant: 'holdem', limit: 'no-limit', rotation: 1 } }))).toMatchObject({
    rejection: { text: '/game/rotation' },
  });
  expect(reading(with_({ table: { name: '', seats: 5_000_000_000 } }))).toMatchObject({
    rejection: { text: '/table/seats' },
  });
  for (const text of ['7', 'null', '[]', '"x"', '{"__proto__":{"site":"x"}}'])
    expect(reading(text)).toMatchObject({
      rejection: { code: 'invalid-hand' },
      identity: { site: null, handId: null },
    });
});

test('no text throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.jsonValue().map((value) => with_({ events: value })),
      ),
      (text) => {
        const read = reading(text);
        expect(read.ok ? handSchema.safeEncode(read.hand).success : read.rejection.line === 1).toBe(true);
      },
    ),
    { seed: 17, numRuns: runsOf(100) },
  );
  expect(reading('['.repeat(1_000_000))).toMatchObject({ rejection: { code: 'unreadable-line' } });
});

test('canonical hands are detected by their first line; other JSON is not', () => {
  expect(detectFormat(`${line}\n${line}`)?.id).toBe('json');
  expect(detectFormat(`\uFEFF\n  ${line.slice(0, 4000)}`)?.id).toBe('json');
  expect(detectFormat(with_({ id: 'PokerStars Hand #1: ' }))?.id).toBe('json');
  expect(detectFormat(JSON.stringify(JSON.parse(line), null, 2))).toBeUndefined();
  expect(detectFormat(`[${line}]`)).toBeUndefined();
  expect(detectFormat('{"ots":{"spec_version":"1.1.3"}}')).toBeUndefined();
});
