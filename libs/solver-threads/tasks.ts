import type { PreparedSpot } from '#equity';
import type * as batches from './tasks/batches.js';
import type * as hands from './tasks/hands.js';
import type * as requests from './tasks/requests.js';
import type * as samples from './tasks/samples.js';

/** The tasks of a solver thread, by name. Their inputs and outputs are plain data. */
export type SolverTasks = Pick<
  typeof requests,
  'prepareRequest' | 'solvePrepared' | 'solveGroup' | 'describeRange'
> &
  Pick<typeof batches, 'computeBatch'> &
  Pick<typeof hands, 'equityOfHand'> &
  Pick<typeof samples, 'dealChunk'>;

export type TaskName = keyof SolverTasks;
export type TaskInput<Name extends TaskName> = Parameters<SolverTasks[Name]>[0];
export type TaskOutput<Name extends TaskName> = ReturnType<SolverTasks[Name]>;

/** The setup of a thread before its first task. */
export interface ThreadSetup {
  /** Niceness on Linux, where a thread has its own; elsewhere it belongs to the process and is not changed. */
  readonly niceness?: number;
  /** Solves some requests, so that the first one of a client is fast. */
  readonly warmUp?: boolean;
  /** The spot whose chunks the thread deals. */
  readonly sample?: PreparedSpot;
}
