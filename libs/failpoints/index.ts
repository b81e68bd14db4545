/**
 * Named moments at which a crash would hurt most: between a commit and the message that tells of it, in the middle of a
 * bulk write. They do nothing but where a test gives the process a hook, which then ends it there (see test/crash).
 */
export const FAILPOINTS = [
  // While a log arrives.
  'import.created',
  'chunk.cut',
  'chunk.before-insert',
  'chunk.inserted',
  'chunk.enqueued',
  'import.cut',
  'import.before-received',
  'import.received',
  'import.enqueued',
  'import.before-answer',
  // While a worker judges a chunk.
  'chunk.claimed',
  'chunk.audited',
  'chunk.locked',
  'chunk.in-copy',
  'chunk.before-commit',
  'chunk.committed',
  'job.before-ack',
  // While an import is sealed.
  'finalize.started',
  'finalize.before-commit',
  'finalize.committed',
  // While a large question of equity is answered in pieces.
  'equity.created',
  'batch.claimed',
  'batch.computed',
  'batch.merged',
  'batch.before-commit',
  'batch.committed',
  'batch.enqueued',
] as const;

export type Failpoint = (typeof FAILPOINTS)[number];

type Hook = (point: Failpoint) => void | Promise<void>;

let hook: Hook | undefined;

/** Passes a named moment. */
export async function failpoint(point: Failpoint): Promise<void> {
  if (hook !== undefined) await hook(point);
}

/**
 * Takes the hook of a test, whose module is named by FLOORMAN_FAILPOINT_HOOK; nothing happens without.
 *
 * @param module path or URL of a module whose default export is the hook
 */
export async function armFailpoints(module: string | undefined): Promise<void> {
  if (module === undefined || module === '') return;
  const loaded = (await import(module)) as { default: Hook };
  hook = loaded.default;
}
