import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findVariant } from '#engine';
import {
  type Answer,
  type EquityQuestion,
  makeAnswer,
  MAX_JOB_COST,
  planJob,
  policyAnswerOf,
  prepare,
  type PreparedQuestion,
  type QuestionPlayer,
  type SeededOptions,
  solve,
  toRequestOrder,
  toStoredQuestion,
} from '#equity';
import { JobQueues, prepareQueueStore, type QueueStore } from '#jobs';
import { type Database, freePort, LOCAL_WORKSPACE, openDatabase, openStore, type Store } from '#storage';
import { issuesProblem } from '../../apps/api/equity/equity-problems.js';
import { EquityJobsService, type NewEquityJob } from '../../apps/api/equity/equity-jobs.service.js';
import { type EquityJob, equityJobResponse } from '../../apps/api/equity/equity-job.dto.js';
import { finalizationRules } from '../../libs/nest/finalization-rules.js';
import { freshDatabase } from '../access/operator.js';
import { ROOT, Service, untilGiven } from '../commands/service.js';
import { type Backend, startRedis } from '../crash/crashable.js';

export const questionOf = (game: string, players: readonly QuestionPlayer[], board = ''): EquityQuestion => {
  const variant = findVariant(game);
  if (variant === undefined) throw new Error(`no game: ${game}`);
  return { game: variant, players, board, dead: '' };
};

const texts = ({ players }: EquityQuestion): string[] =>
  players.map((player) => ('hand' in player ? player.hand : player.range));

const prepared = (question: EquityQuestion, options: SeededOptions): PreparedQuestion => {
  const preparation = prepare(question, options, { maxExactCost: MAX_JOB_COST });
  if (!preparation.ok) throw issuesProblem(preparation.issues);
  return preparation;
};

/** The answer to a question, computed without a job. */
export const directAnswer = (question: EquityQuestion, options: SeededOptions): Answer => {
  const ready = prepared(question, options);
  const policy = policyAnswerOf(ready.spot);
  const answer = makeAnswer(question.game, solve(ready), texts(question), ready.spot.players, policy);
  return toRequestOrder(answer, ready.order, texts(question));
};

/** The new job of a question. @throws ProblemError for a question that cannot be answered, or costs too much */
export const newJobFor = (
  workspaceId: string,
  question: EquityQuestion,
  options: SeededOptions,
  key: string = randomUUID(),
): NewEquityJob => {
  const ready = prepared(question, options);
  const { method, batches, division } = planJob(ready);
  return {
    workspaceId,
    idempotencyKey: null,
    question: toStoredQuestion(question, ready.order, policyAnswerOf(ready.spot)),
    options,
    key,
    plan: { method, batches, division },
  };
};

/** An answer without the fields that differ between runs. */
export const withoutTimes = (summary: EquityJob['answer']): Answer | null => {
  if (summary === null) return null;
  const { seconds: _seconds, cached: _cached, ...rest } = summary;
  return rest;
};

const ENDED = ['done', 'failed', 'cancelled'];

/** A store, a queue and a number of worker processes, which are restarted when they are killed. */
export class WorkerFleet {
  private readonly workers = new Set<Service>();
  private isClosing = false;
  private plans = 0;

  private constructor(
    readonly database: Database,
    readonly store: Store,
    readonly queues: JobQueues,
    readonly workspaceId: string,
    private readonly folder: string,
    private readonly environment: NodeJS.ProcessEnv,
    private readonly cleanUp: () => Promise<void>,
  ) {}

  static async open(backend: Backend): Promise<WorkerFleet> {
    const { url, remove } = await freshDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'floorman-equity-'));
    const port = await freePort();
    const redis = backend === 'Redis' ? await startRedis(port) : undefined;
    const redisUrl = redis === undefined ? undefined : `redis://127.0.0.1:${port}`;
    const queueStore: QueueStore = { databaseUrl: url, redisUrl };
    await prepareQueueStore(queueStore);
    const database = openDatabase({ url });
    const store = openStore(database, { finalization: finalizationRules, uploadSilence: 15_000 });
    const queues = new JobQueues(queueStore, () => undefined);
    const { id } = await store.workspaces.findOrCreate(LOCAL_WORKSPACE);
    const environment = {
      DATABASE_URL: url,
      REDIS_URL: redisUrl ?? '',
      FLOORMAN_DATA: folder,
      FLOORMAN_JOB_LOCK: '1500',
      FLOORMAN_CONCURRENCY: '1',
      FLOORMAN_FAILPOINT_HOOK: join(ROOT, 'test', 'crash', 'hook.mjs'),
      FLOORMAN_FAILPOINT_PLAN: join(folder, 'plan.json'),
    };
    return new WorkerFleet(database, store, queues, id, folder, environment, async () => {
      await queues.close();
      await database.close();
      redis?.kill('SIGKILL');
      await remove();
      rmSync(folder, { recursive: true, force: true });
    });
  }

  /** Starts or ends workers, with one thread each, until there are `count`. */
  async scaleTo(count: number): Promise<void> {
    while (this.workers.size < count) this.startWorker();
    for (const worker of [...this.workers].slice(count)) {
      this.workers.delete(worker);
      worker.kill('SIGTERM');
      await worker.ended;
    }
  }

  private startWorker(): void {
    const worker = new Service(this.environment, [
      process.execPath,
      join(ROOT, 'dist', 'programs', 'worker.js'),
    ]);
    this.workers.add(worker);
    void worker.ended.then(() => {
      // A worker that was ended on purpose is no longer in the list.
      if (this.workers.delete(worker) && !this.isClosing) this.startWorker();
    });
  }

  /** Kills a worker with SIGKILL. */
  kill(): void {
    const [worker] = this.workers;
    worker?.kill('SIGKILL');
  }

  /** Arms a failpoint: the process that passes it for the nth time is killed. */
  armFailpoint(point: string, nth: number): void {
    const plan = join(this.folder, 'plan.json');
    rmSync(`${plan}.fired`, { force: true });
    const failure = { point, nth, victim: 'self', id: ++this.plans, dataFolder: this.folder };
    writeFileSync(`${plan}.draft`, JSON.stringify(failure));
    renameSync(`${plan}.draft`, plan);
  }

  /** Whether the failpoint has fired. */
  get hasFired(): boolean {
    return existsSync(join(this.folder, 'plan.json.fired'));
  }

  get jobs(): EquityJobsService {
    return new EquityJobsService(this.store.equityJobs, this.queues);
  }

  async submit(question: EquityQuestion, options: SeededOptions, jobs = this.jobs): Promise<string> {
    const { workspaceId } = this;
    const job = await jobs.submit(newJobFor(workspaceId, question, options));
    return job.id;
  }

  async status(id: string): Promise<EquityJob> {
    const job = await this.store.equityJobs.find(this.workspaceId, id);
    if (job === null) throw new Error('the job is gone');
    return equityJobResponse(job, 'en');
  }

  /** Waits until a job satisfies a condition. */
  until(id: string, holds: (job: EquityJob) => boolean): Promise<EquityJob> {
    return untilGiven(async () => {
      const job = await this.status(id);
      return holds(job) ? job : undefined;
    });
  }

  ended(id: string): Promise<EquityJob> {
    return this.until(id, ({ state }) => ENDED.includes(state));
  }

  /** The number of rows in the batch table, which has none of ended jobs. */
  async batchRows(): Promise<number> {
    const { rows } = await this.database.pool.query<{ count: number }>(
      'select count(*)::int as count from equity_pieces',
    );
    return rows[0].count;
  }

  async close(): Promise<void> {
    this.isClosing = true;
    const workers = [...this.workers];
    for (const worker of workers) worker.kill('SIGKILL');
    await Promise.all(workers.map(({ ended }) => ended));
    await this.cleanUp();
  }
}
