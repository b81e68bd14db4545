import { JobQueues } from '#jobs';
import { Injectable } from '@nestjs/common';
import { type Answer, type SeededOptions, EMPTY_MERGE, type JobPlan, type StoredQuestion } from '#equity';
import { EquityJobRepository, type EquityJob as StoredJob } from '#storage';
import { BATCHES_AHEAD } from '#solver-threads';
import { ProblemError } from '../http/problem.js';
import { type EquityJob, equityJobAnswer } from './equity-job.dto.js';
import { MESSAGES } from '../messages.js';

/** What is asked, whose question it is, and the Idempotency-Key of the request: sent again under it, it leads to the same job. */
export interface WishedQuestion {
  readonly workspaceId: string;
  readonly idempotencyKey: string | null;
  readonly question: StoredQuestion;
  readonly asking: SeededOptions;
}

/** A question that is to be answered by the workers: too large to be answered while its asker waits. */
export interface LargeQuestion extends WishedQuestion {
  /** How the canonical question is cut, which is answered in its place. */
  readonly plan: Pick<JobPlan, 'method' | 'batches'>;
  /** Equal for equal questions, and for no others. */
  readonly key: string;
}

/** Large questions of equity: puts them down for the workers, tells of them, and calls them off. */
@Injectable()
export class EquityJobsService {
  constructor(
    private readonly jobs: EquityJobRepository,
    private readonly queues: JobQueues,
  ) {}

  /**
   * Puts a question down, or finds the job of its Idempotency-Key.
   *
   * @returns the job as `GET /v1/equity/:id` answers it
   * @throws ProblemError where too many are under way, or the Idempotency-Key is another question's
   */
  async submit(asked: LargeQuestion): Promise<EquityJob> {
    const { plan, asking: options, ...request } = asked;
    const { method, batches } = plan;
    const id = await this.jobs.create({ ...request, options, method, batches, merged: EMPTY_MERGE });
    if (id === null) throw tooMany();
    const job = await this.jobs.find(asked.workspaceId, id);
    if (job === null) throw new ProblemError('unavailable');
    checkSame(job, asked);
    if (job.state === 'queued') await this.hint(id, plan.batches);
    return equityJobAnswer(job, 'en');
  }

  /**
   * The job that the Idempotency-Key of a question was used for; null where there is none.
   *
   * @throws ProblemError where that was another question
   */
  async underKey(asked: WishedQuestion): Promise<EquityJob | null> {
    const { workspaceId, idempotencyKey } = asked;
    if (idempotencyKey === null) return null;
    const job = await this.jobs.findByIdempotencyKey(workspaceId, idempotencyKey);
    if (job === null) return null;
    checkSame(job, asked);
    return equityJobAnswer(job, 'en');
  }

  /** What an earlier job of the workspace has answered the canonical question of a key with. */
  async answered(workspaceId: string, key: string): Promise<Answer | null> {
    const job = await this.jobs.findAnswered(workspaceId, key);
    return job === null ? null : (job.answer as Answer);
  }

  find(workspaceId: string, id: string): Promise<StoredJob | null> {
    return this.jobs.find(workspaceId, id);
  }

  /** Only its revision: what those who wait for changes ask for. */
  revision(workspaceId: string, id: string): Promise<number | null> {
    return this.jobs.findRevision(workspaceId, id);
  }

  /** @returns false where it has ended already */
  cancel(workspaceId: string, id: string): Promise<boolean> {
    return this.jobs.cancel(workspaceId, id);
  }

  /** The first pieces: with each that is done the next one comes. What is lost of it the workers find in the table. */
  private async hint(jobId: string, pieces: number): Promise<void> {
    await this.queues.enqueue(
      'equity-batch',
      Array.from({ length: Math.min(pieces, BATCHES_AHEAD) }, (_, batch) => ({ jobId, batch })),
    );
  }
}

/** @throws ProblemError where a job answers another question, or answers it otherwise */
const checkSame = (job: StoredJob, { question, asking }: WishedQuestion): void => {
  if (JSON.stringify([job.question, job.options]) === JSON.stringify([question, asking])) return;
  throw new ProblemError('unprocessable', {
    detail: MESSAGES.otherEquityRequest,
  });
};

const tooMany = (): ProblemError =>
  new ProblemError('too-many-requests', {
    detail: MESSAGES.tooManyEquityJobs,
    headers: { 'retry-after': '5' },
  });
