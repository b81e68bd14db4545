import fc from 'fast-check';
import { explainRange, parseRange, type RangeShape } from '#equity';
import { termOf, type Way, WAYS, withTerm } from './class-terms.js';

const OMAHA: RangeShape = { deck: 'standard', size: 4, order: 'omaha' };

const hands = (text: string): number => {
  const reading = parseRange(text, OMAHA);
  if (!reading.ok) throw new Error(`${text}: ${reading.issue.code}`);
  return explainRange(reading.range, OMAHA).combos;
};

test.each<[readonly (readonly string[])[], string, number]>([
  [[[], ['AA'], ['$ds']], 'AA$ds', 864],
  [[[], [], ['$ds'], [], ['$0g']], '$ds$0g', 396],
  [[[], [], ['$ds', '$ss'], [], []], '($ds,$ss)', 36_504 + 158_184],
  [[['20%'], [], ['$ds']], '20%$ds', 13_542],
  [[[], ['AA'], ['$ds', '$rb']], 'AA:($ds,$rb)', 864 + 6961 - 6048],
])('%j is %s: %i hands', (groups, term, count) => {
  expect(termOf(groups)).toBe(term);
  expect(hands(term)).toBe(count);
});

test('nothing chosen is no term', () => {
  expect(termOf([[], []])).toBe('');
  expect(WAYS.map((way) => withTerm(' AA', '', way))).toEqual([' AA', ' AA', ' AA']);
});

test.each<[string, string, Way, string, number]>([
  ['', '$ds', 'add', '$ds', 36_504],
  ['AA', '$ds', 'add', 'AA,$ds', 6961 + 36_504 - 864],
  ['AA', '$ds', 'only', 'AA$ds', 864],
  ['AA', '($ds,$rb)', 'only', 'AA:($ds,$rb)', 1777],
  ['', '$ds$0g', 'only', '$ds$0g', 396],
  ['AA', '$rb', 'without', 'AA!$rb', 6048],
  ['', '$ds', 'without', 'random!$ds', 270_725 - 36_504],
  ['20%', '$ds', 'only', '20%$ds', 13_542],
  ['AA', 'KK:($ds,$rb)', 'without', 'AA!(KK:($ds,$rb))', 6961 - 12],
  // Double-suited aces with a second pair stay: 12 pairs, suited alike in 6 ways.
  ['AA', '$ds$op', 'without', 'AA!($ds$op)', 6961 - 864 + 72],
])('%j with %s (%s) is %s: %i hands', (range, term, way, text, count) => {
  expect(withTerm(range, term, way)).toBe(text);
  expect(hands(text)).toBe(count);
});

test('a list is put into parentheses', () => {
  const text = withTerm('AA,KK:0.5', '$ds', 'only');
  expect(text).toBe('(AA,KK:0.5)$ds');
  expect(hands(text)).toBe(hands('AA$ds,KK$ds'));
});

const GROUPS = [
  ['10%', '50%'],
  ['AA', 'KK', 'A'],
  ['$ds', '$ss', '$rb'],
  ['$np', '$op'],
];
const chosen = fc.tuple(...GROUPS.map((ids) => fc.subarray(ids)));
const sizeOf = (text: string): number => {
  const reading = parseRange(text, OMAHA);
  return reading.ok ? explainRange(reading.range, OMAHA).combos : 0;
};

test('what is kept and what is removed are the whole range', () => {
  fc.assert(
    fc.property(chosen, fc.constantFrom('AA', '20%', 'KK,QQ', '$0g'), (groups, range) => {
      const term = termOf(groups);
      fc.pre(term !== '');
      expect(sizeOf(withTerm(range, term, 'only')) + sizeOf(withTerm(range, term, 'without'))).toBe(
        hands(range),
      );
    }),
    { numRuns: 40 },
  );
});
