import type { Chips } from '#engine';
import { CHANCE_BITS, DONE_BITS, STATISTICS, type Position, type StatisticId } from './definitions.js';
import type { HandStatistics, PlayerStatistics } from './hand-statistics.js';

/** What the hands of a cell have in common. */
export interface CellKey {
  readonly site: string;
  readonly name: string;
  readonly variant: string;
  readonly currency: string;
  /** The number of decimals of the smallest unit, in which sums are. */
  readonly scale: number;
  /** In words, such as `USD 0.25/0.50 no-limit`. */
  readonly stakes: string;
  /** 0 in games without blinds. */
  readonly bigBlind: Chips;
  /** Such as `2024-03`; null if the log does not state the time. */
  readonly month: string | null;
  /** The number of players who are dealt in. */
  readonly tableSize: number;
  readonly position: Position | null;
}

/** The sums of a cell that are counts or amounts in the smallest unit. */
export const SUMS = [
  'hands',
  'raises',
  'calls',
  'folds',
  'rake',
  'cashOut',
  /** Hands whose result is known; the sums below are those of these hands. */
  'settled',
  'net',
  /** `net`, with the expected results of all-ins in place of the actual ones. */
  'adjusted',
] as const;

export type SumId = (typeof SUMS)[number];

/** The sums of the hands of a player that have everything in common that statistics can be grouped by. */
export interface Cell {
  readonly key: CellKey;
  readonly sums: Record<SumId, number>;
  /** The sum of the squares of `net`. */
  squares: bigint;
  readonly counts: Record<StatisticId, { count: number; of: number }>;
}

const emptyCell = (key: CellKey): Cell => ({
  key,
  sums: Object.fromEntries(SUMS.map((id) => [id, 0])) as Cell['sums'],
  squares: 0n,
  counts: Object.fromEntries(STATISTICS.map((id) => [id, { count: 0, of: 0 }])) as Cell['counts'],
});

/**
 * Statistics of any number of hands as sums: those of two parts are those of the whole, in any order, and a hand can be taken out
 * again. Memory grows with the cells, not with the hands.
 */
export class Tally {
  /** By what the players of a hand have in common, then by player and position: short keys are found sooner. */
  private readonly groups = new Map<string, Map<string, Cell>>();
  hands = 0;

  /** Adds the players of a hand, or those whom `counts` accepts. O(players). */
  add(hand: HandStatistics, counts: (player: PlayerStatistics) => boolean = () => true): void {
    this.hands++;
    const month = monthOf(hand.playedAt);
    const { site, variant, currency, scale, stakes, bigBlind, players } = hand;
    const tableSize = players.length;
    const common = { site, variant, currency, scale, stakes, bigBlind, month, tableSize };
    const text = Object.values(common).join('\n');
    let group = this.groups.get(text);
    if (group === undefined) this.groups.set(text, (group = new Map<string, Cell>()));
    for (const player of players) {
      if (!counts(player)) continue;
      const { name, position } = player;
      const key = `${position ?? ''}\n${name}`;
      let cell = group.get(key);
      if (cell === undefined) group.set(key, (cell = emptyCell({ ...common, name, position })));
      addPlayer(cell, player);
    }
  }

  get cells(): readonly Cell[] {
    return [...this.groups.values()].flatMap((group) => [...group.values()]);
  }
}

const addPlayer = (cell: Cell, { bits, aggression, money }: PlayerStatistics): void => {
  const { sums, counts } = cell;
  sums.hands++;
  sums.raises += aggression.raises;
  sums.calls += aggression.calls;
  sums.folds += aggression.folds;
  for (const id of STATISTICS) {
    if ((bits & CHANCE_BITS[id]) === 0) continue;
    counts[id].of++;
    if ((bits & DONE_BITS[id]) !== 0) counts[id].count++;
  }
  sums.rake += money.rake;
  sums.cashOut += money.cashOut;
  if (money.net === null) return;
  sums.settled++;
  sums.net += money.net;
  sums.adjusted += money.adjusted ?? money.net;
  cell.squares += BigInt(money.net) * BigInt(money.net);
};

/** The month of a time in ISO 8601. */
export const monthOf = (playedAt: string | null): string | null =>
  playedAt === null ? null : playedAt.slice(0, 'YYYY-MM'.length);
