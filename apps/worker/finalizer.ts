import type { JobQueues } from '#jobs';
import type { Store } from '#storage';

/** Has imports sealed whose turn it is. */
export class Finalizer {
  constructor(
    private readonly store: Pick<Store, 'finalizations'>,
    private readonly queues: Pick<JobQueues, 'add'>,
  ) {}

  /** The job: seals an import, and hints at the one that waited for it. */
  async seal(importId: string): Promise<void> {
    const workspaceId = await this.store.finalizations.finalize(importId);
    if (workspaceId !== null) await this.hint(workspaceId);
  }

  /** Hints at the imports that wait for nothing but to be sealed: all, or that of one workspace. */
  async hint(workspaceId?: string): Promise<void> {
    const ready = await this.store.finalizations.listReady(workspaceId);
    if (ready.length > 0)
      await this.queues.add(
        'finalize-import',
        ready.map(({ id }) => ({ importId: id })),
      );
  }
}
