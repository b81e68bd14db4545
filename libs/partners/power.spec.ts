import { COLLUDER_KINDS } from '#dealer';
import { isFull } from '#testing';
import { PartnerSums, reportPartners, type PairReport } from './index.js';
import { factsOf, pairsOfPool } from './testing/dealt.js';

const PLAYERS = 200;
const HANDS = 20_000;
/** Seeds of each kind. The full tests measure the figures of docs/partners.md. */
const SEEDS = Array.from({ length: isFull ? 10 : 1 }, (_, index) => index + 1);

const keyOf = (players: readonly string[]): string => players.toSorted().join();

/** The pairs of a pool by what they are. */
interface Population {
  readonly colluding: readonly PairReport[];
  readonly friends: readonly PairReport[];
  readonly others: readonly PairReport[];
}

const play = (seed: number, colluders?: (typeof COLLUDER_KINDS)[number]): Population => {
  const options = {
    game: 'holdem',
    hands: HANDS,
    seed,
    pool: PLAYERS,
    ...(colluders === undefined ? {} : { colluders }),
  };
  const sums = new PartnerSums();
  for (const facts of factsOf(options)) sums.add(facts);
  const known = new Map(pairsOfPool(options).map(({ players, colludes }) => [keyOf(players), colludes]));
  const { pairs } = reportPartners(sums);
  const of = (colludes: boolean | undefined): PairReport[] =>
    pairs.filter(({ players }) => known.get(keyOf(players)) === colludes);
  return { colluding: of(true), friends: of(false), others: of(undefined) };
};

/** The area under the ROC curve: how often a colluding pair has a higher score than an honest one. */
const areaUnderCurve = (colluding: readonly PairReport[], honest: readonly PairReport[]): number => {
  let above = 0;
  for (const one of colluding)
    for (const other of honest) above += one.score > other.score ? 1 : one.score === other.score ? 0.5 : 0;
  return above / (colluding.length * honest.length);
};

const suspects = (pairs: readonly PairReport[]): number =>
  pairs.filter(({ verdict }) => verdict === 'suspect').length;

/** Those that are suspect at a stricter threshold too. */
const strictly = (pairs: readonly PairReport[]): number =>
  pairs.filter(({ measures }) => measures.some(({ q }) => q !== null && q <= 0.01)).length;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The figures of docs/partners.md. */
const report = (kind: string, populations: readonly Population[]): Record<string, number | string> => {
  const sum = (count: (population: Population) => number): number =>
    populations.reduce((total, population) => total + count(population), 0);
  return {
    kind,
    curve: mean(
      populations.map(({ colluding, friends, others }) => areaUnderCurve(colluding, [...friends, ...others])),
    ),
    curveOfFriends: mean(populations.map(({ colluding, friends }) => areaUnderCurve(colluding, friends))),
    colluding: sum(({ colluding }) => colluding.length),
    found: sum(({ colluding }) => suspects(colluding)),
    foundStrictly: sum(({ colluding }) => strictly(colluding)),
    honest: sum(({ friends, others }) => friends.length + others.length),
    false: sum(({ friends, others }) => suspects(friends) + suspects(others)),
    falseStrictly: sum(({ friends, others }) => strictly(friends) + strictly(others)),
  };
};

describe('among 200 players at 20,000 hands', () => {
  it.each(COLLUDER_KINDS)(
    'pairs with %s have higher scores than others, and few others are suspect',
    (kind) => {
      const figures = report(
        kind,
        SEEDS.map((seed) => play(seed, kind)),
      );
      if (isFull) process.stderr.write(`${JSON.stringify(figures)}\n`);
      expect(figures.curve).toBeGreaterThanOrEqual(0.95);
      expect(Number(figures.false) / Number(figures.honest)).toBeLessThanOrEqual(0.001);
    },
    isFull ? 1_800_000 : 120_000,
  );

  it(
    'few pairs are suspect where nobody colludes',
    () => {
      const figures = report(
        'none',
        SEEDS.map((seed) => play(seed)),
      );
      if (isFull) process.stderr.write(`${JSON.stringify(figures)}\n`);
      expect(figures.honest).toBeGreaterThan(2000);
      expect(Number(figures.false) / Number(figures.honest)).toBeLessThanOrEqual(0.001);
    },
    isFull ? 1_800_000 : 120_000,
  );
});
