import type { Transaction } from './connection.js';
import type { Database } from './database.js';
import type { FindingRef } from './finding.repository.js';
import { cellOf, type StoredCell } from './player-cell.js';
import { CELLS_OF_IMPORT, RESULTS_OF_IMPORT, type CellRow, type ResultRow } from './player-statistics.sql.js';

/** Findings of a code, and the hands that they are in. */
export interface FindingCount {
  readonly code: string;
  readonly severity: string;
  readonly findings: number;
  readonly hands: number;
}

/** Findings that cite a rule, and the hands that they are in. */
export interface RuleCount {
  readonly rule: string;
  readonly findings: number;
  readonly hands: number;
}

/** The hands of an import, grouped by one property at a time. */
export interface HandGroups {
  /** Audited hands. Each counts once in every list below whose property its log states. */
  readonly audited: number;
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

/** Seconds; null for stages that the import did not reach. Auditing and storing are sums over the chunks. */
export interface StageSeconds {
  /** From the first byte until the last one is durable. */
  readonly receiving: number | null;
  readonly auditing: number;
  readonly storing: number;
  readonly finalizing: number | null;
  /** From the first byte to the end. */
  readonly total: number | null;
}

/** The figures of a report. Those of a finalized import change only with its revision: when hands of it are deleted. */
export interface ReportFigures extends HandGroups {
  readonly severities: readonly Omit<FindingCount, 'code'>[];
  readonly codes: readonly FindingCount[];
  readonly rules: readonly RuleCount[];
  /** Hands with findings of the severities that are faults, and with findings of the gravest one. */
  readonly faulty: number;
  readonly illegal: number;
  readonly money: readonly MoneySums[];
  /** Number of players, by site and name, in the hands that are no copies. */
  readonly players: number;
  /** The statistics of the players with the most hands, in this import alone. */
  readonly cells: readonly StoredCell[];
  /** The results over time of the first of them, in this import alone. */
  readonly results: readonly ResultRow[];
  readonly seconds: StageSeconds;
  /** The most severe findings, in the order of hands within a severity. */
  readonly mostSevere: readonly FindingRef[];
}

/** The chips of the hands of a site at the same stakes, as decimals: see `MoneyRow` of the report. */
export interface MoneySums {
  readonly site: string;
  readonly stakes: string;
  readonly hands: number;
  readonly unknown: number;
  readonly pots: string;
  readonly collected: string;
  readonly rake: string;
  readonly difference: string;
  /** Hands whose chips do not add up, or have a fault. */
  readonly unbalanced: number;
}

/** What a report distinguishes among findings. */
export interface FindingKinds {
  /** The most severe first; the first ones, up to `faults`, are faults. */
  readonly severities: readonly string[];
  readonly faults: number;
  /** The codes of faults of chips. */
  readonly chipFaults: readonly string[];
}

/** The largest groups of each list: a hostile log can contain any number of groups. */
const MAX_GROUPS = 200;
/** More days than online poker exists. */
const MAX_DAYS = 15_000;

/** Enough to group a million hands in memory. */
const WORK_MEMORY = "set local work_mem = '64MB'";

/** Figures for reports. All statements select by `import_id`, which every table has an index for. */
export class ReportRepository {
  constructor(private readonly database: Database) {}

  /**
   * The figures of a finalized import, by a few statements; for another import only the seconds. For a million hands on two
   * cores: hands 1.4 s, players 4 s, 700,000 findings 0.7 s, the most severe ones 0.3 s, stages 5 ms. The time grows with the
   * import, not with the database.
   *
   * @param limit number of findings to list
   */
  figures(
    workspaceId: string,
    importId: string,
    { severities, faults, chipFaults }: FindingKinds,
    limit: number,
  ): Promise<ReportFigures> {
    return this.database.transaction(async (tx) => {
      await tx.sql(WORK_MEMORY);
      const scope = [workspaceId, importId];
      const groups = await tx.sql<GroupRow>(GROUPS, scope);
      const findings = await tx.sql<FindingCountRow>(FINDINGS, scope);
      const [faultCounts] = await tx.sql<{ faulty: number; illegal: number }>(FAULTS, [
        ...scope,
        severities.slice(0, faults),
        severities[0],
      ]);
      const players = await tx.sql<PlayerRow>(PLAYERS, scope);
      const sites = players.map(({ site }) => site);
      const names = players.map(({ player }) => player);
      const cells = await tx.sql<CellRow>(CELLS_OF_IMPORT, [importId, sites, names]);
      const results = await tx.sql<ResultRow>(RESULTS_OF_IMPORT, [
        ...scope,
        sites.slice(0, MAX_LINES),
        names.slice(0, MAX_LINES),
        MAX_POINTS,
      ]);
      const rules = await tx.sql<RuleCount & Record<string, unknown>>(RULES, scope);
      const money = await tx.sql<MoneySums & Record<string, unknown>>(MONEY, [...scope, chipFaults]);
      const refs = await tx.sql<FindingRefRow>(MOST_SEVERE, [...scope, severities, limit]);
      return {
        ...handGroups(groups),
        severities: findings
          .filter(({ code }) => code === null)
          .map(({ severity, findings, hands }) => ({ severity, findings, hands })),
        codes: findings.filter((row): row is FindingCount => row.code !== null),
        rules,
        faulty: faultCounts?.faulty ?? 0,
        illegal: faultCounts?.illegal ?? 0,
        money,
        players: players[0]?.players ?? 0,
        cells: cells.map(cellOf),
        results,
        seconds: await stageSeconds(tx, scope),
        mostSevere: refs.map(({ hand_id, ...ref }) => ({ ...ref, handId: Number(hand_id) })),
      };
    });
  }
}

/** The list that a group belongs to. */
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

/** The hands of other imports are not visible yet, or are being deleted. */
const IS_FINALIZED = 'exists (select from imports where id = $2 and sealed_at is not null)';

/**
 * One pass over the hands groups equal ones, and another over these few groups makes the lists. A rejected hand has no game;
 * a duplicate counts with its first hand. Hand-written: grouping sets and a window function.
 */
const GROUPS = `
  with kinds as (
    select rejection, site, variant, betting_limit, currency, big_blind, (played_at at time zone 'UTC')::date as day,
      variant is not null as audited, count(*) as hands, min(played_at) as first, max(played_at) as last
    from hands where workspace_id = $1 and import_id = $2 and ${IS_FINALIZED} and status <> 'duplicate'
    group by 1, 2, 3, 4, 5, 6, 7, 8),
  lists as (
    select case grouping(rejection, site, variant, currency, day) when 15 then 'rejection' when 23 then 'site'
        when 27 then 'game' when 29 then 'stakes' when 30 then 'day' else 'all' end as grouping,
      audited, rejection, site, variant, betting_limit, currency, big_blind, day,
      sum(hands)::int as hands, min(first) as first, max(last) as last
    from kinds group by grouping sets (
      (audited, rejection), (audited, site), (audited, variant, betting_limit), (audited, currency, big_blind),
      (audited, day), (audited))),
  ranked as (
    select *, row_number() over (partition by grouping order by hands desc, day) as rank
    from lists where audited = (grouping <> 'rejection'))
  select grouping, rejection, site, variant, betting_limit, currency, big_blind, to_char(day, 'YYYY-MM-DD') as day,
    hands, first, last
  from ranked where rank <= case grouping when 'day' then ${MAX_DAYS} else ${MAX_GROUPS} end
  order by ranked.day, hands desc, site collate "C", variant collate "C", betting_limit collate "C",
    currency collate "C", big_blind, rejection collate "C"`;

const handGroups = (rows: readonly GroupRow[]): HandGroups => {
  const listOf = (grouping: Grouping): readonly GroupRow[] => rows.filter((row) => row.grouping === grouping);
  const [all] = listOf('all');
  return {
    audited: all?.hands ?? 0,
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

interface FindingCountRow {
  readonly code: string | null;
  readonly severity: string;
  readonly findings: number;
  readonly hands: number;
}

/** By code, and by severity in rows without a code. Hand-written: grouping sets. */
const FINDINGS = `
  select code, severity, count(*)::int as findings, count(distinct hand_id)::int as hands
  from findings where workspace_id = $1 and import_id = $2 and ${IS_FINALIZED}
  group by grouping sets ((code, severity), (severity))
  order by findings desc, code collate "C", severity`;

/** By rule: a finding may cite several. Hand-written: a lateral list. */
const RULES = `
  select rule, count(*)::int as findings, count(distinct hand_id)::int as hands
  from findings cross join unnest(rules) as rule
  where workspace_id = $1 and import_id = $2 and ${IS_FINALIZED}
  group by rule order by findings desc, rule collate "C" limit ${MAX_GROUPS}`;

interface FindingRefRow {
  readonly hand_id: string;
  readonly ordinal: number;
  readonly engine: string;
  readonly profile: string | null;
}

/** Hand-written: the order of severities is a parameter. */
const MOST_SEVERE = `
  select hand_id, ordinal, engine, profile from findings
  where workspace_id = $1 and import_id = $2 and ${IS_FINALIZED}
  order by array_position($3::text[], severity), hand_id, ordinal limit $4`;

/** Hands with faults. Hand-written: one pass over the findings. */
const FAULTS = `
  select count(distinct hand_id) filter (where severity = any($3))::int as faulty,
    count(distinct hand_id) filter (where severity = $4)::int as illegal
  from findings where workspace_id = $1 and import_id = $2 and ${IS_FINALIZED}`;

/** The most players whose statistics are in a report. */
const MAX_PLAYERS = 50;

/** The most players whose results over time are in a report, and the points of each. */
const MAX_LINES = 12;
const MAX_POINTS = 128;

interface PlayerRow extends Record<string, unknown> {
  readonly site: string;
  readonly player: string;
  /** The number of all players. */
  readonly players: number;
}

/**
 * The players with the most hands, and the number of all. Reads about six seats a hand: the slowest statement of a report.
 * Hand-written: tuned on a million hands.
 */
const PLAYERS = `
  select site, player, count(*) over ()::int as players from (
    select s.site, s.player, count(*) as hands from hands h join hand_seats s on s.hand_id = h.id
    where h.workspace_id = $1 and h.import_id = $2 and h.sighting is null and s.actions is not null and ${IS_FINALIZED}
    group by 1, 2) players
  order by hands desc, player collate "C", site collate "C" limit ${MAX_PLAYERS}`;

/**
 * What was put in, collected and raked. Hand-written: the seats of a hand are added up before the hands of the same stakes. A hand with a
 * player whose result is unknown is in no amount.
 */
const MONEY = `
  select site, stakes, hands, unknown, round(pots, scale)::text as pots, round(collected, scale)::text as collected,
    round(rake, scale)::text as rake, round(pots - collected - rake, scale)::text as difference, unbalanced
  from (
    select site, stakes, count(*)::int as hands, count(*) filter (where not is_known)::int as unknown, max(scale) as scale,
      coalesce(sum(total_pot) filter (where is_known), 0) as pots,
      coalesce(sum(collected) filter (where is_known), 0) as collected,
      coalesce(sum(rake * 10::numeric ^ -scale) filter (where is_known), 0) as rake,
      count(*) filter (where is_unbalanced)::int as unbalanced
    from (
      select h.site, h.stakes, h.scale, h.total_pot, s.rake, s.collected, s.is_known,
        (s.is_known and s.collected + s.rake * 10::numeric ^ -h.scale <> h.total_pot)
          or exists (select from findings f where f.hand_id = h.id and f.code = any($3)) as is_unbalanced
      from hands h cross join lateral (
        select sum(rake) as rake, sum(collected) as collected, bool_and(collected is not null) as is_known
        from hand_seats where hand_id = h.id and actions is not null) s
      where h.workspace_id = $1 and h.import_id = $2 and h.sighting is null and h.stakes is not null
        and ${IS_FINALIZED}) hands
    group by site, stakes) sums
  order by hands desc, site collate "C", stakes collate "C" limit ${MAX_GROUPS}`;

/** Hand-written: a lateral join with sums. */
const STAGES = `
  select extract(epoch from i.received_at - i.created_at)::float8 as receiving, c.auditing, c.storing,
    i.seal_seconds as finalizing, extract(epoch from i.sealed_at - i.created_at)::float8 as total
  from imports i cross join lateral (
    select coalesce(sum(audit_seconds), 0) as auditing, coalesce(sum(store_seconds), 0) as storing
    from chunks where import_id = i.id and state <> 'deleted') c
  where i.workspace_id = $1 and i.id = $2`;

const NO_TIME: StageSeconds = { receiving: null, auditing: 0, storing: 0, finalizing: null, total: null };

const stageSeconds = async (tx: Transaction, scope: readonly string[]): Promise<StageSeconds> => {
  const [row] = await tx.sql<StageSeconds & Record<string, unknown>>(STAGES, scope);
  return row ?? NO_TIME;
};
