import { computed, effect, signal } from '@preact/signals';
import type { Answer, PlayerAnswer } from '../api/answer.js';
import { ask, cancel, type Step } from '../api/asking.js';
import { type EquityRequest, prepare } from '../question/request.js';
import { question } from './asked.js';
import { game } from './games.js';
import { client, sender } from './settings.js';

/** What the service has said, and of which question. */
export interface Outcome {
  /** The request as text: two that are equal are one question. */
  readonly request: string;
  /** Who the players of the answer are. */
  readonly seatIds: readonly number[];
  readonly step: Step;
  /** The last figures, of a running job the estimates. */
  readonly answer: Answer | null;
}

export const outcome = signal<Outcome | null>(null);

export const preparation = computed(() => (game.value === null ? null : prepare(question.value, game.value)));

/** The request that the fields make; null while they make none. */
const wanted = computed(() =>
  preparation.value?.ready === true ? JSON.stringify(preparation.value.request) : null,
);

/** Whether what is shown is not about what is asked. */
export const isStale = computed(() => outcome.value?.request !== wanted.value);

/** Whether an answer is on its way, and nothing of it is here yet. */
export const isAsking = computed(() => wanted.value !== null && isStale.value);

/** Whether what the fields say cannot be, as when a card is in two of them; what is only unfinished may still be. */
export const isFaulty = computed(
  () => preparation.value?.ready === false && preparation.value.gaps.some(({ what }) => what === 'twice'),
);

/** The figures of a player; null where there are none. After a fault nobody has any, whoever found it. */
export const figuresOf = (id: number): PlayerAnswer | null => {
  if (isFaulty.value) return null;
  const { answer, seatIds } = outcome.value ?? { answer: null, seatIds: [] };
  return answer?.players[seatIds.indexOf(id)] ?? null;
};

/** Long enough for the next card to be chosen, too short to be waited for. */
const SETTLED_MS = 250;

const attempts = signal(0);

/** What there is to ask; another object with everything that is a reason to ask. */
const occasion = computed(() => ({
  request: wanted.value,
  attempt: attempts.value,
  sender: sender.value,
}));

export const askAgain = (): void => {
  attempts.value++;
};

export const cancelJob = (): void => {
  const step = outcome.peek()?.step;
  if (step?.state === 'running') void cancel(client, step.job);
};

interface UnderWay {
  readonly request: string;
  readonly stop: AbortController;
}

/** Asks whenever the question has changed and settled; whatever was under way is then called off, and its answer dropped. */
export const startAsking = (): void => {
  let clock: ReturnType<typeof setTimeout> | undefined;
  let underWay: UnderWay | null = null;
  /** Another language or key is no reason to ask once more what has been answered, or is being. */
  const isInHand = (request: string): boolean => {
    const told = outcome.peek();
    if (told?.request !== request) return false;
    return told.step.state === 'answered' || (told.step.state === 'running' && underWay?.request === request);
  };
  effect(() => {
    const { request } = occasion.value;
    clearTimeout(clock);
    if (underWay !== null && underWay.request !== request) {
      underWay.stop.abort();
      underWay = null;
    }
    if (request === null || isInHand(request)) return;
    clock = setTimeout(() => {
      underWay?.stop.abort();
      underWay = { request, stop: new AbortController() };
      void run(request, underWay.stop.signal);
    }, SETTLED_MS);
  });
};

const run = async (request: string, signal: AbortSignal): Promise<void> => {
  const seatIds = question.peek().seats.map(({ id }) => id);
  const body = JSON.parse(request) as EquityRequest;
  let answer: Answer | null = null;
  try {
    for await (const step of ask(client, body, signal)) {
      if (signal.aborted) return;
      answer = figuresIn(step) ?? answer;
      outcome.value = { request, seatIds, step, answer };
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
};

const figuresIn = (step: Step): Answer | null => {
  if (step.state === 'answered') return step.answer;
  return 'job' in step ? step.job.estimate : null;
};
