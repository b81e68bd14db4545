export { allInAdjustment } from './all-in-adjustment.js';
export { type HandLuck, LuckAnalysis, PARTS, type PlayerLuck } from './luck-analysis.js';
export {
  type AdjustedResult,
  type LuckCounts,
  type LuckResult,
  type LuckSummary,
  LuckTally,
  type Result,
} from './luck-tally.js';
