import { isNestedTooDeep, MOST_NESTED } from './nesting.js';

const nested = (depth: number): string => `${'[{"x":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;

test('isNestedTooDeep counts objects and lists that are open at once', () => {
  expect(isNestedTooDeep(nested(MOST_NESTED))).toBe(false);
  expect(isNestedTooDeep(nested(MOST_NESTED + 2))).toBe(true);
  expect(isNestedTooDeep('[{}],'.repeat(MOST_NESTED))).toBe(false);
});

test('isNestedTooDeep passes over brackets in texts', () => {
  expect(isNestedTooDeep(`{"x":"${'['.repeat(2 * MOST_NESTED)}\\"{"}`)).toBe(false);
});
