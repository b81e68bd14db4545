/** A byte has seven bits of a number; the eighth says that more follow. */
export const BASE = 128;

/** A number below 2^53 and its sign. */
export const MAX_BYTES = 8;

export const DOUBLE_BYTES = 8;

/** The number of the layout comes first, then the length of the texts. */
export const LAYOUT_BYTES = 1;
export const LENGTH_BYTES = 4;
export const HEAD_BYTES = LAYOUT_BYTES + LENGTH_BYTES;
