import { type Catalogue, placeholderMismatches } from '#cards';
import * as catalogues from './messages.js';

describe('messages about rules, variants and profiles', () => {
  it.each(Object.entries<Catalogue>(catalogues))(
    '%s has the same placeholders in both languages',
    (_, catalogue) => {
      expect(placeholderMismatches(catalogue)).toEqual([]);
    },
  );
});
