/** See paths.mjs. */
export const root: string;
