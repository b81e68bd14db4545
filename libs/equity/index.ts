export { asAsked } from './as-asked.js';
export { type Answer, answerOf, type PlayerAnswer } from './answer.js';
export { answer, type Asking, EXACT_BOUND, isExact, type Result, stoppingFor } from './ask.js';
export {
  type CanonicalAsking,
  canonicalOf,
  type CanonicalQuestion,
  identityOf,
  KERNEL_VERSION,
  type Order,
  sameOrder,
} from './canonical.js';
export { costOf } from './cost.js';
export type { Deal } from './deal.js';
export type {
  CategoriesAnswer,
  CategoryAnswer,
  CountedBy,
  HandAnswer,
  NextCardAnswer,
} from './outputs/answer.js';
export {
  answerInFull,
  fullCost,
  type FullAsking,
  type FullChunk,
  type FullResult,
  FullSampling,
} from './outputs/in-full.js';
export { MOST_LISTED, type Output, OUTPUTS } from './outputs/output.js';
export {
  type ExpectedPot,
  expectedOf,
  type MomentWorth,
  type PlayedMoment,
  type PlayedPot,
  worthAt,
} from './played/moment.js';
export { refusalsOf } from './refusals.js';
export { MOST_TRIALS } from './units.js';
export type { QuestionFault, QuestionFaultCode } from './faults.js';
export type { EquityGame } from './game.js';
export { type Merged, Merging, NOTHING_MERGED, type Standing } from './plan/merging.js';
export { MOST_COST, type PieceCounts, type Plan, type Planning, planOf } from './plan/plan.js';
export { questionOf, type WrittenQuestion, writtenQuestion } from './plan/written.js';
export {
  type AskedPlayer,
  MOST_PLAYERS,
  type Question,
  type QuestionReading,
  readQuestion,
} from './question.js';
export { explainRange, type RangeCell, type RangeExplanation } from './ranges/explain.js';
export { type RangeOfGame, readRangeOf } from './ranges/of-game.js';
export { LONGEST_TEXT, parseRange } from './ranges/parse.js';
export {
  FULL_WEIGHT,
  handsOf,
  type Range,
  type RangeFault,
  type RangeFaultCode,
  type RangeReading,
  type RangeShape,
} from './ranges/range.js';
export { sentenceOfFault } from './sentences.js';
