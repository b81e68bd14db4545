import { RANK_COUNT } from '#cards';
import { forEachMultiset } from './multisets.js';
import { COLUMNS, FIVE_BIAS, markedSuit, RANK_KEYS, placesOf, SUIT_MARKS } from './keys.js';
import { LOW_MASK, LOW_SHIFT } from './multisets.js';
import { straightTop } from './hand-values.js';
import { SCALES } from './scale.js';
import { tablesOf } from './tables.js';

describe('rank tables', () => {
  it.each([
    [5, 6_175],
    [6, 18_395],
    [7, 49_205],
  ])('of %d cards give each of the %d rank multisets a different place', (size, places) => {
    const rows = placesOf(size).rows;
    const strengths = tablesOf('high').strengths(size);
    expect(strengths).toHaveLength(places);
    const taken = new Uint8Array(places);
    const counts = new Uint8Array(RANK_COUNT);
    forEachMultiset(counts, 0, RANK_COUNT, size, () => {
      const key = counts.reduce((sum, count, rank) => sum + count * RANK_KEYS[rank * 4], 0);
      taken[rows[key >>> LOW_SHIFT] + COLUMNS[key & LOW_MASK]]++;
    });
    expect(taken.every((times) => times === 1)).toBe(true);
    expect(strengths.every((strength) => strength > 0)).toBe(true);
  });
});

describe('suit counters', () => {
  it('mark exactly the suits with five or more cards, for up to twelve cards', () => {
    for (let suit = 0; suit < 4; suit++) {
      for (let cards = 0; cards <= 12; cards++) {
        const marks = ((cards << (4 * suit)) + FIVE_BIAS) & SUIT_MARKS;
        expect(marks !== 0).toBe(cards >= 5);
        if (marks !== 0) expect(markedSuit(marks)).toBe(suit);
      }
    }
  });
});

describe('P-DECK-2: straights on a scale', () => {
  const ranks = (...list: number[]): number => list.reduce((mask, rank) => mask | (1 << rank), 0);

  it('range from A-2-3-4-5 to T-J-Q-K-A', () => {
    expect(straightTop(ranks(12, 0, 1, 2, 3), SCALES.high)).toBe(3);
    expect(straightTop(ranks(12, 11, 10, 9, 8), SCALES.high)).toBe(12);
    expect(straightTop(ranks(0, 1, 2, 3, 4), SCALES.high)).toBe(4);
    expect(straightTop(ranks(12, 11, 0, 1, 2), SCALES.high)).toBe(-1);
  });

  it('start with A-6-7-8-9 in a deck of 36 cards', () => {
    expect(straightTop(ranks(12, 4, 5, 6, 7), SCALES.short)).toBe(7);
    expect(straightTop(ranks(4, 5, 6, 7, 8), SCALES.short)).toBe(8);
    expect(straightTop(ranks(12, 0, 1, 2, 3), SCALES['deuce-to-seven'])).toBe(-1);
  });

  it('have three cards in Rhode Island hold’em', () => {
    expect(straightTop(ranks(12, 0, 1), SCALES['three-card'])).toBe(1);
    expect(straightTop(ranks(12, 11, 10), SCALES['three-card'])).toBe(12);
    expect(straightTop(ranks(12, 11, 0), SCALES['three-card'])).toBe(-1);
  });
});
