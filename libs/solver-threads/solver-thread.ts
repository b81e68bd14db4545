import { getPriority, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import type { TaskInput, TaskName, TaskOutput, ThreadSetup } from './tasks.js';

/**
 * The module that every solver thread runs: it exports the tasks by name. A task's code is loaded when the thread needs it: a
 * thread of the command line, for example, loads no audit.
 */

/** Loads a module once; a repeated import would cost time in each task. */
const lazy = <Module>(load: () => Promise<Module>): (() => Promise<Module>) => {
  let loading: Promise<Module> | undefined;
  return () => (loading ??= load());
};

const requests = lazy(() => import('./tasks/requests.js'));
const batches = lazy(() => import('./tasks/batches.js'));
const hands = lazy(() => import('./tasks/hands.js'));
const samples = lazy(() => import('./tasks/samples.js'));

/** Makes a task of a function that is still to be loaded. */
const task =
  <Name extends TaskName>(
    name: Name,
    load: () => Promise<Record<Name, (input: TaskInput<Name>) => TaskOutput<Name>>>,
  ) =>
  async (input: TaskInput<Name>): Promise<TaskOutput<Name>> =>
    (await load())[name](input);

export const prepareRequest = task('prepareRequest', requests);
export const solvePrepared = task('solvePrepared', requests);
export const solveGroup = task('solveGroup', requests);
export const describeRange = task('describeRange', requests);
export const computeBatch = task('computeBatch', batches);
export const equityOfHand = task('equityOfHand', hands);
export const dealChunk = task('dealChunk', samples);
export default prepareRequest;

const { niceness, warmUp = false, sample } = workerData as ThreadSetup;
// Only root may take back what it has yielded: a process that was started with less priority keeps it.
if (niceness !== undefined && process.platform === 'linux') setPriority(Math.max(getPriority(), niceness));
if (warmUp) (await import('./warm-up.js')).warmUp();
if (sample !== undefined) (await samples()).startSampling(sample);
