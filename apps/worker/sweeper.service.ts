import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { JobQueues, Sweeper } from '#jobs';
import { ConfigService, FinalizationService } from '#nest';
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

/** Chunks and batches that one round enqueues: some seconds of work. */
const MAX_CHUNKS = 400;
const MAX_BATCHES = 64;
/** Webhooks that one round enqueues. */
const MAX_WEBHOOKS = 200;

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
  ) {}

  /** @param onError receives errors of steps; the sweeper continues */
  start(onError: (error: Error) => void): void {
    const { imports, chunks, equityJobs, finalization, deletions, erasures, deliveries, workspaces } = this;
    const { objectDeletions } = this;
    const keepDays = this.config.get('keepDays');
    const tables = new Sweeper(
      [
        () => imports.failAbandoned(),
        () => imports.cancelPendingChunks(),
        () => equityJobs.deleteExpired(),
        () => deliveries.deleteExpired(),
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
    this.sweepers = [tables, objects];
    for (const sweeper of this.sweepers) sweeper.start();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.sweepers.map((sweeper) => sweeper.stop()));
  }
}
