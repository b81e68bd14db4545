import { deflateRawSync } from 'node:zlib';
import { cutChunks } from '#audit';
import type { Store } from '#storage';
import auditChunk from '../../apps/worker/threads/audit-chunk.js';
import { inMemory } from '../support/chunks.js';

/** Imports a log as api and workers do, and returns the id of the finalized import. */
export const finalizeLog = async (store: Store, workspaceId: string, log: string): Promise<string> => {
  const importId = await receiveLog(store, workspaceId, log);
  expect(await store.finalizations.finalize(importId)).toBe(workspaceId);
  return importId;
};

/** Imports a log up to its finalization. */
export const receiveLog = async (
  { imports, chunks }: Store,
  workspaceId: string,
  log: string,
  idempotencyKey: string | null = null,
): Promise<string> => {
  const newImport = { workspaceId, name: 'x', format: null, profile: 'auto', idempotencyKey };
  const claim = await imports.open(newImport);
  if (claim.kind !== 'new') throw new Error('the import is not new');
  let ordinal = 0;
  for await (const { bytes, ...reading } of cutChunks(inMemory(Buffer.from(log)), {})) {
    const place = { workspaceId, ordinal: ordinal++, memberNumber: 0, member: null };
    const ids = await chunks.insert(claim.id, [{ ...place, reading, source: deflateRawSync(bytes) }]);
    const chunk = (await chunks.claim(ids![0]))!;
    await chunks.complete(chunk.id, claim.id, auditChunk(await chunks.withSource(chunk)));
  }
  await imports.markReceived(claim.id, workspaceId, log.length, new Uint8Array(1));
  return claim.id;
};
