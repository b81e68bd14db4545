import type { PoolClient } from 'pg';
import type { Database } from './database.js';

/** A player of a site, as far as the stored hands know him. */
export interface PlayerSummary {
  readonly site: string;
  readonly name: string;
  readonly hands: number;
}

/** What a player did in one currency of one site; amounts are decimal, exact. */
export interface PlayerCounts {
  readonly site: string;
  readonly currency: string;
  readonly hands: number;
  /** Hands in which he put chips in, and in which he collected some. */
  readonly played: number;
  readonly won: number;
  readonly putIn: string;
  readonly collected: string;
  readonly net: string;
  readonly firstPlayedAt: Date | null;
  readonly lastPlayedAt: Date | null;
}

/**
 * Adds what the players of an import did to their totals: once, in the transaction that seals it. Copies are left out, and
 * a name that sits twice in a hand has played one hand.
 */
export const addPlayers = async (client: PoolClient, importId: string): Promise<void> => {
  await client.query(
    `insert into player_totals as t
     select s.workspace_id, s.player, s.site, s.currency, count(distinct h.id),
       count(distinct h.id) filter (where s.put_in > 0), count(distinct h.id) filter (where s.collected > 0),
       sum(s.put_in), coalesce(sum(s.collected), 0), min(h.played_at), max(h.played_at)
     from hands h join hand_seats s on s.hand_id = h.id where h.import_id = $1 and h.sighting is null
     group by s.workspace_id, s.player, s.site, s.currency
     on conflict (workspace_id, name, site, currency) do update set
       hands = t.hands + excluded.hands, played = t.played + excluded.played, won = t.won + excluded.won,
       put_in = t.put_in + excluded.put_in, collected = t.collected + excluded.collected,
       first_played_at = least(t.first_played_at, excluded.first_played_at),
       last_played_at = greatest(t.last_played_at, excluded.last_played_at)`,
    [importId],
  );
};

/** Players: basic counts over the seats of the stored hands, each hand once however many logs tell it. */
export class PlayerRepository {
  constructor(private readonly database: Database) {}

  /** Players whose names begin with `prefix`, in the order of names, from behind `after` on. O(limit). */
  async list(
    workspaceId: string,
    prefix: string,
    after: { readonly name: string; readonly site: string } | null,
    limit: number,
  ): Promise<PlayerSummary[]> {
    const behind = after === null ? '' : 'and (name, site) > ($3, $4)';
    const { rows } = await this.database.pool.query<PlayerSummary>(
      `select site, name, sum(hands)::int as hands from player_totals
       where workspace_id = $1 and name ^@ $2 ${behind}
       group by name, site order by name, site limit ${limit}`,
      [workspaceId, prefix, ...(after === null ? [] : [after.name, after.site])],
    );
    return rows;
  }

  /** What a player of that name did, by site and currency; empty where nobody of that name sat down. */
  async stats(workspaceId: string, name: string): Promise<PlayerCounts[]> {
    const { rows } = await this.database.pool.query<PlayerCounts>(
      `select site, currency, hands, played, won, put_in::text as "putIn", collected::text,
         (collected - put_in)::text as net, first_played_at as "firstPlayedAt", last_played_at as "lastPlayedAt"
       from player_totals where workspace_id = $1 and name = $2 order by site, currency`,
      [workspaceId, name],
    );
    return rows;
  }
}
