import type {
  PlayerResults,
  PlayerMoney,
  PlayerStatistics,
  PlayerStats,
  StatisticShare,
  StatisticsGroup,
} from '#client';

export type {
  Player as ListedPlayer,
  PlayerPage,
  PlayerResults,
  PlayerStatistics,
  PlayerStats,
  ResultPoint,
} from '#client';

/** The hands in which a player did something, of those with the chance. */
export type Share = StatisticShare;

/** The statistics that are shares, in the order in which the page shows them. */
export const SHARES = [
  'vpip',
  'pfr',
  'threeBet',
  'foldToThreeBet',
  'fourBet',
  'steal',
  'foldBigBlindToSteal',
  'cbetFlop',
  'foldToCbetFlop',
  'cbetTurn',
  'wentToShowdown',
  'wonAtShowdown',
  'wonWhenSawFlop',
  'aggressionFrequency',
] as const;
export type ShareId = (typeof SHARES)[number];

/** The results in one currency. Amounts are exact decimal text. */
export type Money = PlayerMoney;

export const GROUPINGS = [
  'position',
  'stakes',
  'game',
  'month',
  'table-size',
] as const satisfies readonly StatisticsGroup['by'][];
export type Grouping = (typeof GROUPINGS)[number];
export type Group = StatisticsGroup;

/** The statistics of a player, or of a group of the hands. */
export type Statistics = Omit<PlayerStatistics, 'name' | 'site' | 'anonymous' | 'groups'>;

/** All hands of a player in one currency, without regard to a filter. */
export type PlayerTotals = Pick<
  PlayerStats['totals'][number],
  'name' | 'site' | 'currency' | 'hands' | 'firstPlayedAt' | 'lastPlayedAt'
>;

/** The figures that the chart can draw. */
export const LINES = ['net', 'allInAdjusted', 'luckAdjusted'] as const;
export type Line = (typeof LINES)[number];

/** The results at one site in one currency. */
export type ResultSeries = PlayerResults['results'][number];
