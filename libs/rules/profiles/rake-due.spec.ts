import { parseProfile, type RakeRow, type RakeTerms } from '../index.js';
import { findRakeTerms, isPaidByWinner, rakeRanges, type RakedKind } from './rake-due.js';

const scheduleOf = (...rake: RakeRow[]): readonly RakeTerms[] => {
  const parsed = parseProfile({ base: 'pokerstars', rake });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.profile.rake ?? [];
};

const kind: RakedKind = {
  site: 'Club',
  currency: 'EUR',
  limit: 'no-limit',
  scale: 2,
  stakes: { smallBlind: 5, bigBlind: 10, smallBet: null, bigBet: null },
  players: 4,
};

const due = (row: Partial<RakeRow>, total: number, more: object = {}): unknown => {
  const [terms] = scheduleOf({ rates: [{ percent: '5', cap: '0.40' }], ...row });
  const ranges = rakeRanges(terms, 2, { pots: [total], parts: [], hasFlop: true, ...more });
  return ranges?.map(({ from, to }) => (from === to ? from : [from, to])) ?? null;
};

describe('P-SETUP-6: the row of a rake schedule for a hand', () => {
  it.each<[string, Partial<RakeRow>, boolean]>([
    ['any hand', {}, true],
    ['its site', { site: 'Club' }, true],
    ['another site', { site: 'Other' }, false],
    ['its currency', { currency: 'EUR' }, true],
    ['another currency', { currency: 'USD' }, false],
    ['its limit', { limit: 'no-limit' }, true],
    ['another limit', { limit: 'pot-limit' }, false],
    ['its number of players', { players: [2, 4] }, true],
    ['fewer players', { players: [2, 3] }, false],
    ['more players', { players: [5, 9] }, false],
    ['its stakes, with fewer decimals', { stakes: { smallBlind: '0.05', bigBlind: '0.1' } }, true],
    ['stakes with more figures', { stakes: { smallBlind: '0.05', bigBlind: '0.10', bigBet: '0.20' } }, false],
    ['stakes with fewer figures', { stakes: { bigBlind: '0.10' } }, false],
    ['stakes below the smallest unit', { stakes: { smallBlind: '0.051', bigBlind: '0.10' } }, false],
  ])('is one that is about %s', (_, row, isFound) => {
    expect(findRakeTerms(scheduleOf({ rates: [], ...row }), kind) !== undefined).toBe(isFound);
  });

  it('is the first one', () => {
    const [first, second] = scheduleOf({ rates: [], site: 'Club' }, { rates: [{ percent: '5' }] });
    expect(findRakeTerms([first, second], kind)).toBe(first);
    expect(findRakeTerms([second, first], kind)).toBe(second);
  });
});

describe('P-SETUP-6: the rake that is due', () => {
  it('is the rate of the pots, up to the cap', () => {
    expect([due({}, 200), due({}, 800), due({}, 5000)]).toEqual([[10], [40], [40]]);
  });

  it('is rounded in the named ways, or in any way', () => {
    expect(due({ roundings: ['down'] }, 230)).toEqual([11]);
    expect(due({ roundings: ['nearest'] }, 250)).toEqual([13]);
    expect(due({ roundings: ['nearest-even'] }, 250)).toEqual([12]);
    expect(due({ roundings: ['up'], unit: '0.05' }, 201)).toEqual([15]);
    expect(due({}, 230)).toEqual([[11, 12]]);
  });

  it('has no cap with null, and an open one above what the cap is at least', () => {
    expect(due({ rates: [{ percent: '5', cap: null }] }, 5000)).toEqual([250]);
    expect(due({ rates: [{ percent: '5', capAtLeast: '1.00' }] }, 1000)).toEqual([50]);
    expect(due({ rates: [{ percent: '5', capAtLeast: '1.00' }] }, 5000)).toEqual([[100, 250]]);
    expect(due({ rates: [{ percent: '5' }] }, 5000)).toEqual([[0, 250]]);
  });

  it('is zero without a flop, or the same, or not known', () => {
    expect(due({ withoutFlop: 'free' }, 200, { hasFlop: false })).toEqual([0]);
    expect(due({ withoutFlop: 'raked' }, 200, { hasFlop: false })).toEqual([10]);
    expect(due({}, 200, { hasFlop: false })).toBeNull();
  });

  it('is not known without rates, or with a unit below the smallest one', () => {
    expect(due({ rates: [] }, 200)).toBeNull();
    expect(due({ unit: '0.001' }, 200)).toBeNull();
  });

  it('is rounded for each pot', () => {
    const pots = { pots: [110, 110] };
    expect(due({ by: 'pot', roundings: ['down'] }, 0, pots)).toEqual([10]);
    expect(due({ by: 'total', roundings: ['down'] }, 0, pots)).toEqual([11]);
  });

  it('is one of several rates and, by winner, a part of one for each', () => {
    const rates = [
      { percent: '4', cap: null },
      { percent: '8', cap: null },
    ];
    expect(due({ rates }, 1000)).toEqual([40, 80]);
    expect(due({ rates, by: 'winner' }, 1000, { parts: [500, 500] })).toEqual([40, 80, 40, 60, 80]);
    const many = { parts: [100, 100, 100, 100, 100, 100, 100] };
    expect(due({ rates, by: 'winner' }, 700, many)).toEqual([[28, 56]]);
  });

  it('is exact for parts whose products are above the largest safe integer', () => {
    const [total, part] = [666_961_787_949_996, 415_739_030_865_410];
    const row: Partial<RakeRow> = { rates: [{ percent: '5', cap: null }], roundings: ['down'], by: 'winner' };
    expect(due(row, total, { parts: [part, total - part] })).toEqual([
      33_348_089_397_499,
      [33_348_089_397_498, 33_348_089_397_500],
    ]);
  });

  it('is paid by each winner for his part', () => {
    const [terms] = scheduleOf({
      by: 'winner',
      rates: [
        { percent: '4', cap: null },
        { percent: '8', cap: null },
      ],
    });
    const paid = [19, 20, 21, 40].map((chips) => isPaidByWinner(terms, 2, 1000, 500, chips));
    expect(paid).toEqual([false, true, false, true]);
  });
});
