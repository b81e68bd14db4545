import { Injectable } from '@nestjs/common';
import { JobQueues, type JobMap } from '#jobs';
import { FinalizationRepository } from '#storage';

/** Enqueues the finalization of imports that are ready. */
@Injectable()
export class FinalizationService {
  constructor(
    private readonly finalizations: FinalizationRepository,
    private readonly queues: JobQueues,
  ) {}

  /** Jobs for all imports that are ready, or for that of one workspace. */
  async listReady(workspaceId?: string): Promise<JobMap['finalize-import'][]> {
    const ready = await this.finalizations.listReady(workspaceId);
    return ready.map(({ id }) => ({ importId: id }));
  }

  async enqueueReady(workspaceId: string): Promise<void> {
    const jobs = await this.listReady(workspaceId);
    if (jobs.length > 0) await this.queues.enqueue('finalize-import', jobs);
  }
}
