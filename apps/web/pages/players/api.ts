/** A player of a site, as in `GET /v1/players`. */
export interface ListedPlayer {
  readonly name: string;
  readonly site: string;
  /** Whether the site names places at the table and not players. */
  readonly anonymous: boolean;
  readonly hands: number;
  readonly money: readonly { readonly currency: string; readonly hands: number; readonly net: string }[];
}

/** The response of `GET /v1/players`. */
export interface PlayerPage {
  readonly items: readonly ListedPlayer[];
  readonly next: string | null;
}

/** The hands in which a player did something, of those with the chance. */
export interface Share {
  readonly count: number;
  readonly of: number;
  readonly percent: number | null;
}

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
export interface Money {
  readonly currency: string;
  readonly hands: number;
  readonly net: string;
  readonly rake: string;
  readonly cashOut: string;
  readonly bigBlinds: string | null;
  readonly bbPer100: number | null;
  readonly standardDeviation: number | null;
  readonly interval: readonly [number, number] | null;
  readonly allInAdjusted: string;
  readonly allInAdjustedBbPer100: number | null;
}

export type Statistics = Readonly<Record<ShareId, Share>> & {
  readonly hands: number;
  readonly aggressionFactor: number | null;
  readonly money: readonly Money[];
};

export const GROUPINGS = ['position', 'stakes', 'game', 'month', 'table-size'] as const;
export type Grouping = (typeof GROUPINGS)[number];

export type Group = Statistics & { readonly by: Grouping; readonly key: string | null };

export type PlayerStatistics = Statistics & {
  readonly name: string;
  readonly site: string;
  readonly anonymous: boolean;
  readonly groups: readonly Group[];
};

/** All hands of a player in one currency, without regard to a filter. */
export interface PlayerTotals {
  readonly name: string;
  readonly site: string;
  readonly currency: string;
  readonly hands: number;
  readonly firstPlayedAt: string | null;
  readonly lastPlayedAt: string | null;
}

/** The response of `GET /v1/players/{name}/stats`. */
export interface PlayerStats {
  readonly totals: readonly PlayerTotals[];
  readonly players: readonly PlayerStatistics[];
}

/** The figures that the chart can draw. */
export const LINES = ['net', 'allInAdjusted', 'luckAdjusted'] as const;
export type Line = (typeof LINES)[number];

/** The sums from the first hand of the range to this one. */
export type ResultPoint = Readonly<Record<Line, string>> & {
  readonly hands: number;
  /** The id of the last hand. */
  readonly hand: string;
  readonly playedAt: string | null;
  readonly rake: string;
  /** Null if no hand of the range has a big blind. */
  readonly bigBlinds: Readonly<Record<Line, string>> | null;
};

/** The results at one site in one currency. */
export interface ResultSeries {
  readonly name: string;
  readonly site: string;
  readonly currency: string;
  readonly hands: number;
  readonly openHands: number;
  readonly points: readonly ResultPoint[];
}

/** The response of `GET /v1/players/{name}/results`. */
export interface PlayerResults {
  readonly results: readonly ResultSeries[];
}
