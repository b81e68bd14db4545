import { UNREACHABLE, type Problem } from '#client';
import { computed, effect, signal } from '@preact/signals';
import type { Answer } from '../api/answer.js';
import { client, sender } from '../../../state/settings.js';
import type { EquityRequest } from '../inputs/request.js';
import { isStale, outcome } from './outcome.js';

/** Whether the details of the result are open. They cost a request of their own. */
export const isBreakdownOpen = signal(false);

interface Breakdown {
  /** The request of the result, as JSON text. */
  readonly request: string;
  readonly answer: Answer | null;
  readonly problem: Problem | null;
}

const last = signal<Breakdown | null>(null);

const attempts = signal(0);

/** Requests the details again. */
export const retryBreakdown = (): void => {
  attempts.value++;
};

/** The answered request whose details are wanted; null if there is none. */
const wanted = computed(() => {
  const { step, request } = outcome.value ?? {};
  return isBreakdownOpen.value && !isStale.value && step?.state === 'answered' ? (request ?? null) : null;
});

/** The details of the current result; null while there are none. */
export const breakdown = computed(() => (last.value?.request === wanted.value ? last.value : null));

/** The request, and what triggers it: a new object for each trigger. */
const trigger = computed(() => ({
  request: wanted.value,
  attempt: attempts.value,
  sender: sender.value,
}));

/** The size of the sample when the usual one is too large for details, as with many players. */
const TRIALS = 20_000;

/** Requests the details when they are open, for each result once. A sample for details has the usual size. */
export const followBreakdown = (): void => {
  let stop = new AbortController();
  effect(() => {
    const { request } = trigger.value;
    const isAnswered = last.peek()?.request === request && last.peek()?.answer !== null;
    if (request === null || isAnswered) return;
    stop.abort();
    stop = new AbortController();
    const { signal: aborted } = stop;
    const { error: _, ...question } = JSON.parse(request) as EquityRequest;
    const send = (how: { readonly method: 'auto' | 'monte-carlo'; readonly trials?: number }) =>
      client.post('/v1/equity', {
        body: { ...question, ...how, include: ['hands', 'categories', 'next-cards'] },
        signal: aborted,
      });
    void send({ method: 'auto' })
      .then((reply) =>
        !reply.ok && reply.problem.code === 'too-large'
          ? send({ method: 'monte-carlo', trials: TRIALS })
          : reply,
      )
      .then((reply) => {
        // A request for details never becomes a job.
        const answer = reply.ok && reply.status === 200 ? reply.value : null;
        last.value = { request, answer, problem: reply.ok ? null : reply.problem };
      })
      .catch(() => {
        if (!aborted.aborted) last.value = { request, answer: null, problem: UNREACHABLE };
      });
  });
};
