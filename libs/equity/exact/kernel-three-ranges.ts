import type { Card } from '#cards';
import type { KernelInstance } from '../kernel/instance.js';
import type { KnownHands } from '../spot/known-hands.js';
import type { ThreeWayCounts } from './hand-counts.js';
import { writeBoard } from './kernel-board.js';
import type { Runout } from './runout-kinds.js';

/** The largest total weight of a range: its sums are 32-bit integers with a sign. */
export const MAX_THREE_WAY_WEIGHT = 2 ** 31 - 1;

/**
 * `countThreeRanges` in WebAssembly for each of three ranges against the two others: the same results, by range. A range has no
 * duplicate hands, so at most 1,326.
 */
export const countThreeInKernel = (
  kernel: KernelInstance,
  ranges: readonly KnownHands[],
  board: readonly Card[],
  runouts: Iterable<Runout>,
): ThreeWayCounts[] => {
  const { exports } = kernel;
  const { buffer } = exports.memory;
  const counts = new Uint32Array(buffer, exports.threeCountsAt(), ranges.length);
  ranges.forEach(({ count, cards, weights }, range) => {
    counts[range] = count;
    new Uint8Array(buffer, exports.threeHandsAt(range), count * 2).set(cards);
    new Uint32Array(buffer, exports.threeWeightsAt(range), count).set(weights);
  });
  for (const own of ranges.keys()) exports.weighPairs(own);
  for (const { cards, times } of runouts) {
    exports.sortThree(writeBoard(kernel, [...board, ...cards]));
    for (const own of ranges.keys()) exports.countThree(own, times);
  }
  return ranges.map(({ count }, own) => {
    const [wins, ties, threeWay, opposing] = [
      exports.threeWinsAt(own),
      exports.threeTiesAt(own),
      exports.threeWayAt(own),
      exports.threeOpposingAt(own),
    ].map((at) => new Float64Array(buffer, at, count).slice());
    return { wins, ties, threeWay, opposing };
  });
};
