import fc from 'fast-check';
import { runsOf } from '#testing';
import { type Block, BlockCutter } from './block-cutter.js';
import { prefixBoundary } from './boundary.js';
import { findHands } from './hand-spans.js';
import type { Layout, LayoutSearch } from './layout.js';

/** Two layouts: a log begins with `A:` or `B:`, a hand with `A#` or `B#`. */
const layouts: Readonly<Record<string, Layout>> = {
  A: { id: 'A', boundary: prefixBoundary(['A#']) },
  B: { id: 'B', boundary: prefixBoundary(['B#']) },
};

const findChange: LayoutSearch = (text, from, to, current) => {
  for (let at = text.indexOf('\n', from - 1) + 1; at > 0 && at < to; at = text.indexOf('\n', at) + 1)
    if (text[at + 1] === ':' && text[at] in layouts && text[at] !== current.id)
      return { at, layout: layouts[text[at]] };
  return null;
};

const cut = (
  text: string,
  blockLength: number,
  maxHandLength: number,
  part: number,
  maxChanges = 1000,
): Block[] => {
  const limits = { blockLength, maxHandLength, oversizeKeep: 4, maxHands: 1000, maxChanges };
  const cutter = new BlockCutter(layouts.A, limits, null, findChange);
  const blocks: Block[] = [];
  const take = (): void => {
    for (let block = cutter.shift(); block !== undefined; block = cutter.shift()) blocks.push(block);
  };
  for (let at = 0; at < text.length; at += part) {
    cutter.push(text.slice(at, at + part));
    take();
  }
  cutter.finish();
  take();
  return blocks;
};

/** The format and the line of each hand, by a plain walk over the lines. */
const handsOf = (text: string): string[] => {
  let current = 'A';
  return text.split('\n').flatMap((line, index) => {
    if (line.startsWith('A:') || line.startsWith('B:')) current = line[0];
    return line.startsWith(`${current}#`) ? [`${current} ${String(index + 1)}`] : [];
  });
};

const found = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    const spans = findHands(block, layouts[block.format].boundary);
    return Array.from(
      { length: spans.count },
      (_, index) => `${block.format} ${String(spans.firstLine(index))}`,
    );
  });

const line = fc.constantFrom(
  'A:',
  'B:',
  'A#1',
  'B#1',
  'A#2 and more',
  'B#2 and more',
  'x',
  '',
  'words of a hand',
);
const text = fc.array(line, { maxLength: 40 }).map((lines) => ['A:', ...lines].join('\n'));

describe('a file that changes its layout', () => {
  it('has the hands of each part in its layout, for all lengths of blocks and parts', () => {
    fc.assert(
      fc.property(
        text,
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 40 }),
        (log, length, part) => {
          const blocks = cut(log, length, 10_000, part);
          expect(blocks.map((block) => block.text).join('')).toBe(log);
          expect(found(blocks)).toEqual(handsOf(log));
        },
      ),
      { numRuns: runsOf(500) },
    );
  });

  it('is found behind a hand that is too long', () => {
    const log = `A#1\n${'words\n'.repeat(30_000)}B:\nB#1\nwords\nB#2\n`;
    const blocks = cut(log, 50, 100, 7000);
    expect(blocks.map(({ format, oversize }) => [format, oversize === null])).toEqual([
      ['A', false],
      ['B', true],
    ]);
    expect(found(blocks)).toEqual(['A 1', 'B 30003', 'B 30005']);
  });

  it('is cut at no more changes than its limit, and loses no text', () => {
    const log = 'A:\nA#1\nB:\nB#1\n'.repeat(1000);
    const blocks = cut(log, 4096, 10_000, 100, 5);
    const changes = blocks.filter(({ format }, at) => at > 0 && format !== blocks[at - 1].format);
    expect(changes).toHaveLength(5);
    expect(blocks.map((block) => block.text).join('')).toBe(log);
  });
});
