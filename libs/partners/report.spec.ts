import { runsOf } from '#testing';
import {
  judgePartners,
  measurePartners,
  partnersInSteps,
  PartnerSums,
  reportPartners,
  type HandPartners,
  type MeasuredPartners,
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

  it('can be stored once they are compared, and judged later', () => {
    const sums = sumsOf(facts);
    const stored = JSON.parse(JSON.stringify(measurePartners(sums))) as MeasuredPartners;
    for (const alpha of [0.01, 0.05, 0.9])
      expect(judgePartners(stored, alpha)).toEqual(reportPartners(sums, { alpha }));
  });

  it('are compared in steps, with other work between them', () => {
    const sums = sumsOf(facts);
    const steps = partnersInSteps(sums, 1);
    let count = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) count++;
    expect(count).toBeGreaterThan(step.value.pairs.length / 500);
    expect(step.value).toEqual(measurePartners(sums, 1));
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

  it('say how many hands they leave out because there are too many sites', () => {
    const hands = facts.slice(0, 120).map((hand, index) => ({ ...hand, site: `Site ${String(index % 60)}` }));
    const { sites, leftOut } = reportPartners(sumsOf(hands));
    expect([sites.length, leftOut]).toEqual([50, 20]);
    expect(sites.reduce((sum, site) => sum + site.hands, 0) + leftOut).toBe(hands.length);
    expect(reportPartners(sumsOf(facts)).leftOut).toBe(0);
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

describe('memory', () => {
  const REGULARS = ['Ana', 'Bo'];

  /** Two players in each hand, and as many others who are never seen again. */
  const strangers = function* (hands: number): Generator<HandPartners> {
    const [first] = factsOf({ game: 'holdem', hands: 1, seed: 1, players: 4 });
    for (let hand = 0; hand < hands; hand++) {
      const others = [`x${String(2 * hand)}`, `x${String(2 * hand + 1)}`];
      const session = `table ${String(Math.floor(hand / 10))}`;
      yield { ...first, id: String(hand), session, players: [...REGULARS, ...others] };
    }
  };

  it('holds the pairs with many hands, and of others those of the last hands, whatever the number of players', () => {
    const HANDS = 16_000;
    const sums = sumsOf(strangers(HANDS));
    const [site] = sums.sites.values();
    expect(site.playerCount).toBe(2 + 2 * HANDS);
    expect(site.pairCount).toBe(1 + 5 * HANDS);
    expect([...site.players.values()].length).toBeLessThan(2 + 20_000 + 1);
    expect([...site.pairs.values()].length).toBeLessThan(1 + 30_000 + 1);
    const [pair, ...others] = reportPartners(sums).pairs;
    expect(others).toEqual([]);
    expect(pair).toMatchObject({ players: expect.arrayContaining(REGULARS) as unknown, hands: HANDS });
    expect(pair.tables.together).toBe(HANDS / 10);
  }, 60_000);
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
