import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { JobQueues, Sweeper, type Chore } from '#jobs';
import { ConfigService, DatabaseService, FinalizationService } from '#nest';
import {
  ChunkRepository,
  DeletionRepository,
  DeliveryRepository,
  EquityJobRepository,
  ErasureRepository,
  ImportRepository,
  ObjectDeletionRepository,
  WorkspaceRepository,
} from '#storage';
import { SteadyRounds } from './steady-rounds.js';

/** Chunks and batches that one round enqueues: some seconds of work. */
const MAX_CHUNKS = 400;
const MAX_BATCHES = 64;
/** Webhooks that one round enqueues. */
const MAX_WEBHOOKS = 200;
/** Fails on a copy, and on the old server after a switch to another one: the api cannot send heartbeats there. */
const WRITABLE = 'select txid_current()';
/** Milliseconds: some rounds of a sweeper. */
const SOME_ROUNDS_MS = 6_000;

/** Sweeps the tables of tasks. The cleaning of imports comes first, since it may make an import ready. */
@Injectable()
export class SweeperService implements OnModuleDestroy {
  private sweepers: readonly Sweeper[] = [];

  constructor(
    private readonly config: ConfigService,
    private readonly queues: JobQueues,
    private readonly imports: ImportRepository,
    private readonly chunks: ChunkRepository,
    private readonly equityJobs: EquityJobRepository,
    private readonly finalization: FinalizationService,
    private readonly deletions: DeletionRepository,
    private readonly erasures: ErasureRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly workspaces: WorkspaceRepository,
    private readonly objectDeletions: ObjectDeletionRepository,
    private readonly databases: DatabaseService,
  ) {}

  /** @param onError receives errors of steps; the sweeper continues */
  start(onError: (error: Error) => void): void {
    const { imports, chunks, equityJobs, finalization, deletions, erasures, deliveries, workspaces } = this;
    const { objectDeletions } = this;
    const keepDays = this.config.get('keepDays');
    const tables = new Sweeper(
      [
        () => imports.cancelPendingChunks(),
        () => equityJobs.deleteExpired(),
        everyMinute(() => deliveries.deleteExpired()),
        () => workspaces.finishDeletions(),
        ...(keepDays === 0 ? [] : [() => deletions.requestOld(keepDays)]),
      ],
      [
        { job: 'delete-import', listPending: () => deletions.listPending() },
        { job: 'erase-import', listPending: () => erasures.listPending() },
        { job: 'finalize-import', listPending: () => finalization.listReady() },
        {
          job: 'audit-chunks',
          listPending: async () => (await chunks.listPending(MAX_CHUNKS)).map((id) => ({ chunkIds: [id] })),
        },
        { job: 'equity-batch', listPending: () => equityJobs.listPendingBatches(MAX_BATCHES) },
        {
          job: 'deliver-events',
          listPending: async () =>
            (await deliveries.listDue(MAX_WEBHOOKS)).map((webhookId) => ({ webhookId })),
        },
      ],
      this.queues,
      onError,
    );
    // Object storage that does not answer holds up nothing else.
    const objects = new Sweeper([() => objectDeletions.deleteNext()], [], this.queues, onError);
    this.sweepers = [tables, objects, this.uploadSweeper(onError)];
    for (const sweeper of this.sweepers) sweeper.start();
  }

  /**
   * Fails uploads that are silent. The api sends heartbeats while the database answers, so a worker counts their silence from then on
   * only: after an outage, or the promotion of a standby, an upload goes on.
   */
  private uploadSweeper(onError: (error: Error) => void): Sweeper {
    const { imports } = this;
    const { database } = this.databases;
    const silence = this.config.get('uploadSilence');
    const rounds = new SteadyRounds(Math.max(SOME_ROUNDS_MS, silence / 2));
    const failSilent = async (): Promise<void> => {
      await database.ping();
      await database.transaction((tx) => tx.sql(WRITABLE));
      if (rounds.succeeded() >= silence) await imports.failAbandoned();
    };
    return new Sweeper([failSilent], [], this.queues, onError);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.sweepers.map((sweeper) => sweeper.stop()));
  }
}

/** A chore that is due less often than a round, since it looks at all that is kept. */
const everyMinute = (chore: Chore): Chore => {
  let last = -Infinity;
  return async () => {
    if (performance.now() - last < 60_000) return;
    last = performance.now();
    await chore();
  };
};
