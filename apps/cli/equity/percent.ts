/** `46.214 %`, so that columns of it stand below each other. */
export const percent = (part: number): string => `${(part * 100).toFixed(3)} %`.padStart(9);

/** ` ± 0.123`, the standard error beside a figure in per cent; nothing where there is none. */
export const marginOf = (standardError: number): string =>
  standardError === 0 ? '' : ` ± ${(standardError * 100).toFixed(3)}`;
