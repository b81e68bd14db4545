/**
 * Places where a crash would do the most harm: between a commit and its message, or during a bulk write. They do nothing
 * unless a test installs a hook, which then ends the process there (see test/crash).
 */
export const FAILPOINTS = [
  // While a log is uploaded.
  'import.created',
  'chunk.cut',
  'chunk.before-insert',
  'chunk.stored',
  'chunk.inserted',
  'chunk.enqueued',
  'import.cut',
  'import.before-received',
  'import.received',
  'import.enqueued',
  'import.before-response',
  // While a worker audits a chunk.
  'chunk.claimed',
  'chunk.audited',
  'chunk.locked',
  'chunk.in-copy',
  'chunk.before-commit',
  'chunk.committed',
  'job.before-ack',
  // While an import is finalized.
  'finalize.started',
  'finalize.before-commit',
  'finalize.committed',
  // While an import is deleted.
  'delete.started',
  'delete.before-commit',
  'delete.committed',
  'erase.before-commit',
  // While an equity job is computed in batches.
  'equity.created',
  'batch.claimed',
  'batch.computed',
  'batch.merged',
  'batch.before-commit',
  'batch.committed',
  'batch.enqueued',
  // While an event is delivered to a webhook.
  'delivery.claimed',
  'delivery.sent',
] as const;

export type Failpoint = (typeof FAILPOINTS)[number];

type Hook = (point: Failpoint) => void | Promise<void>;

let hook: Hook | undefined;

/** Marks a failpoint: calls the hook of a test, if there is one. */
export async function failpoint(point: Failpoint): Promise<void> {
  if (hook !== undefined) await hook(point);
}

/**
 * Installs the test hook that FLOORMAN_FAILPOINT_HOOK names. Does nothing if the variable is unset.
 *
 * @param module path or URL of a module whose default export is the hook
 */
export async function armFailpoints(module: string | undefined): Promise<void> {
  if (module === undefined || module === '') return;
  const loaded = (await import(module)) as { default: Hook };
  hook = loaded.default;
}
