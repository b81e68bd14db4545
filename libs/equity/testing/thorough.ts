/** Whether long checks are wanted: FLOORMAN_FULL=1. */
export const isFull = process.env.FLOORMAN_FULL === '1';

/** How often a random check is made, and how often where long checks are wanted. */
export const times = (usual: number, full: number): number => (isFull ? full : usual);
