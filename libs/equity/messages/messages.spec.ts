import { placeholderMismatches } from '#cards';
import { EXPECTED, ISSUES, CONJUNCTIONS } from './messages.js';

describe('the messages of libs/equity', () => {
  it('use the same placeholders in English and Spanish', () => {
    expect(placeholderMismatches({ ...EXPECTED, ...ISSUES, ...CONJUNCTIONS })).toEqual([]);
  });

  it('have no full stop at the end', () => {
    for (const { en, es } of Object.values({ ...EXPECTED, ...ISSUES }))
      for (const text of [en, es]) expect(text).toMatch(/[^.]$/);
  });
});
