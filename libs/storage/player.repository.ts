import { sql } from 'kysely';
import { query } from './connection.js';
import type { Database } from './database.js';
import { cellOf, type StoredCell } from './player-cell.js';
import { listPlayers, type ListedPlayer, type WantedPlayers } from './player-list.js';
import { foldName } from './player-name.js';
import { CELLS, CELLS_BETWEEN, RESULTS, type CellRow, type ResultRow } from './player-statistics.sql.js';

/** Totals of a player in one currency of one site. Amounts are exact decimals. */
export interface PlayerTotals {
  readonly name: string;
  readonly site: string;
  readonly currency: string;
  readonly hands: number;
  /** Hands in which the player put chips in. */
  readonly played: number;
  /** Hands in which the player collected chips. */
  readonly won: number;
  readonly putIn: string;
  readonly collected: string;
  /** In hands whose result is known. */
  readonly net: string;
  readonly firstPlayedAt: Date | null;
  readonly lastPlayedAt: Date | null;
}

/** Totals of players over all hands of finalized imports. A hand that several logs contain counts once. */
export class PlayerRepository {
  constructor(private readonly database: Database) {}

  /** Players and their results in each currency, in the wanted order. */
  list(workspaceId: string, wanted: WantedPlayers): Promise<ListedPlayer[]> {
    return listPlayers(this.database, workspaceId, wanted);
  }

  /** The names of players that are equal to a name but for case. */
  async findNames(workspaceId: string, name: string): Promise<string[]> {
    const rows = await this.database.rows(
      query
        .selectFrom('player_totals')
        .select('name')
        .distinct()
        .where('workspace_id', '=', workspaceId)
        .where('folded', '=', foldName(name))
        .where('hands', '>', 0)
        .orderBy('name'),
    );
    return rows.map((row) => row.name);
  }

  /** Totals of the players with these names, by name, site and currency. */
  findTotals(workspaceId: string, names: readonly string[]): Promise<PlayerTotals[]> {
    return this.database.rows(
      query
        .selectFrom('player_totals')
        .select(['name', 'site', 'currency', 'hands', 'played', 'won', 'put_in as putIn', 'collected', 'net'])
        .select(['first_played_at as firstPlayedAt', 'last_played_at as lastPlayedAt'])
        .where('workspace_id', '=', workspaceId)
        .where('name', '=', sql<string>`any(${names})`)
        .where('hands', '>', 0)
        .orderBy('name')
        .orderBy('site')
        .orderBy('currency'),
    );
  }

  /** The statistics of the players with these names, as cells that add up. */
  async findCells(
    workspaceId: string,
    names: readonly string[],
    { game = null, from = null, to = null }: CellFilter = {},
  ): Promise<StoredCell[]> {
    const isWhole = from === null && to === null;
    const parameters = [workspaceId, names, game];
    const rows = isWhole
      ? await this.database.sql<CellRow>(CELLS, parameters)
      : await this.database.sql<CellRow>(CELLS_BETWEEN, [...parameters, from, to]);
    return rows.map(cellOf);
  }

  /** The results of the players with these names over time, in at most `points` points for each site and currency. */
  findResults(
    workspaceId: string,
    names: readonly string[],
    points: number,
    { game = null, from = null, to = null }: CellFilter = {},
  ): Promise<ResultRow[]> {
    return this.database.sql<ResultRow>(RESULTS, [workspaceId, names, game, from, to, points]);
  }
}

/** Which hands of a player count: all of them without a filter. */
export interface CellFilter {
  /** The id of a variant. */
  readonly game?: string | null;
  /** Hands played from this moment on, and before the other one. Hands without a time are left out then. */
  readonly from?: Date | null;
  readonly to?: Date | null;
}
