import type { Cell } from '../ranges/grid.js';
import type { HandEquity } from '../ranges/heat.js';

/** The answer to an equity request. Shares of the pot are from 0 to 1. */
export interface Answer {
  readonly game: string;
  readonly method: 'exact' | 'monte-carlo';
  /** Number of equally likely cases or of trials: an integer of any size, as text. */
  readonly total: string;
  readonly seed: number | string | null;
  readonly seconds: number;
  /** Whether the required standard error was reached; absent if none was required. */
  readonly reached?: boolean;
  readonly cached?: boolean;
  readonly players: readonly PlayerAnswer[];
  /** With the output `next-cards`; null if there is no next card. */
  readonly nextCards?: readonly { readonly card: string; readonly players: readonly number[] }[] | null;
}

/** How often a player holds which hand category at a stage. */
export interface Categories {
  /** Board cards. */
  readonly board: number;
  /** Cards of the player. */
  readonly cards: number;
  readonly half: string | null;
  readonly frequencies: readonly { readonly category: string; readonly part: number }[];
}

export interface PlayerAnswer {
  readonly hand: string;
  readonly equity: number;
  readonly win: number;
  readonly tie: number;
  readonly standardError: number;
  readonly interval: readonly [number, number];
  /** In split-pot games: the share by each half, and how often the player scoops. */
  readonly high?: number;
  readonly low?: number;
  readonly draw?: number;
  readonly badugi?: number;
  readonly spade?: number;
  readonly scoop?: number;
  /** With the output `hands`; null if the range has too many. */
  readonly hands?: readonly HandEquity[] | null;
  /** With the output `categories`. */
  readonly categories?: readonly Categories[];
}

export const ENDED = ['done', 'failed', 'cancelled'] as const;

/** An equity job: a large request, computed in batches. */
export interface Job {
  readonly id: string;
  readonly state: 'queued' | 'running' | (typeof ENDED)[number];
  readonly progress: { readonly done: number; readonly total: number };
  readonly estimate: Answer | null;
  readonly answer: Answer | null;
  readonly error: unknown;
}

export const hasEnded = ({ state }: Job): boolean => ENDED.some((ended) => ended === state);

/** The response of `POST /v1/ranges`. */
export interface Explanation {
  readonly combos: number;
  readonly weighted: string;
  readonly percent: number;
  readonly grid: readonly (readonly Cell[])[] | null;
}
