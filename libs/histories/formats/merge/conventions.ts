import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * The site prints no total and no rake, and marks only some all-ins. Hands are shown in the order of the seats.
 */
export const conventions: Conventions = {
  ...strictConventions,
  countedIds: { table: 0, hand: 1 },
  uncalledLine: 'optional',
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'free',
};
