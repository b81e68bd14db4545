/** Whether the long checks run: FLOORMAN_FULL=1 (`npm run test:full`). */
export const isFull = process.env.FLOORMAN_FULL === '1';

/** How many cases a property tries: a tenth of `full` in `npm test`, and no fewer than 5. */
export const runs = (full: number): number => (isFull ? full : Math.max(5, Math.ceil(full / 10)));
