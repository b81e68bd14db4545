import { sql } from 'kysely';
import { query, type Transaction } from './connection.js';
import type { Database } from './database.js';
import { cellOf, type StoredCell } from './player-cell.js';
import { CELLS, CELLS_BETWEEN, RESULTS, type CellRow, type ResultRow } from './player-statistics.sql.js';

/** A player of a site. */
export interface PlayerSummary {
  readonly site: string;
  readonly name: string;
  readonly hands: number;
}

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
  readonly net: string;
  readonly firstPlayedAt: Date | null;
  readonly lastPlayedAt: Date | null;
}

/** The position of a player in the list. */
export interface PlayerCursor {
  readonly name: string;
  readonly site: string;
}

/** Totals of players over all hands of finalized imports. A hand that several logs contain counts once. */
export class PlayerRepository {
  constructor(private readonly database: Database) {}

  /** Players whose names start with `prefix`, by name and site, those after `after`. O(limit). */
  list(
    workspaceId: string,
    prefix: string,
    after: PlayerCursor | null,
    limit: number,
  ): Promise<PlayerSummary[]> {
    const players = query
      .selectFrom('player_totals')
      .select(['site', 'name', sql<number>`sum(hands)::int`.as('hands')])
      .where('workspace_id', '=', workspaceId)
      .where(sql<boolean>`name ^@ ${prefix}`)
      .groupBy(['name', 'site'])
      .orderBy('name')
      .orderBy('site')
      .limit(limit);
    if (after === null) return this.database.rows(players);
    return this.database.rows(players.where(sql<boolean>`(name, site) > (${after.name}, ${after.site})`));
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
        .orderBy('name'),
    );
    return rows.map((row) => row.name);
  }

  /** Totals of the players with these names, by name, site and currency. */
  findTotals(workspaceId: string, names: readonly string[]): Promise<PlayerTotals[]> {
    return this.database.rows(
      query
        .selectFrom('player_totals')
        .select(['name', 'site', 'currency', 'hands', 'played', 'won', 'put_in as putIn', 'collected'])
        .select(sql<string>`collected - put_in`.as('net'))
        .select(['first_played_at as firstPlayedAt', 'last_played_at as lastPlayedAt'])
        .where('workspace_id', '=', workspaceId)
        .where('name', '=', sql<string>`any(${names})`)
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

/** A name for comparisons without regard to case. */
const foldName = (name: string): string => name.normalize('NFC').toLowerCase();

/**
 * Adds the hands of an import to the totals of their players. Copies are skipped, and a name in two seats of a hand counts
 * one hand. Hand-written: one statement aggregates millions of seats and merges the sums into existing rows.
 */
const ADD_PLAYERS = `
  insert into player_totals as t (workspace_id, name, site, currency, hands, played, won, put_in, collected,
    first_played_at, last_played_at)
  select s.workspace_id, s.player, s.site, s.currency, count(distinct h.id),
    count(distinct h.id) filter (where s.put_in > 0), count(distinct h.id) filter (where s.collected > 0),
    sum(s.put_in), coalesce(sum(s.collected), 0), min(h.played_at), max(h.played_at)
  from hands h join hand_seats s on s.hand_id = h.id where h.import_id = $1 and h.sighting is null
  group by s.workspace_id, s.player, s.site, s.currency
  on conflict (workspace_id, name, site, currency) do update set
    hands = t.hands + excluded.hands, played = t.played + excluded.played, won = t.won + excluded.won,
    put_in = t.put_in + excluded.put_in, collected = t.collected + excluded.collected,
    first_played_at = least(t.first_played_at, excluded.first_played_at),
    last_played_at = greatest(t.last_played_at, excluded.last_played_at)`;

const NEW_NAMES = 'select distinct name from player_totals where workspace_id = $1 and folded is null';

const FOLD_NAMES = `
  update player_totals t set folded = f.folded from unnest($2::text[], $3::text[]) as f (name, folded)
  where t.workspace_id = $1 and t.name = f.name and t.folded is null`;

/** Adds an import to the player totals: once, in the transaction that finalizes it. */
export const addPlayerTotals = async (
  tx: Transaction,
  workspaceId: string,
  importId: string,
): Promise<void> => {
  await tx.sql(ADD_PLAYERS, [importId]);
  // Folded here, because PostgreSQL folds other letters in each locale.
  const names = (await tx.sql<{ name: string }>(NEW_NAMES, [workspaceId])).map(({ name }) => name);
  if (names.length > 0) await tx.sql(FOLD_NAMES, [workspaceId, names, names.map(foldName)]);
};
