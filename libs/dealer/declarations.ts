import { DECLARATIONS, type Declarations, type Hand } from '#engine';
import type { Random } from '#random';

/** The weights of high, low and both. */
const WEIGHTS = [4, 4, 2];

/** P-SHOW-8: what the players left declare, whatever their cards. */
export const declare = ({ live }: Hand, random: Random): Declarations =>
  Array.from(live, (isLive) => (isLive === 1 ? DECLARATIONS[random.weighted(WEIGHTS)] : null));
