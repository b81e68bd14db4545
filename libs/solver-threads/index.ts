export { questionOf, gameById, handsOf, type SolverRequest } from './request.js';
export { MAX_IMMEDIATE_COST } from './limits.js';
export { BATCHES_AHEAD } from './batches-ahead.js';
export {
  LimitExceeded,
  startSolverPool,
  type SolverPool,
  type SolverPoolOptions,
  type Work,
  type WorkName,
} from './pool.js';
export { Turns, type Line } from './turns.js';
export {
  prepareRequest,
  solvePrepared,
  solveGroup,
  describeRange,
  type ExplainedRange,
  type GroupOutcome,
  type PreparedRequest,
  type SolvedSpot,
} from './work.js';
export type { HandToPlay } from './hand-equity-thread.js';

/** The module that a thread of played hands runs. */
export const HAND_EQUITY_THREAD = new URL('./hand-equity-thread.js', import.meta.url);
