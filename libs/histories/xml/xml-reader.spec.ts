import { MAX_ELEMENTS } from '../hand-limits.js';
import { LineCursor } from '../source/index.js';
import { makeXmlReader } from './xml-reader.js';

/** A reader that rejects no hand of its own, and counts the elements that it gets. */
const makeCounter = (): { readonly read: ReturnType<typeof makeXmlReader>; readonly count: () => number } => {
  let count = 0;
  const read = makeXmlReader({
    format: 'count',
    site: 'Count',
    dialect: 'count',
    hand: 'hand',
    following: new Set(),
    dotsGroup: false,
    scaleOf: () => 2,
    read: (_draft, hand) => {
      count += 1 + hand.children.length;
    },
  });
  return { read, count: () => count };
};

const handOf = (elements: number): string => `<hand>${'\n<e/>'.repeat(elements - 1)}</hand>`;

describe('makeXmlReader', () => {
  it('gives the reader of a site no hand with more elements than a hand can have', () => {
    const { read, count } = makeCounter();
    const text = handOf(MAX_ELEMENTS + 1);
    const result = read(text, 0, text.length, 1, new LineCursor());
    expect(count()).toBe(0);
    expect(result).toMatchObject({
      ok: false,
      rejection: { code: 'too-long', line: MAX_ELEMENTS + 1, text: '<e/>' },
    });
  });

  it('gives it all elements of other hands, so that twice the text is at most twice the work', () => {
    for (const elements of [MAX_ELEMENTS / 4, MAX_ELEMENTS / 2, MAX_ELEMENTS]) {
      const { read, count } = makeCounter();
      const text = handOf(elements);
      read(text, 0, text.length, 1, new LineCursor());
      expect(count()).toBe(elements);
    }
  });
});
