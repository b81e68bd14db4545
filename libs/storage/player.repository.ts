import { sql } from 'kysely';
import { query, type Transaction } from './connection.js';
import type { Database } from './database.js';

/** A player of a site. */
export interface PlayerSummary {
  readonly site: string;
  readonly name: string;
  readonly hands: number;
}

/** Totals of a player in one currency of one site. Amounts are exact decimals. */
export interface PlayerTotals {
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

  /** Totals of the players with this name, by site and currency. */
  findTotals(workspaceId: string, name: string): Promise<PlayerTotals[]> {
    return this.database.rows(
      query
        .selectFrom('player_totals')
        .select(['site', 'currency', 'hands', 'played', 'won', 'put_in as putIn', 'collected'])
        .select(sql<string>`collected - put_in`.as('net'))
        .select(['first_played_at as firstPlayedAt', 'last_played_at as lastPlayedAt'])
        .where('workspace_id', '=', workspaceId)
        .where('name', '=', name)
        .orderBy('site')
        .orderBy('currency'),
    );
  }
}

/**
 * Adds the hands of an import to the totals of their players. Copies are skipped, and a name in two seats of a hand counts
 * one hand. Hand-written: one statement aggregates millions of seats and merges the sums into existing rows.
 */
const ADD_PLAYERS = `
  insert into player_totals as t
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

/** Adds an import to the player totals: once, in the transaction that finalizes it. */
export const addPlayerTotals = async (tx: Transaction, importId: string): Promise<void> => {
  await tx.sql(ADD_PLAYERS, [importId]);
};
