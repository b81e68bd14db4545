import { CATEGORY_NAMES as NAMES } from '#text';
import { CATEGORY_NAMES } from './category-names.js';

test('categories have the names that the service uses', () => {
  expect(CATEGORY_NAMES).toEqual(NAMES);
});
