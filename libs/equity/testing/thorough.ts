/** Whether long tests run: FLOORMAN_FULL=1. */
export const isFull = process.env.FLOORMAN_FULL === '1';

/** The number of repetitions of a random test: the second number with FLOORMAN_FULL=1. */
export const times = (usual: number, full: number): number => (isFull ? full : usual);
