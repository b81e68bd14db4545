import { type Catalogue, placeholderMismatches } from '#cards';
import { LABELS } from './labels.js';

describe('LABELS', () => {
  const labels: Catalogue = LABELS;

  it('has the same placeholders in both languages', () => {
    expect(placeholderMismatches(labels)).toEqual([]);
  });

  it('has a different text in each language', () => {
    for (const { en, es } of Object.values(labels))
      expect([en === '', es === '', en === es]).toEqual([false, false, false]);
  });
});
