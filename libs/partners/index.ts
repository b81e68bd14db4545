export type { HandPartners } from './hand-partners.js';
export { packSums, unpackSums, type PackedSums } from './packed-sums.js';
export { PartnerSums } from './partner-sums.js';
export { PartnersAnalysis } from './partners-analysis.js';
export { DEFAULT_ALPHA, DEFAULT_MIN_HANDS, reportPartners, type PartnersOptions } from './report.js';
export {
  MEASURES,
  type Measure,
  type MeasureResult,
  type PairReport,
  type PairVerdict,
  type PartnersReport,
  type SiteReport,
} from './report-shapes.js';
