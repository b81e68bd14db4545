import { isTemporary, type Problem, type RulingRequest } from '#client';
import { computed, effect, signal } from '@preact/signals';
import { loadCatalogue, requestRuling, type Field, type Ruling, type RulingCatalogue } from '../api.js';
import {
  fieldAt,
  isOfGame,
  isSameRuling,
  otherHouse,
  rulingRequest,
  type RulingInputs,
} from '../inputs/ruling.js';
import { isAt } from '../../../router/place.js';
import { game, rulingInputs } from './rulings-game.js';
import { client, sender } from '../../../state/settings.js';

export const changeRuling = (to: (from: RulingInputs) => RulingInputs): void => {
  rulingInputs.value = to(rulingInputs.peek());
};

/** The incidents, houses and rules; null until they are loaded. */
export const catalogue = signal<RulingCatalogue | null>(null);
export const catalogueProblem = signal<Problem | null>(null);

/** The chosen incident; null if none is chosen or the service does not have it. */
export const incident = computed(
  () => catalogue.value?.items.find(({ type }) => type === rulingInputs.value.type) ?? null,
);

/** The answer of a house. */
export interface HouseAnswer {
  readonly house: string;
  /** The request as JSON text. */
  readonly request: string;
  readonly ruling: Ruling | null;
  readonly problem: Problem | null;
}

/** The last answers: of the house, and of the other one. */
const answers = signal<readonly HouseAnswer[]>([]);

const requestText = (house: string): string | null => {
  const request = catalogue.value === null ? null : rulingRequest(rulingInputs.value, house, catalogue.value);
  return request === null ? null : JSON.stringify(request);
};

/** The answer of a house to the present inputs; null if there is none yet. */
export const answerOf = (house: string): HouseAnswer | null => {
  const request = requestText(house);
  return answers.value.find((answer) => answer.request === request) ?? null;
};

/** A question: a field, and its place in the request. */
export interface Question {
  readonly pointer: string;
  readonly field: Field;
}

/** Whether a fact cannot be read, so that no house is asked. */
export const hasUnreadFact = computed(
  () => incident.value !== null && requestText(rulingInputs.value.house) === null,
);

/** The first fact that the ruling of a house needs; null if all are known. */
const questionOf = (house: string): Question | null => {
  const { type } = rulingInputs.value;
  if (type === null || catalogue.value === null) return null;
  for (const { pointer = '', code } of answerOf(house)?.problem?.errors ?? []) {
    const field = code === 'missing-fact' ? fieldAt(pointer, type, catalogue.value) : null;
    if (field !== null) return { pointer, field };
  }
  return null;
};

/** The question that the ruling of the house needs; null if it is known. */
export const nextQuestion = computed<Question | null>(() => questionOf(rulingInputs.value.house));

/** The question that only the ruling of the other house needs, once that of the house is known. */
export const questionElsewhere = computed<Question | null>(() => {
  const { house } = rulingInputs.value;
  return answerOf(house)?.ruling == null ? null : questionOf(otherHouse(house));
});

/** Whether the other house rules as the house does. */
export const isSameElsewhere = computed(() => {
  const { house } = rulingInputs.value;
  const [here, there] = [house, otherHouse(house)].map((each) => answerOf(each)?.ruling ?? null);
  return here != null && there != null && isSameRuling(here, there);
});

/** The fields of the incident that the ruling does not need, but that may change it. */
export const openDetails = computed<readonly Question[]>(() => {
  const known = new Set(rulingInputs.value.facts.map(({ pointer }) => pointer));
  return (incident.value?.fields ?? [])
    .map((field) => ({ pointer: `/incident/${field.name.replace('.', '/')}`, field }))
    .filter(
      ({ pointer, field }) =>
        field.type !== 'other' &&
        isOfGame(field.name, game.value) &&
        !known.has(pointer) &&
        pointer !== nextQuestion.value?.pointer &&
        pointer !== questionElsewhere.value?.pointer,
    );
});

const RETRY_MS = 3000;

/** Loads the catalogue when the page is opened, and asks for rulings when the inputs change. */
export const startRulings = (): void => {
  effect(() => {
    const isNeeded = isAt('/rulings') && sender.value !== '';
    if (isNeeded && catalogue.peek() === null) void load();
  });
  let stop = new AbortController();
  effect(() => {
    const { house } = rulingInputs.value;
    const requests = [house, otherHouse(house)].map((each) => ({ house: each, text: requestText(each) }));
    const isShown = isAt('/rulings') && sender.value !== '';
    stop.abort();
    stop = new AbortController();
    if (isShown) void ask(requests, stop.signal);
  });
};

const load = async (): Promise<void> => {
  const reply = await loadCatalogue(client);
  if (reply.ok) {
    catalogue.value = reply.value;
    catalogueProblem.value = null;
    return;
  }
  catalogueProblem.value = reply.problem;
  if (isTemporary(reply.problem)) setTimeout(() => void load(), RETRY_MS);
};

const ask = async (
  requests: readonly { readonly house: string; readonly text: string | null }[],
  signal: AbortSignal,
): Promise<void> => {
  try {
    const replies = await Promise.all(
      requests.flatMap(({ house, text }) => (text === null ? [] : [askOne(house, text, signal)])),
    );
    if (!signal.aborted) answers.value = replies;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
};

const askOne = async (house: string, request: string, signal: AbortSignal): Promise<HouseAnswer> => {
  const reply = await requestRuling(client, JSON.parse(request) as RulingRequest, signal);
  return {
    house,
    request,
    ruling: reply.ok ? reply.value : null,
    problem: reply.ok ? null : reply.problem,
  };
};

/** Asks again after a problem that may pass. */
export const askAgain = (): void => {
  rulingInputs.value = { ...rulingInputs.peek() };
};
