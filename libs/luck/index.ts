export { allInAdjustment } from './all-in-adjustment.js';
export { DealAnalysis, type DealKind, type DealWorth, PARTS } from './deal-analysis.js';
export { type HandLuck, LuckAnalysis, type PlayerLuck } from './luck-analysis.js';
export {
  type AdjustedResult,
  type LuckCounts,
  type LuckResult,
  type LuckSummary,
  LuckTally,
  type Result,
} from './luck-tally.js';
