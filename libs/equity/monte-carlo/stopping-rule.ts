import type { Sample } from './sample.js';

/** Deals of a chunk: what a worker does at a time. Chunks have their own random numbers. */
export const CHUNK_DEALS = 2_000;

/** Deals without which no error is believed: a small sample may scatter little by chance. */
const FEWEST_DEALS = 10_000;

/** When there are trials enough: so many of them, or so small a standard error of all players. */
export interface StoppingRule {
  readonly trials: number;
  readonly error: number | null;
}

/**
 * How many chunks there are at most, and whether those up to one of them, in their order, are enough. That it is decided by
 * chunks in their order makes the answer the same on any number of workers.
 */
export const chunksFor = ({ trials }: StoppingRule, draws: number): number =>
  Math.ceil(trials / (CHUNK_DEALS * draws));

/** The trials of a chunk; of the last one what is left of all of them. */
export const trialsOf = ({ trials }: StoppingRule, draws: number, chunk: number): number =>
  Math.min(CHUNK_DEALS * draws, trials - chunk * CHUNK_DEALS * draws);

/** Whether the chunks that were merged so far, in their order, are enough. The error is looked at after some of them only. */
export const isEnough = (sample: Sample, { trials, error }: StoppingRule): boolean =>
  sample.tally.total >= trials ||
  (error !== null &&
    sample.deals >= FEWEST_DEALS &&
    isMilestone(sample.deals / CHUNK_DEALS) &&
    sample.largestError <= error);

/** Numbers of chunks without more than four binary digits in front of zeros: at most an eighth is drawn beyond what is enough. */
export const isMilestone = (chunks: number): boolean =>
  chunks % 2 ** Math.max(0, Math.floor(Math.log2(chunks)) - 3) === 0;
