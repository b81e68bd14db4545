import { runsOf } from '#testing';
import {
  packSums,
  PartnerSums,
  reportPartners,
  unpackSums,
  type HandPartners,
  type PackedSums,
  type PairReport,
} from './index.js';
import { factsOf, pairsOfPool } from './testing/dealt.js';

const sumsOf = (hands: Iterable<HandPartners>): PartnerSums => {
  const sums = new PartnerSums();
  for (const hand of hands) sums.add(hand);
  return sums;
};

const POOL = { game: 'holdem', seed: 4, pool: 12, hands: runsOf(12_000) };

const keyOf = ({ players }: Pick<PairReport, 'players'>): string => players.toSorted().join();

describe('sums of pairs', () => {
  const facts = [...factsOf(POOL)];

  it('add up from parts of the logs, in any order', () => {
    const third = Math.floor(facts.length / 3);
    const parts = [facts.slice(2 * third), facts.slice(0, third), facts.slice(third, 2 * third)].map(sumsOf);
    const merged = new PartnerSums();
    for (const part of parts) merged.merge(part);
    expect(reportPartners(merged)).toEqual(reportPartners(sumsOf(facts)));
  });

  it('are the same after they were stored as JSON, and can be merged then', () => {
    const half = Math.floor(facts.length / 2);
    const [first, second] = [facts.slice(0, half), facts.slice(half)].map((part) =>
      unpackSums(JSON.parse(JSON.stringify(packSums(sumsOf(part)))) as PackedSums),
    );
    first.merge(second);
    expect(reportPartners(first)).toEqual(reportPartners(sumsOf(facts)));
    expect(packSums(unpackSums(packSums(first)))).toEqual(packSums(first));
  });

  it('keep sites apart, and take names without regard to case', () => {
    const elsewhere = facts.map((hand, index) => ({
      ...hand,
      site: 'Elsewhere',
      players: index % 2 === 0 ? hand.players : hand.players.map((name) => name.toUpperCase()),
    }));
    const { sites, pairs } = reportPartners(sumsOf([...facts, ...elsewhere]));
    expect(sites.map(({ site, hands, players }) => [site, hands, players])).toEqual([
      ['PokerStars', facts.length, 12],
      ['Elsewhere', facts.length, 12],
    ]);
    const figures = (wanted: string): unknown =>
      pairs.filter(({ site }) => site === wanted).map(({ hands, flow, play }) => ({ hands, flow, play }));
    expect(figures('Elsewhere')).toEqual(figures('PokerStars'));
  });

  it('have the hands of each pair and the chips that went from one to the other', () => {
    const { pairs } = reportPartners(sumsOf(facts));
    expect(pairs.length).toBeGreaterThan(50);
    for (const { players, hands, flow } of pairs) {
      const own = facts.filter((hand) => players.every((name) => hand.players.includes(name)));
      expect(hands).toBe(own.length);
      const [given, taken] = [players, players.toReversed()].map(([from, to]) =>
        own.reduce(
          (sum, hand) =>
            sum + hand.flow![hand.players.indexOf(from) * hand.players.length + hand.players.indexOf(to)],
          0,
        ),
      );
      expect(flow.given).toBeCloseTo(given / 100, 6);
      expect(flow.taken).toBeCloseTo(taken / 100, 6);
      expect(flow.net).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('the report', () => {
  it('says too few of pairs whose players met nobody else', () => {
    const { sites, pairs } = reportPartners(
      sumsOf(factsOf({ game: 'holdem', hands: 120, seed: 1, players: 2 })),
    );
    expect(pairs.map(({ verdict, score }) => [verdict, score])).toEqual([['too-few', 0]]);
    expect(sites[0]).toMatchObject({ tested: 0, suspect: 0, shared: 1 });
  });

  it('leaves out pairs with fewer hands than wanted', () => {
    const sums = sumsOf(factsOf({ ...POOL, hands: 250 }));
    for (const minHands of [20, 150])
      for (const { hands } of reportPartners(sums, { minHands }).pairs)
        expect(hands).toBeGreaterThanOrEqual(minHands);
    expect(reportPartners(sums, { minHands: 1000 }).pairs).toEqual([]);
  });

  it('has q-values of at least their p-values, and evidence of hands of the pair', () => {
    const options = { ...POOL, pool: 40, hands: 3000, colluders: 'whipsawing' } as const;
    const facts = [...factsOf(options)];
    const byId = new Map(facts.map((hand) => [hand.id, hand.players]));
    const { pairs, alpha } = reportPartners(sumsOf(facts));
    for (const { measures, evidence, players, verdict } of pairs) {
      for (const { p, q } of measures) expect(q).toBeGreaterThanOrEqual(p!);
      expect(evidence.length).toBeLessThanOrEqual(10);
      for (const { hand } of evidence) expect(byId.get(hand)).toEqual(expect.arrayContaining([...players]));
      const least = Math.min(...measures.map(({ q }) => q ?? 1));
      expect(verdict).toBe(least <= alpha ? 'suspect' : 'ok');
    }
    const [colluding] = pairsOfPool(options);
    expect(keyOf(pairs[0])).toBe(keyOf(colluding));
    expect(pairs[0]).toMatchObject({ verdict: 'suspect' });
  });
});
