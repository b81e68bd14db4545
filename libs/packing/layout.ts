/** A byte has seven bits of a number; the eighth says that more follow. */
export const BASE = 128;

/** A number below 2^53 and its sign. */
export const MAX_BYTES = 8;

export const DOUBLE_BYTES = 8;

/** The length of the texts comes first. */
export const LENGTH_BYTES = 4;
