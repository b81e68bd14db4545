import { Injectable, type BeforeApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { JobWorkers, type Sweeper } from '#jobs';
import { ConfigService } from '#nest';
import { SolverPool } from '#solver-threads';
import { AuditChunksProcessor } from './audit-chunks.processor.js';
import { EquityBatchProcessor } from './equity-batch.processor.js';
import { FinalizeImportProcessor } from './finalize-import.processor.js';
import { SweeperService } from './sweeper.service.js';
import { ChunkAuditThreads } from './threads/pool.js';

/** Starts the job workers and the sweeper, and stops them before the threads, the queues and the database close. */
@Injectable()
export class WorkerService implements OnModuleDestroy, BeforeApplicationShutdown {
  private workers: JobWorkers | undefined;
  private sweeper: Sweeper | undefined;

  constructor(
    private readonly config: ConfigService,
    private readonly auditChunks: AuditChunksProcessor,
    private readonly finalizeImport: FinalizeImportProcessor,
    private readonly equityBatch: EquityBatchProcessor,
    private readonly sweeperService: SweeperService,
    private readonly auditThreads: ChunkAuditThreads,
    private readonly solver: SolverPool,
  ) {}

  /**
   * Starts to take jobs. Database and queue must be prepared.
   *
   * @throws Error if a job has no processor
   */
  start(onJobError: (error: Error) => void, onSweepError: (error: Error) => void): void {
    const { config } = this;
    this.workers = new JobWorkers(
      { databaseUrl: config.get('databaseUrl') ?? '', redisUrl: config.get('redisUrl') },
      {
        'audit-chunks': this.auditChunks,
        'finalize-import': this.finalizeImport,
        'equity-batch': this.equityBatch,
      },
      {
        // One more than there are threads: while one chunk is stored, the next one is audited.
        concurrency: config.get('concurrency') + 1,
        lock: config.get('jobLock'),
        onError: (error, subject) => {
          onJobError(new Error(`${subject}: ${error.message}`, { cause: error }));
        },
      },
    );
    this.sweeper = this.sweeperService.create(onSweepError);
    this.sweeper.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.sweeper?.stop();
    await this.workers?.close();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.auditThreads.close();
    await this.solver.close();
  }
}
