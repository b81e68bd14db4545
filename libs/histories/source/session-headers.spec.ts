import fc from 'fast-check';
import { runsOf } from '#testing';
import { BlockCutter } from './block-cutter.js';
import { type Boundary, prefixBoundary } from './boundary.js';
import { findHands } from './hand-spans.js';
import type { BlockLimits } from './limits.js';
import { MAX_SESSION_LENGTH } from './session-headers.js';

const boundary: Boundary = {
  ...prefixBoundary(['<game'], { numbered: false, quotable: false }),
  findSession: (text, from) => text.indexOf('<session', from),
};

/** The session header of each hand: its first line of text, and its line number. */
const headersOf = (text: string, limits: BlockLimits, part = text.length): unknown[] => {
  const cutter = new BlockCutter({ id: 'log', boundary }, limits);
  const headers: unknown[] = [];
  const take = (): void => {
    for (let block = cutter.shift(); block !== undefined; block = cutter.shift()) {
      const spans = findHands(block, boundary);
      for (let index = 0; index < spans.count; index++) {
        const session = spans.session(index);
        headers.push(session === null ? null : [session.text.split('\n', 1)[0], session.line]);
      }
    }
  };
  for (let at = 0; at < text.length; at += part) {
    cutter.push(text.slice(at, at + part));
    take();
  }
  cutter.finish();
  take();
  return headers;
};

const limits = (blockLength: number, maxHandLength = 1_000_000): BlockLimits => ({
  blockLength,
  maxHandLength,
  oversizeKeep: 10,
  maxHands: 1000,
  maxChanges: 1000,
});

describe('session headers', () => {
  it('belong to the hands up to the next one, in blocks of any length', () => {
    const game = fc.integer({ min: 0, max: 80 }).map((length) => `<game>${'x'.repeat(length)}\n`);
    const session = fc.tuple(fc.nat(9), fc.array(game, { maxLength: 4 }));
    fc.assert(
      fc.property(
        fc.array(game, { maxLength: 2 }),
        fc.array(session, { maxLength: 5 }),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 50 }),
        (before, sessions, blockLength, part) => {
          let text = before.join('');
          let line = before.length + 1;
          const expected: unknown[] = before.map(() => null);
          for (const [number, games] of sessions) {
            text += `<session ${String(number)}\n>\n${games.join('')}`;
            expected.push(...games.map(() => [`<session ${String(number)}`, line]));
            line += 2 + games.length;
          }
          expect(headersOf(text, limits(blockLength), part)).toEqual(expected);
        },
      ),
      { numRuns: runsOf(500) },
    );
  });

  it('are found in the part of an overlong hand that is left out', () => {
    const filler = 'y'.repeat(64 * 1024);
    const text = `<session 1>\n<game>${filler}${filler}\n<session 2>${filler.slice(0, 5000)}\n<game>${filler}${filler}\n<game>\n`;
    expect(headersOf(text, limits(100, 1000), 7000)).toEqual([
      ['<session 1>', 1],
      [`<session 2>${filler.slice(0, 5000)}`, 3],
      [`<session 2>${filler.slice(0, 5000)}`, 3],
    ]);
  });

  it('are cut off where they are too long', () => {
    const text = `<session ${'z'.repeat(2 * MAX_SESSION_LENGTH)}><game>`;
    const cutter = new BlockCutter({ id: 'log', boundary }, limits(100));
    cutter.push(text);
    cutter.finish();
    const blocks = [cutter.shift(), cutter.shift()];
    expect(blocks[1]?.session?.text).toHaveLength(MAX_SESSION_LENGTH);
  });
});
