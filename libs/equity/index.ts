export { rankSevens } from './kernel/sevens.js';
export { BatchMerger, EMPTY_MERGE, type JobProgress, type MergedBatches } from './jobs/batch-merger.js';
export { type BatchCounts, type JobPlan, planJob } from './jobs/job-plan.js';
export { MAX_JOB_COST } from './jobs/limits.js';
export { parseStoredQuestion, type StoredQuestion, toStoredQuestion } from './jobs/stored-question.js';
export { type Answer, makeAnswer, type PlayerAnswer } from './outputs/answer.js';
export type {
  CategoriesAnswer,
  CategoryAnswer,
  CountedBy,
  HandAnswer,
  NextCardAnswer,
} from './outputs/output-answers.js';
export { MAX_LISTED_HANDS, type Output, OUTPUTS } from './outputs/output.js';
export { type PolicyAnswer, policyAnswerOf } from './outputs/policy-answer.js';
export { toRequestOrder } from './outputs/request-order.js';
export type { EquityResult, Method } from './outputs/result.js';
export { explainRange, type RangeCell, type RangeCellHand, type RangeExplanation } from './ranges/explain.js';
export { type ClassGroup, type RangeClass, rangeClasses } from './ranges/hand-classes.js';
export { MAX_RANGE_LENGTH, parseRange } from './ranges/parse.js';
export {
  FULL_WEIGHT,
  handCount,
  type Range,
  type RangeIssue,
  type RangeIssueCode,
  type RangeOrder,
  type RangeResult,
  type RangeShape,
} from './ranges/range.js';
export { boundedAwards, boundedShares, type PotShares, sharesOf } from './solver/bounded-shares.js';
export { sharedLimit, solvingCost, withinCost } from './solver/cost-limit.js';
export { KERNEL_VERSION } from './solver/identity.js';
export { type EquityOptions, type SeededOptions, stoppingRuleOf } from './solver/options.js';
export {
  equityAt,
  type ExpectedPot,
  expectedPots,
  knownPlayers,
  type OptionsFor,
  PLAYED_OPTIONS,
  type PlayedEquity,
  type PlayedPot,
  type PlayedSpot,
  spotOf,
  spotsOfPots,
} from './solver/played-spot.js';
export {
  type Preparation,
  prepare,
  type PreparedQuestion,
  type PreparedSpot,
  type PrepareLimits,
} from './solver/prepare.js';
export { type SampleChunk, solve, solveSpot, SpotSampling } from './solver/solve.js';
export type { SpotOrder } from './spot/canonical.js';
export { orderOf } from './spot/game-order.js';
export { type GameRange, parseGameRange } from './spot/game-range.js';
export { type EquityGame, isDealtLater } from './spot/game.js';
export type { EquityIssue, EquityIssueCode } from './spot/issue.js';
export { issueMessage } from './spot/messages.js';
export type { KnownHands } from './spot/known-hands.js';
export { type EquityQuestion, MAX_PLAYERS, parseQuestion, type QuestionPlayer } from './spot/question.js';
export type { Spot } from './spot/spot.js';
export { MAX_TRIALS } from './tally/units.js';
export { MAX_RULES } from './spot/policy-table.js';
export {
  BEST_POLICIES,
  type BestPolicy,
  type DiscardPolicy,
  type PolicyRule,
  type PolicyTable,
} from './spot/policy.js';
