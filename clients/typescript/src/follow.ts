import type { EquityJob, Import } from './generated/openapi.js';
import { isTemporary } from './problem.js';
import type { Failure } from './reply.js';
import type { Transport } from './transport.js';

/** The tasks that the service runs after its response, by their routes. */
interface Tasks {
  readonly '/v1/imports/{id}': Import;
  readonly '/v1/equity/{id}': EquityJob;
}
export type TaskPath = keyof Tasks;
export type Task<P extends TaskPath> = Tasks[P];

/** A state of a task, or why it is not known. */
export type Outcome<State> = { readonly ok: true; readonly value: State } | Failure;

/** Waits for some time. Rejects if the signal aborts. */
export type Pause = (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;

export interface FollowOptions {
  readonly signal?: AbortSignal;
  /** How to wait before the next request; by default with a timer. */
  readonly pause?: Pause;
}

const ENDED: ReadonlySet<string> = new Set(['done', 'failed', 'cancelled', 'deleting']);

/** Whether an import or an equity job has ended, in whatever way. */
export const hasEnded = ({ state }: { readonly state: Task<TaskPath>['state'] }): boolean => ENDED.has(state);

/** The first wait without events; each next one is twice as long, up to the longest. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;
/** Failed requests in a row after which the task is given up: about 45 seconds. */
const MAX_FAILURES = 8;

/** The states of a task from the given one to the last. See `Client.follow`. */
export async function* follow<P extends TaskPath>(
  transport: Transport,
  path: P,
  task: Task<P>,
  { signal, pause = pauseByTimer }: FollowOptions,
): AsyncGenerator<Outcome<Task<P>>, void, undefined> {
  const request = { path: { id: task.id }, ...(signal === undefined ? {} : { signal }) };
  let last = task;
  yield { ok: true, value: last };
  let failures = 0;
  for (let waits = 0; !hasEnded(last); waits++) {
    for await (const state of statesOf(transport, path, request)) {
      last = state;
      waits = 0;
      failures = 0;
      yield { ok: true, value: last };
      if (hasEnded(last)) return;
    }
    // The stream ended before the task, or there was none.
    await pause(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** waits), signal);
    const reply = await transport.json<Outcome<Task<P>>>('GET', path, request);
    failures = reply.ok ? 0 : failures + 1;
    if (reply.ok) last = reply.value;
    else if (isTemporary(reply.problem) && failures < MAX_FAILURES) {
      if (reply.retryAfter !== null) await pause(Math.min(LONGEST_WAIT_MS, reply.retryAfter * 1000), signal);
      continue;
    }
    yield reply;
    if (!reply.ok) return;
  }
}

interface TaskRequest {
  readonly path: { readonly id: string };
  readonly signal?: AbortSignal;
}

/** The states in the events of a task, until their stream ends or breaks. Rejects only if the signal aborts. */
async function* statesOf<P extends TaskPath>(
  transport: Transport,
  path: P,
  request: TaskRequest,
): AsyncGenerator<Task<P>, void, undefined> {
  try {
    const events = await transport.events(`${path}/events`, request);
    if (events.ok) for await (const { data } of events.value) yield JSON.parse(data) as Task<P>;
  } catch (error) {
    if (request.signal?.aborted === true) throw error;
  }
}

/** Waits with a timer. */
export const pauseByTimer: Pause = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    if (signal?.aborted === true) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
