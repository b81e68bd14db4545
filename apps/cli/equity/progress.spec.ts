import { jest } from '@jest/globals';
import { chooseGame } from '#engine';
import { type EquityOptions, prepare, type PreparedSpot, solve } from '#equity';
import { Bar } from '../output/progress-bar.js';
import { drawOn, solveWithProgress } from './progress.js';

const prepared = (options: EquityOptions, ...ranges: readonly string[]): PreparedSpot => {
  const chosen = chooseGame('holdem', {});
  if (!chosen.ok) throw new Error('holdem');
  const players = ranges.map((range) => ({ range }));
  const found = prepare({ game: chosen.variant, players, board: '', dead: '' }, options);
  if (!found.ok) throw new Error(JSON.stringify(found.issues));
  return found;
};

describe('an answer with progress', () => {
  test.each([
    ['exact', { method: 'exact', seed: 1 }, ['AKs', 'QQ', 'JTs']],
    ['trials', { method: 'auto', seed: 1, trials: 50_000 }, ['random', 'random', 'random']],
    ['error', { method: 'auto', seed: 1, error: 0.002 }, ['QQ+', '20%', '30%']],
    ['outputs', { method: 'exact', seed: 1, include: ['hands'] }, ['AKs', 'QQ']],
  ] as const)(
    '%s: is that without progress, and the share rises from 0 to at most 1',
    async (_, options, ranges) => {
      const spot = prepared(options, ...ranges);
      const shares: number[] = [];
      const result = await solveWithProgress(spot, (share) => shares.push(share));
      expect(JSON.stringify(result)).toBe(JSON.stringify(solve(spot)));
      expect(shares).toEqual([...shares].sort((a, b) => a - b));
      if ('include' in options) expect(shares).toEqual([]);
      else {
        expect(shares[0]).toBe(0);
        expect(shares.at(-1)).toBeLessThan(1);
      }
    },
  );
});

test('a bar is drawn only for answers that take long', () => {
  jest.useFakeTimers();
  try {
    const written: string[] = [];
    const bar = new Bar({ isTTY: true, write: (text) => written.push(text) });
    const onProgress = drawOn(bar, 'exact');
    onProgress(0.1);
    expect(written).toEqual([]);
    jest.advanceTimersByTime(600);
    onProgress(0.5);
    expect(written.join('')).toContain(' 50%  exact');
  } finally {
    jest.useRealTimers();
  }
});
