/** Batches of a job that are in the queue at a time: enough for many workers, and few enough to enqueue quickly. */
export const BATCHES_AHEAD = 64;
