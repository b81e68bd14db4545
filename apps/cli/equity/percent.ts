/** `46.214 %`, so that columns of it stand below each other. */
export const percent = (part: number): string => `${(part * 100).toFixed(3)} %`.padStart(9);
