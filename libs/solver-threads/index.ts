export { questionOf, gameById, handTexts, type SolverRequest } from './request.js';
export { MAX_IMMEDIATE_COST } from './limits.js';
export { BATCHES_AHEAD } from './batches-ahead.js';
export { REQUEST_LIMITS, SolverPool, type Lane, type SolverPoolOptions, type TaskOptions } from './pool.js';
export type { SolverTasks, TaskInput, TaskName, TaskOutput, ThreadSetup } from './tasks.js';
export type { BatchResult, BatchTask } from './tasks/batches.js';
export type { HandToReplay } from './tasks/hands.js';
export type { ExplainedRange, GroupOutcome, PreparedRequest, SolvedSpot } from './tasks/requests.js';
