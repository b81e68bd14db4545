export type { HandPartners } from './hand-partners.js';
export { eachPackedPartners, PartnersPacker } from './packed-hands.js';
export { PartnerSums } from './partner-sums.js';
export { PartnersAnalysis } from './partners-analysis.js';
export { judgePair } from './pair-report.js';
export {
  DEFAULT_ALPHA,
  DEFAULT_MIN_HANDS,
  judgePartners,
  measurePartners,
  partnersInSteps,
  reportPartners,
  type PartnersOptions,
} from './report.js';
export {
  MEASURES,
  type Measure,
  type MeasuredPair,
  type MeasuredPartners,
  type MeasureResult,
  type PairReport,
  type PairVerdict,
  type PartnersReport,
  type SiteReport,
} from './report-shapes.js';
