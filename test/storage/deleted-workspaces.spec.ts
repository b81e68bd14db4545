import { randomUUID } from 'node:crypto';
import { KeyRepository } from '#storage';
import { freshStore } from './fresh-store.js';

describe('a deleted workspace', () => {
  const fresh = freshStore();

  /** A workspace that was deleted, as a request found it before. */
  const deleted = async () => {
    const { workspaces } = fresh.store;
    const administrator = await workspaces.findOrCreate(randomUUID());
    const found = await workspaces.create(randomUUID(), administrator.id);
    if (typeof found === 'string') throw new Error(`the workspace was not created: ${found}`);
    expect(await workspaces.requestDeletion(administrator.id, found.id)).toMatchObject({ id: found.id });
    return found;
  };
  const keysOf = async (id: string): Promise<number> =>
    (await fresh.database.pool.query('select from api_keys where workspace_id = $1', [id])).rows.length;

  test('gets no key from a request that found it before', async () => {
    const workspace = await deleted();
    expect(await new KeyRepository(fresh.database).createIn(workspace, 'late', ['read'])).toBeNull();
    expect(await keysOf(workspace.id)).toBe(0);
  });

  test('gets no key from a request that waits for its deletion', async () => {
    const workspace = await fresh.store.workspaces.findOrCreate(randomUUID());
    const client = await fresh.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select from workspaces where id = $1 for update', [workspace.id]);
      await client.query('update workspaces set deleted_at = now() where id = $1', [workspace.id]);
      const created = new KeyRepository(fresh.database).createIn(workspace, 'late', ['read']);
      // It waits for the lock of the workspace.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await client.query('commit');
      expect(await created).toBeNull();
    } finally {
      client.release();
    }
    expect(await keysOf(workspace.id)).toBe(0);
  });

  test('accepts no key that it still has, and loses it when workers clean up', async () => {
    const workspace = await deleted();
    const keys = new KeyRepository(fresh.database);
    const other = await keys.create({ name: 'a', workspace: randomUUID(), scopes: ['read'] });
    const late = await keys.create({ name: 'b', workspace: randomUUID(), scopes: ['read'] });
    expect(await keys.findHolder(late.key)).not.toBeNull();
    await fresh.database.pool.query('update api_keys set workspace_id = $1 where id = $2', [
      workspace.id,
      late.info.id,
    ]);
    expect(await keys.findHolder(late.key)).toBeNull();
    await fresh.store.workspaces.finishDeletions();
    expect(await keysOf(workspace.id)).toBe(0);
    expect(await keys.findHolder(other.key)).not.toBeNull();
  });
});
