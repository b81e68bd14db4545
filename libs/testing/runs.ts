/** Whether the long checks run too: FLOORMAN_FULL=1, as `npm run test:full` sets it. */
export const isFull = process.env.FLOORMAN_FULL === '1';

/** How many runs of a random check to do: `count` of them in the full tests, a tenth otherwise. */
export const runsOf = (count: number): number => (isFull ? count : Math.ceil(count / 10));

/** The number of repetitions of a random test: `full` in the full tests, `usual` otherwise. */
export const times = (usual: number, full: number): number => (isFull ? full : usual);
