import { Injectable } from '@nestjs/common';
import { TaskRunner, type JobMap, type JobProcessor } from '#jobs';
import { FinalizationService } from '#nest';
import { ChunkAuditTask } from './chunk-audit.task.js';

/** Audits chunks, and enqueues the finalization of the import that they complete. */
@Injectable()
export class AuditChunksProcessor implements JobProcessor<'audit-chunks'> {
  constructor(
    private readonly runner: TaskRunner,
    private readonly task: ChunkAuditTask,
    private readonly finalization: FinalizationService,
  ) {}

  async process({ chunkIds }: JobMap['audit-chunks']): Promise<void> {
    const workspaces = new Set<string>();
    for (const id of chunkIds) {
      const chunk = await this.runner.run(this.task, id);
      if (chunk !== null) workspaces.add(chunk.workspaceId);
    }
    for (const workspaceId of workspaces) await this.finalization.enqueueReady(workspaceId);
  }
}
