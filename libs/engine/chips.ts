/**
 * An amount in the smallest unit of the hand (cents, tournament chips): a safe integer. Only an unknown stack is
 * `Infinity`, which sums and compares correctly.
 */
export type Chips = number;

export const UNKNOWN_STACK: Chips = Number.POSITIVE_INFINITY;
