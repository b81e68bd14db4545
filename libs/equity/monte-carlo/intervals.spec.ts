import { times } from '#testing';
import { exactly } from '../exact/exact.js';
import { fraction, quotient } from '../tally/fraction.js';
import { parseQuestion } from '../spot/question.js';
import { gameOf } from '../testing/spots.js';
import type { Spot } from '../spot/spot.js';
import { Sample } from './sample.js';
import { CHUNK_DEALS, isEnough } from './stopping-rule.js';
import { Trials } from './trials.js';

/** The bounds are 95 % of the runs, plus and minus three standard deviations. */
const RUNS = times(50, 1_000);
const MARGIN = 3 * Math.sqrt(RUNS * 0.95 * 0.05);
const [FEWEST, MOST] = [RUNS * 0.95 - MARGIN, Math.min(RUNS, RUNS * 0.95 + MARGIN)];

const spotFor = (game: string, hands: readonly string[], board: string): Spot => {
  const players = hands.map((text) =>
    /^([2-9TJQKA][cdhs])+$/.test(text) ? { hand: text } : { range: text },
  );
  const reading = parseQuestion({ game: gameOf(game), players, board, dead: '' });
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  return reading.spot;
};

/** The number of samples whose interval contains the exact equity of the first player. */
const coverage = (spot: Spot, sampleOf: (seed: number) => Sample): number => {
  const tally = exactly(spot);
  const exact = quotient(tally.shares(0), fraction(BigInt(tally.total)));
  let count = 0;
  for (let seed = 0; seed < RUNS; seed++) {
    const [low, high] = sampleOf(seed).interval(0);
    if (low <= exact && exact <= high) count++;
  }
  return count;
};

describe(`about 95 % of ${String(RUNS)} intervals contain the exact equity`, () => {
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
    const spot = spotFor(game, hands, board);
    const trials = new Trials(spot);
    const count = coverage(spot, (seed) => trials.run(seed, 0, deals * trials.draws));
    expect(count).toBeGreaterThanOrEqual(FEWEST);
    expect(count).toBeLessThanOrEqual(MOST);
  });

  it.each<[string, string[], string]>([
    ['the player wins with one card of 44', ['KdKh', 'AsAh'], 'AdKc7h9s'],
    ['the player loses with one card of 44', ['AsAh', 'KdKh'], 'AdKc7h9s'],
    ['the player needs two cards to win', ['7c6d', 'AsAh'], 'AdKc7h'],
    ['the opponent needs two cards to win', ['AsAh', '7c6d'], 'AdKc7h'],
  ])('for equities near 0 and 1: %s', (_, hands, board) => {
    const spot = spotFor('holdem', hands, board);
    const trials = new Trials(spot);
    const count = coverage(spot, (seed) => trials.run(seed, 0, 2_000 * trials.draws));
    expect(count).toBeGreaterThanOrEqual(FEWEST);
    expect(count).toBeLessThanOrEqual(MOST);
  });

  it.each<[string[], string, number]>([
    [['AhKh', 'QsQd'], 'Ts9h2c', 0.0012],
    [['QQ+,AKs', '22+,A2s+:0.5,KTs+,QJs,AJo+:0.7'], 'Ts9h2c', 0.0028],
    // One card of 44 wins, and two of the 990 choices of two cards.
    [['KdKh', 'AsAh'], 'AdKc7h9s', 0.0003],
    [['7c6d', 'AsAh'], 'AdKc7h', 0.0003],
  ])('for samples that end at a standard error: %j on %j', (hands, board, error) => {
    const spot = spotFor('holdem', hands, board);
    const trials = new Trials(spot);
    let fewest = Infinity;
    const count = coverage(spot, (seed) => {
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
