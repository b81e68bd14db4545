import { toRequestOrder, type Answer, toStoredQuestion } from '#equity';
import { Injectable } from '@nestjs/common';
import { type SolverRequest, handsOf, questionOf } from '#solver-threads';
import { EquityJobsService } from './equity-jobs.service.js';
import type { EquityJob } from './equity-job.dto.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { SolverService } from '../solver/solver.service.js';
import { equityAnswer, type EquityAnswer } from './equity-response.dto.js';
import { issuesProblem, throwProblem, tooLarge } from './equity-problems.js';
import { AnswerCache } from './answer-cache.js';

/** Whose question it is, and the signal that he has gone. */
export interface Asker {
  readonly workspaceId: string;
  readonly idempotencyKey: string | null;
  readonly signal: AbortSignal;
}

export type EquityOutcome =
  | { readonly kind: 'answer'; readonly answer: EquityAnswer }
  | { readonly kind: 'job'; readonly job: EquityJob };

/**
 * Answers questions one by one. A thread reads the question, for a range may take seconds; what is known is not asked again, and
 * what costs much becomes a job.
 */
@Injectable()
export class EquityService {
  constructor(
    private readonly solver: SolverService,
    private readonly known: AnswerCache,
    private readonly metrics: MetricsService,
    private readonly jobs: EquityJobsService,
  ) {}

  /** @throws ProblemError for a question that makes no sense, or is too large */
  async answer(asked: SolverRequest, asker: Asker): Promise<EquityOutcome> {
    try {
      return await this.answerOrThrow(asked, asker);
    } catch (error) {
      this.metrics.equity.inc({ method: 'refused' });
      throw error;
    }
  }

  private async answerOrThrow(asked: SolverRequest, { signal, ...whose }: Asker): Promise<EquityOutcome> {
    const how = { line: 'questions', signal } as const;
    const read = await this.solver.run('prepareRequest', asked, how).catch(throwProblem);
    if (!read.ok) throw issuesProblem(read.issues);
    const { key, order, cost, spot, options, strategy, plan } = read;
    const asAnswered = (answer: Answer, seconds: number, cached: boolean): EquityOutcome => {
      this.metrics.equity.inc({ method: cached ? 'cached' : answer.method });
      return {
        kind: 'answer',
        answer: equityAnswer(toRequestOrder(answer, order, handsOf(asked)), seconds, cached),
      };
    };
    const wished = { ...whose, question: toStoredQuestion(questionOf(asked), order), asking: options };
    const earlier = await this.jobs.underKey(wished);
    if (earlier !== null) return { kind: 'job', job: earlier };
    const { workspaceId } = whose;
    if (plan !== null) {
      // What is told besides who wins is told at once, or not at all.
      if (options.include !== undefined) throw tooLarge(cost);
      const known = await this.jobs.answered(workspaceId, key);
      if (known !== null) return asAnswered(known, 0, true);
      const job = await this.jobs.submit({
        ...wished,
        key,
        plan,
      });
      this.metrics.equity.inc({ method: 'job' });
      return { kind: 'job', job };
    }
    // What one workspace has asked is nothing to another.
    const place = `${workspaceId} ${key}`;
    const known = this.known.get(place);
    if (known !== undefined) return asAnswered(known, 0, true);
    const solved = await this.solver
      .run('solvePrepared', { spot, options, strategy }, how)
      .catch(throwProblem);
    this.known.set(place, solved.answer);
    return asAnswered(solved.answer, solved.seconds, false);
  }
}
