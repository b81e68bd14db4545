import { deckCards } from '#cards';
import { parseRange } from '../ranges/parse.js';
import { subsets } from '../testing/plain-cases.js';
import { HandSet } from './hand-set.js';

describe('HandSet', () => {
  it.each([
    ['few hands', 'AAA'],
    ['many hands', '[6-A][6-A][6-K]'],
    ['all hands', '[6-A][6-A][6-A]'],
  ])('has exactly the hands of its range: %s', (_, text) => {
    const result = parseRange(text, { deck: 'short-36', size: 3, order: null });
    if (!result.ok) throw new Error(result.issue.code);
    const { cards, count } = result.range;
    const listed = new Set(
      Array.from({ length: count }, (_each, hand) => cards?.subarray(3 * hand, 3 * hand + 3).join()),
    );
    const set = HandSet.of(result.range);
    for (const hand of subsets(deckCards('short-36'), 3))
      expect(set.has(hand, 0b111)).toBe(cards === null || listed.has(hand.toSorted((a, b) => a - b).join()));
  });
});
