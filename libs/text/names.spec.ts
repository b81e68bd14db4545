import { placeholderMismatches } from '#cards';
import { LABELS } from './labels.js';
import { CATEGORY_NAMES, LIMIT_NAMES, SEVERITY_NAMES } from './names.js';

describe('the names in outputs', () => {
  test.each(Object.entries({ CATEGORY_NAMES, LABELS, LIMIT_NAMES, SEVERITY_NAMES }))(
    '%s has the same placeholders in both languages',
    (_, catalogue) => {
      expect(placeholderMismatches(catalogue)).toEqual([]);
    },
  );
});
