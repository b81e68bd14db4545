import type { Sample } from './sample.js';

/** Deals of a chunk. Each chunk has its own random numbers. */
export const CHUNK_DEALS = 2_000;

/** The smallest number of deals whose error counts: a small sample may vary little by chance. */
const FEWEST_DEALS = 10_000;

/** A sample is complete after a number of trials, or once the standard error of every player is small enough. */
export interface StoppingRule {
  readonly trials: number;
  readonly error: number | null;
}

/**
 * The largest number of chunks. The sample may be complete earlier. It is checked in the order of the chunks, so that the answer
 * is the same on any number of workers.
 */
export const chunksFor = ({ trials }: StoppingRule, draws: number): number =>
  Math.ceil(trials / (CHUNK_DEALS * draws));

/** The trials of a chunk; the last one has the rest. */
export const trialsOf = ({ trials }: StoppingRule, draws: number, chunk: number): number =>
  Math.min(CHUNK_DEALS * draws, trials - chunk * CHUNK_DEALS * draws);

/** Whether the merged chunks suffice. The error is checked at milestones only. */
export const isEnough = (sample: Sample, { trials, error }: StoppingRule): boolean =>
  sample.tally.total >= trials ||
  (error !== null &&
    sample.deals >= FEWEST_DEALS &&
    isMilestone(sample.deals / CHUNK_DEALS) &&
    sample.largestError <= error);

/**
 * How much of a sample is done, from 0 to 1: of the trials, or of those that the error probably needs, as it falls with their root.
 */
export const shareDone = (sample: Sample, { trials, error }: StoppingRule): number => {
  const ofTrials = sample.tally.total / trials;
  if (error === null || sample.deals < FEWEST_DEALS) return Math.min(1, ofTrials);
  return Math.min(1, Math.max(ofTrials, (error / sample.largestError) ** 2));
};

/**
 * Chunk counts whose binary form is at most four digits followed by zeros (1–16, 18, 20 …): a sample is at most an eighth larger
 * than necessary.
 */
export const isMilestone = (chunks: number): boolean =>
  chunks % 2 ** Math.max(0, Math.floor(Math.log2(chunks)) - 3) === 0;
