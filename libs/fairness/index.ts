export {
  Fairness,
  judgeFairness,
  SCOPES,
  type FairnessReport,
  type MeasuredFairness,
  type ScopeId,
  type TestedHands,
} from './fairness.js';
export { FairnessAnalysis } from './fairness-analysis.js';
export { DEFAULT_ALPHA, type DealScope, type FairnessTest, type Verdict } from './judge.js';
export { TESTS, type CountedCell, type TestId } from './inference/measured.js';
export type { AllInOutcome, DealtHand } from './dealt-hand.js';
export { DealsPacker, eachPackedDeal } from './packed-deals.js';
