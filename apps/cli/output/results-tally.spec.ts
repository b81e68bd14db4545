import type { HandStatistics } from '#statistics';
import { ResultsTally } from './results-tally.js';

const handOf = (net: number | null, adjusted: number | null = null, name = 'Ana'): HandStatistics => ({
  site: 'PokerStars',
  variant: 'holdem',
  currency: 'USD',
  scale: 2,
  stakes: 'USD 0.01/0.02 no-limit',
  bigBlind: 2,
  totalPot: 10,
  hasLeftOutAllIn: false,
  playedAt: null,
  players: [
    {
      seat: 1,
      name,
      isHero: false,
      position: null,
      bits: 0,
      aggression: { raises: 0, calls: 0, folds: 0 },
      money: { collected: 0, net, adjusted, rake: 0, cashOut: 0 },
    },
  ],
});

test('has a point for each hand, with all-ins at their worth', () => {
  const tally = new ResultsTally();
  for (const hand of [handOf(150), handOf(null), handOf(-50, 25)]) tally.add(hand);
  expect(tally.rows(1)).toEqual([
    {
      name: 'Ana',
      site: 'PokerStars',
      currency: 'USD',
      hands: 2,
      points: [
        { hands: 1, net: '1.50', adjusted: '1.50' },
        { hands: 2, net: '1.00', adjusted: '1.75' },
      ],
    },
  ]);
});

test('is one line of a player whose hands have amounts of different decimals', () => {
  const tally = new ResultsTally();
  for (const hand of [handOf(150), { ...handOf(3), scale: 0 }, { ...handOf(5), scale: 3 }]) tally.add(hand);
  expect(tally.rows(9).map(({ points }) => points.map(({ net }) => net))).toEqual([
    ['1.500', '4.500', '4.505'],
  ]);
});

test('thins a long line, and ends with the last hand', () => {
  const tally = new ResultsTally();
  for (let hand = 0; hand < 100_003; hand++) tally.add(handOf(1));
  const [{ points }] = tally.rows(1);
  expect(points.length).toBeGreaterThan(60);
  expect(points.length).toBeLessThanOrEqual(129);
  expect(points.at(-1)).toEqual({ hands: 100_003, net: '1000.03', adjusted: '1000.03' });
  for (const { hands, net } of points) expect(Number(net)).toBeCloseTo(hands / 100, 9);
});

test('keeps the players with the most hands', () => {
  const tally = new ResultsTally();
  for (const name of ['Ana', 'Bo', 'Bo', 'Cy']) tally.add(handOf(1, null, name));
  expect(tally.rows(2).map(({ name }) => name)).toEqual(['Bo', 'Ana']);
});
