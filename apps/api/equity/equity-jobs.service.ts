import { JobQueues } from '#jobs';
import { Injectable } from '@nestjs/common';
import { type Answer, type SeededOptions, EMPTY_MERGE, type JobPlan, type StoredQuestion } from '#equity';
import { EquityJobRepository, type EquityJob as StoredJob } from '#storage';
import { BATCHES_AHEAD } from '#solver-threads';
import { ProblemError } from '../http/problem.js';
import { type EquityJob, equityJobResponse } from './equity-job.dto.js';
import { MESSAGES } from '../messages.js';

/** An equity request of a workspace. Repeated under the same Idempotency-Key, it leads to the same job. */
export interface IdempotentEquityRequest {
  readonly workspaceId: string;
  readonly idempotencyKey: string | null;
  readonly question: StoredQuestion;
  readonly options: SeededOptions;
}

/** An equity request that is too large to be answered at once. */
export interface NewEquityJob extends IdempotentEquityRequest {
  /** The batches of the canonical request, which the workers answer. */
  readonly plan: Omit<JobPlan, 'run'>;
  /** The canonical key: equal for equal requests only. */
  readonly key: string;
}

/** Submits equity jobs to the workers, finds them, and cancels them. */
@Injectable()
export class EquityJobsService {
  constructor(
    private readonly jobs: EquityJobRepository,
    private readonly queues: JobQueues,
  ) {}

  /**
   * Creates a job and enqueues its first batches, or finds the job of its Idempotency-Key.
   *
   * @returns the job as `GET /v1/equity/:id` answers it
   * @throws ProblemError if the workspace has too many unfinished jobs, or the key was used for another request
   */
  async submit(newJob: NewEquityJob): Promise<EquityJob> {
    const { plan, ...request } = newJob;
    const id = await this.jobs.create({ ...request, ...plan, merged: EMPTY_MERGE });
    if (id === null) throw tooMany();
    const job = await this.jobs.find(newJob.workspaceId, id);
    if (job === null) throw new ProblemError('unavailable');
    checkSame(job, newJob);
    if (job.state === 'queued') await this.enqueue(id, plan.batches);
    return equityJobResponse(job, 'en');
  }

  /**
   * The job of the Idempotency-Key of a request; null if there is none.
   *
   * @throws ProblemError if the key was used for another request
   */
  async findByIdempotencyKey(request: IdempotentEquityRequest): Promise<EquityJob | null> {
    const { workspaceId, idempotencyKey } = request;
    if (idempotencyKey === null) return null;
    const job = await this.jobs.findByIdempotencyKey(workspaceId, idempotencyKey);
    if (job === null) return null;
    checkSame(job, request);
    return equityJobResponse(job, 'en');
  }

  /** The answer of an earlier job of the workspace with the same canonical key; null if there is none. */
  async findAnswer(workspaceId: string, key: string): Promise<Answer | null> {
    const job = await this.jobs.findAnswered(workspaceId, key);
    return job === null ? null : (job.answer as Answer);
  }

  find(workspaceId: string, id: string): Promise<StoredJob | null> {
    return this.jobs.find(workspaceId, id);
  }

  /** The revision of a job, to notice changes. */
  revision(workspaceId: string, id: string): Promise<number | null> {
    return this.jobs.findRevision(workspaceId, id);
  }

  /** Cancels a job. @returns false if it has already ended */
  cancel(workspaceId: string, id: string): Promise<boolean> {
    return this.jobs.cancel(workspaceId, id);
  }

  /** Enqueues the first batches; each finished batch enqueues the next one. If the queue is unavailable, the sweeper finds them. */
  private async enqueue(jobId: string, batches: number): Promise<void> {
    await this.queues.enqueue(
      'equity-batch',
      Array.from({ length: Math.min(batches, BATCHES_AHEAD) }, (_, batch) => ({ jobId, batch })),
    );
  }
}

/** @throws ProblemError if a job is for another request or has other options */
const checkSame = (job: StoredJob, { question, options }: IdempotentEquityRequest): void => {
  if (JSON.stringify([job.question, job.options]) === JSON.stringify([question, options])) return;
  throw new ProblemError('unprocessable', {
    detail: MESSAGES.otherEquityRequest,
  });
};

const tooMany = (): ProblemError =>
  new ProblemError('too-many-requests', {
    detail: MESSAGES.tooManyEquityJobs,
    headers: { 'retry-after': '5' },
  });
