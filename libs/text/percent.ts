/** A share from 0 to 1 as `46.214 %`, padded to nine characters. */
export const formatPercent = (share: number): string => `${(share * 100).toFixed(3)} %`.padStart(9);

/** The standard error of a share, ` ± 0.123` in per cent; empty when it is 0. */
export const formatMargin = (standardError: number): string =>
  standardError === 0 ? '' : ` ± ${(standardError * 100).toFixed(3)}`;
