// The statements of player statistics. They are hand-written: one statement adds up the hands of millions of seats.
import type { AmountId, CountId, StatisticId } from '#statistics';

/** The statistics in the order of the bits of `hand_seats.actions`, with the start of their columns. */
export const STATISTIC_COLUMNS = {
  vpip: 'vpip',
  pfr: 'pfr',
  threeBet: 'three_bet',
  foldToThreeBet: 'fold_to_three_bet',
  fourBet: 'four_bet',
  steal: 'steal',
  foldBigBlindToSteal: 'fold_big_blind_to_steal',
  cbetFlop: 'cbet_flop',
  foldToCbetFlop: 'fold_to_cbet_flop',
  cbetTurn: 'cbet_turn',
  wentToShowdown: 'went_to_showdown',
  wonAtShowdown: 'won_at_showdown',
  wonWhenSawFlop: 'won_when_saw_flop',
} as const satisfies Readonly<Record<StatisticId, string>>;

export const SHARES = Object.values(STATISTIC_COLUMNS);

/** What the hands of a cell have in common, in the order of the primary key. Missing values are empty, 0 or -1. */
export const KEY = [
  'name',
  'site',
  'variant',
  'currency',
  'scale',
  'stakes',
  'big_blind',
  'month',
  'table_size',
  'table_position',
] as const;

/** A part of `hand_seats.actions`: see packActions in libs/statistics. */
const part = (shift: number, mask: number): string => `((actions >> ${String(shift)}) & ${String(mask)})`;

const RAISES_AT = 2 * SHARES.length;
const BITS = 8;
const MOST = 2 ** BITS - 1;

/** The sums of a cell, from the sums of the seats with the same actions. */
export const SUMS: Readonly<Record<string, string>> = {
  hands: 'sum(seats)',
  raises: `sum(seats * ${part(RAISES_AT, MOST)})`,
  calls: `sum(seats * ${part(RAISES_AT + BITS, MOST)})`,
  folds: `sum(seats * ${part(RAISES_AT + 2 * BITS, 1)})`,
  settled: 'sum(settled)',
  rake: 'sum(rake)',
  cash_out: 'sum(cash_out)',
  net: 'sum(net)',
  adjusted: 'sum(adjusted)',
  squares: 'sum(squares)',
  ...Object.fromEntries(
    SHARES.flatMap((share, index) => [
      [`${share}_of`, `sum(seats * ${part(2 * index, 1)})`],
      [`${share}_count`, `sum(seats * ${part(2 * index + 1, 1)})`],
    ]),
  ),
};

/** The columns of a cell, in their order. */
export const STATISTICS_COLUMNS = [...KEY, ...Object.keys(SUMS)];

const CELL_SUMS = Object.entries(SUMS)
  .map(([column, sum]) => `${sum} as ${column}`)
  .join(', ');

/** The sums of seats with the same actions. */
const SEAT_SUMS = `count(*) as seats, count(s.net) as settled, coalesce(sum(s.rake), 0) as rake,
      coalesce(sum(s.cash_out), 0) as cash_out, coalesce(sum(s.net), 0) as net,
      coalesce(sum(coalesce(s.adjusted, s.net)), 0) as adjusted, coalesce(sum(s.net::numeric * s.net), 0) as squares`;

/**
 * The cells of some seats. Seats with the same actions are added up first: a player has few different ones, and the parts of the
 * actions are then read once for all of them.
 *
 * @param where which seats `s` of which hands `h` count
 */
const cellsWhere = (where: string): string => `
  select ${KEY.join(', ')}, ${CELL_SUMS}
  from (
    select s.player as name, s.site, h.variant, s.currency, h.scale, h.stakes,
      coalesce(h.big_blind, 0) as big_blind,
      coalesce(to_char(h.played_at at time zone 'UTC', 'YYYY-MM'), '') as month, h.table_size,
      coalesce(s.table_position, -1) as table_position, s.actions, ${SEAT_SUMS}
    from hands h join hand_seats s on s.hand_id = h.id
    where s.actions is not null and h.sighting is null and ${where}
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11) alike
  group by ${KEY.join(', ')}`;

/** What the hands of a session have in common: most of the key of a cell. */
const KIND = ['variant', 'scale', 'stakes', 'big_blind', 'month', 'table_size'].join(', ');

/** What else the key has. */
const OF_SEAT = ['name', 'site', 'currency', 'table_position'].join(', ');

/**
 * The cells of an import, or of the chunks `$3`. There are few kinds of hands, and their numbers are compared sooner than their texts:
 * six seats a hand are grouped.
 */
const CELLS_OF_HANDS = `
  with played as materialized (
    select id, variant, scale, stakes, coalesce(big_blind, 0) as big_blind,
      coalesce(to_char(played_at at time zone 'UTC', 'YYYY-MM'), '') as month, table_size
    from hands
    where import_id = $1 and ($3::bigint[] is null or chunk_id = any($3)) and sighting is null and stakes is not null),
  kinds as materialized (
    select row_number() over () as kind, k.* from (select distinct ${KIND} from played) k),
  numbered as materialized (select p.id, k.kind from played p join kinds k using (${KIND})),
  alike as (
    select n.kind, s.player as name, s.site, s.currency, coalesce(s.table_position, -1) as table_position, s.actions,
      ${SEAT_SUMS}
    from numbered n join hand_seats s on s.hand_id = n.id where s.actions is not null
    group by 1, 2, 3, 4, 5, 6),
  cells as (
    select kind, ${OF_SEAT}, ${CELL_SUMS} from alike group by kind, ${OF_SEAT})
  select ${STATISTICS_COLUMNS.join(', ')} from cells join kinds using (kind)`;

const COLUMNS = ['workspace_id', ...STATISTICS_COLUMNS];

/** Adds cells to those of a workspace. */
const addCells = (cells: string, workspaceId: '$1' | '$2'): string => `
  insert into player_statistics as t (${COLUMNS.join(', ')})
  select ${workspaceId}::uuid, cells.* from (${cells}) cells
  on conflict (workspace_id, ${KEY.join(', ')}) do update set
    ${Object.keys(SUMS)
      .map((column) => `${column} = t.${column} + excluded.${column}`)
      .join(', ')}`;

/** Adds the hands of chunks of an import, without copies, to the statistics of their players. */
export const ADD_STATISTICS = addCells(CELLS_OF_HANDS, '$2');

/** The sums of whole chunks, as PlayerSums writes them. */
export const CREATE_CHUNK_STATISTICS = `
  create temporary table chunk_statistics on commit drop as
  select ${STATISTICS_COLUMNS.join(', ')} from player_statistics limit 0`;

const CELLS_OF_CHUNKS = `
  select ${KEY.join(', ')}, ${Object.keys(SUMS)
    .map((column) => `sum(${column}) as ${column}`)
    .join(', ')}
  from chunk_statistics group by ${KEY.join(', ')}`;

export const ADD_CHUNK_STATISTICS = addCells(CELLS_OF_CHUNKS, '$1');

/** Takes cells out of those of a workspace again. */
const removeCells = (cells: string, workspaceId: '$1' | '$2'): string => `
  update player_statistics t set ${Object.keys(SUMS)
    .map((column) => `${column} = t.${column} - cells.${column}`)
    .join(', ')}
  from (${cells}) cells
  where t.workspace_id = ${workspaceId} and ${KEY.map((column) => `t.${column} = cells.${column}`).join(' and ')}`;

/** The opposites of ADD_STATISTICS and ADD_CHUNK_STATISTICS, before the hands are deleted. */
export const REMOVE_STATISTICS = removeCells(CELLS_OF_HANDS, '$2');
export const REMOVE_CHUNK_STATISTICS = removeCells(CELLS_OF_CHUNKS, '$1');

/** Of the players of the import `$2`: others have hands. */
export const DELETE_EMPTY_STATISTICS = `
  delete from player_statistics
  where workspace_id = $1 and hands = 0
    and name = any(array(select distinct name from import_player_totals where import_id = $2))`;

/** A row of cells as the driver returns it: sums of 64 bits and more are decimal digits. */
export type CellRow = Readonly<Record<(typeof KEY)[number] | SumColumn, string | number>>;

type Share = (typeof STATISTIC_COLUMNS)[StatisticId];

type SumColumn = 'cash_out' | CountId | Exclude<AmountId, 'cashOut'> | `${Share}_of` | `${Share}_count`;

/** The cells of players of finalized imports, by their exact names; of one game if `$3` is not null. */
export const CELLS = `
  select ${STATISTICS_COLUMNS.join(', ')} from player_statistics
  where workspace_id = $1 and name = any($2) and ($3::text is null or variant = $3)`;

/** The hands of players of one game, or of all games, that were played from `$4` on and before `$5`. */
const PLAYED_BETWEEN = `s.workspace_id = $1 and s.player = any($2)
      and ($3::text is null or h.variant = $3)
      and ($4::timestamptz is null or h.played_at >= $4) and ($5::timestamptz is null or h.played_at < $5)
      and h.import_id in (select i.id from imports i where i.workspace_id = $1 and i.sealed_at is not null)`;

/** The cells from the hands themselves. */
export const CELLS_BETWEEN = cellsWhere(PLAYED_BETWEEN);

/** `deal_worth` is in ten-thousandths of the smallest unit. */
const WORTH_DECIMALS = '4';

/** What a player won in a hand, with the expected result of an all-in, and what its deals were worth, in the currency. */
const NET = '(s.collected - s.put_in)';
// Powers of numeric are slow, and most hands have neither value.
const ADJUSTED = `(case when s.adjusted is null then ${NET} else s.adjusted * 10::numeric ^ -h.scale end)`;
const WORTH = `(case when s.deal_worth is not null then s.deal_worth * 10::numeric ^ -(h.scale + ${WORTH_DECIMALS}) end)`;

/**
 * The results of players hand by hand, added up from the first hand on, by site and currency: every so many hands and the last one,
 * so that there are at most `points` points.
 */
const resultsWhere = (condition: string, points: string): string => `
  select name, site, currency, total::int as "totalHands", nth::int as hands, id as hand, played_at as "playedAt",
    round(net, scale)::text as net, round(adjusted, scale)::text as "allInAdjusted",
    round(adjusted - coalesce(worth, 0), scale)::text as "luckAdjusted", open::int as "openHands", round(rake, scale)::text as rake,
    case when blinds > 0 then round(coalesce(net_bb, 0), 2)::text end as "netBigBlinds",
    case when blinds > 0 then round(coalesce(adjusted_bb, 0), 2)::text end as "allInAdjustedBigBlinds",
    case when blinds > 0 then round(coalesce(adjusted_bb, 0) - coalesce(worth_bb, 0), 2)::text end as "luckAdjustedBigBlinds"
  from (
    select s.player as name, s.site, s.currency, h.id, h.played_at,
      row_number() over series as nth, count(*) over whole as total, max(h.scale) over whole as scale,
      sum(${NET}) over series as net,
      sum(${ADJUSTED}) over series as adjusted,
      sum(${WORTH}) over series as worth,
      count(nullif(h.big_blind, 0)) over whole as blinds,
      sum(${NET} / nullif(h.big_blind, 0)) over series as net_bb,
      sum(${ADJUSTED} / nullif(h.big_blind, 0)) over series as adjusted_bb,
      sum(${WORTH} / nullif(h.big_blind, 0)) over series as worth_bb,
      count(s.deal_worth) over whole as open,
      sum(coalesce(s.rake, 0) * 10::numeric ^ -h.scale) over series as rake
    from hands h join hand_seats s on s.hand_id = h.id
    where s.net is not null and h.sighting is null and ${condition}
    window whole as (partition by s.player, s.site, s.currency),
      series as (whole order by h.played_at, h.id, s.position)) played
  where nth = total or nth % greatest(1, ceil(total / ${points}::numeric)) = 0
  order by name, site, currency, nth`;

export const RESULTS = resultsWhere(PLAYED_BETWEEN, '$6');

/** The results of some players in one import. */
export const RESULTS_OF_IMPORT = resultsWhere(
  's.workspace_id = $1 and h.import_id = $2 and (s.site, s.player) in (select * from unnest($3::text[], $4::text[]))',
  '$5',
);

/** A row of the results. Amounts are decimal digits. */
export interface ResultRow extends Record<string, unknown> {
  readonly name: string;
  readonly site: string;
  readonly currency: string;
  readonly totalHands: number;
  /** The hands up to this one, which it counts. */
  readonly hands: number;
  readonly hand: string;
  readonly playedAt: Date | null;
  readonly net: string;
  readonly allInAdjusted: string;
  readonly luckAdjusted: string;
  /** The hands of the whole range of which all cards are known from the deal on. */
  readonly openHands: number;
  readonly rake: string;
  /** The sums of each hand's result in its own big blinds; null if no hand of the range has one. */
  readonly netBigBlinds: string | null;
  readonly allInAdjustedBigBlinds: string | null;
  readonly luckAdjustedBigBlinds: string | null;
}

/** The cells of some players in one import, of which no statistics are stored by themselves. */
export const CELLS_OF_IMPORT = cellsWhere(
  'h.import_id = $1 and (s.site, s.player) in (select * from unnest($2::text[], $3::text[]))',
);
