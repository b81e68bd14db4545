import type { Sample } from './sample.js';

/** Deals of a chunk: what a worker does at a time. Chunks have their own random numbers. */
export const CHUNK_DEALS = 2_000;

/** Deals without which no error is believed: a small sample may scatter little by chance. */
const FEWEST_DEALS = 10_000;

/** When there are trials enough: so many of them, or so small a standard error of all players. */
export interface Stopping {
  readonly trials: number;
  readonly error: number | null;
}

/**
 * How many chunks there are at most, and whether those up to one of them, in their order, are enough. That it is decided by
 * chunks in their order makes the answer the same on any number of workers.
 */
export const chunksFor = ({ trials }: Stopping, draws: number): number =>
  Math.ceil(trials / (CHUNK_DEALS * draws));

/** Whether the chunks that were merged so far, in their order, are enough. */
export const isEnough = (sample: Sample, { trials, error }: Stopping): boolean =>
  sample.tally.total >= trials ||
  (error !== null && sample.deals >= FEWEST_DEALS && sample.largestError <= error);
