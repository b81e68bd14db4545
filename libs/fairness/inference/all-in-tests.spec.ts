import { Random } from '#random';
import { runsOf } from '#testing';
import { DealCounts } from '../counts/deal-counts.js';
import { AT, DECILES } from '../counts/layout.js';
import { deckShape } from '../deck-shape.js';
import { allInTests } from './all-in-tests.js';

/** All-ins whose chance of a win is their equity and `off` more in the upper half, less in the lower half. */
const countsOf = (random: Random, allIns: number, off = 0): DealCounts => {
  const counts = new DealCounts(deckShape('standard')!, 2);
  for (let nth = 0; nth < allIns; nth++) {
    const equity = (nth % 97) / 100 + 0.015;
    const decile = Math.floor(equity * DECILES);
    const at = AT.allIns + 4 * decile;
    const isWon = random.chance(equity + (decile < DECILES / 2 ? -off : off));
    counts.values[at]++;
    counts.values[at + 1] += isWon ? 1 : 0;
    counts.values[at + 2] += equity;
    counts.values[at + 3] += equity * (1 - equity);
  }
  return counts;
};

const calibrationOf = (counts: DealCounts): number => {
  const found = allInTests(counts, 0).find(({ test }) => test === 'all-in-calibration')?.found;
  if (found === null || found === undefined) throw new Error('the calibration is not tested');
  return found.p;
};

describe('the calibration of all-ins', () => {
  it.each([600, 1900, 2500])(
    'of %i all-ins has small p-values as often as chance says, at most',
    (allIns) => {
      const random = new Random(allIns);
      const logs = runsOf(400);
      let small = 0;
      for (let log = 0; log < logs; log++) if (calibrationOf(countsOf(random, allIns)) <= 0.1) small++;
      // Three standard errors above one in ten.
      expect(small / logs).toBeLessThan(0.1 + 3 * Math.sqrt(0.09 / logs));
      expect(small).toBeGreaterThan(0);
    },
  );

  it('finds winners who win more, and losers who lose more, than their equity says', () => {
    const random = new Random(5);
    expect(calibrationOf(countsOf(random, 1900, 0.1))).toBeLessThan(1e-3);
    expect(calibrationOf(countsOf(random, 1900, -0.1))).toBeLessThan(1e-3);
  });
});
