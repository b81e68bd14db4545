import { CopyRows, storable, type CopyValue } from './copy.js';
import { moment, name as fitName, small, stakes as fitStakes } from './fits.js';
import type { HandRow, SeatRow } from './rows.js';
import { SHARES } from './player-statistics.sql.js';

/** The chips of a player in a hand, in the smallest unit. */
export interface SeatChips {
  readonly putIn: number;
  /** Null if it is unknown. */
  readonly collected: number | null;
  /** The number of decimals of the smallest unit. */
  readonly scale: number;
}

/** The columns of totals of players in chunks, in their order. Amounts are in the smallest unit. */
export const TOTALS_COLUMNS = [
  'name',
  'site',
  'currency',
  'scale',
  'hands',
  'played',
  'won',
  'put_in',
  'collected',
  'net',
  'first_played_at',
  'last_played_at',
] as const;

/** The sums of a player in hands that have a key in common. A sum that would not be exact any more is continued in another row. */
interface Totals {
  readonly key: readonly CopyValue[];
  hands: number;
  played: number;
  won: number;
  putIn: number;
  collected: number;
  net: number;
  first: string | null;
  last: string | null;
  /** The last hands that were counted: a log may list a name in two seats, which is one hand. */
  lastHand: number;
  lastPlayed: number;
  lastWon: number;
}

interface Cell {
  readonly key: readonly CopyValue[];
  hands: number;
  raises: number;
  calls: number;
  folds: number;
  settled: number;
  rake: number;
  cashOut: number;
  net: number;
  adjusted: number;
  squares: bigint;
  /** The chances and what was done, in the order of the bits of `actions`. */
  readonly shares: Uint32Array;
}

/** What the players of hands with the same key have in common. */
interface Group {
  readonly totals: Map<string, Totals>;
  readonly cells: Map<string, Cell>;
}

const SHARE_BITS = 2 * SHARES.length;
const SHARES_UNIT = 2 ** SHARE_BITS;
/** Of the raises, and of the calls: see packActions in libs/statistics. */
const COUNT_UNIT = 256;

/**
 * Adds up the players of the rows of a chunk, as ADD_TOTALS and ADD_STATISTICS add up rows, so that finalizing an import need not read
 * its seats again. The sums are rows in the text format of COPY, of which a few belong to a player. O(1) a seat.
 */
export class PlayerSums {
  private readonly groups = new Map<string, Group>();
  private readonly totalsOf = new Map<string, Map<string, Totals>>();
  private readonly names = new Map<string, string>();
  private readonly totals: Totals[] = [];
  private readonly cells: Cell[] = [];
  private hand: HandRow | null = null;
  private playedAt: CopyValue = null;
  private hands = 0;
  private group: Group | null = null;

  /** Begins a hand. */
  begin(hand: HandRow): void {
    this.hand = hand;
    this.playedAt = moment(hand.played_at);
    this.hands++;
    this.group = null;
  }

  /** Adds a seat of the hand. The seats of a hand have one site and one currency. */
  add(seat: SeatRow, chips: SeatChips): void {
    const { hand } = this;
    if (hand === null) throw new Error('no hand was begun');
    const group = (this.group ??= this.groupOf(hand, seat, chips.scale));
    const name = this.nameOf(seat.player);
    this.addTotals(group, name, seat, chips);
    if (seat.actions !== null) this.addCell(group, name, hand, seat);
  }

  /** All sums as rows with TOTALS_COLUMNS and STATISTICS_COLUMNS. */
  take(): { readonly totals: Uint8Array; readonly statistics: Uint8Array } {
    const totals = new CopyRows();
    for (const { key, hands, played, won, putIn, collected, net, first, last } of this.totals)
      totals.row([...key, hands, played, won, putIn, collected, net, first, last]);
    const statistics = new CopyRows();
    for (const cell of this.cells) statistics.row([...cell.key, ...sumsOf(cell)]);
    return { totals: totals.take(), statistics: statistics.take() };
  }

  private groupOf(hand: HandRow, { site, currency }: SeatRow, scale: number): Group {
    const { variant, stakes, big_blind, table_size } = hand;
    const ofTotals = `${textOf(site)}\n${textOf(currency)}\n${String(scale)}`;
    const month = monthOf(this.playedAt);
    const key = `${ofTotals}\n${[variant, stakes, big_blind, month, table_size].map(textOf).join('\n')}`;
    let group = this.groups.get(key);
    if (group === undefined) {
      let totals = this.totalsOf.get(ofTotals);
      if (totals === undefined) this.totalsOf.set(ofTotals, (totals = new Map<string, Totals>()));
      this.groups.set(key, (group = { totals, cells: new Map<string, Cell>() }));
    }
    return group;
  }

  /** The name as it is stored, by which SQL groups. */
  private nameOf(player: CopyValue): string {
    const text = textOf(player);
    let name = this.names.get(text);
    if (name === undefined) this.names.set(text, (name = storable(textOf(fitName(text)))));
    return name;
  }

  private addTotals({ totals }: Group, name: string, seat: SeatRow, chips: SeatChips): void {
    const { putIn, collected, scale } = chips;
    let sums = totals.get(name);
    if (sums === undefined || !canAddChips(sums, chips)) {
      const others = sums;
      sums = {
        key: [name, fitName(seat.site), fitName(seat.currency), scale],
        hands: 0,
        played: 0,
        won: 0,
        putIn: 0,
        collected: 0,
        net: 0,
        first: null,
        last: null,
        lastHand: others?.lastHand ?? 0,
        lastPlayed: others?.lastPlayed ?? 0,
        lastWon: others?.lastWon ?? 0,
      };
      totals.set(name, sums);
      this.totals.push(sums);
    }
    const { hands } = this;
    if (sums.lastHand !== hands) sums.hands++;
    sums.lastHand = hands;
    if (putIn > 0) {
      if (sums.lastPlayed !== hands) sums.played++;
      sums.lastPlayed = hands;
    }
    sums.putIn += putIn;
    if (collected !== null) {
      if (collected > 0) {
        if (sums.lastWon !== hands) sums.won++;
        sums.lastWon = hands;
      }
      sums.collected += collected;
      sums.net += collected - putIn;
    }
    const { playedAt } = this;
    if (typeof playedAt !== 'string') return;
    if (sums.first === null || isBefore(playedAt, sums.first)) sums.first = playedAt;
    if (sums.last === null || isBefore(sums.last, playedAt)) sums.last = playedAt;
  }

  private addCell({ cells }: Group, name: string, hand: HandRow, seat: SeatRow): void {
    const { rake, cash_out, net, adjusted, table_position } = seat;
    const position = numberOf(table_position ?? NO_POSITION);
    const key = `${String(position)}\n${name}`;
    const amounts = {
      rake: numberOf(rake),
      cashOut: numberOf(cash_out),
      net: numberOf(net),
      adjusted: numberOf(adjusted ?? net),
    };
    let cell = cells.get(key);
    if (cell === undefined || !canAddAmounts(cell, amounts)) {
      const { variant, scale, stakes, big_blind, table_size } = hand;
      cell = emptyCell([
        name,
        fitName(seat.site),
        fitName(variant),
        fitName(seat.currency),
        scale,
        fitStakes(stakes),
        big_blind ?? 0,
        monthOf(this.playedAt),
        small(table_size),
        position,
      ]);
      cells.set(key, cell);
      this.cells.push(cell);
    }
    addActions(cell, numberOf(seat.actions));
    cell.hands++;
    cell.rake += amounts.rake;
    cell.cashOut += amounts.cashOut;
    if (net !== null) cell.settled++;
    cell.net += amounts.net;
    cell.adjusted += amounts.adjusted;
    cell.squares += squareOf(amounts.net);
  }
}

/** How a missing position is stored in a key. */
const NO_POSITION = -1;

const emptyCell = (key: readonly CopyValue[]): Cell => ({
  key,
  hands: 0,
  raises: 0,
  calls: 0,
  folds: 0,
  settled: 0,
  rake: 0,
  cashOut: 0,
  net: 0,
  adjusted: 0,
  squares: 0n,
  shares: new Uint32Array(SHARE_BITS),
});

/** In the order of STATISTICS_COLUMNS. */
const sumsOf = (cell: Cell): CopyValue[] => {
  const { hands, raises, calls, folds, settled, rake, cashOut, net, adjusted, squares, shares } = cell;
  return [hands, raises, calls, folds, settled, rake, cashOut, net, adjusted, String(squares), ...shares];
};

/** Adds what a player did in a hand: see packActions in libs/statistics. */
const addActions = (cell: Cell, actions: number): void => {
  const { shares } = cell;
  let bits = actions % SHARES_UNIT;
  for (let at = 0; bits !== 0; at++) {
    shares[at] += bits & 1;
    bits >>>= 1;
  }
  const counts = Math.floor(actions / SHARES_UNIT);
  cell.raises += counts % COUNT_UNIT;
  cell.calls += Math.floor(counts / COUNT_UNIT) % COUNT_UNIT;
  cell.folds += Math.floor(counts / COUNT_UNIT ** 2);
};

/** Results below this have exact squares. */
const LARGEST_ROOT = 94_906_265;

const squareOf = (net: number): bigint =>
  Math.abs(net) <= LARGEST_ROOT ? BigInt(net * net) : BigInt(net) ** 2n;

const canAddChips = ({ putIn, collected, net }: Totals, chips: SeatChips): boolean =>
  Number.isSafeInteger(putIn + chips.putIn) &&
  Number.isSafeInteger(collected + (chips.collected ?? 0)) &&
  Number.isSafeInteger(net + (chips.collected ?? 0) - chips.putIn);

const canAddAmounts = (
  cell: Cell,
  { rake, cashOut, net, adjusted }: Pick<Cell, 'rake' | 'cashOut' | 'net' | 'adjusted'>,
): boolean =>
  Number.isSafeInteger(cell.rake + rake) &&
  Number.isSafeInteger(cell.cashOut + cashOut) &&
  Number.isSafeInteger(cell.net + net) &&
  Number.isSafeInteger(cell.adjusted + adjusted);

const numberOf = (value: CopyValue): number => Number(value ?? 0);

const textOf = (value: CopyValue): string => (typeof value === 'string' ? value : String(value ?? ''));

/** The month of a time in UTC; empty if the time is unknown. */
const monthOf = (playedAt: CopyValue): string =>
  typeof playedAt === 'string' ? playedAt.slice(0, 'YYYY-MM'.length) : '';

/** Compares times in UTC. Without the Z a second comes before its fractions. */
const isBefore = (time: string, other: string): boolean => time.slice(0, -1) < other.slice(0, -1);
