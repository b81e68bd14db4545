import { constants } from 'node:os';
import { Module, type DynamicModule } from '@nestjs/common';
import { TaskRunner } from '#jobs';
import { ConfigModule, ConfigService, FinalizationService, QueueModule, StorageModule } from '#nest';
import type { Config } from '#runtime';
import { SolverPool } from '#solver-threads';
import { AuditChunksProcessor } from './audit-chunks.processor.js';
import { ChunkAuditTask } from './chunk-audit.task.js';
import { EquityBatchProcessor } from './equity-batch.processor.js';
import { EquityBatchTask } from './equity-batch.task.js';
import { FinalizeImportProcessor } from './finalize-import.processor.js';
import { OpenJobsService } from './open-jobs.service.js';
import { SweeperService } from './sweeper.service.js';
import { taskErrorKind } from './task-errors.js';
import { ChunkAuditThreads, TASK_TIMEOUT_MS } from './threads/pool.js';
import { WorkerService } from './worker.service.js';

/** Idle equity threads end after this time. */
const IDLE_TIMEOUT_MS = 60_000;

/** Threads that compute equity batches. They start with the first batch; requests and the database come before them. */
const startSolverPool = (threads: number): SolverPool =>
  new SolverPool({
    threads,
    minThreads: 0,
    idleTimeout: IDLE_TIMEOUT_MS,
    timeout: TASK_TIMEOUT_MS,
    setup: { niceness: constants.priority.PRIORITY_BELOW_NORMAL },
  });

/** The worker: processors of all jobs, the tasks that they run, and the threads that compute. */
@Module({})
export class WorkerModule {
  /** @param onQueueError receives errors of the queue's store */
  static forRoot(config: Config, onQueueError: (error: Error) => void): DynamicModule {
    return {
      module: WorkerModule,
      imports: [ConfigModule.forRoot(config), StorageModule, QueueModule.forRoot(onQueueError)],
      providers: [
        { provide: TaskRunner, useFactory: () => new TaskRunner(taskErrorKind) },
        {
          provide: ChunkAuditThreads,
          inject: [ConfigService],
          useFactory: (service: ConfigService) => new ChunkAuditThreads(service.get('concurrency')),
        },
        {
          provide: SolverPool,
          inject: [ConfigService],
          useFactory: (service: ConfigService) => startSolverPool(service.get('concurrency')),
        },
        AuditChunksProcessor,
        ChunkAuditTask,
        EquityBatchProcessor,
        EquityBatchTask,
        FinalizationService,
        FinalizeImportProcessor,
        OpenJobsService,
        SweeperService,
        WorkerService,
      ],
    };
  }
}
