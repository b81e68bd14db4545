import { deflateRawSync } from 'node:zlib';
import type { StoreTotals } from '#storage';
import { DealsPacker } from '#fairness';
import { PartnersPacker } from '#partners';
import { freshStore } from '../storage/fresh-store.js';

const NONE = new Uint8Array(0);

/** The rows of a chunk with rejected texts only. */
const rows = (rejected: number) => ({
  hands: NONE,
  seats: NONE,
  findings: NONE,
  pages: [],
  tableDigests: deflateRawSync(new Uint8Array()),
  dealFacts: new DealsPacker().end(),
  partnerFacts: new PartnersPacker().end(),
  playerTotals: NONE,
  playerStatistics: NONE,
  counts: { hands: rejected, audited: 0, rejected, cancelled: 0, findings: {} },
  seconds: 0.5,
});

describe('the totals of the database', () => {
  const fresh = freshStore();

  /** An import with `total` chunks, of which the first `audited` are audited. */
  const arriving = async (workspace: string, total: number, audited: number) => {
    const { id: workspaceId } = await fresh.store.workspaces.findOrCreate(workspace);
    const newImport = { workspaceId, name: 'x', format: null, profile: 'auto', idempotencyKey: null };
    const claim = await fresh.store.imports.open(newImport);
    if (claim.kind !== 'new') throw new Error('the import is not new');
    const { id } = claim;
    for (let ordinal = 0; ordinal < total; ordinal++) {
      const place = { workspaceId, ordinal, memberNumber: 0, member: null };
      const [chunkId] = (await fresh.store.chunks.insert(id, [{ ...place, reading: {}, source: NONE }]))!;
      if (ordinal < audited) await fresh.store.chunks.complete(chunkId, id, rows(3));
    }
    return { id, workspaceId };
  };
  const received = ({ id, workspaceId }: Awaited<ReturnType<typeof arriving>>) =>
    fresh.store.imports.markReceived(id, workspaceId, 1, NONE);

  test('are zero for an empty store', async () => {
    expect(await fresh.store.totals.read()).toEqual({
      imports: {},
      chunks: { pending: 0, audited: 0, auditSeconds: 0, storeSeconds: 0 },
      hands: { audited: 0, rejected: 0, duplicate: 0, cancelled: 0 },
      findings: {},
      equityJobs: { queued: 0, running: 0 },
      webhooks: { pending: 0, delay: 0 },
    });
  });

  test('count imports by state, over all workspaces', async () => {
    await arriving('a', 1, 1);
    await received(await arriving('b', 2, 0));
    await received(await arriving('c', 2, 1));
    await received(await arriving('d', 2, 2));
    const { imports, chunks } = await fresh.store.totals.read();
    expect(imports).toEqual({ receiving: 1, queued: 1, running: 1, finalising: 1 });
    expect(chunks).toMatchObject({ pending: 3, audited: 4, auditSeconds: 2 });
  });

  test('keep audited chunks when the import is finalized, and when its upload is interrupted', async () => {
    const before = await fresh.store.totals.read();
    const [{ id: ready, workspaceId }] = await fresh.store.finalizations.listReady();
    expect(await fresh.store.finalizations.finalize(ready)).toBe(workspaceId);
    const finalized = await fresh.store.totals.read();
    expect(rounded(finalized)).toEqual(rounded(before));
    expect(finalized.imports).toMatchObject({ done: 1 });
    const { id } = await arriving('e', 3, 2);
    const under = await fresh.store.totals.read();
    await fresh.store.imports.fail(id, { code: 'upload-interrupted' });
    const failed = await fresh.store.totals.read();
    expect(rounded(failed)).toEqual({ ...rounded(under), pending: under.chunks.pending - 1 });
    expect(failed.imports).toMatchObject({ failed: 1 });
    expect(failed.chunks.audited).toBe(before.chunks.audited + 2);
  });
});

/** The counts of chunks, with seconds rounded to microseconds: the last digits depend on the order of addition. */
const rounded = ({ chunks }: StoreTotals): StoreTotals['chunks'] => ({
  ...chunks,
  auditSeconds: Number(chunks.auditSeconds.toFixed(6)),
  storeSeconds: Number(chunks.storeSeconds.toFixed(6)),
});
