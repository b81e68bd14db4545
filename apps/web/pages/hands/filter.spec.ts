import fc from 'fast-check';
import {
  comparesPots,
  FILTER_FIELDS,
  type FilterField,
  filterIn,
  type HandFilter,
  hasThousands,
  isFiltered,
  ORDERS,
  queryOf,
  requestOf,
} from './filter.js';

const filter: fc.Arbitrary<HandFilter> = fc
  .tuple(
    fc.array(
      fc.string({ unit: 'grapheme', maxLength: 9 }).map((text) => text.trim()),
      { minLength: FILTER_FIELDS.length, maxLength: FILTER_FIELDS.length },
    ),
    fc.constantFrom(...ORDERS),
  )
  .map(([texts, order]) => ({
    fields: Object.fromEntries(
      FILTER_FIELDS.map((name, index) => [name, texts[index] ?? '']),
    ) as HandFilter['fields'],
    order,
  }));

test('a filter survives its way through the address', () => {
  fc.assert(
    fc.property(filter, (given) => {
      expect(filterIn(new URLSearchParams(String(queryOf(given))))).toEqual(given);
    }),
  );
});

test('an address without a filter lists all hands, the latest first', () => {
  const all = filterIn(new URLSearchParams('cursor=5&order=upside-down&else=1'));
  expect(isFiltered(all)).toBe(false);
  expect(requestOf(all)).toEqual({ order: '-time' });
  expect(String(queryOf(all))).toBe('');
});

test('a decimal comma is sent as a point, and no other comma', () => {
  const sent = (minPot: string) => requestOf(filterIn(new URLSearchParams({ minPot }))).minPot;
  expect(['25,5', '25,50', '25.50', '1,000'].map(sent)).toEqual(['25.5', '25.50', '25.50', '1,000']);
});

test('the amounts of stakes are sent with points, and other texts as they are', () => {
  const sent = (stakes: string) => requestOf(filterIn(new URLSearchParams({ stakes }))).stakes;
  expect(['0,05/0,10', '0.05/0.10', 'USD 0,5/1 no-limit', '1,000/2,000', 'a,50'].map(sent)).toEqual([
    '0.05/0.10',
    '0.05/0.10',
    'USD 0.5/1 no-limit',
    '1,000/2,000',
    'a,50',
  ]);
});

test('stakes may have signs of currencies, no zero before the point, or a dash', () => {
  const sent = (stakes: string) => requestOf(filterIn(new URLSearchParams({ stakes }))).stakes;
  expect(['$0.05/$0.10', '.10/.25', '0.10-0.25', '€0,10 – €0,25', 'USD 5-10 no-limit'].map(sent)).toEqual([
    '0.05/0.10',
    '0.10/0.25',
    '0.10/0.25',
    '0.10/0.25',
    'USD 5/10 no-limit',
  ]);
});

test('amounts with signs between their thousands are found', () => {
  const isFound = (name: FilterField) => (text: string) => hasThousands(name, text);
  expect(['1.000', '1,000', '12,500.50'].map(isFound('minPot'))).toEqual([true, true, true]);
  expect(['1000', '25.50', '0.125'].map(isFound('minPot'))).toEqual([false, false, false]);
  expect(['1.000/2.000', 'USD 500/1,000 no-limit'].map(isFound('stakes'))).toEqual([true, true]);
  expect(['500/1000', 'USD 0.05/0.10'].map(isFound('stakes'))).toEqual([false, false]);
  expect(hasThousands('player', '1.000')).toBe(false);
});

test('pots are compared by the smallest pot and by the order of pots', () => {
  const compares = (query: string) => comparesPots(filterIn(new URLSearchParams(query)));
  expect(['minPot=5', 'order=pot', 'order=-pot'].map(compares)).toEqual([true, true, true]);
  expect(['', 'order=time', 'currency=USD'].map(compares)).toEqual([false, false, false]);
});

test('days are sent as moments in UTC, the last day included; other texts are left to the service', () => {
  const request = requestOf(filterIn(new URLSearchParams('from=2025-03-30&to=2025-03-30&site=PokerStars')));
  expect(request.from).toBe('2025-03-30T00:00:00.000Z');
  expect(request.to).toBe('2025-03-31T00:00:00.000Z');
  expect(request.site).toBe('PokerStars');
  expect(requestOf(filterIn(new URLSearchParams('from=yesterday'))).from).toBe('yesterday');
  expect(requestOf(filterIn(new URLSearchParams('from=2025-13-40'))).from).toBe('2025-13-40');
});
