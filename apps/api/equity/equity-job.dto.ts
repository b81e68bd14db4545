import { z } from 'zod';
import {
  type Answer,
  toRequestOrder,
  type SeededOptions,
  stoppingRuleOf,
  type StoredQuestion,
} from '#equity';
import { equityJobErrors } from '#contracts';
import type { EquityJob as StoredJob } from '#storage';
import { handTexts } from '#solver-threads';
import type { Language } from '../http/language.js';
import { EquityAnswer, equityAnswer } from './equity-response.dto.js';

const STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

/** An equity job: its progress and its answer. */
export const EquityJob = z
  .object({
    id: z.uuid(),
    state: z.enum(STATES),
    game: z.string(),
    method: z.enum(['exact', 'monte-carlo']),
    progress: z
      .object({ done: z.int(), total: z.int() })
      .describe('batches; Monte Carlo can end before the last one'),
    limits: z
      .object({ trials: z.int().nullable() })
      .describe(
        'maximum number of trials, even if the standard error is not reached; null for the method exact',
      ),
    estimate: EquityAnswer.nullable().describe(
      'the answer so far; null before the first batch and when the job has ended',
    ),
    answer: EquityAnswer.nullable(),
    error: z.object({ code: z.string(), detail: z.string() }).nullable(),
    revision: z.int().describe('increases with every change'),
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'EquityJob' });
export interface EquityJob extends Omit<z.output<typeof EquityJob>, 'estimate' | 'answer'> {
  readonly estimate: EquityAnswer | null;
  readonly answer: EquityAnswer | null;
}

/** An equity job as a response. Stored answers are in canonical order; the response is in the order of the request. */
export const equityJobResponse = (job: StoredJob, language: Language): EquityJob => {
  const { id, state, method, revision, seconds, error } = job;
  const question = job.question as StoredQuestion;
  const options = job.options as SeededOptions;
  const answerIn = (answer: unknown): EquityAnswer | null =>
    answer === null
      ? null
      : equityAnswer(toRequestOrder(answer as Answer, question.order, handTexts(question)), seconds, false);
  return {
    id,
    state,
    game: question.game.id,
    method,
    progress: { done: job.done, total: job.batches },
    limits: { trials: method === 'exact' ? null : stoppingRuleOf(options).trials },
    estimate: answerIn(job.estimate),
    answer: answerIn(job.answer),
    error: error === null ? null : { code: error.code, detail: equityJobErrors[error.code][language] },
    revision,
    createdAt: job.createdAt.toISOString(),
    startedAt: job.startedAt?.toISOString() ?? null,
    finishedAt: job.finishedAt?.toISOString() ?? null,
  };
};
