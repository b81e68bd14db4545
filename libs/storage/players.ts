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

/** Players: basic counts over the seats of the stored hands, each hand once however many logs tell it. */
export class Players {
  constructor(private readonly database: Database) {}

  /** Players whose names begin with `prefix`, in the order of names, from behind `after` on. */
  async list(
    workspaceId: string,
    prefix: string,
    after: { readonly name: string; readonly site: string } | null,
    limit: number,
  ): Promise<PlayerSummary[]> {
    const { rows } = await this.database.pool.query<PlayerSummary>(
      `select s.site, s.player as name, count(*)::int as hands
       from hand_seats s join hands h on h.id = s.hand_id join imports i on i.id = h.import_id and i.sealed_at is not null
       where s.workspace_id = $1 and starts_with(s.player, $2)
         and ($3::text is null or (s.player collate "C", s.site collate "C") > ($3, $4))
       group by s.player, s.site order by s.player collate "C", s.site collate "C" limit ${limit}`,
      [workspaceId, prefix, after?.name ?? null, after?.site ?? null],
    );
    return rows;
  }

  /** What a player of that name did, by site and currency; empty where nobody of that name sat down. */
  async stats(workspaceId: string, name: string): Promise<PlayerCounts[]> {
    const { rows } = await this.database.pool.query<PlayerCounts>(
      `select s.site, s.currency, count(*)::int as hands,
         count(*) filter (where s.put_in > 0)::int as played,
         count(*) filter (where s.collected > 0)::int as won,
         sum(s.put_in)::text as "putIn", coalesce(sum(s.collected), 0)::text as collected,
         (coalesce(sum(s.collected), 0) - sum(s.put_in))::text as net,
         min(h.played_at) as "firstPlayedAt", max(h.played_at) as "lastPlayedAt"
       from hand_seats s join hands h on h.id = s.hand_id join imports i on i.id = h.import_id and i.sealed_at is not null
       where s.workspace_id = $1 and s.player = $2
       group by s.site, s.currency order by s.site collate "C", s.currency collate "C"`,
      [workspaceId, name],
    );
    return rows;
  }
}
