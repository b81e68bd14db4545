/**
 * Named moments at which a crash would hurt most: between a commit and the message that tells of it, in the middle of a
 * bulk write. They do nothing but where a test gives the process a hook, which then ends it there (see test/crash).
 */
export const FAULT_POINTS = [
  // While a log arrives.
  'import.created',
  'chunk.cut',
  'chunk.before-insert',
  'chunk.inserted',
  'chunk.enqueued',
  'import.cut',
  'import.before-received',
  'import.received',
  'import.hinted',
  'import.before-answer',
  // While a worker judges a chunk.
  'chunk.taken',
  'chunk.audited',
  'chunk.locked',
  'chunk.in-copy',
  'chunk.before-commit',
  'chunk.committed',
  'job.before-ack',
  // While an import is sealed.
  'seal.started',
  'seal.before-commit',
  'seal.committed',
  // While a large question of equity is answered in pieces.
  'equity.created',
  'piece.taken',
  'piece.computed',
  'piece.merged',
  'piece.before-commit',
  'piece.committed',
  'piece.hinted',
] as const;

export type FaultPoint = (typeof FAULT_POINTS)[number];

type Hook = (point: FaultPoint) => void | Promise<void>;

let hook: Hook | undefined;

/** Passes a named moment. */
export async function faultPoint(point: FaultPoint): Promise<void> {
  if (hook !== undefined) await hook(point);
}

/**
 * Takes the hook of a test, whose module is named by FLOORMAN_FAULT_HOOK; nothing happens without.
 *
 * @param module path or URL of a module whose default export is the hook
 */
export async function armFaults(module: string | undefined): Promise<void> {
  if (module === undefined || module === '') return;
  const loaded = (await import(module)) as { default: Hook };
  hook = loaded.default;
}
