/** Pieces of a job that are in the queue at a time: enough for many workers, so few that they are quickly hinted at. */
export const BATCHES_AHEAD = 64;
