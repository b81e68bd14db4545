import { type Catalogue, placeholderMismatches } from '#cards';
import * as catalogues from './messages.js';

describe('messages about rules, variants and profiles', () => {
  it('have the same placeholders in both languages', () => {
    expect(Object.values<Catalogue>(catalogues).flatMap(placeholderMismatches)).toEqual([]);
  });
});
