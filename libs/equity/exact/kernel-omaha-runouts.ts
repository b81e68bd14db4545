import type { Card } from '#cards';
import type { ScaleId } from '#ranking';
import type { KernelInstance } from '../kernel/instance.js';
import type { KnownHands } from '../spot/known-hands.js';
import { writeBoard } from './kernel-board.js';
import { usePairs } from './kernel-omaha.js';
import type { Runout } from './runout-kinds.js';
import type { OpposedCounts } from './hand-counts.js';

/** The largest number of hole cards: sums of larger sets would need too much memory. */
export const MAX_SWEPT_HOLES = 6;

/** The largest total weight of the second range: sums are 32-bit integers. */
export const MAX_SWEPT_WEIGHT = 2 ** 32 - 1;

/** The bytes of a hand in the kernel. */
const HAND = 8;

/** `countOmahaRunouts` in WebAssembly: the same input and results, for ranges without duplicate hands. */
export class KernelOmahaRunouts {
  constructor(
    private readonly kernel: KernelInstance,
    private readonly scale: ScaleId,
  ) {}

  /** Counts the runouts. No hand holds a board card. */
  count(
    first: KnownHands,
    second: KnownHands,
    board: readonly Card[],
    runouts: Iterable<Runout>,
  ): OpposedCounts {
    const { exports } = this.kernel;
    usePairs(this.kernel, this.scale, null);
    this.layOut(first, second);
    const { buffer } = exports.memory;
    const ours = writeHands(first, new Uint8Array(buffer, exports.omahaHandsAt(0), first.count * HAND));
    const theirs = writeHands(second, new Uint8Array(buffer, exports.omahaHandsAt(1), second.count * HAND));
    const same = new Int32Array(buffer, exports.omahaSameAt(), first.count);
    findIdentical(ours, theirs, second.weights, first.size % 2 === 0 ? 1 : -1, same);
    new Uint32Array(buffer, exports.omahaWeightsAt(), second.count).set(second.weights);
    exports.weighOpposing();
    for (const { cards, times } of runouts)
      exports.countOmahaBoard(writeBoard(this.kernel, [...board, ...cards]), exports.boardInAt(), times);
    const result = (at: number): Float64Array => new Float64Array(buffer, at, first.count).slice();
    const wins = result(exports.omahaWinsAt());
    const ties = result(exports.omahaReachedAt());
    for (let hand = 0; hand < first.count; hand++) ties[hand] -= wins[hand];
    return { wins, ties, opposing: result(exports.omahaOpposingAt()) };
  }

  private layOut(first: KnownHands, second: KnownHands): void {
    const { kernel } = this;
    const layOut = (at: number): number =>
      kernel.exports.layOutRanges(at, first.size, first.count, second.count);
    layOut(kernel.scratch(layOut(0)));
  }
}

/** Writes the cards of hands in ascending order; returns a number for each hand. */
const writeHands = ({ size, count, cards }: KnownHands, into: Uint8Array): Float64Array => {
  const numbers = new Float64Array(count);
  for (let hand = 0; hand < count; hand++) {
    const to = hand * HAND;
    for (let at = 0; at < size; at++) {
      const card = cards[hand * size + at];
      let place = to + at;
      for (; place > to && into[place - 1] > card; place--) into[place] = into[place - 1];
      into[place] = card;
    }
    let number = 0;
    for (let at = 0; at < size; at++) number = number * MAX_CARDS + into[to + at];
    numbers[hand] = number;
  }
  return numbers;
};

/** Greater than every card number. */
const MAX_CARDS = 64;

/** Finds for each hand of the first range the weight of the identical hand in the second, times `sign`. */
const findIdentical = (
  ours: Float64Array,
  theirs: Float64Array,
  weights: Float64Array,
  sign: number,
  same: Int32Array,
): void => {
  const [order, others] = [ascending(ours), ascending(theirs)];
  let next = 0;
  for (const hand of order) {
    const number = ours[hand];
    while (next < others.length && theirs[others[next]] < number) next++;
    same[hand] = next < others.length && theirs[others[next]] === number ? sign * weights[others[next]] : 0;
  }
};

/** The indices of numbers, in ascending order of the numbers. Linear if they are sorted already. */
const ascending = (numbers: Float64Array): Uint32Array => {
  const order = new Uint32Array(numbers.length);
  let isSorted = true;
  for (let at = 0; at < order.length; at++) {
    order[at] = at;
    isSorted &&= at === 0 || numbers[at - 1] <= numbers[at];
  }
  return isSorted ? order : order.sort((a, b) => numbers[a] - numbers[b]);
};
