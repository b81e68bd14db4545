import { z } from 'zod';
import {
  type Answer,
  toRequestOrder,
  type SeededOptions,
  stoppingRuleOf,
  type StoredQuestion,
} from '#equity';
import type { EquityJob as StoredJob, EquityJobError } from '#storage';
import { handsOf } from '#solver-threads';
import type { Language } from '../http/language.js';
import type { Message } from '#cards';
import { EquityAnswer, equityAnswer } from './equity-response.dto.js';
import { MESSAGES } from '../messages.js';

const STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

/** A large question of equity as it is answered: how far it has come, and what it has come to. */
export const EquityJob = z
  .object({
    id: z.uuid(),
    state: z.enum(STATES),
    game: z.string(),
    method: z.enum(['exact', 'monte-carlo']),
    progress: z
      .object({ done: z.int(), total: z.int() })
      .describe('pieces; a sample may be large enough before its last'),
    limits: z
      .object({ trials: z.int().nullable() })
      .describe('trials at most, whatever the standard error is by then; null where all cases are counted'),
    estimate: EquityAnswer.nullable().describe(
      'what a sample says so far; null before there is one, and in the end',
    ),
    answer: EquityAnswer.nullable(),
    error: z.object({ code: z.string(), detail: z.string() }).nullable(),
    revision: z.int().describe('grows with every change'),
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'EquityJob' });
export interface EquityJob extends Omit<z.output<typeof EquityJob>, 'estimate' | 'answer'> {
  readonly estimate: EquityAnswer | null;
  readonly answer: EquityAnswer | null;
}

/** Why a question was not answered, in words. The store keeps the code alone. */
const ERRORS: Readonly<Record<EquityJobError['code'], Message>> = {
  'piece-failed': MESSAGES.batchFailed,
};

/** A job in the words of the API, and of who asked: what it came to is told of the canonical question. */
export const equityJobAnswer = (job: StoredJob, language: Language): EquityJob => {
  const { id, state, method, revision, seconds, error } = job;
  const question = job.question as StoredQuestion;
  const asking = job.options as SeededOptions;
  const told = (answer: unknown): EquityAnswer | null =>
    answer === null
      ? null
      : equityAnswer(toRequestOrder(answer as Answer, question.order, handsOf(question)), seconds, false);
  return {
    id,
    state,
    game: question.game.id,
    method,
    progress: { done: job.done, total: job.batches },
    limits: { trials: method === 'exact' ? null : stoppingRuleOf(asking).trials },
    estimate: told(job.estimate),
    answer: told(job.answer),
    error: error === null ? null : { code: error.code, detail: ERRORS[error.code][language] },
    revision,
    createdAt: job.createdAt.toISOString(),
    startedAt: job.startedAt?.toISOString() ?? null,
    finishedAt: job.finishedAt?.toISOString() ?? null,
  };
};
