import { Injectable } from '@nestjs/common';
import type { JobMap, JobProcessor } from '#jobs';
import { FinalizationService } from '#nest';
import { FinalizationRepository } from '#storage';

/** Finalizes an import, and enqueues the next one of its workspace. */
@Injectable()
export class FinalizeImportProcessor implements JobProcessor<'finalize-import'> {
  constructor(
    private readonly finalizations: FinalizationRepository,
    private readonly finalization: FinalizationService,
  ) {}

  async process({ importId }: JobMap['finalize-import']): Promise<void> {
    const workspaceId = await this.finalizations.finalize(importId);
    if (workspaceId === null) return;
    await this.finalization.enqueueReady(workspaceId);
    await this.finalizations.analyzeAfter(importId);
  }
}
