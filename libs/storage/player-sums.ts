import { CopyRows, storable, type CopyValue } from './copy.js';
import { name as fitName, small, stakes as fitStakes } from './fits.js';
import { ChunkCell } from './chunk-cell.js';
import { ChunkTotals } from './chunk-totals.js';
import type { HandFacts, SeatRow } from './rows.js';

/** The chips of a player in a hand, in the smallest unit. */
export interface SeatChips {
  readonly putIn: number;
  /** Null if it is unknown. */
  readonly collected: number | null;
  /** The number of decimals of the smallest unit. */
  readonly scale: number;
}

/** A player in hands that have everything in common that statistics can be grouped by, but for the position. */
interface Player {
  readonly totals: ChunkTotals;
  /** By position, from none on. */
  readonly cells: (ChunkCell | undefined)[];
}

/** Hands that have everything in common that statistics can be grouped by, but for the player and the position. */
interface Group {
  readonly hand: HandFacts;
  readonly site: string;
  readonly currency: string;
  readonly scale: number;
  readonly month: string;
  readonly players: Map<string, Player>;
  /** By the name as it is stored; shared by the groups with the same site, currency and scale. */
  readonly totals: Map<string, ChunkTotals>;
}

/** How a missing position is stored in a key. */
const NO_POSITION = -1;

/**
 * Adds up the players of the rows of a chunk, as the statements of player-changes.ts add up stored rows, so that finalizing an import
 * need not read its seats again. The sums are rows in the text format of COPY, of which a few belong to a player. O(1) a seat.
 */
export class PlayerSums {
  private readonly groups = new Map<string, Group>();
  private readonly totals = new Map<string, Map<string, ChunkTotals>>();
  private readonly totalRows = new CopyRows();
  private readonly cellRows = new CopyRows();
  private hand: HandFacts | null = null;
  /** The time of the hand in UTC without the Z, so that a second comes before its fractions; null if it is unknown. */
  private time: string | null = null;
  private hands = 0;
  /** The group of the last hand, which is that of most hands. */
  private group: Group | null = null;

  /**
   * Begins a hand.
   *
   * @param playedAt as it is stored
   */
  begin(hand: HandFacts, playedAt: string | null): void {
    this.time = playedAt === null ? null : playedAt.slice(0, -1);
    this.hand = hand;
    this.hands++;
  }

  /** Adds a seat of the hand. The seats of a hand have one site and one currency. */
  add(seat: SeatRow): void {
    const { chips, statistics } = seat;
    const player = this.playerOf(this.groupOf(seat), seat.player);
    player.totals.addSeat(this.hands);
    if (statistics.actions === null) return;
    player.totals.add(chips, this.hands, this.time, this.totalRows);
    const position = statistics.tablePosition ?? NO_POSITION;
    let cell = player.cells[position - NO_POSITION];
    if (cell === undefined) {
      cell = new ChunkCell(this.keyOfCell(player.totals.name, position));
      player.cells[position - NO_POSITION] = cell;
    }
    cell.add(statistics.actions, statistics, this.cellRows);
  }

  /** All sums, as rows with TOTALS_COLUMNS and with STATISTICS_COLUMNS. */
  take(): { readonly totals: Uint8Array; readonly statistics: Uint8Array } {
    const { totalRows, cellRows } = this;
    for (const players of this.totals.values())
      for (const totals of players.values()) totals.write(totalRows);
    for (const { players } of this.groups.values())
      for (const { cells } of players.values()) for (const cell of cells) cell?.write(cellRows);
    return { totals: totalRows.take(), statistics: cellRows.take() };
  }

  private groupOf({ site, currency, chips: { scale } }: SeatRow): Group {
    const { hand, group } = this;
    if (hand === null) throw new Error('no hand was begun');
    const month = (this.time ?? '').slice(0, 'YYYY-MM'.length);
    if (
      group?.month === month &&
      group.scale === scale &&
      group.site === site &&
      group.currency === currency &&
      isAlike(group.hand, hand)
    )
      return group;
    return (this.group = this.findGroup({ hand, site, currency, scale, month }));
  }

  private findGroup(common: Omit<Group, 'players' | 'totals'>): Group {
    const { hand, site, currency, scale, month } = common;
    const { variant, stakes, bigBlind, tableSize } = hand;
    const ofTotals = JSON.stringify([site, currency, scale]);
    const key = ofTotals + JSON.stringify([month, variant, hand.scale, stakes, bigBlind, tableSize]);
    const found = this.groups.get(key);
    if (found !== undefined) return found;
    let totals = this.totals.get(ofTotals);
    if (totals === undefined) this.totals.set(ofTotals, (totals = new Map<string, ChunkTotals>()));
    const group = { ...common, players: new Map<string, Player>(), totals };
    this.groups.set(key, group);
    return group;
  }

  private playerOf({ players, totals, site, currency, scale }: Group, text: string): Player {
    const known = players.get(text);
    if (known !== undefined) return known;
    // SQL groups by the name as it is stored.
    const name = storable(fitName(text));
    let own = totals.get(name);
    if (own === undefined)
      totals.set(name, (own = new ChunkTotals(name, [fitName(site), fitName(currency), scale])));
    const player = { totals: own, cells: [] };
    players.set(text, player);
    return player;
  }

  /** The key of `player_statistics`. */
  private keyOfCell(name: string, position: number): readonly CopyValue[] {
    const { group } = this;
    if (group === null) throw new Error('no seat was added');
    const { variant, scale, stakes, bigBlind, tableSize } = group.hand;
    return [
      name,
      fitName(group.site),
      fitName(variant),
      fitName(group.currency),
      scale,
      fitStakes(stakes),
      bigBlind ?? 0,
      group.month,
      small(tableSize),
      position,
    ];
  }
}

const isAlike = (one: HandFacts, other: HandFacts): boolean =>
  one.variant === other.variant &&
  one.scale === other.scale &&
  one.stakes === other.stakes &&
  one.bigBlind === other.bigBlind &&
  one.tableSize === other.tableSize;
