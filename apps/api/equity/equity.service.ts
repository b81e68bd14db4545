import { asAsked, type Answer } from '#equity';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { anySeed, type AskedQuestion, handsOf, questionOf } from '../../equity/asked.js';
import { LARGEST_AT_ONCE } from '../../equity/at-once.js';
import { CONFLICT } from '../../equity/threads/work.js';
import { Metrics } from '../metrics/metrics.js';
import { EQUITY, type Services } from '../services.js';
import { equityAnswer, type EquityAnswer } from './equity-answer.js';
import { EQUITY_JOBS, type EquityJobs } from './equity-jobs.js';
import { faultsProblem, throwProblem, tooLarge } from './equity-problem.js';
import { KnownAnswers } from './known-answers.js';

/** Whose question it is, and the signal that he has gone. */
export interface Asker {
  readonly workspaceId: string;
  readonly signal: AbortSignal;
}

export type EquityOutcome =
  { readonly kind: 'answer'; readonly answer: EquityAnswer } | { readonly kind: 'job'; readonly job: object };

/**
 * Answers questions one by one. A thread reads the question, for a range may take seconds; what is known is not asked again, and
 * what costs much becomes a job.
 */
@Injectable()
export class EquityService {
  constructor(
    @Inject(EQUITY) private readonly threads: Services['equity'],
    @Inject(KnownAnswers) private readonly known: KnownAnswers,
    private readonly metrics: Metrics,
    @Optional() @Inject(EQUITY_JOBS) private readonly jobs?: EquityJobs,
  ) {}

  /** @throws ProblemError for a question that makes no sense, or is too large */
  async answer(asked: AskedQuestion, asker: Asker): Promise<EquityOutcome> {
    try {
      return await this.answerOrThrow(asked, asker);
    } catch (error) {
      this.metrics.equity.inc({ method: 'refused' });
      throw error;
    }
  }

  private async answerOrThrow(asked: AskedQuestion, { workspaceId, signal }: Asker): Promise<EquityOutcome> {
    const how = { line: 'questions', signal } as const;
    const read = await this.threads.run('read', asked, how).catch(throwProblem);
    if (!read.ok) throw faultsProblem(read.faults);
    const { key, order, cost, deal, asking } = read;
    const asAnswered = (answer: Answer, seconds: number, cached: boolean): EquityOutcome => {
      this.metrics.equity.inc({ method: cached ? 'cached' : answer.method });
      return {
        kind: 'answer',
        answer: equityAnswer(asAsked(answer, order, handsOf(asked)), seconds, cached),
      };
    };
    const known = key === null ? undefined : this.known.get(key);
    if (known !== undefined) return asAnswered(known, 0, true);
    if (cost > LARGEST_AT_ONCE) {
      if (this.jobs === undefined) throw tooLarge(cost);
      const seeded = { seed: anySeed(), ...asking };
      const job = await this.jobs.submit({
        workspaceId,
        question: questionOf(asked),
        asking: seeded,
        key,
        order,
        cost,
      });
      this.metrics.equity.inc({ method: 'job' });
      return { kind: 'job', job };
    }
    const solved = await this.threads.run('solve', { deal, asking }, how).catch(throwProblem);
    if (solved === null) throw faultsProblem([CONFLICT]);
    if (key !== null) this.known.set(key, solved.answer);
    return asAnswered(solved.answer, solved.seconds, false);
  }
}
