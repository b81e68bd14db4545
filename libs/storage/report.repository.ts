import type { PoolClient } from 'pg';
import type { Database } from './database.js';
import type { FindingPlace } from './finding.repository.js';
import { transaction } from './transaction.js';

/** Findings of a code, and the hands that they are in. */
export interface FindingCount {
  readonly code: string;
  readonly severity: string;
  readonly findings: number;
  readonly hands: number;
}

/** What the hands of an import are, by one quality after the other. */
export interface HandGroups {
  /** Hands that were judged, each counted once in every list below as far as it is told. */
  readonly judged: number;
  readonly firstPlayedAt: Date | null;
  readonly lastPlayedAt: Date | null;
  readonly sites: readonly { readonly site: string | null; readonly hands: number }[];
  readonly games: readonly {
    readonly variant: string;
    readonly limit: string;
    readonly hands: number;
  }[];
  /** The big blind is a decimal amount. */
  readonly stakes: readonly {
    readonly currency: string;
    readonly bigBlind: string | null;
    readonly hands: number;
  }[];
  /** UTC, `2025-04-21`, in order. */
  readonly days: readonly { readonly day: string; readonly hands: number }[];
  readonly rejections: readonly { readonly code: string; readonly hands: number }[];
}

/** Seconds; null for what the import did not come to. Auditing and storing are summed over the chunks. */
export interface StageSeconds {
  /** From the first byte to the last one being durable. */
  readonly receiving: number | null;
  readonly auditing: number;
  readonly storing: number;
  readonly sealing: number | null;
  /** From the first byte to the end. */
  readonly total: number | null;
}

/** The figures of a report; those of a sealed import never change. */
export interface ReportFigures extends HandGroups {
  readonly severities: readonly Omit<FindingCount, 'code'>[];
  readonly codes: readonly FindingCount[];
  /** Players by site and name, of the hands that were not there before. */
  readonly players: number;
  readonly seconds: StageSeconds;
  /** The gravest findings, in the order of hands within a severity. */
  readonly gravest: readonly FindingPlace[];
}

/** A hostile log can make groups as it likes: of each list, those with the most hands. */
const MOST_GROUPS = 200;
/** More days than poker has been played online. */
const MOST_DAYS = 15_000;

/** Enough for grouping a million hands without sorting them on disk. */
const WORK_MEMORY = "set local work_mem = '64MB'";

/** What reports count. All of it by import_id, which every table read here has an index for. */
export class ReportRepository {
  constructor(private readonly database: Database) {}

  /**
   * The figures of a sealed import, by five statements; of another one, nothing but its times. For a million hands, on two cores: hands 1.4 s, players 4 s,
   * findings 0.7 s (of 700,000), the gravest 0.3 s, stages 5 ms. All grow with the import, not with the store.
   *
   * @param severities from the gravest on
   * @param first findings to list
   */
  figures(
    workspaceId: string,
    importId: string,
    severities: readonly string[],
    first: number,
  ): Promise<ReportFigures> {
    return transaction(this.database.pool, async (client) => {
      await client.query(WORK_MEMORY);
      const which = [workspaceId, importId];
      const { rows: groups } = await client.query<GroupRow>(GROUPS, which);
      const { rows: findings } = await client.query<FindingRow>(FINDINGS, which);
      const { rows: places } = await client.query<PlaceRow>(GRAVEST, [...which, severities, first]);
      return {
        ...handGroups(groups),
        severities: findings
          .filter(({ code }) => code === null)
          .map(({ severity, findings, hands }) => ({ severity, findings, hands })),
        codes: findings.filter((row): row is FindingCount => row.code !== null),
        players: await countPlayers(client, which),
        seconds: await stageSeconds(client, which),
        gravest: places.map(({ hand_id, ...place }) => ({ ...place, handId: Number(hand_id) })),
      };
    });
  }
}

/** Which list a group belongs to. */
type Grouping = 'rejection' | 'site' | 'game' | 'stakes' | 'day' | 'all';

interface GroupRow {
  readonly grouping: Grouping;
  readonly rejection: string | null;
  readonly site: string | null;
  readonly variant: string;
  readonly betting_limit: string;
  readonly currency: string;
  readonly big_blind: string | null;
  readonly day: string | null;
  readonly first: Date | null;
  readonly last: Date | null;
  readonly hands: number;
}

/** Before an import is sealed its hands are in the store for nobody, and those of one that broke off are being dropped. */
const IS_FINALIZED = 'exists (select from imports where id = $2 and sealed_at is not null)';

/**
 * One pass over the hands puts equal ones together, another over these few makes the lists. A rejected hand has no game,
 * and a duplicate is counted with the hand that it repeats.
 */
const GROUPS = `
  with kinds as (
    select rejection, site, variant, betting_limit, currency, big_blind, (played_at at time zone 'UTC')::date as day,
      variant is not null as judged, count(*) as hands, min(played_at) as first, max(played_at) as last
    from hands where workspace_id = $1 and import_id = $2 and ${IS_FINALIZED} and status <> 'duplicate'
    group by 1, 2, 3, 4, 5, 6, 7, 8),
  lists as (
    select case grouping(rejection, site, variant, currency, day) when 15 then 'rejection' when 23 then 'site'
        when 27 then 'game' when 29 then 'stakes' when 30 then 'day' else 'all' end as grouping,
      judged, rejection, site, variant, betting_limit, currency, big_blind, day,
      sum(hands)::int as hands, min(first) as first, max(last) as last
    from kinds group by grouping sets (
      (judged, rejection), (judged, site), (judged, variant, betting_limit), (judged, currency, big_blind),
      (judged, day), (judged))),
  ranked as (
    select *, row_number() over (partition by grouping order by hands desc, day) as rank
    from lists where judged = (grouping <> 'rejection'))
  select grouping, rejection, site, variant, betting_limit, currency, big_blind, to_char(day, 'YYYY-MM-DD') as day,
    hands, first, last
  from ranked where rank <= case grouping when 'day' then ${MOST_DAYS} else ${MOST_GROUPS} end
  order by ranked.day, hands desc, site collate "C", variant collate "C", betting_limit collate "C",
    currency collate "C", big_blind, rejection collate "C"`;

const handGroups = (rows: readonly GroupRow[]): HandGroups => {
  const listOf = (grouping: Grouping): readonly GroupRow[] => rows.filter((row) => row.grouping === grouping);
  const [all] = listOf('all');
  return {
    judged: all?.hands ?? 0,
    firstPlayedAt: all?.first ?? null,
    lastPlayedAt: all?.last ?? null,
    sites: listOf('site').map(({ site, hands }) => ({ site, hands })),
    games: listOf('game').map(({ variant, betting_limit, hands }) => ({
      variant,
      limit: betting_limit,
      hands,
    })),
    stakes: listOf('stakes').map(({ currency, big_blind, hands }) => ({
      currency,
      bigBlind: big_blind,
      hands,
    })),
    days: listOf('day').flatMap(({ day, hands }) => (day === null ? [] : [{ day, hands }])),
    rejections: listOf('rejection').map(({ rejection, hands }) => ({ code: rejection ?? '', hands })),
  };
};

interface FindingRow {
  readonly code: string | null;
  readonly severity: string;
  readonly findings: number;
  readonly hands: number;
}

/** By code, and by severity in rows without one. */
const FINDINGS = `
  select code, severity, count(*)::int as findings, count(distinct hand_id)::int as hands
  from findings where workspace_id = $1 and import_id = $2 and ${IS_FINALIZED}
  group by grouping sets ((code, severity), (severity))
  order by findings desc, code collate "C", severity`;

interface PlaceRow {
  readonly hand_id: string;
  readonly ordinal: number;
  readonly engine: string;
  readonly profile: string | null;
}

const GRAVEST = `
  select hand_id, ordinal, engine, profile from findings
  where workspace_id = $1 and import_id = $2 and ${IS_FINALIZED}
  order by array_position($3::text[], severity), hand_id, ordinal limit $4`;

/** Six seats a hand are read: the dearest statement of a report. */
const PLAYERS = `
  select count(*)::int as players from (
    select distinct s.site, s.player from hands h join hand_seats s on s.hand_id = h.id
    where h.workspace_id = $1 and h.import_id = $2 and h.sighting is null and ${IS_FINALIZED}) players`;

const countPlayers = async (client: PoolClient, which: readonly string[]): Promise<number> => {
  const { rows } = await client.query<{ players: number }>(PLAYERS, [...which]);
  return rows[0]?.players ?? 0;
};

const STAGES = `
  select extract(epoch from i.received_at - i.created_at)::float8 as receiving, c.auditing, c.storing,
    i.seal_seconds as sealing, extract(epoch from i.sealed_at - i.created_at)::float8 as total
  from imports i cross join lateral (
    select coalesce(sum(audit_seconds), 0) as auditing, coalesce(sum(store_seconds), 0) as storing
    from chunks where import_id = i.id) c
  where i.workspace_id = $1 and i.id = $2`;

const NO_TIME: StageSeconds = { receiving: null, auditing: 0, storing: 0, sealing: null, total: null };

const stageSeconds = async (client: PoolClient, which: readonly string[]): Promise<StageSeconds> => {
  const { rows } = await client.query<StageSeconds>(STAGES, [...which]);
  return rows[0] ?? NO_TIME;
};
