import { type Client, hasEnded, type Pause, pauseByTimer, type Problem, type Reply } from '#client';
import { MAX_RETRIES, secondsToRetry } from '../../../api/patience.js';
import type { EquityRequest } from '../inputs/request.js';
import type { Answer, Job } from './answer.js';

/** The state of an equity request. */
export type Step =
  | { readonly state: 'waiting'; readonly seconds: number }
  | { readonly state: 'running'; readonly job: Job }
  | { readonly state: 'answered'; readonly answer: Answer; readonly job: Job | null }
  | { readonly state: 'cancelled'; readonly job: Job }
  | { readonly state: 'failed'; readonly job: Job }
  | { readonly state: 'refused'; readonly problem: Problem };

/** Sends an equity request and yields its states until it ends. If the signal aborts, it rejects and cancels its job. */
export async function* requestEquity(
  client: Client,
  request: EquityRequest,
  signal: AbortSignal,
  pause: Pause = pauseByTimer,
): AsyncGenerator<Step, void, undefined> {
  for (let retries = 0; ; retries++) {
    const reply = await client.post('/v1/equity', { body: request, signal });
    if (reply.ok) {
      if (reply.status === 202) yield* followJob(client, reply.value, signal, pause);
      else yield { state: 'answered', answer: reply.value, job: null };
      return;
    }
    const seconds = secondsToRetry(reply);
    if (seconds === null || retries === MAX_RETRIES) {
      yield { state: 'refused', problem: reply.problem };
      return;
    }
    yield { state: 'waiting', seconds };
    await pause(seconds * 1000, signal);
  }
}

async function* followJob(
  client: Client,
  first: Job,
  signal: AbortSignal,
  pause: Pause,
): AsyncGenerator<Step, void, undefined> {
  let job = first;
  try {
    for await (const state of client.follow('/v1/equity/{id}', first, { signal, pause })) {
      if (state.ok) job = state.value;
      yield state.ok ? stepOf(job) : { state: 'refused', problem: state.problem };
    }
  } finally {
    if (signal.aborted && !hasEnded(job)) void cancel(client, job, true);
  }
}

/** Cancels a job. Its stream then reports the end. */
export const cancel = (client: Client, { id }: Job, keepalive = false): Promise<Reply<Job>> =>
  client.delete('/v1/equity/{id}', { path: { id }, keepalive });

const stepOf = (job: Job): Step => {
  if (job.state === 'done' && job.answer !== null) return { state: 'answered', answer: job.answer, job };
  if (job.state === 'cancelled') return { state: 'cancelled', job };
  if (job.state === 'failed' || job.state === 'done') return { state: 'failed', job };
  return { state: 'running', job };
};
