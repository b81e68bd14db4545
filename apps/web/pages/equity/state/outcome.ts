import { computed, effect, signal } from '@preact/signals';
import type { Answer, PlayerAnswer } from '../api/answer.js';
import { cancel, requestEquity, type Step } from '../api/equity.js';
import { type EquityRequest, prepare } from '../inputs/request.js';
import { inputs } from './inputs.js';
import { game } from './game.js';
import { isAt } from '../../../router/place.js';
import { client, sender } from '../../../state/settings.js';

/** The state of the last request. */
export interface Outcome {
  /** The request as JSON text, to compare requests. */
  readonly request: string;
  /** The seat of each player of the answer. */
  readonly seatIds: readonly number[];
  readonly step: Step;
  /** The last answer, or the estimate of a running job. */
  readonly answer: Answer | null;
  /** Seconds from the request to this step, as the visitor waited. */
  readonly seconds: number;
}

export const outcome = signal<Outcome | null>(null);

export const preparation = computed(() => (game.value === null ? null : prepare(inputs.value, game.value)));

/** The request of the current inputs as JSON text; null while they are incomplete. */
const requestText = computed(() =>
  isAt('/equity') && preparation.value?.ready === true ? JSON.stringify(preparation.value.request) : null,
);

/** Whether the shown answer belongs to other inputs. */
export const isStale = computed(() => outcome.value?.request !== requestText.value);

/** Whether the service has not responded to the current request yet. */
export const isPending = computed(() => requestText.value !== null && isStale.value);

/** Whether a card is used in two fields. Incomplete fields are not a conflict. */
export const hasConflict = computed(
  () => preparation.value?.ready === false && preparation.value.gaps.some(({ what }) => what === 'twice'),
);

/** The answer for a player; null if there is none, or while inputs conflict. */
export const figuresOf = (id: number): PlayerAnswer | null => {
  if (hasConflict.value) return null;
  const { answer, seatIds } = outcome.value ?? { answer: null, seatIds: [] };
  return answer?.players[seatIds.indexOf(id)] ?? null;
};

/** Time to choose the next card before a request is sent. */
const DELAY_MS = 250;

const attempts = signal(0);

/** The request, and what triggers it: a new object for each trigger. */
const trigger = computed(() => ({
  request: requestText.value,
  attempt: attempts.value,
  sender: sender.value,
}));

export const retry = (): void => {
  attempts.value++;
};

export const cancelJob = (): void => {
  const step = outcome.peek()?.step;
  if (step?.state === 'running') void cancel(client, step.job);
};

interface RunningRequest {
  readonly request: string;
  readonly stop: AbortController;
}

/** A refused request is none of them: another key may be accepted. */
const ENDS: ReadonlySet<Step['state']> = new Set(['answered', 'cancelled', 'failed']);

/** Sends a request when the inputs change, after a short delay. A running request is aborted. */
export const startRequests = (): void => {
  let clock: ReturnType<typeof setTimeout> | undefined;
  let running: RunningRequest | null = null;
  let lastAttempt = attempts.peek();
  /** A change of language or key does not repeat a request that has ended or is running. */
  const isCurrent = (request: string): boolean => {
    const current = outcome.peek();
    if (current?.request !== request) return false;
    return ENDS.has(current.step.state) || (current.step.state === 'running' && running?.request === request);
  };
  effect(() => {
    const { request, attempt } = trigger.value;
    const isRepeated = attempt !== lastAttempt;
    lastAttempt = attempt;
    clearTimeout(clock);
    if (running !== null && running.request !== request) {
      running.stop.abort();
      running = null;
    }
    if (request === null || (!isRepeated && isCurrent(request))) return;
    clock = setTimeout(() => {
      running?.stop.abort();
      running = { request, stop: new AbortController() };
      void run(request, running.stop.signal);
    }, DELAY_MS);
  });
};

const run = async (request: string, signal: AbortSignal): Promise<void> => {
  const seatIds = inputs.peek().seats.map(({ id }) => id);
  const body = JSON.parse(request) as EquityRequest;
  let answer: Answer | null = null;
  const start = performance.now();
  try {
    for await (const step of requestEquity(client, body, signal)) {
      if (signal.aborted) return;
      answer = answerOf(step) ?? answer;
      const seconds = (performance.now() - start) / 1000;
      outcome.value = { request, seatIds, step, answer, seconds };
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
};

const answerOf = (step: Step): Answer | null => {
  if (step.state === 'answered') return step.answer;
  return 'job' in step ? step.job.estimate : null;
};
