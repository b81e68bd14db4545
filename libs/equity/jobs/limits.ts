/**
 * The approximate cost of a batch, in the unit of `hand-cost.ts`: half a second of one thread, or less. It is not adjusted by
 * measured times, because the answer must not depend on the machine.
 */
export const BATCH_COST = 1_000_000;

/** The largest number of batches of a job. A spot that would need more has costlier batches. */
export const MAX_BATCHES = 4_096;

/** The largest cost that a job accepts: about an hour of one thread. */
export const MAX_JOB_COST = BATCH_COST * MAX_BATCHES;
