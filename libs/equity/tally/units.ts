/** Trials of a question at most. */
export const MAX_TRIALS = 1_000_000_000;

/**
 * What a pot is counted in where shares are added up by themselves and as squares: all numbers of winners up to eight divide
 * it, other parts are rounded to the nearest one. The squares of so many trials, eight of which may share a deal, stay below 2^53.
 */
export const POT_UNITS = 840;

/** Units that one of so many equal parts of a pot is. */
export const unitsOf = (parts: number): number => Math.round(POT_UNITS / parts);
