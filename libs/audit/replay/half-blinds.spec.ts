import { isHalfBlind } from './half-blinds.js';

/** Small blinds that are half of a big blind, by big blind. */
const HALVES: readonly (readonly [bigBlind: number, smallBlinds: readonly number[]])[] = [
  [50, [25, 20, 30]],
  [10, [5]],
  [5, [2, 3]],
  [1, [1]],
  [3, [1, 2]],
  [15, [7, 8, 5, 10]],
  [25, [12, 13, 10, 15]],
  [75, [37, 38, 35, 40, 25, 50]],
  [300, [150, 100, 200]],
  [500, [250, 200, 300]],
  [750, [375, 250, 500]],
  [1500, [750, 500, 1000]],
  [2500, [1250, 1000, 1500]],
  [7500, [3750, 5000, 2500]],
];

/** Small blinds that are not. */
const OTHERS: typeof HALVES = [
  [50, [24, 26, 0, 50]],
  [25, [0, 8, 11, 14, 16, 25]],
  [10, [4, 6]],
  [300, [148, 151, 125]],
  [2, [0, 2]],
  [1, [0]],
  [5, [5]],
  [0, [1]],
];

describe('P-BLIND-1: isHalfBlind', () => {
  it('accepts a half, rounded down or up to a chip', () => {
    for (const [bigBlind, smallBlinds] of HALVES)
      for (const small of smallBlinds)
        expect([small, bigBlind, isHalfBlind(small, bigBlind)]).toEqual([small, bigBlind, true]);
  });

  it('rejects other amounts', () => {
    for (const [bigBlind, smallBlinds] of OTHERS)
      for (const small of smallBlinds)
        expect([small, bigBlind, isHalfBlind(small, bigBlind)]).toEqual([small, bigBlind, false]);
  });
});
