import { type Card, rankOf, SUIT_COUNT, suitOf } from '#cards';
import { type FiveCardTables, fiveCardTables, type ScaleId } from '#ranking';
import type { Halves } from './halves.js';
import type { KernelInstance } from '../kernel/instance.js';

/** The largest number of players, because the kernel uses 16-bit masks, and of hole cards. */
export const MAX_PLAYERS = 16;
export const MAX_HOLES = 8;
const ROW = MAX_PLAYERS + 1;

/** The addresses of the Omaha tables in an instance. Each table is placed at its first use. */
interface PlacedTables {
  readonly rows: number;
  readonly columns: number;
  /** By scale: the table of all pairs and classes of boards. */
  readonly pairs: Map<ScaleId, number>;
}

const placed = new WeakMap<KernelInstance, PlacedTables>();

const placedIn = (kernel: KernelInstance, { rows, columns }: FiveCardTables): PlacedTables => {
  let tables = placed.get(kernel);
  if (tables === undefined) {
    tables = { rows: kernel.place(rows), columns: kernel.place(columns), pairs: new Map() };
    placed.set(kernel, tables);
  }
  return tables;
};

/** The table of pairs and classes of a scale: one megabyte, built in a few milliseconds. */
const pairsOf = (kernel: KernelInstance, scale: ScaleId, five: FiveCardTables): number => {
  const { rows, columns, pairs } = placedIn(kernel, five);
  const known = pairs.get(scale);
  if (known !== undefined) return known;
  const { exports } = kernel;
  const strengths = kernel.place(five.strengths);
  const table = kernel.reserve(exports.pairTableBytes());
  exports.buildPairs(rows, columns, strengths, table);
  pairs.set(scale, table);
  return table;
};

/**
 * Selects the scales by which the kernel ranks Omaha hands: that of the whole pot or the high half, and that of the low half, if
 * any. The instance is that of the first scale.
 */
export const usePairs = (kernel: KernelInstance, high: ScaleId, low: ScaleId | null): void => {
  const five = fiveCardTables(high);
  const fiveLow = low === null ? undefined : fiveCardTables(low);
  if (five === undefined) throw new RangeError(`no hands of two and three on the scale ${high}`);
  const highTable = pairsOf(kernel, high, five);
  const lowTable = low === null || fiveLow === undefined ? 0 : pairsOf(kernel, low, fiveLow);
  const { rows, columns } = placedIn(kernel, five);
  kernel.exports.usePairs(rows, columns, highTable, lowTable);
};

/** `TwoAndThree` in WebAssembly, for several matchups on one board: the same input and results. */
export class KernelTwoAndThree {
  private readonly holes: Uint8Array;
  private readonly whole: Int32Array;
  private readonly high: Int32Array;
  private readonly low: Int32Array;
  private readonly both: Int32Array;
  private readonly scoops: Int32Array;
  /** The number of players whose hands are in `holes`. */
  private held = 0;

  /** `free` are the cards that are neither on the board nor dead. The instance must not be used for anything else meanwhile. */
  constructor(
    private readonly kernel: KernelInstance,
    scales: readonly [high: ScaleId, low: ScaleId | null],
    board: readonly Card[],
    free: readonly Card[],
    private readonly holeCards: number,
  ) {
    usePairs(kernel, ...scales);
    const { exports } = kernel;
    const { buffer } = exports.memory;
    this.holes = new Uint8Array(buffer, exports.holesAt(), MAX_PLAYERS * MAX_HOLES);
    this.whole = new Int32Array(buffer, exports.wholeAt(), MAX_PLAYERS * ROW);
    this.high = new Int32Array(buffer, exports.highHalfAt(), MAX_PLAYERS * ROW);
    this.low = new Int32Array(buffer, exports.lowHalfAt(), MAX_PLAYERS * ROW);
    this.both = new Int32Array(buffer, exports.bothAt(), MAX_PLAYERS);
    this.scoops = new Int32Array(buffer, exports.scoopsAt(), MAX_PLAYERS);
    fillSuits(new Int32Array(buffer, exports.boardInAt(), SUIT_COUNT), board);
    fillSuits(new Int32Array(buffer, exports.freeInAt(), SUIT_COUNT), free);
    exports.takeBoard(holeCards);
  }

  /** Counts all boards that the hands leave. */
  count(hands: readonly ArrayLike<Card>[], halves: Halves): void {
    hands.forEach((hand, player) => {
      this.hold(player, hand);
    });
    this.held = Math.max(this.held, hands.length);
    halves.total += this.kernel.exports.countHalves(hands.length);
    this.addTo(halves, hands.length);
  }

  /** In consecutive matchups most players keep their hands. */
  private hold(player: number, hand: ArrayLike<Card>): void {
    const { holes, holeCards } = this;
    let same = player < this.held;
    for (let at = 0; at < holeCards; at++) {
      const place = player * MAX_HOLES + at;
      same &&= holes[place] === hand[at];
      holes[place] = hand[at];
    }
    if (!same) this.kernel.exports.holdHand(player);
  }

  private addTo(halves: Halves, players: number): void {
    for (let player = 0; player < players; player++) {
      for (let winners = 1; winners <= players; winners++) {
        const from = player * ROW + winners;
        const to = player * (players + 1) + winners;
        halves.whole[to] += this.whole[from];
        halves.high[to] += this.high[from];
        halves.low[to] += this.low[from];
      }
      halves.both[player] += this.both[player];
      halves.scoops[player] += this.scoops[player];
    }
  }
}

const fillSuits = (suits: Int32Array, cards: readonly Card[]): void => {
  suits.fill(0);
  for (const card of cards) suits[suitOf(card)] |= 1 << rankOf(card);
};
