import { LOCAL_WORKSPACE } from '#storage';
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
