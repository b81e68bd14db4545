import { Random } from './random.js';

describe('Random', () => {
  it('gives the first outputs of xoshiro128** for the state 1, 2, 3, 4, as worked out by hand', () => {
    const random = Random.fromState(1, 2, 3, 4);
    expect([random.next(), random.next(), random.next()]).toEqual([11520, 0, 5927040]);
  });

  it('gives the same numbers for equal seeds, and different numbers for seeds that differ in either half', () => {
    const first = (seed: number): string => {
      const random = new Random(seed);
      return Array.from({ length: 8 }, () => random.next()).join();
    };
    const seeds = [0, 1, -1, 2 ** 32, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
    expect(new Set(seeds.map(first)).size).toBe(seeds.length);
    for (const seed of seeds) expect(first(seed)).toBe(first(seed));
  });

  it('draws all integers below a count about equally often', () => {
    const random = new Random(7);
    const counts = new Array<number>(6).fill(0);
    for (let draw = 0; draw < 60_000; draw++) counts[random.below(6)]++;
    // Six standard deviations of a binomial count are 548.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(548);
  });

  it('draws by weight, and never an index of weight 0', () => {
    const random = new Random(11);
    const counts = [0, 0, 0, 0];
    for (let draw = 0; draw < 40_000; draw++) counts[random.weighted([0, 1, 3, 0])]++;
    expect([counts[0], counts[3]]).toEqual([0, 0]);
    expect(Math.abs(counts[1] - 10_000)).toBeLessThan(520);
  });

  it('shuffles every item into every place about equally often', () => {
    const random = new Random(13);
    const counts = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
    for (let draw = 0; draw < 40_000; draw++) {
      const list = [0, 1, 2, 3];
      random.shuffle(list);
      list.forEach((item, place) => counts[place][item]++);
    }
    for (const row of counts) for (const count of row) expect(Math.abs(count - 10_000)).toBeLessThan(520);
  });
});
