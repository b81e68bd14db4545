import { Module, type DynamicModule } from '@nestjs/common';
import { TaskRunner } from '#jobs';
import { ConfigModule, FinalizationService, QueueModule, StorageModule } from '#nest';
import type { Config } from '#runtime';
import { AuditChunksProcessor } from './audit-chunks.processor.js';
import { ChunkAuditService } from './chunk-audit.service.js';
import { ChunkAuditTask } from './chunk-audit.task.js';
import { DeleteImportProcessor } from './delete-import.processor.js';
import { EraseImportProcessor } from './erase-import.processor.js';
import { EquityBatchProcessor } from './equity-batch.processor.js';
import { EquityBatchTask } from './equity-batch.task.js';
import { FinalizeImportProcessor } from './finalize-import.processor.js';
import { OpenJobsService } from './open-jobs.service.js';
import { SolverService } from './solver.service.js';
import { SweeperService } from './sweeper.service.js';
import { taskErrorKind } from './task-errors.js';
import { DeliverEventsProcessor } from './webhooks/deliver-events.processor.js';
import { DeliveryAttemptService } from './webhooks/delivery-attempt.service.js';
import { WorkerService } from './worker.service.js';

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
        AuditChunksProcessor,
        ChunkAuditService,
        ChunkAuditTask,
        DeleteImportProcessor,
        EraseImportProcessor,
        DeliverEventsProcessor,
        DeliveryAttemptService,
        EquityBatchProcessor,
        EquityBatchTask,
        FinalizationService,
        FinalizeImportProcessor,
        OpenJobsService,
        SolverService,
        SweeperService,
        WorkerService,
      ],
    };
  }
}
