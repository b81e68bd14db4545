import { setTimeout } from 'node:timers/promises';
import { databaseOutage } from '#storage';
import { playHands, printHand, type SessionHand } from '../../libs/audit/testing/session.js';
import auditChunk from '../../apps/worker/threads/audit-chunk.js';
import { HANDS_PER_CHUNK } from '../../libs/storage/rows.js';
import { dealtHands, otherView, withoutShowdown } from '../imports/logs.js';
import { finalizeLog, receiveLog } from './finalize-log.js';
import { firstHands, freshStore } from './fresh-store.js';

const print = (hands: readonly SessionHand[]): string => `${hands.map(printHand).join('\n\n\n')}\n`;

/** A player has fewer chips in the tenth hand than after the one before. */
const CHIPS_VANISH = playHands(20, (hand, index) =>
  index === 9
    ? {
        ...hand,
        players: hand.players.map((player) => ({
          ...player,
          stack: player.stack - (player.seat === 3 ? 300 : 0),
        })),
      }
    : hand,
);

const WAITING_FOR_TOTALS = `
  select from pg_locks where not granted and relation = 'player_totals'::regclass`;

describe('deletion in the store', () => {
  const fresh = freshStore();
  let workspaceId: string;
  let workspaces = 0;
  beforeEach(async () => {
    ({ id: workspaceId } = await fresh.store.workspaces.findOrCreate(`deletion ${workspaces++}`));
  });

  /** Deletes a marked import, audits the affected ones again and finalizes them, as workers do. */
  const deleteMarked = async (importId: string): Promise<void> => {
    expect(await fresh.store.deletions.delete(importId)).toBe(workspaceId);
    await auditAndFinalize();
  };

  const auditAndFinalize = async (): Promise<void> => {
    const { chunks, finalizations } = fresh.store;
    for (const id of await chunks.listPending(100)) {
      const chunk = (await chunks.claim(id))!;
      await chunks.complete(chunk.id, chunk.importId, auditChunk(await chunks.withSource(chunk)));
    }
    for (;;) {
      const [ready] = await finalizations.listReady(workspaceId);
      if (ready === undefined) return;
      await finalizations.finalize(ready.id);
    }
  };

  const statusesOf = async (importId: string): Promise<string[]> => {
    const { hands } = await fresh.store.hands.list(workspaceId, { importId }, firstHands(100));
    return hands.map(({ status }) => status);
  };

  test('the oldest of the other imports has the first copies, also if a later one is finalized before the deletion', async () => {
    const log = print(playHands(3));
    const gone = await finalizeLog(fresh.store, workspaceId, log);
    const second = await finalizeLog(fresh.store, workspaceId, log);
    await fresh.store.deletions.request(workspaceId, gone);
    const third = await finalizeLog(fresh.store, workspaceId, log);
    await deleteMarked(gone);
    expect(await statusesOf(second)).toEqual(['audited', 'audited', 'audited']);
    expect(await statusesOf(third)).toEqual(['duplicate', 'duplicate', 'duplicate']);
  });

  test('an import with copies of hands of an import that has copies is audited again too', async () => {
    const hands = playHands(3).map((hand) => print([hand]));
    const gone = await finalizeLog(fresh.store, workspaceId, hands[0]);
    const next = await finalizeLog(fresh.store, workspaceId, hands[0] + hands[1]);
    const last = await finalizeLog(fresh.store, workspaceId, hands[1] + hands[2]);
    const other = await finalizeLog(fresh.store, workspaceId, printHand(playHands(5)[4]));
    await fresh.store.deletions.request(workspaceId, gone);
    expect(await fresh.store.deletions.delete(gone)).toBe(workspaceId);
    const phaseOf = async (importId: string): Promise<unknown> =>
      (await fresh.store.imports.findStatus(workspaceId, importId))?.phase;
    expect(await Promise.all([next, last, other].map(phaseOf))).toEqual(['received', 'received', 'done']);
    await auditAndFinalize();
    expect(await statusesOf(next)).toEqual(['audited', 'audited']);
    expect(await statusesOf(last)).toEqual(['duplicate', 'audited']);
  });

  test('a deletion that is requested during the finalization does not wait for it, and is done', async () => {
    const { imports, deletions, finalizations, hands } = fresh.store;
    const key = 'sent with a key';
    const importId = await receiveLog(fresh.store, workspaceId, print(playHands(3)), key);
    const before = await fresh.database.sql('select * from imports where id = $1', [importId]);
    let finalizing: Promise<string | null> | undefined;
    await fresh.database.transaction(async (tx) => {
      // Holds the finalization after it has written rows that refer to the import.
      await tx.sql('lock table player_totals');
      finalizing = finalizations.finalize(importId);
      while ((await tx.sql(WAITING_FOR_TOTALS)).length === 0) await setTimeout(10);
      expect(await deletions.request(workspaceId, importId)).toBe(true);
    });
    expect(await finalizing).toBeNull();
    expect(await fresh.database.sql('select * from imports where id = $1', [importId])).toEqual([
      { ...before[0], phase: 'deleting', revision: expect.anything() as unknown, finalize_attempts: 1 },
    ]);
    expect(await deletions.delete(importId)).toBe(workspaceId);
    expect((await hands.list(workspaceId, {}, firstHands(100))).hands).toEqual([]);
    expect(
      await fresh.database.sql('select 1 from player_totals where workspace_id = $1', [workspaceId]),
    ).toEqual([]);
    expect(
      (
        await imports.open({
          workspaceId,
          name: 'again',
          format: 'auto',
          profile: 'auto',
          idempotencyKey: key,
        })
      ).kind,
    ).toBe('new');
  });

  test('a hand is not deleted while an import is audited again, which may have a copy of it', async () => {
    const gone = await finalizeLog(fresh.store, workspaceId, print(playHands(2)));
    const [, second] = playHands(2);
    const keeps = await finalizeLog(fresh.store, workspaceId, print(playHands(3).slice(2)));
    const again = await finalizeLog(fresh.store, workspaceId, print([second, ...playHands(3).slice(2)]));
    await fresh.store.deletions.request(workspaceId, gone);
    expect(await fresh.store.deletions.delete(gone)).toBe(workspaceId);
    const { hands } = await fresh.store.hands.list(workspaceId, { importId: keeps }, firstHands(1));
    expect(await fresh.store.deletions.deleteHand(workspaceId, hands[0].id)).toBe('busy');
    await auditAndFinalize();
    expect(await statusesOf(again)).toEqual(['audited', 'duplicate']);
    expect(await fresh.store.deletions.deleteHand(workspaceId, hands[0].id)).toBe('deleted');
    expect(await statusesOf(again)).toEqual(['audited']);
  });

  test('the request of a deletion does not wait long for a deletion that audits the import again', async () => {
    const id = await finalizeLog(fresh.store, workspaceId, print(playHands(1)));
    const request = (): Promise<boolean> => fresh.store.deletions.request(workspaceId, id);
    await fresh.database.transaction(async (tx) => {
      await tx.sql('select from imports where id = $1 for update', [id]);
      expect(databaseOutage(await request().catch((error: unknown) => error))).toBe('away');
    });
    expect(await request()).toBe(true);
  });

  test('a list goes on behind an import that was deleted meanwhile', async () => {
    const [older, last] = [
      await finalizeLog(fresh.store, workspaceId, print(playHands(1))),
      await finalizeLog(fresh.store, workspaceId, print(playHands(2))),
    ];
    const behind = async (): Promise<(string | undefined)[]> =>
      (await fresh.store.imports.list(workspaceId, 1, last)).map(({ id }) => id);
    const before = await behind();
    await fresh.store.deletions.request(workspaceId, last);
    await fresh.store.deletions.delete(last);
    expect(before).toEqual([older]);
    expect(await fresh.store.imports.isKnown(workspaceId, last)).toBe(true);
    expect(await behind()).toEqual(before);
    expect(await fresh.store.imports.isKnown(workspaceId, workspaceId)).toBe(false);
  });

  test('the deletion of an import waits some seconds for a finalization of its workspace, and can be repeated', async () => {
    const id = await finalizeLog(fresh.store, workspaceId, print(playHands(1)));
    const other = await finalizeLog(fresh.store, workspaceId, print(playHands(2)));
    for (const each of [id, other]) await fresh.store.deletions.request(workspaceId, each);
    await fresh.database.transaction(async (tx) => {
      await tx.sql('select pg_advisory_xact_lock(hashtextextended($1::uuid::text, 2))', [workspaceId]);
      expect(await fresh.store.deletions.delete(id)).toBeNull();
      // Those that follow do not wait again.
      const start = performance.now();
      expect(await fresh.store.deletions.delete(other)).toBeNull();
      expect(performance.now() - start).toBeLessThan(4_000);
    });
    await setTimeout(3_000);
    expect(await fresh.store.deletions.listPending()).toContainEqual({ importId: id });
    expect(await fresh.store.deletions.delete(id)).toBe(workspaceId);
  }, 20_000);

  test('the deletion of a hand does not wait long for a finalization of its workspace', async () => {
    const id = await finalizeLog(fresh.store, workspaceId, print(playHands(1)));
    const { hands } = await fresh.store.hands.list(workspaceId, { importId: id }, firstHands(1));
    const deleted = (): Promise<unknown> => fresh.store.deletions.deleteHand(workspaceId, hands[0].id);
    await fresh.database.transaction(async (tx) => {
      await tx.sql('select pg_advisory_xact_lock(hashtextextended($1::uuid::text, 2))', [workspaceId]);
      expect(await deleted()).toBe('busy');
    });
    expect(await deleted()).toBe('deleted');
    expect(await deleted()).toBe('not-found');
  });

  test('a deleted hand has no findings across hands after its import is audited again', async () => {
    const { database, store } = fresh;
    const gone = await finalizeLog(store, workspaceId, print(CHIPS_VANISH.slice(0, 1)));
    const left = await finalizeLog(store, workspaceId, print(CHIPS_VANISH));
    const first = { handId: 0, ordinal: -1 };
    const [finding] = await store.findings.list(workspaceId, left, { code: 'table-stakes' }, first, 100);
    expect(await store.deletions.deleteHand(workspaceId, finding.handId)).toBe('deleted');
    await store.deletions.request(workspaceId, gone);
    await deleteMarked(gone);
    expect(await statusesOf(left)).toHaveLength(CHIPS_VANISH.length - 1);
    const orphans = await database.sql(
      'select code from findings f where not exists (select from hands h where h.id = f.hand_id)',
    );
    expect(orphans).toEqual([]);
  });

  /** The numbers of rows of some chunks by table. The ids of hands are those of their chunk and a position. */
  const rowsOf = async (chunks: readonly string[]): Promise<Record<string, unknown>> => {
    const inChunks = (column: string): string => `${column} / ${String(HANDS_PER_CHUNK)} = any($1::bigint[])`;
    const [row] = await fresh.database.sql(
      `select (select count(*)::int from chunks where id = any($1::bigint[])) as chunks,
         (select count(*)::int from hands where ${inChunks('id')}) as hands,
         (select count(*)::int from hand_seats where ${inChunks('hand_id')}) as seats,
         (select count(*)::int from findings where ${inChunks('hand_id')}) as findings,
         (select count(*)::int from record_pages where chunk_id = any($1::bigint[])) as pages`,
      [chunks],
    );
    return row;
  };

  const chunksOf = async (importId: string): Promise<string[]> =>
    (await fresh.database.sql<{ id: string }>('select id from chunks where import_id = $1', [importId])).map(
      ({ id }) => id,
    );

  test('the rows of a deleted import are erased, and those of other imports are left', async () => {
    const { deletions, erasures } = fresh.store;
    const kept = await finalizeLog(fresh.store, workspaceId, print(CHIPS_VANISH));
    const log = print(CHIPS_VANISH).replaceAll('Hand #', 'Hand #9');
    const gone = await finalizeLog(fresh.store, workspaceId, log);
    const [chunks, others] = [await chunksOf(gone), await chunksOf(kept)];
    const [own, left] = [await rowsOf(chunks), await rowsOf(others)];
    expect(Object.values(own).every((rows) => Number(rows) > 0)).toBe(true);
    expect(own.hands).toBe(20);
    await deletions.request(workspaceId, gone);
    await deleteMarked(gone);
    expect(await statusesOf(gone)).toEqual([]);
    expect(await erasures.listPending()).toContainEqual({ importId: gone });
    expect(await rowsOf(chunks)).toEqual(own);
    expect(await erasures.eraseNext(gone)).toBe(true);
    expect(await rowsOf(chunks)).toEqual({ chunks: 0, hands: 0, seats: 0, findings: 0, pages: 0 });
    expect(await rowsOf(others)).toEqual(left);
    expect(await erasures.eraseNext(gone)).toBe(false);
    expect(await erasures.listPending()).not.toContainEqual({ importId: gone });
  });

  /** Deletes an import; its rows are erased or not: nothing may depend on that. */
  const remove = async (importId: string, isErased: boolean): Promise<void> => {
    await fresh.store.deletions.request(workspaceId, importId);
    await deleteMarked(importId);
    if (isErased) while (await fresh.store.erasures.eraseNext(importId));
  };

  const HIDDEN = withoutShowdown(dealtHands(4, 91));
  const FIRST = HIDDEN.join('');
  const VIEWS = HIDDEN.map(otherView).join('');
  const kindsOf = async (importId: string): Promise<(string | null)[]> => {
    const statuses = ['audited', 'duplicate'] as const;
    const filter = { importId, statuses };
    const { hands } = await fresh.store.hands.list(workspaceId, filter, firstHands(100));
    return hands.map(({ copyKind }) => copyKind);
  };
  const SAME_VIEW = HIDDEN.map(() => 'other-view');

  describe.each([
    ['erased', true],
    ['not yet erased', false],
  ])('with the rows of a deleted import %s', (_, isErased) => {
    test('its views can be sent again, and are views', async () => {
      await finalizeLog(fresh.store, workspaceId, FIRST);
      await remove(await finalizeLog(fresh.store, workspaceId, VIEWS), isErased);
      expect(await kindsOf(await finalizeLog(fresh.store, workspaceId, VIEWS))).toEqual(SAME_VIEW);
    });

    test('the duplicates of its views are views', async () => {
      await finalizeLog(fresh.store, workspaceId, FIRST);
      const gone = await finalizeLog(fresh.store, workspaceId, VIEWS);
      const again = await finalizeLog(fresh.store, workspaceId, VIEWS);
      expect(await kindsOf(again)).toEqual(HIDDEN.map(() => 'duplicate'));
      await remove(gone, isErased);
      expect(await kindsOf(again)).toEqual(SAME_VIEW);
    });

    test('its copies of the hands of two imports do not tie them together', async () => {
      const [ones, others] = [HIDDEN.slice(0, 2).join(''), HIDDEN.slice(2).join('')];
      const first = await finalizeLog(fresh.store, workspaceId, ones);
      await finalizeLog(fresh.store, workspaceId, others);
      const gone = await finalizeLog(fresh.store, workspaceId, VIEWS);
      const views = await finalizeLog(fresh.store, workspaceId, HIDDEN.slice(2).map(otherView).join(''));
      await remove(gone, isErased);
      expect(await kindsOf(views)).toEqual(['other-view', 'other-view']);
      await fresh.store.deletions.request(workspaceId, first);
      expect(await fresh.store.deletions.delete(first)).toBe(workspaceId);
      expect((await fresh.store.imports.findStatus(workspaceId, views))?.phase).toBe('done');
    });

    test('its views do not displace those of other imports', async () => {
      const first = await finalizeLog(fresh.store, workspaceId, FIRST);
      const gone = await finalizeLog(fresh.store, workspaceId, VIEWS);
      // As many as are listed.
      await fresh.database.sql(
        `insert into hands select (jsonb_populate_record(h, jsonb_build_object('id', h.id + 100 * n))).*
         from hands h, generate_series(1, 50) n where h.import_id = $1`,
        [gone],
      );
      await remove(gone, isErased);
      const left = await finalizeLog(fresh.store, workspaceId, VIEWS);
      const { hands } = await fresh.store.hands.list(workspaceId, { importId: first }, firstHands(1));
      const views = await fresh.store.hands.findWithViews(workspaceId, hands[0].id);
      expect(views.map(({ importId }) => importId)).toEqual([first, left]);
    });

    test('a hand of which it had a copy can be deleted, and leaves no mark for it', async () => {
      const first = await finalizeLog(fresh.store, workspaceId, FIRST);
      const gone = await finalizeLog(fresh.store, workspaceId, VIEWS);
      await remove(gone, isErased);
      const row = (): Promise<unknown> => fresh.database.sql('select * from imports where id = $1', [gone]);
      const before = await row();
      const { hands } = await fresh.store.hands.list(workspaceId, { importId: first }, firstHands(1));
      expect(await fresh.store.deletions.deleteHand(workspaceId, hands[0].id)).toBe('deleted');
      expect(await row()).toEqual(before);
      expect(
        await fresh.database.sql('select hand_id from deleted_hands where import_id = $1', [gone]),
      ).toEqual([]);
    });
  });

  test('totals that a version before did not write, or left, do not change the sums of players', async () => {
    await finalizeLog(fresh.store, workspaceId, print(playHands(5)));
    const before = await sums();
    const gone = await finalizeLog(
      fresh.store,
      workspaceId,
      print(playHands(12)).replaceAll('Hand #', 'Hand #9'),
    );
    await fresh.database.sql('delete from import_player_totals where import_id = $1', [gone]);
    await remove(gone, true);
    expect(await sums()).toEqual(before);
    // What is left of an import that is audited again.
    const log = print(playHands(12)).replaceAll('Hand #', 'Hand #8');
    await finalizeLog(fresh.store, workspaceId, log);
    const after = await sums();
    ({ id: workspaceId } = await fresh.store.workspaces.findOrCreate(`deletion ${workspaces++}`));
    await finalizeLog(fresh.store, workspaceId, print(playHands(5)));
    const importId = await receiveLog(fresh.store, workspaceId, log);
    await fresh.database.sql(
      `insert into import_player_totals select (jsonb_populate_record(t, jsonb_build_object('import_id', $1::text))).*
       from import_player_totals t where workspace_id = $2`,
      [importId, workspaceId],
    );
    expect(await fresh.store.finalizations.finalize(importId)).toBe(workspaceId);
    expect(await sums()).toEqual(after);
  });

  test('an import that is being deleted has the counts that it had, also after one of its hands was deleted', async () => {
    const id = await finalizeLog(fresh.store, workspaceId, print(CHIPS_VANISH));
    const { hands } = await fresh.store.hands.list(workspaceId, { importId: id }, firstHands(100));
    expect(await fresh.store.deletions.deleteHand(workspaceId, hands[3].id)).toBe('deleted');
    const status = async (): Promise<unknown> => {
      const { counts, chunks, findings } = (await fresh.store.imports.findStatus(workspaceId, id))!;
      return { counts, chunks, findings };
    };
    const before = await status();
    expect(before).toMatchObject({ counts: { hands: 19 } });
    await fresh.store.deletions.request(workspaceId, id);
    expect(await status()).toEqual(before);
  });

  /** All sums of players of the workspace. */
  const sums = async (): Promise<unknown[]> => {
    const rows = [];
    for (const table of ['player_totals', 'import_player_totals', 'player_statistics'])
      rows.push(
        await fresh.database.sql(
          `select to_jsonb(t) - 'workspace_id' - 'import_id' as row from ${table} t where workspace_id = $1
           order by to_jsonb(t)::text`,
          [workspaceId],
        ),
      );
    return rows;
  };

  test('the sums of players are those of an import without the hands that were deleted by themselves', async () => {
    const hands = playHands(12);
    await finalizeLog(fresh.store, workspaceId, print(hands.slice(1, -1)));
    const expected = await sums();
    ({ id: workspaceId } = await fresh.store.workspaces.findOrCreate(`deletion ${workspaces++}`));
    const importId = await finalizeLog(fresh.store, workspaceId, print(hands));
    const stored = await fresh.store.hands.list(workspaceId, { importId }, firstHands(100));
    // The first and the last one: the players have other times then.
    for (const { id } of [stored.hands[0], stored.hands[11]])
      expect(await fresh.store.deletions.deleteHand(workspaceId, id)).toBe('deleted');
    expect(await sums()).toEqual(expected);
  });

  test.each([
    ['whose chunks have kept their statistics', []],
    ['of which a hand was deleted before', [4]],
  ])('an import %s leaves the sums of players as they were', async (_, deletedHands) => {
    await finalizeLog(fresh.store, workspaceId, print(playHands(5)));
    const before = await sums();
    const log = print(playHands(12)).replaceAll('Hand #', 'Hand #9');
    const gone = await finalizeLog(fresh.store, workspaceId, log);
    const kept = (): Promise<unknown> =>
      fresh.database.sql('select player_statistics is not null as kept from chunks where import_id = $1', [
        gone,
      ]);
    expect(await kept()).toEqual([{ kept: true }]);
    const { hands } = await fresh.store.hands.list(workspaceId, { importId: gone }, firstHands(100));
    for (const index of deletedHands)
      expect(await fresh.store.deletions.deleteHand(workspaceId, hands[index].id)).toBe('deleted');
    expect(await kept()).toEqual([{ kept: deletedHands.length === 0 }]);
    expect(await sums()).not.toEqual(before);
    await fresh.store.deletions.request(workspaceId, gone);
    await deleteMarked(gone);
    expect(await sums()).toEqual(before);
  });
});
