import { explainRange, parseRange, type RangeShape } from '#equity';
import { type Way, withClasses } from './class-terms.js';

const OMAHA: RangeShape = { deck: 'standard', size: 4, order: 'omaha' };

const hands = (text: string): number => {
  const reading = parseRange(text, OMAHA);
  if (!reading.ok) throw new Error(`${text}: ${reading.issue.code}`);
  return explainRange(reading.range, OMAHA).combos;
};

test.each<[string, readonly string[], Way, string, number]>([
  ['', ['$ds'], 'add', '$ds', 36_504],
  ['AA', ['$ds'], 'add', 'AA,$ds', 6961 + 36_504 - 864],
  ['AA', ['$ds'], 'only', 'AA$ds', 864],
  ['', ['$ds', '$0g'], 'only', '$ds$0g', 396],
  ['AA', ['$rb'], 'without', 'AA!$rb', 6048],
  ['', ['$ds'], 'without', 'random!$ds', 270_725 - 36_504],
  ['20%', ['$ds'], 'only', '20%$ds', 13_542],
])('%j with %j (%s) is %s: %i hands', (range, classes, way, text, count) => {
  expect(withClasses(range, classes, way)).toBe(text);
  expect(hands(text)).toBe(count);
});

test('a list is put into parentheses', () => {
  const text = withClasses('AA,KK:0.5', ['$ds'], 'only');
  expect(text).toBe('(AA,KK:0.5)$ds');
  expect(hands(text)).toBe(hands('AA$ds,KK$ds'));
});
