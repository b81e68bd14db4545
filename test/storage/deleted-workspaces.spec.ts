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

  test('keeps no key that was created at the moment of its deletion', async () => {
    const { workspaces } = fresh.store;
    const administrator = await workspaces.findOrCreate(randomUUID());
    const workspace = await workspaces.create(randomUUID(), administrator.id);
    if (typeof workspace === 'string') throw new Error(`the workspace was not created: ${workspace}`);
    const keys = new KeyRepository(fresh.database);
    await Promise.all([
      ...Array.from({ length: 8 }, (_, nth) => keys.createIn(workspace, `key ${String(nth)}`, ['read'])),
      workspaces.requestDeletion(administrator.id, workspace.id),
    ]);
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
