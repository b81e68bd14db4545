/** The number of batches of a job in the queue at a time: enough for many workers, few enough to enqueue them quickly. */
export const BATCHES_AHEAD = 64;
