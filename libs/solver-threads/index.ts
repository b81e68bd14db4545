export { questionOf, knownGame, handsOf, type AskedQuestion } from './asked.js';
export { LARGEST_AT_ONCE } from './at-once.js';
export { BATCHES_AHEAD } from './batches-ahead.js';
export {
  TooMuch,
  equityThreads,
  type EquityThreads,
  type EquityThreadsOptions,
  type Work,
  type WorkName,
} from './pool.js';
export { Turns, type Line } from './turns.js';
export {
  read,
  solve,
  answerGroup,
  explain,
  type ExplainedRange,
  type GroupOutcome,
  type ReadQuestion,
  type SolvedQuestion,
} from './work.js';
export type { HandToPlay } from './hand-equity-thread.js';

/** The module that a thread of played hands runs. */
export const HAND_EQUITY_THREAD = new URL('./hand-equity-thread.js', import.meta.url);
