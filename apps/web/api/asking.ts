import type { EquityRequest } from '../question/request.js';
import { type Answer, hasEnded, type Job } from './answer.js';
import type { Client, Reply } from './client.js';
import { NOT_THERE, type Problem } from './problem.js';

/** How far a question has come. */
export type Step =
  | { readonly state: 'waiting'; readonly seconds: number }
  | { readonly state: 'running'; readonly job: Job }
  | { readonly state: 'answered'; readonly answer: Answer; readonly job: Job | null }
  | { readonly state: 'cancelled'; readonly job: Job }
  | { readonly state: 'failed'; readonly job: Job }
  | { readonly state: 'refused'; readonly problem: Problem };

export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** How often to come back to a service that is busy, and how long to wait for it at most each time. */
const MOST_RETURNS = 10;
const LONGEST_WAIT_S = 30;
const USUAL_WAIT_S = 2;
/** How long to wait before a broken stream is asked for again, and how often that may happen on end. */
const PAUSE_MS = 1000;
const MOST_BREAKS = 20;

/**
 * Asks a question, and follows it to its end where it is a job. Called off by its signal it rejects, and a job that nobody
 * waits for any more is cancelled.
 */
export async function* ask(
  client: Client,
  request: EquityRequest,
  signal: AbortSignal,
  sleep: Sleep = pause,
): AsyncGenerator<Step, void, undefined> {
  for (let returns = 0; ; returns++) {
    const reply = await client.send<Answer | Job>('POST', '/v1/equity', { body: request, signal });
    if (reply.ok) {
      if (reply.status === 202) yield* follow(client, reply.value as Job, signal, sleep);
      else yield { state: 'answered', answer: reply.value as Answer, job: null };
      return;
    }
    const seconds = waitFor(reply);
    if (seconds === null || returns === MOST_RETURNS) {
      yield { state: 'refused', problem: reply.problem };
      return;
    }
    yield { state: 'waiting', seconds };
    await sleep(seconds * 1000, signal);
  }
}

/** Seconds until the same question may be taken; null where it never will. */
const waitFor = ({ problem, retryAfter }: Reply<never> & { ok: false }): number | null => {
  if (problem.status !== 429 && problem.status !== 503) return null;
  const seconds = retryAfter ?? USUAL_WAIT_S;
  return seconds <= LONGEST_WAIT_S ? Math.max(1, seconds) : null;
};

async function* follow(
  client: Client,
  first: Job,
  signal: AbortSignal,
  sleep: Sleep,
): AsyncGenerator<Step, void, undefined> {
  const path = pathOf(first);
  let job = first;
  try {
    yield stepOf(job);
    for (let breaks = 0; !hasEnded(job) && breaks < MOST_BREAKS; breaks++) {
      for await (const told of jobsIn(client, path, signal)) {
        job = told;
        breaks = 0;
        yield stepOf(job);
        if (hasEnded(job)) return;
      }
      // The stream has ended or broken before the job has: how far is it?
      await sleep(PAUSE_MS, signal);
      const reply = await client.send<Job>('GET', path, { signal });
      if (reply.ok) yield stepOf((job = reply.value));
      else if (reply.problem.status === 404 || reply.problem.status === 401) {
        yield { state: 'refused', problem: reply.problem };
        return;
      }
    }
    if (!hasEnded(job)) yield { state: 'refused', problem: NOT_THERE };
  } finally {
    if (signal.aborted && !hasEnded(job)) void client.send('DELETE', path, { outlives: true });
  }
}

/** Calls a job off; its stream then says that it ended. */
export const cancel = (client: Client, job: Job): Promise<Reply<Job>> =>
  client.send<Job>('DELETE', pathOf(job));

const pathOf = ({ id }: Job): string => `/v1/equity/${encodeURIComponent(id)}`;

async function* jobsIn(
  client: Client,
  path: string,
  signal: AbortSignal,
): AsyncGenerator<Job, void, undefined> {
  try {
    for await (const { data } of client.events(`${path}/events`, signal)) yield JSON.parse(data) as Job;
  } catch (error) {
    // One that breaks is like one that ends; who reads it asks what became of the job.
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
      reject(signal.reason instanceof Error ? signal.reason : new Error('called off'));
    });
  });
