import { placeholderMismatches } from '#text';
import * as catalogues from './messages.js';

test.each(Object.entries(catalogues))('%s has the same placeholders in both languages', (_, catalogue) => {
  expect(placeholderMismatches(catalogue)).toEqual([]);
});
