import type { Answer, Job } from './answer.js';

/** The largest standard error of any player. */
export const errorOf = ({ players }: Pick<Answer, 'players'>): number =>
  Math.max(...players.map(({ standardError }) => standardError));

/**
 * The part of a job that is done, from 0 to 1. If a standard error is required, progress is towards that error: it falls with the
 * square root of the trials, so the square of the ratio is the part of the work. Batches are the limit, which is seldom reached.
 */
export const partDone = (
  { progress: { done, total }, estimate }: Pick<Job, 'progress' | 'estimate'>,
  required: number | undefined,
): number => {
  const batches = total > 0 ? Math.min(1, done / total) : 0;
  if (required === undefined || estimate === null) return batches;
  const error = errorOf(estimate);
  return error > 0 ? Math.max(batches, Math.min(1, (required / error) ** 2)) : batches;
};
