import { deflateRawSync } from 'node:zlib';
import { join } from 'node:path';
import {
  LOCAL_WORKSPACE,
  migrate,
  openDatabase,
  openStore,
  type ChunkRows,
  type Database,
  type NewChunk,
  type Store,
} from '#storage';
import { DealsPacker } from '#fairness';
import { PartnersPacker } from '#partners';
import { finalizationRules } from '../../libs/nest/finalization-rules.js';
import { ROOT } from '../commands/service.js';
import { transaction } from '../../libs/storage/transaction.js';
import { createDatabase } from './own-database.js';

const NONE = new Uint8Array(0);

/** The result of a chunk with counts, and without rows. */
const COUNTS_ONLY: ChunkRows = {
  hands: NONE,
  seats: NONE,
  findings: NONE,
  pages: [],
  tableDigests: deflateRawSync(NONE),
  dealFacts: new DealsPacker().end(),
  partnerFacts: new PartnersPacker().end(),
  playerTotals: NONE,
  playerStatistics: NONE,
  seconds: 0,
  counts: { hands: 3, audited: 1, rejected: 1, cancelled: 1, findings: { rake: 2 } },
};

describe('imports and their chunks under concurrent changes', () => {
  let database: Database;
  let store: Store;
  let workspaceId: string;
  beforeAll(async () => {
    const url = await createDatabase();
    await migrate(url, join(ROOT, 'prisma', 'migrations'));
    // A statement that waits for a lock of this test fails instead of waiting for ever.
    database = openDatabase({ url: `${url}?options=-c%20lock_timeout%3D5000` });
    // Every upload counts as interrupted at once.
    store = openStore(database, { finalization: finalizationRules, uploadSilence: 0 });
    workspaceId = (await store.workspaces.findOrCreate(LOCAL_WORKSPACE)).id;
  });
  afterAll(() => database.close());

  const begin = async (idempotencyKey: string | null = null): Promise<string> => {
    const newImport = { workspaceId, name: 'log', format: null, profile: 'auto', idempotencyKey };
    const claim = await store.imports.open(newImport);
    if (claim.kind !== 'new') throw new Error('the import is not new');
    return claim.id;
  };
  const chunks = (count: number): NewChunk[] =>
    Array.from({ length: count }, (_, ordinal) => ({
      workspaceId,
      ordinal,
      memberNumber: 0,
      member: null,
      reading: {},
      source: new Uint8Array(1),
    }));
  const put = async (importId: string, count: number): Promise<number[]> =>
    (await store.chunks.insert(importId, chunks(count))) ?? [];
  const status = async (id: string) => (await store.imports.findStatus(workspaceId, id))!;

  test('inserting existing chunks does not wait for a worker that holds one of them', async () => {
    const id = await begin();
    const ids = await put(id, 3);
    await transaction(database.pool, async (tx) => {
      // A worker locks the chunk first and the import last.
      await tx.sql('select from chunks where id = $1 for update', [ids[1]]);
      expect(await put(id, 3)).toEqual(ids);
      await tx.sql('update imports set revision = revision + 1 where id = $1', [id]);
    });
    expect(new Set(await put(id, 4)).size).toBe(4);
  });

  test('two transactions that wait for each other both complete', async () => {
    const ids = [await begin(), await begin()];
    const touch = 'update imports set revision = revision + 1 where id = $1';
    let waiting = 2;
    let release: () => void;
    const bothLocked = new Promise<void>((resolve) => (release = resolve));
    const cross = ([first, second]: readonly string[]) =>
      transaction(database.pool, async (tx) => {
        await tx.sql(touch, [first]);
        if (--waiting === 0) release();
        await bothLocked;
        await tx.sql(touch, [second]);
      });
    const revisions = async (): Promise<number[]> => {
      const found = await Promise.all(ids.map(async (id) => status(id)));
      return found.map(({ revision }) => revision);
    };
    const before = await revisions();
    await Promise.all([cross(ids), cross(ids.toReversed())]);
    expect(await revisions()).toEqual(before.map((revision) => revision + 2));
    // On a busy machine PostgreSQL may break both transactions off, and not one.
    expect(waiting).toBeLessThan(0);
  });

  test('a cancelled upload always ends as cancelled, and frees its key', async () => {
    const ends: ((id: string) => Promise<unknown>)[] = [
      () => store.imports.failAbandoned(),
      (id) => store.imports.fail(id, { code: 'upload-interrupted' }),
      () => store.imports.open({ workspaceId, name: '', format: null, profile: '', idempotencyKey: 'once' }),
    ];
    for (const end of ends) {
      const id = await begin('once');
      await put(id, 2);
      await store.imports.cancel(id);
      await end(id);
      expect(await store.finalizations.finalize(id)).toBe(workspaceId);
      expect(await status(id)).toMatchObject({
        phase: 'cancelled',
        complete: false,
        error: null,
        chunks: { total: 2, pending: 0 },
      });
      // The last of them has opened another import with the key.
      await store.imports.failAbandoned();
    }
  });

  test('a failed upload whose chunks cannot be marked does not hold up the others', async () => {
    const [stuck, other] = [await begin(), await begin()];
    for (const id of [stuck, other]) await put(id, 1);
    await database.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin
        if new.import_id = '${stuck}' then raise exception 'not this one'; end if; return new; end $$;
      create trigger stuck before update on chunks for each row execute function refuse()`);
    await expect(store.imports.failAbandoned()).rejects.toThrow('not this one');
    await database.pool.query('drop trigger stuck on chunks');
    expect(await status(stuck)).toMatchObject({ phase: 'failed', chunks: { total: 1 } });
    expect(await status(other)).toMatchObject({ phase: 'failed', chunks: { total: 0 } });
    await store.imports.failAbandoned();
    expect(await status(stuck)).toMatchObject({ chunks: { total: 0 } });
  });

  test('the chunks of a failed upload count no more, and workers erase them', async () => {
    const id = await begin();
    const [first, second] = await put(id, 2);
    await store.chunks.complete(first, id, COUNTS_ONLY);
    expect(await store.chunks.claim(second)).not.toBeNull();
    await store.imports.fail(id, { code: 'upload-interrupted' });
    const failed = await status(id);
    expect(failed).toMatchObject({
      phase: 'failed',
      chunks: { total: 0, done: 0, pending: 0 },
      counts: { hands: 0, audited: 0, rejected: 0, cancelled: 0 },
    });
    expect(failed.findings).toEqual({});
    expect(await store.chunks.complete(second, id, COUNTS_ONLY)).toBe(false);
    const states = () => database.sql('select state from chunks where import_id = $1', [id]);
    expect(await states()).toEqual([{ state: 'deleted' }, { state: 'deleted' }]);
    // Nothing is left for the next round.
    await store.imports.failAbandoned();
    expect(await status(id)).toEqual(failed);
    expect(await store.erasures.listPending()).toContainEqual({ importId: id });
    expect(await store.erasures.eraseNext(id)).toBe(true);
    expect(await states()).toEqual([]);
    expect(await status(id)).toEqual(failed);
  });

  test('the row of a finalized import has the counts of its chunks', async () => {
    const id = await begin();
    const [first] = await put(id, 2);
    await store.chunks.complete(first, id, COUNTS_ONLY);
    const { findings, ...ofHands } = COUNTS_ONLY.counts;
    expect(await status(id)).toMatchObject({
      chunks: { total: 2, done: 1, pending: 1 },
      counts: { ...ofHands, duplicates: 0 },
      findings,
    });
    await store.imports.cancel(id);
    await store.imports.markReceived(id, workspaceId, 1, null);
    await store.finalizations.finalize(id);
    const finalized = await status(id);
    expect(finalized.chunks).toEqual({ total: 2, done: 1, pending: 0 });
    await database.pool.query('delete from chunks where import_id = $1', [id]);
    expect(await status(id)).toEqual(finalized);
  });

  test('the revision increases when the pending chunks of a cancelled import are cancelled later', async () => {
    const id = await begin();
    await put(id, 2);
    // As after an api that was killed between cancelling the import and its chunks.
    await database.pool.query('update imports set cancel_requested = true where id = $1', [id]);
    const before = await status(id);
    await store.imports.cancelPendingChunks();
    const after = await status(id);
    expect([before.chunks.pending, after.chunks.pending]).toEqual([2, 0]);
    expect(after.revision).toBe(before.revision + 1);
    await store.imports.cancelPendingChunks();
    expect((await status(id)).revision).toBe(after.revision);
  });
});
