import { openDatabase, openStore } from '#storage';
import { finalizationRules } from '../../libs/nest/finalization-rules.js';
import { dealtLog } from '../imports/logs.js';
import { finalizeLog, receiveLog } from './finalize-log.js';
import { freshStore } from './fresh-store.js';

let logs = 0;
/** A log whose hands no other one has. */
const newLog = (): string => dealtLog(2, ++logs);

describe('retention by age', () => {
  const fresh = freshStore();
  let workspaceId: string;
  let workspaces = 0;
  beforeEach(async () => {
    await fresh.database.sql('truncate imports, hands, hand_seats, findings, player_totals cascade');
    ({ id: workspaceId } = await fresh.store.workspaces.findOrCreate(`retention ${workspaces++}`));
  });

  /** Imports that have ended, each a day older than the one before; the first was sent so many days ago. */
  const endedImports = async (count: number, days: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let at = 0; at < count; at++) {
      const id = await finalizeLog(fresh.store, workspaceId, newLog());
      await setAge(id, days + at);
      ids.push(id);
    }
    return ids;
  };
  const setAge = (id: string, days: number) =>
    fresh.database.sql(
      `update imports set created_at = now() - make_interval(days => $2, secs => 1) where id = $1`,
      [id, days],
    );
  const marked = async (): Promise<string[]> =>
    (await fresh.store.deletions.listPending()).map(({ importId }) => importId);

  test('marks imports that are older than the limit, and no others', async () => {
    const [young, old, older] = await endedImports(3, 9);
    await fresh.store.deletions.requestOld(10);
    expect((await marked()).sort()).toEqual([old, older].sort());
    expect(await fresh.store.deletions.delete(old)).toBe(workspaceId);
    await fresh.store.deletions.requestOld(10);
    expect(await marked()).toEqual([older]);
    expect((await fresh.store.imports.findStatus(workspaceId, young))?.phase).toBe('done');
  });

  test('leaves imports that have not ended', async () => {
    const id = await receiveLog(fresh.store, workspaceId, newLog());
    await setAge(id, 100);
    await fresh.store.deletions.requestOld(1);
    expect(await marked()).toEqual([]);
    await fresh.store.finalizations.finalize(id);
    await fresh.store.deletions.requestOld(1);
    expect(await marked()).toEqual([id]);
  });

  test('marks a few at the same time, the oldest first', async () => {
    const ids = await endedImports(7, 10);
    const [third, second, first] = ids.slice(-3);
    for (let round = 0; round < 3; round++) await fresh.store.deletions.requestOld(1);
    expect((await marked()).sort()).toEqual([...ids.slice(-4)].sort());
    for (const id of [first, second, third]) await fresh.store.deletions.delete(id);
    await fresh.store.deletions.requestOld(1);
    expect((await marked()).sort()).toEqual([...ids.slice(0, 4)].sort());
  });

  test('several workers mark, delete and erase each import once, without waiting for each other', async () => {
    const ids = await endedImports(7, 10);
    const databases = [1, 2, 3].map(() => openDatabase({ url: fresh.url, connections: 2 }));
    const stores = databases.map((database) =>
      openStore(database, { finalization: finalizationRules, uploadSilence: 15_000 }),
    );
    const deleted: string[] = [];
    try {
      while (deleted.length < ids.length) {
        await Promise.all(stores.map(({ deletions }) => deletions.requestOld(1)));
        const pending = await marked();
        const results = await Promise.all(
          stores.flatMap(({ deletions }) =>
            pending.map(async (id) => ((await deletions.delete(id)) === null ? null : id)),
          ),
        );
        deleted.push(...results.filter((id) => id !== null));
      }
      while ((await fresh.store.erasures.listPending()).length > 0)
        await Promise.all(stores.flatMap(({ erasures }) => ids.map((id) => erasures.eraseNext(id))));
    } finally {
      await Promise.all(databases.map((database) => database.close()));
    }
    expect(deleted.sort()).toEqual([...ids].sort());
    const [left] = await fresh.database.sql<{ count: number }>('select count(*)::int as count from hands');
    expect(left.count).toBe(0);
  });
});
