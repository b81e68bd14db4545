import { Injectable } from '@nestjs/common';
import type { JobMap, JobProcessor } from '#jobs';
import { FinalizationService } from '#nest';
import { DeletionRepository } from '#storage';

/** Deletes an import, and enqueues the next finalization of its workspace. */
@Injectable()
export class DeleteImportProcessor implements JobProcessor<'delete-import'> {
  constructor(
    private readonly deletions: DeletionRepository,
    private readonly finalization: FinalizationService,
  ) {}

  async process({ importId }: JobMap['delete-import']): Promise<void> {
    const workspaceId = await this.deletions.delete(importId);
    if (workspaceId !== null) await this.finalization.enqueueReady(workspaceId);
  }
}
