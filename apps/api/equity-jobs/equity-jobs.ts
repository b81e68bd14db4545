import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { type Asking, NOTHING_MERGED, type Order, type Plan, type Question, writtenQuestion } from '#equity';
import type { EquityJob as StoredJob } from '#storage';
import { PIECES_AHEAD } from '../../equity/pieces-ahead.js';
import { ProblemError } from '../http/problem.js';
import { QUEUES, STORE, type Services } from '../services.js';
import { type EquityJob, equityJobAnswer } from './equity-job.js';

/** A question that is to be answered by the workers: too large to be answered while its asker waits. */
export interface LargeQuestion {
  readonly workspaceId: string;
  readonly question: Question;
  /** With a seed where nobody asked for one. */
  readonly asking: Asking;
  /** How the canonical question is got, which is answered in its place, and how that is cut. */
  readonly order: Order;
  readonly plan: Pick<Plan, 'method' | 'pieces'>;
  /** Equal for equal questions; null where no earlier answer will do. Those alone share it that name the same players. */
  readonly key: string | null;
  /** Of the request: sent again under the same one, it leads to the same job. */
  readonly idempotencyKey?: string | null;
}

/** Large questions of equity: puts them down for the workers, tells of them, and calls them off. */
@Injectable()
export class EquityJobs {
  constructor(
    @Inject(STORE) private readonly store: Pick<Services['store'], 'equityJobs'>,
    @Inject(QUEUES) private readonly queues: Pick<Services['queues'], 'add'>,
  ) {}

  /**
   * Puts a question down, or finds the job that has answered it before.
   *
   * @returns the job as `GET /v1/equity/:id` answers it
   * @throws ProblemError where too many are under way, or the Idempotency-Key is another question's
   */
  async submit(asked: LargeQuestion): Promise<EquityJob> {
    const { workspaceId, question, asking, order, idempotencyKey = null } = asked;
    const { equityJobs } = this.store;
    const key = keyOf(asked);
    const known = key === null ? null : await equityJobs.answered(workspaceId, key);
    if (known !== null) return equityJobAnswer(known, 'en', true);
    const { method, pieces } = asked.plan;
    const written = writtenQuestion(question, order);
    const id = await equityJobs.create({
      workspaceId,
      key,
      idempotencyKey,
      question: written,
      asking,
      method,
      pieces,
      merged: NOTHING_MERGED,
    });
    if (id === null) throw tooMany();
    const job = await equityJobs.find(workspaceId, id);
    if (job === null) throw new ProblemError('unavailable');
    if (JSON.stringify(job.question) !== JSON.stringify(written)) throw otherQuestion();
    if (job.state === 'queued') await this.hint(id, pieces);
    return equityJobAnswer(job, 'en');
  }

  find(workspaceId: string, id: string): Promise<StoredJob | null> {
    return this.store.equityJobs.find(workspaceId, id);
  }

  /** Only its revision: what those who wait for changes ask for. */
  revision(workspaceId: string, id: string): Promise<number | null> {
    return this.store.equityJobs.revision(workspaceId, id);
  }

  /** @returns false where it has ended already */
  cancel(workspaceId: string, id: string): Promise<boolean> {
    return this.store.equityJobs.cancel(workspaceId, id);
  }

  /** The first pieces: with each that is done the next one comes. What is lost of it the workers find in the table. */
  private async hint(jobId: string, pieces: number): Promise<void> {
    await this.queues.add(
      'equity-piece',
      Array.from({ length: Math.min(pieces, PIECES_AHEAD) }, (_, piece) => ({ jobId, piece })),
    );
  }
}

/** An answer is told player by player, in the order and the words of its question: other ones need another. */
const keyOf = ({ key, question }: LargeQuestion): string | null =>
  key === null
    ? null
    : createHash('sha256')
        .update(JSON.stringify([key, question.players]))
        .digest('base64url');

const otherQuestion = (): ProblemError =>
  new ProblemError('unprocessable', {
    detail: {
      en: 'the Idempotency-Key was given to another question before',
      es: 'esa Idempotency-Key se dio antes a otra pregunta',
    },
  });

const tooMany = (): ProblemError =>
  new ProblemError('too-many-requests', {
    detail: {
      en: 'as many questions as may be are being answered: come back when some of them have ended',
      es: 'ya se responden tantas preguntas como se admiten: vuelva cuando haya terminado alguna',
    },
    headers: { 'retry-after': '5' },
  });
