/**
 * An amount of money in the hand's smallest unit (cents, tournament chips …): a safe integer, never a fraction.
 * Where a stack is not known it is `Infinity`, the only value that is not an integer; sums and comparisons then
 * come out right by themselves.
 */
export type Chips = number;

export const UNKNOWN_STACK: Chips = Number.POSITIVE_INFINITY;
