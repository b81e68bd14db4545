import fc from 'fast-check';
import { GROUPINGS, LINES } from '../api.js';
import {
  changeList,
  directionOf,
  FIRST_PAGE,
  listQuestion,
  type ListQuery,
  ORDERS,
  readListQuery,
  sortList,
  writeListQuery,
} from './list-query.js';
import {
  badDaysIn,
  dayAfter,
  handsQuery,
  isEmptyRange,
  type PlayerQuery,
  playerQuestions,
  readPlayerQuery,
  UNITS,
  writePlayerQuery,
} from './player-query.js';

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the address of the list', () => {
  const lists = fc
    .record({
      search: text,
      site: text,
      currency: text,
      order: fc.constantFrom(...ORDERS),
      isReversed: fc.boolean(),
      cursor: text,
    })
    .filter(({ order, currency }) => order !== 'net' || currency !== '');

  test('has the whole state of it', () => {
    fc.assert(
      fc.property(lists, (list: ListQuery) => {
        const address = String(writeListQuery(list));
        expect(readListQuery(new URLSearchParams(address))).toEqual(list);
      }),
    );
    expect(String(writeListQuery(FIRST_PAGE))).toBe('');
  });

  test('with an order that is not possible is that of the order by hands', () => {
    expect(readListQuery(new URLSearchParams('order=luck')).order).toBe('hands');
    expect(readListQuery(new URLSearchParams('order=net')).order).toBe('hands');
    expect(readListQuery(new URLSearchParams('order=net&currency=USD')).order).toBe('net');
  });

  test('another order or filter begins at the first page; the same order is reversed', () => {
    const list = { ...FIRST_PAGE, cursor: 'abc' };
    expect(sortList(list, 'name')).toEqual({ ...FIRST_PAGE, order: 'name' });
    expect(directionOf(sortList(list, 'name'))).toBe('ascending');
    expect(directionOf(sortList(list, 'hands'))).toBe('ascending');
    expect(directionOf(sortList(sortList(list, 'hands'), 'hands'))).toBe('descending');
    expect(changeList(list, { site: 'PokerStars' })).toEqual({ ...FIRST_PAGE, site: 'PokerStars' });
  });

  test('without a currency there is no order by net', () => {
    const byNet = { ...FIRST_PAGE, currency: 'USD', order: 'net' as const };
    expect(changeList(byNet, { currency: '' }).order).toBe('hands');
  });

  test('becomes a request with its direction, without what is empty', () => {
    expect(listQuestion(FIRST_PAGE)).toEqual({
      route: '/v1/players',
      options: { query: { order: 'hands', direction: 'desc', limit: 50 } },
    });
    expect(listQuestion({ ...FIRST_PAGE, order: 'name', search: 'a&b' }).options.query).toEqual({
      order: 'name',
      direction: 'asc',
      limit: 50,
      search: 'a&b',
    });
  });
});

describe('the address of a player', () => {
  const queries = fc.record({
    site: text,
    game: text,
    from: fc.oneof(fc.constant(''), day),
    to: fc.oneof(fc.constant(''), day),
    by: fc.constantFrom(...GROUPINGS),
    lines: fc.subarray([...LINES]),
    unit: fc.constantFrom(...UNITS),
  });

  test('has the whole state of the page', () => {
    fc.assert(
      fc.property(queries, (query: PlayerQuery) => {
        const address = String(writePlayerQuery(query));
        expect(readPlayerQuery(new URLSearchParams(address))).toEqual(query);
      }),
    );
    expect(String(writePlayerQuery(readPlayerQuery(new URLSearchParams())))).toBe('');
  });

  test('with parts that cannot be read is one without them', () => {
    const wrong = new URLSearchParams('from=yesterday&to=2024-02-30&by=mood&unit=pesos&lines=luck');
    expect(readPlayerQuery(wrong)).toEqual({ ...readPlayerQuery(new URLSearchParams()), lines: [] });
  });

  test('has days of the calendar; the last one counts', () => {
    expect(badDaysIn(new URLSearchParams('from=2024-13-45&to=2024-03-02'))).toEqual(['2024-13-45']);
    expect(badDaysIn(new URLSearchParams('from='))).toEqual([]);
    expect([dayAfter('2024-02-28'), dayAfter('2023-12-31')]).toEqual(['2024-02-29', '2024-01-01']);
    expect(isEmptyRange({ from: '2024-03-02', to: '2024-03-01' })).toBe(true);
    expect(isEmptyRange({ from: '2024-03-01', to: '2024-03-01' })).toBe(false);
    expect(isEmptyRange({ from: '2024-03-01', to: '' })).toBe(false);
  });

  test('becomes two requests with the same filter', () => {
    const query = readPlayerQuery(new URLSearchParams('game=holdem&from=2024-03-01&to=2024-03-31&by=month'));
    const path = { name: 'a/b' };
    const filter = { game: 'holdem', from: '2024-03-01', to: '2024-04-01' };
    expect(playerQuestions('a/b', query)).toEqual({
      stats: { route: '/v1/players/{name}/stats', options: { path, query: { by: 'month', ...filter } } },
      results: { route: '/v1/players/{name}/results', options: { path, query: { points: 500, ...filter } } },
    });
  });
});

test('the list of hands has the hands that count', () => {
  const all = readPlayerQuery(new URLSearchParams());
  const ana = { name: 'Ana', site: 'Boss' };
  expect(String(handsQuery(ana, all))).toBe('player=Ana&site=Boss');
  const some = { ...all, game: 'holdem', from: '2024-03-01', to: '2024-03-02' };
  expect(String(handsQuery(ana, some))).toBe(
    'player=Ana&site=Boss&game=holdem&from=2024-03-01&to=2024-03-02',
  );
});
