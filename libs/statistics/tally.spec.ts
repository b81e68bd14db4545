import fc from 'fast-check';
import { CHANCE_BITS, DONE_BITS, POSITIONS, STATISTICS } from './definitions.js';
import type { HandStatistics } from './hand-statistics.js';
import { inProportion } from './money.js';
import { GROUPINGS, summarize } from './summary.js';
import { GROUP_FIELDS, Tally, type Grouping } from './tally.js';

const CENTS = fc.integer({ min: -100_000, max: 100_000 });

/** A bit of a deed comes with that of its chance. */
const bits = fc
  .array(fc.constantFrom(null, false, true), { minLength: STATISTICS.length, maxLength: STATISTICS.length })
  .map((answers) =>
    STATISTICS.reduce((sum, id, index) => {
      const answer = answers[index];
      return answer === null ? sum : sum + CHANCE_BITS[id] + (answer ? DONE_BITS[id] : 0);
    }, 0),
  );

const count = fc.nat(3);

const player = fc.record({
  seat: fc.nat(9),
  name: fc.constantFrom('Ana', 'Bo', 'Cy'),
  isHero: fc.boolean(),
  position: fc.constantFrom(null, ...POSITIONS),
  bits,
  aggression: fc.record({ raises: count, calls: count, folds: count }),
  money: fc.record({
    collected: fc.option(fc.nat(1000)),
    net: fc.option(CENTS),
    adjusted: fc.option(CENTS),
    rake: fc.nat(100),
    cashOut: CENTS,
  }),
});

const hand: fc.Arbitrary<HandStatistics> = fc.record({
  site: fc.constantFrom('Here', 'There'),
  variant: fc.constantFrom('holdem', 'stud'),
  currency: fc.constantFrom('USD', 'EUR'),
  scale: fc.constant(2),
  stakes: fc.constantFrom('USD 0.50/1.00 no-limit', 'USD 1.00/2.00 no-limit'),
  bigBlind: fc.constantFrom(0, 100, 200),
  totalPot: fc.nat(10_000),
  hasLeftOutAllIn: fc.boolean(),
  playedAt: fc.constantFrom(null, '2024-03-01T10:00:00Z', '2024-04-01T10:00:00Z'),
  players: fc.uniqueArray(player, { selector: ({ name }) => name, minLength: 1 }),
});

const tallyOf = (hands: readonly HandStatistics[], by: Grouping | null = null): Tally => {
  const tally = new Tally(by);
  for (const one of hands) tally.add(one);
  return tally;
};

describe('sums of statistics', () => {
  it('do not depend on the order of the hands, nor on the parts in which they are counted', () => {
    fc.assert(
      fc.property(fc.array(hand, { maxLength: 30 }), fc.nat(), (hands, at) => {
        const whole = summarize(tallyOf(hands).cells());
        const middle = hands.length === 0 ? 0 : at % hands.length;
        const parts = [tallyOf(hands.slice(middle)), tallyOf(hands.slice(0, middle))];
        const merged = summarize(parts.flatMap((part) => [...part.cells()]));
        const sorted = (players: typeof whole): unknown =>
          players.map(({ money, ...rest }) => ({
            ...rest,
            money: money.toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
          }));
        expect(sorted(merged)).toEqual(sorted(whole));
      }),
      { seed: 51 },
    );
  });

  it('of groups add up to those of the player, whatever they are grouped by', () => {
    fc.assert(
      fc.property(fc.array(hand, { maxLength: 30 }), fc.constantFrom(...GROUPINGS), (hands, by) => {
        for (const { groups, ...all } of summarize(tallyOf(hands, by).cells(), { by })) {
          const sum = (of: (group: (typeof groups)[number]) => number): number =>
            groups.reduce((total, group) => total + of(group), 0);
          expect(sum((group) => group.hands)).toBe(all.hands);
          for (const id of [...STATISTICS, 'aggressionFrequency'] as const) {
            expect(sum((group) => group[id].count)).toBe(all[id].count);
            expect(sum((group) => group[id].of)).toBe(all[id].of);
          }
          for (const { currency, net } of all.money) {
            const cents = (text: string): number => Math.round(100 * Number(text));
            const parts = groups.flatMap(({ money }) => money.filter((one) => one.currency === currency));
            expect(parts.reduce((total, part) => total + cents(part.net), 0)).toBe(cents(net));
          }
        }
      }),
      { seed: 52 },
    );
  });

  it('are exact beyond the safe integers, and at any scale', () => {
    const player = (net: number) => ({
      seat: 1,
      name: 'Ana',
      isHero: false,
      position: null,
      bits: 0,
      aggression: { raises: 0, calls: 0, folds: 0 },
      money: { collected: 0, net, adjusted: null, rake: -net, cashOut: 0 },
    });
    const handOf = (net: number, scale: number): HandStatistics => ({
      site: 'Here',
      variant: 'holdem',
      currency: 'CHIPS',
      scale,
      stakes: '',
      bigBlind: 2,
      totalPot: 0,
      hasLeftOutAllIn: false,
      playedAt: null,
      players: [player(net)],
    });
    const huge = handOf(-9_000_000_000_000_001, 0);
    const [{ money }] = summarize(tallyOf([huge, huge, huge, handOf(5, 1)]).cells());
    const net = '-27000000000000002.5';
    expect(money).toMatchObject([{ net, allInAdjusted: net, rake: '27000000000000002.5', hands: 4 }]);
    const [{ money: same }] = summarize(tallyOf([huge, huge, huge]).cells());
    expect(same).toMatchObject([{ bigBlinds: '-13500000000000002.0', standardDeviation: 0 }]);
  });

  it('take a name in upper and lower case for one player, in whichever order the hands are', () => {
    fc.assert(
      fc.property(fc.array(hand, { maxLength: 30 }), (hands) => {
        const loud = hands.map((one) => ({
          ...one,
          players: one.players.map((player) => ({ ...player, name: player.name.toUpperCase() })),
        }));
        const figures = (all: readonly HandStatistics[]): unknown =>
          summarize(tallyOf(all).cells()).map((player) => ({ ...player, name: player.name.toUpperCase() }));
        expect(figures([...hands, ...loud])).toEqual(figures([...loud, ...loud]));
        const names = summarize(tallyOf([...hands, ...loud]).cells()).map(({ name }) => name);
        expect(names).toEqual(summarize(tallyOf([...loud, ...hands]).cells()).map(({ name }) => name));
      }),
      { seed: 56 },
    );
  });

  it('has fewer cells for the groups that are wanted', () => {
    fc.assert(
      fc.property(fc.array(hand, { maxLength: 30 }), fc.constantFrom(null, ...GROUPINGS), (hands, by) => {
        const keys = [...tallyOf(hands, by).cells()].map(({ key }) => key);
        const distinct = keys.map(({ site, name, currency, scale, bigBlind, ...rest }) =>
          [site, name, currency, scale, bigBlind, by === null ? null : rest[GROUP_FIELDS[by]]].join('\n'),
        );
        expect(new Set(distinct).size).toBe(keys.length);
      }),
      { seed: 55 },
    );
  });

  it('of currencies stay apart', () => {
    fc.assert(
      fc.property(fc.array(hand, { maxLength: 30 }), (hands) => {
        for (const { money } of summarize(tallyOf(hands).cells())) {
          const currencies = money.map(({ currency }) => currency);
          expect(new Set(currencies).size).toBe(currencies.length);
        }
      }),
      { seed: 53 },
    );
  });
});

describe('shares of the rake', () => {
  it('are whole units which add up, each less than one from its part', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1_000_000_000_000), { maxLength: 9 }),
        fc.nat(1_000_000),
        (amounts, total) => {
          const sum = amounts.reduce((all, amount) => all + amount, 0);
          const shares = inProportion(amounts, total);
          expect(shares.reduce((all, share) => all + share, 0)).toBe(sum === 0 ? 0 : total);
          for (const [index, share] of shares.entries())
            expect(Math.abs(share - (sum === 0 ? 0 : (total * amounts[index]) / sum))).toBeLessThan(1.001);
        },
      ),
      { seed: 54 },
    );
  });

  it('go to the largest remainder first', () => {
    expect(inProportion([1, 5, 0, 4], 9)).toEqual([1, 4, 0, 4]);
    expect(inProportion([0, 0], 3)).toEqual([0, 0]);
    expect(inProportion([7, 0], 3)).toEqual([3, 0]);
  });
});
