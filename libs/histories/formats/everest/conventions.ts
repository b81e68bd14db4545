import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * The pots that the log states are with or without the rake: it is zero in all known logs. All-ins are not marked. Players
 * who are all-in show before the board and again after it, in the order of the seats.
 */
export const conventions: Conventions = {
  ...strictConventions,
  totalPot: 'net',
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'free',
  showdownLine: 'before-awards',
};
