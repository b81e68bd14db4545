import { placeholderMismatches } from '#cards';
import { importErrors } from './import-errors.js';

describe('importErrors', () => {
  it('has the same placeholders in both languages', () => {
    expect(placeholderMismatches(importErrors)).toEqual([]);
  });

  it('has a text in each language', () => {
    for (const { en, es } of Object.values(importErrors))
      expect([en === '', es === '', en === es]).toEqual([false, false, false]);
  });
});
