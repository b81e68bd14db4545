import { auditHand, severities } from '#audit';
import { defaultSwitches } from '#engine';
import type { CanonicalHand } from '#histories';
import { runsOf } from '#testing';
import { COLLUDER_KINDS, dealHands, planDeal, Pool, type DealOptions } from './index.js';

const faultsOf = (hand: CanonicalHand): string[] =>
  (auditHand(hand, { id: 'default', switches: defaultSwitches })?.findings ?? []).flatMap(({ code, line }) =>
    severities[code] === 'notice' ? [] : [`${code} on line ${String(line)}`],
  );

const namesOf = ({ players }: CanonicalHand): string[] => players.map(({ name }) => name);

const deal = (options: Partial<DealOptions>): CanonicalHand[] => [
  ...dealHands({ game: 'holdem', hands: 600, seed: 1, pool: 24, handsPerTable: 10, ...options }),
];

const issuesOf = (options: Partial<DealOptions>): string[] => {
  const planned = planDeal({ game: 'holdem', hands: 1, seed: 1, ...options });
  return planned.ok ? [] : planned.issues.map(({ code, option }) => `${option} ${code}`);
};

describe('a pool of players', () => {
  it('has as many players as the option says, who play equally often, and no owner of the log', () => {
    const hands = deal({});
    const counts = new Map<string, number>();
    for (const name of hands.flatMap(namesOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
    expect(counts.size).toBe(24);
    // Each table has ten hands; a round of the pool is four tables.
    expect(new Set(counts.values())).toEqual(new Set([150]));
    expect(hands.every(({ heroSeat }) => heroSeat === null)).toBe(true);
  });

  it('seats nobody twice at a table, and everybody equally often, whatever the size of the tables', () => {
    for (let seed = 1; seed <= 20; seed++)
      for (const [size, count] of [
        [80, 6],
        [100, 7],
        [25, 8],
      ]) {
        const pool = new Pool({ size, colluders: null }, seed);
        const counts = new Map<string, number>();
        // Whole rounds of the pool.
        for (let table = 0; table < 2 * size; table++) {
          const seated = pool.seat(count);
          expect(new Set(seated).size).toBe(count);
          for (const name of seated) counts.set(name, (counts.get(name) ?? 0) + 1);
        }
        expect(counts.size).toBe(size);
        // A player waits at most for the end of a round.
        const all = [...counts.values()];
        expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(2);
      }
  });

  it('has pairs who sit together in most tables, and the others at random', () => {
    const hands = deal({ hands: 2000, pool: 120 });
    const { pairs } = new Pool({ size: 120, colluders: 'soft-play' }, 1);
    expect(pairs.map(({ colludes }) => colludes)).toEqual([
      ...[true, true, true],
      ...new Array<boolean>(6).fill(false),
    ]);
    const together = (a: string, b: string): number =>
      hands.filter((hand) => namesOf(hand).includes(a) && namesOf(hand).includes(b)).length;
    const counts = pairs.map(({ players }) => together(...players));
    // Ten rounds of the pool, of ten hands for each player: 100 hands at most.
    expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeGreaterThan(65);
    const [{ players: one }, { players: other }] = pairs;
    expect(together(one[0], other[1])).toBeLessThan(30);
  });

  it('names its pairs the same for the same seed, with and without colluders', () => {
    const pairsOf = (seed: number, colluders: 'soft-play' | null): unknown =>
      new Pool({ size: 60, colluders }, seed).pairs.map(({ players }) => players);
    expect(pairsOf(3, null)).toEqual(pairsOf(3, 'soft-play'));
    expect(pairsOf(3, null)).not.toEqual(pairsOf(4, null));
  });

  it.each(COLLUDER_KINDS)('plays legal hands with %s, in every structure and family', (colluders) => {
    const wrong = [
      'holdem',
      'omaha',
      'stud',
      'lowball-27-triple',
      'five-draw',
      'short-deck',
      'badugi',
    ].flatMap((game) => deal({ game, colluders, hands: runsOf(400) }).flatMap(faultsOf));
    expect(wrong).toEqual([]);
    const wild = deal({ colluders, wild: true, hands: runsOf(1000) });
    expect(wild.flatMap(faultsOf)).toEqual([]);
  });

  it.each(COLLUDER_KINDS)('plays otherwise with %s than without', (colluders) => {
    const honest = deal({ handsPerTable: 100 });
    expect(deal({ handsPerTable: 100, colluders })).not.toEqual(honest);
    expect(deal({ handsPerTable: 100, colluders })).toEqual(deal({ handsPerTable: 100, colluders }));
  });

  it('is of a size that the tables need, and not for tournaments', () => {
    expect(issuesOf({ pool: 11 })).toEqual(['pool out-of-range']);
    expect(issuesOf({ pool: 1001 })).toEqual(['pool out-of-range']);
    expect(issuesOf({ pool: 12.5 })).toEqual(['pool not-an-integer']);
    expect(issuesOf({ pool: 20, tournament: true })).toEqual(['pool impossible-options']);
    expect(issuesOf({ colluders: 'soft-play', tournament: true })).toEqual(['colluders impossible-options']);
    expect(issuesOf({ pool: 12, colluders: 'soft-play' })).toEqual([]);
  });
});

describe('a deal without a pool', () => {
  it('has no pool in its plan', () => {
    const planned = planDeal({ game: 'holdem', hands: 1, seed: 1 });
    expect(planned.ok && planned.plan.pool).toBeNull();
  });
});
