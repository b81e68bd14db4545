import { Injectable } from '@nestjs/common';
import { type JobMap, type JobProcessor, JobQueues } from '#jobs';
import { FinalizationService } from '#nest';
import { DeletionRepository } from '#storage';

/** Deletes an import, and enqueues the erasure of its rows and the next finalization of its workspace. */
@Injectable()
export class DeleteImportProcessor implements JobProcessor<'delete-import'> {
  constructor(
    private readonly deletions: DeletionRepository,
    private readonly finalization: FinalizationService,
    private readonly queues: JobQueues,
  ) {}

  async process({ importId }: JobMap['delete-import']): Promise<void> {
    const workspaceId = await this.deletions.delete(importId);
    if (workspaceId === null) return;
    await this.queues.enqueue('erase-import', [{ importId }]);
    await this.finalization.enqueueReady(workspaceId);
  }
}
