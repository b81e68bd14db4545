import { failpoint } from '#failpoints';
import { databaseOutage, isSchemaMismatch, isInvalidData, type ClaimedChunk, type Store } from '#storage';
import type { Finalizer } from './finalizer.js';
import type { RowsPool } from './threads/pool.js';

/**
 * Times that a chunk is taken up before it is given up. Many, for a worker that was killed is no fault of the chunk; not
 * for ever, for a chunk that kills its worker would keep the others from their work. A try that ends because the database
 * is away or full, or has a schema of another version than this worker, is not counted: the chunk waits until that is over.
 */
const ATTEMPTS = 25;

/** Judges chunks of logs, and has the import sealed when they were the last. */
export class ChunkAuditor {
  constructor(
    private readonly store: Pick<Store, 'chunks'>,
    private readonly finalizer: Pick<Finalizer, 'hint'>,
    private readonly pool: RowsPool,
  ) {}

  /** The job. Repeating it changes nothing. */
  async audit(chunkIds: readonly number[]): Promise<void> {
    const workspaces = new Set<string>();
    for (const id of chunkIds) {
      const chunk = await this.store.chunks.claim(id);
      if (chunk === null) continue;
      await this.judge(chunk);
      workspaces.add(chunk.workspaceId);
    }
    for (const workspaceId of workspaces) await this.finalizer.hint(workspaceId);
  }

  private async judge(chunk: ClaimedChunk): Promise<void> {
    const { id, importId, attempts } = chunk;
    if (attempts > ATTEMPTS) return this.store.chunks.fail(id, importId, 'no worker survives it');
    await failpoint('chunk.claimed');
    try {
      const rows = await this.pool.run(chunk);
      await failpoint('chunk.audited');
      await this.store.chunks.complete(id, importId, rows);
    } catch (error) {
      if (databaseOutage(error) !== null || isSchemaMismatch(error)) {
        // Where not even that can be written, the try counts: there are many.
        await this.store.chunks.release(id).catch(() => undefined);
        throw error;
      }
      if (attempts < ATTEMPTS && !isInvalidData(error)) throw error;
      await this.store.chunks.fail(id, importId, error instanceof Error ? error.message : String(error));
    }
  }
}
