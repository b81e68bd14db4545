/**
 * What a piece of a question costs, about, in the unit of `hand-cost.ts`: half a second of one thread, or less. What it took is
 * looked at nowhere, for the answer must not depend on the machine.
 */
export const PIECE_COST = 1_000_000;

/** Pieces of a question at most: they cost more where there would be more of them. */
export const MOST_PIECES = 4_096;
