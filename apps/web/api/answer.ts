import type { Cell } from '../ranges/grid.js';

/** What a question comes to; shares of the pot are from 0 to 1. */
export interface Answer {
  readonly game: string;
  readonly method: 'exact' | 'monte-carlo';
  /** Equally likely cases, or trials: an integer as text, however large. */
  readonly total: string;
  readonly seed: number | string | null;
  readonly seconds: number;
  /** Whether trials came to the standard error that was wanted; not there where none was. */
  readonly reached?: boolean;
  readonly cached?: boolean;
  readonly players: readonly PlayerAnswer[];
}

export interface PlayerAnswer {
  readonly hand: string;
  readonly equity: number;
  readonly win: number;
  readonly tie: number;
  readonly standardError: number;
  readonly interval: readonly [number, number];
  /** In games that split the pot: the part of it that comes from each half, and how often he wins it all. */
  readonly high?: number;
  readonly low?: number;
  readonly draw?: number;
  readonly badugi?: number;
  readonly scoop?: number;
}

export const ENDED = ['done', 'failed', 'cancelled'] as const;

/** A large question, answered bit by bit. */
export interface Job {
  readonly id: string;
  readonly state: 'queued' | 'running' | (typeof ENDED)[number];
  readonly progress: { readonly done: number; readonly total: number };
  readonly estimate: Answer | null;
  readonly answer: Answer | null;
  readonly error: unknown;
}

export const hasEnded = ({ state }: Job): boolean => ENDED.some((ended) => ended === state);

/** A range in figures: the answer of `POST /v1/ranges`. */
export interface Explanation {
  readonly combos: number;
  readonly weighted: string;
  readonly percent: number;
  readonly grid: readonly (readonly Cell[])[] | null;
}
