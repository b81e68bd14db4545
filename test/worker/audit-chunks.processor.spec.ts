import { deflateRawSync } from 'node:zlib';
import { cutChunks, type LogChunk } from '#audit';
import { TaskRunner } from '#jobs';
import type { FinalizationService } from '#nest';
import {
  LOCAL_WORKSPACE,
  migrate,
  openDatabase,
  openStore,
  type ChunkToAudit,
  type Database,
  type Store,
} from '#storage';
import { join } from 'node:path';
import { finalizationRules } from '../../libs/nest/finalization-rules.js';
import { AuditChunksProcessor } from '../../apps/worker/audit-chunks.processor.js';
import type { ChunkAuditService } from '../../apps/worker/chunk-audit.service.js';
import { ChunkAuditTask } from '../../apps/worker/chunk-audit.task.js';
import { taskErrorKind } from '../../apps/worker/task-errors.js';
import runAudit from '../../apps/worker/threads/audit-chunk.js';
import { ROOT } from '../commands/service.js';
import { dealtLog } from '../imports/logs.js';
import { createDatabase } from '../storage/own-database.js';

const chunkOf = async (log: string): Promise<LogChunk> => {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(log);
  }
  for await (const chunk of cutChunks({ kind: 'stream', bytes: bytes() }, {})) return chunk;
  throw new Error('there is no chunk');
};

describe('a chunk that cannot be stored', () => {
  let database: Database;
  let store: Store;
  beforeAll(async () => {
    const url = await createDatabase();
    await migrate(url, join(ROOT, 'prisma', 'migrations'));
    database = openDatabase({ url });
    store = openStore(database, { finalization: finalizationRules, uploadSilence: 15_000 });
  });
  afterAll(() => database.close());

  /** An import of one chunk. */
  const put = async (seed: number): Promise<number> => {
    const { id: workspaceId } = await store.workspaces.findOrCreate(LOCAL_WORKSPACE);
    const newImport = { workspaceId, name: 'log', format: null, profile: 'auto', idempotencyKey: null };
    const claim = await store.imports.open(newImport);
    if (claim.kind !== 'new') throw new Error('the import is not new');
    const { bytes, ...reading } = await chunkOf(dealtLog(3, seed));
    const place = { workspaceId, ordinal: 0, memberNumber: 0, member: null, reading };
    const ids = await store.chunks.insert(claim.id, [{ ...place, source: deflateRawSync(bytes) }]);
    return ids![0];
  };
  const stateOf = async (id: number): Promise<{ state: string; attempts: number }> => {
    const { rows } = await database.pool.query<{ state: string; attempts: number }>(
      'select state, attempts from chunks where id = $1',
      [id],
    );
    return rows[0];
  };
  const processorWith = (run: typeof runAudit): AuditChunksProcessor => {
    const threads = {
      run: (chunk: ChunkToAudit) => Promise.resolve().then(() => run(chunk)),
    } as unknown as ChunkAuditService;
    const finalization = { enqueueReady: () => Promise.resolve() } as unknown as FinalizationService;
    const task = new ChunkAuditTask(store.chunks, threads);
    return new AuditChunksProcessor(new TaskRunner(taskErrorKind), task, finalization);
  };

  test('stays pending while the disk is full, and is audited afterwards', async () => {
    const id = await put(81);
    const processor = processorWith(runAudit);
    await database.pool.query(`
      create function no_room() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger full_disk before insert on hands for each statement execute function no_room()`);
    for (let round = 0; round < 40; round++)
      await expect(processor.process({ chunkIds: [id] })).rejects.toThrow('could not extend file');
    expect(await stateOf(id)).toEqual({ state: 'pending', attempts: 0 });
    await database.pool.query('drop trigger full_disk on hands');
    await processor.process({ chunkIds: [id] });
    expect(await stateOf(id)).toEqual({ state: 'done', attempts: 1 });
  });

  test.each([
    [
      'a column that this worker does not know',
      `alter table hand_seats add column unheard_of int not null default 0;
       alter table hand_seats alter column unheard_of drop default`,
      'alter table hand_seats drop column unheard_of',
    ],
    [
      'a missing column',
      'alter table hand_seats rename column hero to heroine',
      'alter table hand_seats rename column heroine to hero',
    ],
  ])('stays pending while the schema has %s', async (_, change, undo) => {
    const id = await put(84);
    const processor = processorWith(runAudit);
    await database.pool.query(change);
    for (let round = 0; round < 30; round++)
      await expect(processor.process({ chunkIds: [id] })).rejects.toThrow('column');
    expect(await stateOf(id)).toEqual({ state: 'pending', attempts: 0 });
    await database.pool.query(undo);
    await processor.process({ chunkIds: [id] });
    expect(await stateOf(id)).toEqual({ state: 'done', attempts: 1 });
  });

  test('fails after repeated errors, or when every worker that runs it dies', async () => {
    const faulty = await put(82);
    const processor = processorWith(() => {
      throw new Error('a bug');
    });
    for (let round = 0; round < 24; round++)
      await expect(processor.process({ chunkIds: [faulty] })).rejects.toThrow('a bug');
    await processor.process({ chunkIds: [faulty] });
    expect(await stateOf(faulty)).toEqual({ state: 'failed', attempts: 25 });

    const deadly = await put(83);
    // A worker that dies has claimed the chunk, and nothing else.
    for (let round = 0; round < 25; round++) await store.chunks.claim(deadly);
    await processor.process({ chunkIds: [deadly] });
    expect(await stateOf(deadly)).toEqual({ state: 'failed', attempts: 26 });
  });
});
