import { LOCAL_WORKSPACE, type ChunkStore } from '#storage';
import { freshStore } from './fresh-store.js';

describe('the deletion of an import by a process without object storage', () => {
  const fresh = freshStore();

  /** An import that has ended, with one chunk: its bytes are in the row, or in object storage. */
  const importWith = async (source: Buffer | null): Promise<{ id: string; workspaceId: string }> => {
    const { id: workspaceId } = await fresh.store.workspaces.findOrCreate(LOCAL_WORKSPACE);
    const { rows } = await fresh.database.pool.query<{ id: string }>(
      `insert into imports (workspace_id, name, phase, place) values ($1, 'log', 'failed', nextval('import_places'))
       returning id`,
      [workspaceId],
    );
    const [{ id }] = rows;
    await fresh.database.pool.query(
      `insert into chunks (import_id, workspace_id, ordinal, member_number, reading, source)
       values ($1, $2, 0, 0, '{}', $3)`,
      [id, workspaceId, source],
    );
    return { id, workspaceId };
  };

  test.each([
    ['requests the deletion of its objects', null, 1],
    ['requests nothing if its bytes are in the database', Buffer.from('x'), 0],
  ])('%s', async (_, source, requests) => {
    const { id, workspaceId } = await importWith(source);
    expect(await fresh.store.deletions.request(workspaceId, id)).toBe(true);
    expect(await fresh.store.deletions.delete(id)).toBe(workspaceId);
    expect(await fresh.store.erasures.eraseNext(id)).toBe(true);
    const { rowCount } = await fresh.database.pool.query(
      'select from object_deletions where import_id = $1',
      [id],
    );
    expect(rowCount).toBe(requests);
  });
});

/** Objects in memory, which are listed in groups of two. */
class MemoryStore implements ChunkStore {
  private readonly objects = new Map<string, Uint8Array>();

  put(importId: string, ordinal: number, bytes: Uint8Array): Promise<void> {
    this.objects.set(`${importId}/${ordinal}`, bytes);
    return Promise.resolve();
  }

  get(importId: string, ordinal: number): Promise<Uint8Array> {
    return Promise.resolve(this.objects.get(`${importId}/${ordinal}`)!);
  }

  ordinals(importId: string): number[] {
    const keys = [...this.objects.keys()].map((key) => key.split('/'));
    return keys.filter(([id]) => id === importId).map(([, ordinal]) => Number(ordinal));
  }

  async *list(importId: string): AsyncGenerator<number[]> {
    const ordinals = this.ordinals(importId);
    for (let start = 0; start < ordinals.length; start += 2)
      yield await Promise.resolve(ordinals.slice(start, start + 2));
  }

  delete(importId: string, ordinal: number): Promise<void> {
    this.objects.delete(`${importId}/${ordinal}`);
    return Promise.resolve();
  }

  check(): Promise<void> {
    return Promise.resolve();
  }
}

describe('the objects of an upload without rows', () => {
  const objects = new MemoryStore();
  const fresh = freshStore(objects);
  let workspaceId: string;
  beforeAll(async () => {
    ({ id: workspaceId } = await fresh.store.workspaces.findOrCreate(LOCAL_WORKSPACE));
  });

  const begin = async (): Promise<string> => {
    const newImport = { workspaceId, name: 'log', format: null, profile: 'auto', idempotencyKey: null };
    const claim = await fresh.store.imports.open(newImport);
    if (claim.kind !== 'new') throw new Error('the import is not new');
    return claim.id;
  };
  /** Writes objects without rows, as an api that is killed between the two. */
  const writeObjects = async (id: string, ...ordinals: readonly number[]): Promise<void> => {
    for (const ordinal of ordinals) await objects.put(id, ordinal, new Uint8Array(1));
  };

  test('are deleted if the import is deleted before anything else notices them', async () => {
    const id = await begin();
    await writeObjects(id, 0);
    expect(await fresh.store.deletions.request(workspaceId, id)).toBe(true);
    expect(await fresh.store.deletions.delete(id)).toBe(workspaceId);
    // The second search finds none.
    for (let round = 0; round < 2; round++) await fresh.store.objectDeletions.deleteNext();
    expect(objects.ordinals(id)).toEqual([]);
  });

  test('are deleted group by group, and those with rows are passed over', async () => {
    const { chunks, imports, objectDeletions } = fresh.store;
    const id = await begin();
    const source = new Uint8Array(1);
    const place = { workspaceId, memberNumber: 0, member: null, reading: {}, source };
    await chunks.insert(id, [
      { ...place, ordinal: 0 },
      { ...place, ordinal: 1 },
    ]);
    await writeObjects(id, 2, 3, 4, 5);
    await imports.cancel(id);
    await imports.markReceived(id, workspaceId, 1, null);
    const left = async () => {
      await objectDeletions.deleteNext();
      const [row] = await fresh.database.sql('select searches from object_deletions where import_id = $1', [
        id,
      ]);
      return { ordinals: objects.ordinals(id), ...row };
    };
    expect(await left()).toEqual({ ordinals: [0, 1, 4, 5], searches: 0 });
    expect(await left()).toEqual({ ordinals: [0, 1], searches: 0 });
    expect(await left()).toEqual({ ordinals: [0, 1], searches: 1 });
  });

  test('of several imports are deleted in turns', async () => {
    const ids = [await begin(), await begin()];
    for (const id of ids) {
      await writeObjects(id, 0, 1, 2, 3);
      await fresh.store.deletions.request(workspaceId, id);
      await fresh.store.deletions.delete(id);
    }
    for (let round = 0; round < 2; round++) await fresh.store.objectDeletions.deleteNext();
    expect(ids.map((id) => objects.ordinals(id))).toEqual([
      [2, 3],
      [2, 3],
    ]);
  });
});
