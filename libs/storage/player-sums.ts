import { CopyRows, storable, type CopyValue } from './copy.js';
import { moment, name as fitName, small, stakes as fitStakes } from './fits.js';
import { ChunkCell } from './chunk-cell.js';
import { ChunkTotals } from './chunk-totals.js';
import type { HandRow, SeatRow } from './rows.js';

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
  readonly hand: HandRow;
  readonly site: CopyValue;
  readonly currency: CopyValue;
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
  private hand: HandRow | null = null;
  /** The time of the hand in UTC without the Z, so that a second comes before its fractions; null if it is unknown. */
  private time: string | null = null;
  private hands = 0;
  /** The group of the last hand, which is that of most hands. */
  private group: Group | null = null;

  /** Begins a hand. */
  begin(hand: HandRow): void {
    const playedAt = moment(hand.played_at);
    this.time = typeof playedAt === 'string' ? playedAt.slice(0, -1) : null;
    this.hand = hand;
    this.hands++;
  }

  /** Adds a seat of the hand. The seats of a hand have one site and one currency. */
  add(seat: SeatRow, chips: SeatChips): void {
    const player = this.playerOf(this.groupOf(seat, chips.scale), textOf(seat.player));
    player.totals.addSeat(this.hands);
    if (typeof seat.actions !== 'number') return;
    player.totals.add(chips, this.hands, this.time, this.totalRows);
    const position = typeof seat.table_position === 'number' ? seat.table_position : NO_POSITION;
    let cell = player.cells[position - NO_POSITION];
    if (cell === undefined) {
      cell = new ChunkCell(this.keyOfCell(player.totals.name, position));
      player.cells[position - NO_POSITION] = cell;
    }
    cell.add(seat.actions, seat, this.cellRows);
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

  private groupOf({ site, currency }: SeatRow, scale: number): Group {
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
    const { variant, stakes, big_blind, table_size } = hand;
    const ofTotals = JSON.stringify([site, currency, scale]);
    const key = ofTotals + JSON.stringify([month, variant, hand.scale, stakes, big_blind, table_size]);
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
    const name = storable(textOf(fitName(text)));
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
    const { variant, scale, stakes, big_blind, table_size } = group.hand;
    const [site, game, currency] = [group.site, variant, group.currency].map(fitName);
    return [
      name,
      site,
      game,
      currency,
      scale,
      fitStakes(stakes),
      big_blind ?? 0,
      group.month,
      small(table_size),
      position,
    ];
  }
}

const isAlike = (one: HandRow, other: HandRow): boolean =>
  one.variant === other.variant &&
  one.scale === other.scale &&
  one.stakes === other.stakes &&
  one.big_blind === other.big_blind &&
  one.table_size === other.table_size;

const textOf = (value: CopyValue): string => (typeof value === 'string' ? value : String(value ?? ''));
