import { exactly } from '../exact/exact.js';
import { fraction, quotient } from '../tally/fraction.js';
import { parseQuestion } from '../spot/question.js';
import { gameOf } from '../testing/spots.js';
import { times } from '../testing/thorough.js';
import type { Spot } from '../spot/spot.js';
import { Sample } from './sample.js';
import { CHUNK_DEALS, isEnough } from './stopping-rule.js';
import { Trials } from './trials.js';

/** 95 % of the runs, and three standard deviations to either side. */
const RUNS = times(100, 1_000);
const MARGIN = 3 * Math.sqrt(RUNS * 0.95 * 0.05);
const [FEWEST, MOST] = [RUNS * 0.95 - MARGIN, Math.min(RUNS, RUNS * 0.95 + MARGIN)];

const asked = (game: string, hands: readonly string[], board: string): Spot => {
  const players = hands.map((text) =>
    /^([2-9TJQKA][cdhs])+$/.test(text) ? { hand: text } : { range: text },
  );
  const reading = parseQuestion({ game: gameOf(game), players, board, dead: '' });
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  return reading.spot;
};

/** How many of the samples have the exact answer of the first player in their interval. */
const held = (spot: Spot, sampleOf: (seed: number) => Sample): number => {
  const tally = exactly(spot);
  const exact = quotient(tally.shares(0), fraction(BigInt(tally.total)));
  let count = 0;
  for (let seed = 0; seed < RUNS; seed++) {
    const [low, high] = sampleOf(seed).interval(0);
    if (low <= exact && exact <= high) count++;
  }
  return count;
};

describe(`of ${String(RUNS)} intervals about 95 in 100 hold the exact answer`, () => {
  it.each<[string, string[], string, number]>([
    ['holdem', ['AhKh', 'QsQd'], 'Ts9h2c', 60],
    ['holdem', ['QQ+,AKs', '22+,A2s+:0.5,KTs+,QJs,AJo+:0.7'], 'Ts9h2c', 200],
    ['holdem', ['22+,A2s+:0.5,KTs+,QJs,AJo+:0.7', 'random'], 'Ts9h2c', 200],
    ['omaha', ['AsAhKsKh', '9d8d7c6c', 'QsQhJcTc'], 'Td9s2c', 60],
    ['omaha-8', ['AsAh2s3d', 'KcKdQcJd'], '7h8c2c', 60],
    ['badugi', ['Ah2d3c', 'As4d5h'], '', 60],
    ['razz', ['Ah2h3h8cKd4s', '4c5d7s9hTc2d'], '', 60],
    ['stud-8', ['AhAs2h3h8cKd', '4c5d7s9hTc2d'], '', 400],
    ['short-deck', ['JhJs', 'AdKd', '9c8c'], 'Td9d6s', 60],
  ])('%s %j on %j', (game, hands, board, deals) => {
    const spot = asked(game, hands, board);
    const trials = new Trials(spot);
    const count = held(spot, (seed) => trials.run(seed, 0, deals * trials.draws));
    expect(count).toBeGreaterThanOrEqual(FEWEST);
    expect(count).toBeLessThanOrEqual(MOST);
  });

  it.each<[string, string[], string]>([
    ['one card in 44 helps', ['KdKh', 'AsAh'], 'AdKc7h9s'],
    ['one card in 44 does harm', ['AsAh', 'KdKh'], 'AdKc7h9s'],
    ['two cards must help', ['7c6d', 'AsAh'], 'AdKc7h'],
    ['two cards must do harm', ['AsAh', '7c6d'], 'AdKc7h'],
  ])('near 0 and 1: %s', (_, hands, board) => {
    const spot = asked('holdem', hands, board);
    const trials = new Trials(spot);
    const count = held(spot, (seed) => trials.run(seed, 0, 2_000 * trials.draws));
    expect(count).toBeGreaterThanOrEqual(FEWEST);
    expect(count).toBeLessThanOrEqual(MOST);
  });

  it.each<[string[], string, number]>([
    [['AhKh', 'QsQd'], 'Ts9h2c', 0.0012],
    [['QQ+,AKs', '22+,A2s+:0.5,KTs+,QJs,AJo+:0.7'], 'Ts9h2c', 0.0028],
    // One card in 44 wins, and two of 990 choices of two.
    [['KdKh', 'AsAh'], 'AdKc7h9s', 0.0003],
    [['7c6d', 'AsAh'], 'AdKc7h', 0.0003],
  ])('where a small error ends it: %j on %j', (hands, board, error) => {
    const spot = asked('holdem', hands, board);
    const trials = new Trials(spot);
    let fewest = Infinity;
    const count = held(spot, (seed) => {
      const sample = new Sample(2, 1);
      for (let chunk = 0; !isEnough(sample, { trials: 1e7, error }); chunk++)
        sample.merge(trials.run(seed, chunk, CHUNK_DEALS * trials.draws));
      fewest = Math.min(fewest, sample.deals);
      return sample;
    });
    expect(count).toBeGreaterThanOrEqual(FEWEST);
    expect(count).toBeLessThanOrEqual(MOST);
    expect(fewest).toBeGreaterThanOrEqual(10_000);
  });
});
