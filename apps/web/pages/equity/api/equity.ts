import type { EquityRequest } from '../inputs/request.js';
import { type Answer, hasEnded, type Job } from './answer.js';
import type { Client, Reply } from '../../../api/client.js';
import { UNREACHABLE, type Problem } from '../../../api/problem.js';

/** The state of an equity request. */
export type Step =
  | { readonly state: 'waiting'; readonly seconds: number }
  | { readonly state: 'running'; readonly job: Job }
  | { readonly state: 'answered'; readonly answer: Answer; readonly job: Job | null }
  | { readonly state: 'cancelled'; readonly job: Job }
  | { readonly state: 'failed'; readonly job: Job }
  | { readonly state: 'refused'; readonly problem: Problem };

export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** How often to retry while the service is busy, and the longest wait before an attempt. */
const MAX_RETRIES = 10;
const MAX_WAIT_S = 30;
const DEFAULT_WAIT_S = 2;
/** How long to wait before reconnecting to a broken stream, and how often in a row. */
const PAUSE_MS = 1000;
const MAX_RECONNECTS = 20;

/** Sends an equity request and yields its states until it ends. If the signal aborts, it rejects and cancels its job. */
export async function* requestEquity(
  client: Client,
  request: EquityRequest,
  signal: AbortSignal,
  sleep: Sleep = pause,
): AsyncGenerator<Step, void, undefined> {
  for (let retries = 0; ; retries++) {
    const reply = await client.send<Answer | Job>('POST', '/v1/equity', { body: request, signal });
    if (reply.ok) {
      if (reply.status === 202) yield* followJob(client, reply.value as Job, signal, sleep);
      else yield { state: 'answered', answer: reply.value as Answer, job: null };
      return;
    }
    const seconds = secondsToRetry(reply);
    if (seconds === null || retries === MAX_RETRIES) {
      yield { state: 'refused', problem: reply.problem };
      return;
    }
    yield { state: 'waiting', seconds };
    await sleep(seconds * 1000, signal);
  }
}

/** Seconds to wait before the next attempt; null if another attempt is useless. */
const secondsToRetry = ({ problem, retryAfter }: Reply<never> & { ok: false }): number | null => {
  if (problem.status !== 429 && problem.status !== 503) return null;
  const seconds = retryAfter ?? DEFAULT_WAIT_S;
  return seconds <= MAX_WAIT_S ? Math.max(1, seconds) : null;
};

async function* followJob(
  client: Client,
  first: Job,
  signal: AbortSignal,
  sleep: Sleep,
): AsyncGenerator<Step, void, undefined> {
  const path = pathOf(first);
  let job = first;
  try {
    yield stepOf(job);
    for (let reconnects = 0; !hasEnded(job) && reconnects < MAX_RECONNECTS; reconnects++) {
      for await (const update of jobEvents(client, path, signal)) {
        job = update;
        reconnects = 0;
        yield stepOf(job);
        if (hasEnded(job)) return;
      }
      // The stream ended before the job: fetch its state.
      await sleep(PAUSE_MS, signal);
      const reply = await client.send<Job>('GET', path, { signal });
      if (reply.ok) yield stepOf((job = reply.value));
      else if (reply.problem.status === 404 || reply.problem.status === 401) {
        yield { state: 'refused', problem: reply.problem };
        return;
      }
    }
    if (!hasEnded(job)) yield { state: 'refused', problem: UNREACHABLE };
  } finally {
    if (signal.aborted && !hasEnded(job)) void client.send('DELETE', path, { keepalive: true });
  }
}

/** Cancels a job. Its stream then reports the end. */
export const cancel = (client: Client, job: Job): Promise<Reply<Job>> =>
  client.send<Job>('DELETE', pathOf(job));

const pathOf = ({ id }: Job): string => `/v1/equity/${encodeURIComponent(id)}`;

async function* jobEvents(
  client: Client,
  path: string,
  signal: AbortSignal,
): AsyncGenerator<Job, void, undefined> {
  try {
    for await (const { data } of client.events(`${path}/events`, signal)) yield JSON.parse(data) as Job;
  } catch (error) {
    // A broken stream is handled like one that ended: `followJob` fetches the state.
    if (signal.aborted) throw error;
  }
}

const stepOf = (job: Job): Step => {
  if (job.state === 'done' && job.answer !== null) return { state: 'answered', answer: job.answer, job };
  if (job.state === 'cancelled') return { state: 'cancelled', job };
  if (job.state === 'failed' || job.state === 'done') return { state: 'failed', job };
  return { state: 'running', job };
};

const pause: Sleep = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const clock = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(clock);
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    });
  });
