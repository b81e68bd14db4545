import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { JobWorkers } from '#jobs';
import { ConfigService } from '#nest';
import { AuditChunksProcessor } from './audit-chunks.processor.js';
import { DeleteImportProcessor } from './delete-import.processor.js';
import { EquityBatchProcessor } from './equity-batch.processor.js';
import { EraseImportProcessor } from './erase-import.processor.js';
import { FinalizeImportProcessor } from './finalize-import.processor.js';
import { DeliverEventsProcessor } from './webhooks/deliver-events.processor.js';

/** Starts the job workers. They finish their jobs when the module is destroyed: the threads, queues and database close after that. */
@Injectable()
export class WorkerService implements OnModuleDestroy {
  private workers: JobWorkers | undefined;

  constructor(
    private readonly config: ConfigService,
    private readonly auditChunks: AuditChunksProcessor,
    private readonly finalizeImport: FinalizeImportProcessor,
    private readonly deleteImport: DeleteImportProcessor,
    private readonly eraseImport: EraseImportProcessor,
    private readonly equityBatch: EquityBatchProcessor,
    private readonly deliverEvents: DeliverEventsProcessor,
  ) {}

  /**
   * Starts to take jobs. Database and queue must be prepared.
   *
   * @throws Error if a job has no processor
   */
  start(onError: (error: Error) => void): void {
    const { config } = this;
    this.workers = new JobWorkers(
      { databaseUrl: config.get('databaseUrl') ?? '', redisUrl: config.get('redisUrl') },
      {
        'audit-chunks': this.auditChunks,
        'finalize-import': this.finalizeImport,
        'delete-import': this.deleteImport,
        'erase-import': this.eraseImport,
        'equity-batch': this.equityBatch,
        'deliver-events': this.deliverEvents,
      },
      {
        // One more than there are threads: while one chunk is stored, the next one is audited.
        concurrency: config.get('concurrency') + 1,
        lock: config.get('jobLock'),
        onError: (error, subject) => {
          onError(new Error(`${subject}: ${error.message}`, { cause: error }));
        },
      },
    );
  }

  async onModuleDestroy(): Promise<void> {
    await this.workers?.close();
  }
}
