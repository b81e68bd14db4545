import { failingRows } from '#testing';
import { smallestChip } from './smallest-chip.js';
import { setupOf, Table, type TableOptions } from './testing/table.js';

const OF_STAKES = { smallestChip: 'of-the-stakes' } as const;

const chipOf = (options: TableOptions, more: { wholeUnit?: number; revenue?: number } = {}): number =>
  smallestChip({ ...setupOf({ switches: OF_STAKES, ...options }), ...more });

describe('R-BET-1: the smallest chip in play', () => {
  it('is the largest usual chip that pays blinds, antes and bets', () => {
    const rows = [
      [{ bigBlind: 2 }, 1],
      [{ bigBlind: 10 }, 5],
      [{ bigBlind: 20 }, 5],
      [{ bigBlind: 20, ante: 2 }, 1],
      [{ bigBlind: 50 }, 25],
      [{ bigBlind: 200 }, 100],
      [{ bigBlind: 200, ante: 25 }, 25],
      [{ game: 'stud', smallBlind: 0, bigBlind: 0, smallBet: 100, bringIn: 30 }, 5],
    ] as const;
    const failures = failingRows(rows, ([options, chip]) => {
      expect(chipOf({ ...options, stacks: [100_000, 100_000] })).toBe(chip);
    });
    expect(failures).toEqual([]);
  });

  it('is one among the stacks, if there are smaller ones', () => {
    expect(chipOf({ bigBlind: 200, stacks: [10_000, 10_025] })).toBe(25);
    expect(chipOf({ bigBlind: 200, stacks: [10_000, null] })).toBe(100);
  });

  it('is a whole unit if the stakes are: fractions in the stacks do not count', () => {
    const stacks = [10_050, 10_000];
    expect(chipOf({ bigBlind: 200, stacks }, { wholeUnit: 100 })).toBe(100);
    expect(chipOf({ bigBlind: 100, stacks }, { wholeUnit: 100 })).toBe(25);
    expect(chipOf({ bigBlind: 200, stacks: [10_000, 99] }, { wholeUnit: 100 })).toBe(100);
  });

  it('is one that the house takes, unless chips of the house do not play', () => {
    const taken = { wholeUnit: 100, revenue: 75 };
    expect(chipOf({ bigBlind: 200 }, taken)).toBe(25);
    expect(chipOf({ bigBlind: 200, switches: { smallestChip: 'not-of-the-rake' } }, taken)).toBe(100);
  });

  it('is the smallest unit by default', () => {
    expect(chipOf({ bigBlind: 200, switches: {} })).toBe(1);
  });

  it('pays the example of R-BET-7: in a 20 round, 15 all-in is raised to 35', () => {
    const table = new Table({
      limit: 'fixed-limit',
      bigBlind: 20,
      stacks: [35, 1000, 1000],
      switches: { ...OF_STAKES, shortAllInRaise: 'by-size' },
    }).blinds();
    table.play('C call', 'A call', 'B check').street();
    expect(table.play('A bet 15').codeOf('B raise 35')).toBe('legal');
  });
});
