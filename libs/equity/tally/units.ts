/** The largest number of trials. */
export const MAX_TRIALS = 1_000_000_000;

/**
 * The units of a pot, for sums of shares and of their squares: every number of winners up to eight divides it, other parts are
 * rounded. The squares of `MAX_TRIALS` trials, eight of which may share a deal, stay below 2^53.
 */
export const POT_UNITS = 840;

/** The units of one of `parts` equal parts of a pot. */
export const unitsOf = (parts: number): number => Math.round(POT_UNITS / parts);
