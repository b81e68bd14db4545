/** The variance of the number of `marked` cards among `drawn` of `total` cards, drawn without replacement. */
export const drawVariance = (total: number, marked: number, drawn: number): number =>
  (((drawn * marked) / total) * (1 - marked / total) * (total - drawn)) / (total - 1);
