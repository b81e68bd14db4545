/**
 * Requests up to this cost are answered directly: one or two seconds of one thread. The cost does not depend on the machine.
 */
export const MAX_IMMEDIATE_COST = 5_000_000;
