/** See paths.mjs. */
export const root: string;
export const dataFolder: string;
