import type { JobQueues } from '#jobs';
import type { Store } from '#storage';

/** Has imports sealed whose turn it is. */
export class Sealer {
  constructor(
    private readonly store: Pick<Store, 'sealings'>,
    private readonly queues: Pick<JobQueues, 'add'>,
  ) {}

  /** The job: seals an import, and hints at those that waited for it. */
  async seal(importId: string): Promise<void> {
    const outcome = await this.store.sealings.seal(importId);
    if (outcome === 'sealed') await this.hint();
  }

  /** Hints at every import that waits for nothing but to be sealed. */
  async hint(): Promise<void> {
    const ready = await this.store.sealings.ready();
    if (ready.length > 0)
      await this.queues.add(
        'seal-import',
        ready.map(({ id }) => ({ importId: id })),
      );
  }
}
