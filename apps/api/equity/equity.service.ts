import { policyAnswerOf, toRequestOrder, type Answer, toStoredQuestion } from '#equity';
import { Injectable } from '@nestjs/common';
import { type SolverRequest, handTexts, questionOf } from '#solver-threads';
import { EquityJobsService } from './equity-jobs.service.js';
import type { EquityJob } from './equity-job.dto.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { SolverService } from '../solver/solver.service.js';
import { equityAnswer, type EquityAnswer } from './equity-response.dto.js';
import { issuesProblem, throwProblem, tooLarge } from './equity-problems.js';
import { AnswerCacheService } from './answer-cache.service.js';

/** The workspace and key of a request, and the signal that its client has disconnected. */
export interface RequestContext {
  readonly workspaceId: string;
  readonly idempotencyKey: string | null;
  readonly signal: AbortSignal;
}

export type EquityOutcome =
  | { readonly kind: 'answer'; readonly answer: EquityAnswer }
  | { readonly kind: 'job'; readonly job: EquityJob };

/**
 * Answers single equity requests. A thread parses the request, because a range may take seconds. Equal requests are answered
 * from the cache, and expensive ones become jobs.
 */
@Injectable()
export class EquityService {
  constructor(
    private readonly solver: SolverService,
    private readonly cache: AnswerCacheService,
    private readonly metrics: MetricsService,
    private readonly jobs: EquityJobsService,
  ) {}

  /** @throws ProblemError if the request is invalid or too large */
  async answer(request: SolverRequest, context: RequestContext): Promise<EquityOutcome> {
    try {
      return await this.answerOrThrow(request, context);
    } catch (error) {
      this.metrics.equity.inc({ method: 'refused' });
      throw error;
    }
  }

  private async answerOrThrow(
    request: SolverRequest,
    { signal, ...owner }: RequestContext,
  ): Promise<EquityOutcome> {
    const taskOptions = { lane: 'requests', signal } as const;
    const prepared = await this.solver.run('prepareRequest', request, taskOptions).catch(throwProblem);
    if (!prepared.ok) throw issuesProblem(prepared.issues);
    const { key, order, cost, spot, options, strategy, plan } = prepared;
    const toOutcome = (answer: Answer, seconds: number, cached: boolean): EquityOutcome => {
      this.metrics.equity.inc({ method: cached ? 'cached' : answer.method });
      return {
        kind: 'answer',
        answer: equityAnswer(toRequestOrder(answer, order, handTexts(request)), seconds, cached),
      };
    };
    const question = toStoredQuestion(questionOf(request), order, policyAnswerOf(spot));
    const idempotentRequest = { ...owner, question, options };
    const earlier = await this.jobs.findByIdempotencyKey(idempotentRequest);
    if (earlier !== null) return { kind: 'job', job: earlier };
    const { workspaceId } = owner;
    if (plan !== null) {
      // Jobs do not compute additional outputs.
      if (options.include !== undefined) throw tooLarge(cost);
      const answer = await this.jobs.findAnswer(workspaceId, key);
      if (answer !== null) return toOutcome(answer, 0, true);
      const job = await this.jobs.submit({ ...idempotentRequest, key, plan });
      this.metrics.equity.inc({ method: 'job' });
      return { kind: 'job', job };
    }
    // The workspace is part of the key, so that no workspace learns what another one has requested.
    const cacheKey = `${workspaceId} ${key}`;
    const cached = this.cache.get(cacheKey);
    if (cached !== undefined) return toOutcome(cached, 0, true);
    const solved = await this.solver
      .run('solvePrepared', { spot, options, strategy }, taskOptions)
      .catch(throwProblem);
    this.cache.set(cacheKey, solved.answer);
    return toOutcome(solved.answer, solved.seconds, false);
  }
}
