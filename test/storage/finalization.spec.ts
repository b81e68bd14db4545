import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { Client } from 'pg';
import { HandRegistry, type CopyStatus } from '#audit';
import { openDatabase, openStore } from '#storage';
import { DealsPacker } from '#fairness';
import { PartnersPacker } from '#partners';
import { FIND_COPIES } from '../../libs/storage/finalization.sql.js';
import { finalizationRules } from '../../libs/nest/finalization-rules.js';
import { freshStore } from './fresh-store.js';
import { eventually } from '../commands/service.js';

const NONE = new Uint8Array(0);
/** The id of a hand is the id of its chunk times this number, plus its position in the chunk. */
const CHUNK = 2 ** 20;

/** The parts of a hand that finalization compares: equal numbers mean the same id, text or events. */
interface HandDigests {
  readonly hand: number;
  readonly content: number;
  readonly events: number;
}

describe('finalization', () => {
  const fresh = freshStore();
  let workspaceId: string;
  let workspaces = 0;
  const newWorkspace = async (): Promise<void> => {
    ({ id: workspaceId } = await fresh.store.workspaces.findOrCreate(`finalization ${workspaces++}`));
  };
  beforeEach(newWorkspace);

  /** An import that is still being received, with one audited chunk of these hands on one page. */
  const arriving = async (hands: readonly HandDigests[]): Promise<{ id: string; chunkId: number }> => {
    const newImport = { workspaceId, name: 'x', format: null, profile: 'auto', idempotencyKey: null };
    const claim = await fresh.store.imports.open(newImport);
    if (claim.kind !== 'new') throw new Error('the import is not new');
    const { id } = claim;
    const place = { workspaceId, ordinal: 0, memberNumber: 0, member: null };
    const [chunkId] = (await fresh.store.chunks.insert(id, [{ ...place, reading: {}, source: NONE }]))!;
    await fresh.store.chunks.complete(chunkId, id, {
      hands: NONE,
      seats: NONE,
      findings: NONE,
      pages: [deflateRawSync(NONE)],
      tableDigests: deflateRawSync(NONE),
      dealFacts: new DealsPacker().end(),
      partnerFacts: new PartnersPacker().end(),
      playerTotals: NONE,
      playerStatistics: NONE,
      counts: { hands: hands.length, audited: hands.length, rejected: 0, cancelled: 0, findings: {} },
      seconds: 0,
    });
    await fresh.database.pool.query(
      `insert into hands (id, workspace_id, import_id, chunk_id, status, site, hand_id, identity, content, events,
         first_line, last_line, byte_offset, byte_length, page, record_offset, record_length, translation_length)
       select $3::bigint * ${CHUNK} + t.nth - 1, $1, $2, $3, 'audited', 'Site', t.hand::text, t.hand, t.content, t.events,
         t.nth, t.nth, 0, 0, 0, 0, 0, 0
       from unnest($4::int[], $5::int[], $6::int[]) with ordinality as t (hand, content, events, nth)`,
      [
        workspaceId,
        id,
        chunkId,
        hands.map(({ hand }) => hand),
        hands.map(({ content }) => content),
        hands.map(({ events }) => events),
      ],
    );
    return { id, chunkId };
  };
  const received = async (hands: readonly HandDigests[]): Promise<{ id: string; chunkId: number }> => {
    const made = await arriving(hands);
    await fresh.store.imports.markReceived(made.id, workspaceId, 1, NONE);
    return made;
  };
  /** The copy status of each hand of an import, in order. */
  const copyStatuses = async (importId: string): Promise<CopyStatus[]> => {
    const { rows } = await fresh.database.pool.query<{ sighting: CopyStatus | null }>(
      'select sighting from hands where import_id = $1 order by id',
      [importId],
    );
    return rows.map(({ sighting }) => sighting ?? 'new');
  };

  /** Copies of one hand; `content` numbers their texts. */
  const texts = (count: number, content: (nth: number) => number): HandDigests[] =>
    Array.from({ length: count }, (_, nth) => ({ hand: 1, content: content(nth), events: 1 }));

  test('finds the same copies between imports as the command line between files', async () => {
    const few = fc.integer({ min: 1, max: 3 });
    const hand = fc.record({ hand: few, content: few, events: few });
    const log = fc.array(hand, { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.array(log, { minLength: 1, maxLength: 4 }), async (logs) => {
        await newWorkspace();
        const registry = new HandRegistry();
        // All imports are received before the first is finalized: unfinished imports must not count as earlier ones.
        const imports = [];
        for (const hands of logs) imports.push(await received(hands));
        for (const [index, { id }] of imports.entries()) {
          expect(await fresh.store.finalizations.finalize(id)).toBe(workspaceId);
          const expected = logs[index].map(({ hand: number, content, events }) =>
            registry.see({ idHigh: 0, idLow: number, content, events }),
          );
          expect(await copyStatuses(id)).toEqual(expected);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('counts the tables anew after an import that is a large part of them, and not after others', async () => {
    const { finalizations } = fresh.store;
    await fresh.database.sql('analyze hands');
    const counted = async (): Promise<number> => {
      const [row] = await fresh.database.sql<{ hands: number }>(
        `select reltuples::float8 as hands from pg_class where oid = 'hands'::regclass`,
      );
      return row.hands;
    };
    const before = await counted();
    const finalized = async (hands: number): Promise<string> => {
      const { id } = await received(texts(hands, () => 1));
      expect(await finalizations.finalize(id)).toBe(workspaceId);
      return id;
    };
    await newWorkspace();
    const large = await finalized(Math.ceil(before / 2) + 20);
    await finalizations.analyzeAfter(large);
    expect(await counted()).toBe(before);
    await finalizations.analyzeAfter(large, 10);
    const after = await counted();
    expect(after).toBeGreaterThan(before);
    await finalizations.analyzeAfter(await finalized(12), 10);
    expect(await counted()).toBe(after);
  });

  test('reads a number of rows in proportion to the hands, however many of them are copies', async () => {
    const single = openDatabase({ url: fresh.url, connections: 1 });
    try {
      const { finalizations } = openStore(single, { finalization: finalizationRules, uploadSilence: 15_000 });
      /** Rows of hands that the finalization of an import read. */
      const visits = async (importId: string): Promise<number> => {
        const count = async (): Promise<number> => {
          // A connection publishes its counts at the end of its next statement.
          await single.pool.query('select pg_stat_force_next_flush()');
          const { rows } = await single.pool.query<{ visits: string }>(
            `select seq_tup_read + coalesce(idx_tup_fetch, 0) as visits from pg_stat_user_tables where relname = 'hands'`,
          );
          return Number(rows[0].visits);
        };
        const before = await count();
        expect(await finalizations.finalize(importId)).toBe(workspaceId);
        return (await count()) - before;
      };
      const HANDS = 1500;
      for (const content of [() => 1, (nth: number) => nth]) {
        await newWorkspace();
        const first = await received(texts(HANDS, content));
        const second = await received(texts(HANDS, content));
        expect(await visits(first.id)).toBeLessThan(30 * HANDS);
        expect(await visits(second.id)).toBeLessThan(30 * HANDS);
        expect(new Set(await copyStatuses(second.id))).toEqual(new Set(['duplicate']));
      }
    } finally {
      await single.close();
    }
  });

  test('deletes pages that only have duplicates', async () => {
    const pages = async (chunkId: number): Promise<number | null> => {
      const { rowCount } = await fresh.database.pool.query('select 1 from record_pages where chunk_id = $1', [
        chunkId,
      ]);
      return rowCount;
    };
    const a = { hand: 1, content: 1, events: 1 };
    const b = { hand: 2, content: 1, events: 1 };
    const imports = [await received([a]), await received([a, b]), await received([a, b])];
    for (const { id } of imports) await fresh.store.finalizations.finalize(id);
    expect(await Promise.all(imports.map(({ chunkId }) => pages(chunkId)))).toEqual([1, 1, 0]);
  });

  describe('while one import of a workspace is being finalized', () => {
    let other: Client;
    beforeEach(async () => {
      other = new Client({ connectionString: fresh.url });
      await other.connect();
    });
    afterEach(() => other.end());

    /** Starts to finalize an import whose chunk another connection has locked, and waits until it blocks. */
    const blocked = async (importId: string): Promise<{ ended: Promise<string | null> }> => {
      await other.query('begin');
      await other.query('select 1 from chunks where import_id = $1 for update', [importId]);
      const ended = fresh.store.finalizations.finalize(importId);
      await eventually(async () => {
        const { rowCount } = await other.query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        return rowCount === 1;
      });
      return { ended };
    };

    test('the next upload is received, and finalized afterwards', async () => {
      const first = await received(texts(1, () => 1));
      const { ended } = await blocked(first.id);
      const second = await received(texts(1, () => 1));
      expect(await fresh.store.finalizations.finalize(second.id)).toBeNull();
      await other.query('commit');
      expect(await ended).toBe(workspaceId);
      expect(await fresh.store.finalizations.finalize(second.id)).toBe(workspaceId);
      expect(await copyStatuses(second.id)).toEqual(['duplicate']);
    });

    test('no other process finalizes it', async () => {
      const { id } = await received(texts(1, () => 1));
      const { ended } = await blocked(id);
      expect(await fresh.store.finalizations.finalize(id)).toBeNull();
      await other.query('commit');
      expect(await ended).toBe(workspaceId);
      expect(await fresh.store.finalizations.finalize(id)).toBeNull();
    });
  });

  test('the next import is the first received one, once all its chunks are audited', async () => {
    const ready = async (): Promise<string[]> =>
      (await fresh.store.finalizations.listReady(workspaceId)).map(({ id }) => id);
    const later = await arriving(texts(1, () => 1));
    const first = await received(texts(1, () => 1));
    await fresh.store.imports.markReceived(later.id, workspaceId, 1, NONE);
    expect(await ready()).toEqual([first.id]);
    await fresh.database.pool.query(`update chunks set state = 'pending' where id = $1`, [first.chunkId]);
    expect(await ready()).toEqual([]);
    expect(await fresh.store.finalizations.finalize(later.id)).toBeNull();
    await fresh.database.pool.query(`update chunks set state = 'done' where id = $1`, [first.chunkId]);
    await fresh.store.finalizations.finalize(first.id);
    expect(await ready()).toEqual([later.id]);
    expect(await fresh.store.finalizations.listReady()).toContainEqual({ id: later.id, workspaceId });
  });

  /** Makes every finalization of an import fail with an error of this SQLSTATE. */
  const breakChecks = async (importId: string, sqlState: string): Promise<() => Promise<void>> => {
    const { pool } = fresh.database;
    await pool.query(`
      create function break_checks() returns trigger language plpgsql as $$
        begin raise exception 'broken by a test' using errcode = '${sqlState}'; end $$;
      create trigger break_checks before update on chunks for each row
        when (new.import_id = '${importId}' and new.table_digests is null and old.table_digests is not null)
        execute function break_checks()`);
    return async () => {
      await pool.query('drop function break_checks cascade');
    };
  };

  const stateOf = async (id: string) =>
    (
      await fresh.database.sql<{ phase: string; finalize_attempts: number; error: unknown }>(
        'select phase, finalize_attempts, error from imports where id = $1',
        [id],
      )
    )[0];

  test('an import that cannot be finalized fails after 25 attempts, and the next one of its workspace goes on', async () => {
    const broken = await received(texts(2, (nth) => nth));
    const next = await received(texts(1, () => 1));
    const mend = await breakChecks(broken.id, 'P0001');
    const { finalizations } = fresh.store;
    try {
      for (let attempt = 1; attempt <= 25; attempt++)
        await expect(finalizations.finalize(broken.id)).rejects.toThrow('broken by a test');
      expect(await finalizations.finalize(next.id)).toBeNull();
      expect(await finalizations.finalize(broken.id)).toBe(workspaceId);
    } finally {
      await mend();
    }
    expect(await stateOf(broken.id)).toMatchObject({
      phase: 'failed',
      error: { code: 'finalization-failed' },
    });
    expect(await finalizations.listReady(workspaceId)).toEqual([{ id: next.id, workspaceId }]);
    expect(await finalizations.finalize(next.id)).toBe(workspaceId);
    expect(await copyStatuses(next.id)).toEqual(['new']);
  });

  test('an attempt does not count if the disk was full', async () => {
    const { id } = await received(texts(1, () => 1));
    const mend = await breakChecks(id, '53100');
    try {
      await expect(fresh.store.finalizations.finalize(id)).rejects.toThrow('broken by a test');
    } finally {
      await mend();
    }
    expect(await stateOf(id)).toMatchObject({ phase: 'received', finalize_attempts: 0 });
    expect(await fresh.store.finalizations.finalize(id)).toBe(workspaceId);
  });

  test('earlier copies are looked up by the identity of the hand, also before the table has statistics', async () => {
    const { pool } = fresh.database;
    const client = await pool.connect();
    try {
      await client.query('begin; set local enable_seqscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain ${FIND_COPIES.replace('create temporary table copies on commit drop as', '')
          .replaceAll('$1', `'${workspaceId}'::uuid`)
          .replaceAll('$2', `'${workspaceId}'::uuid`)}`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      // By statistics that happen to be there, the planner may collect the rows of the index in a bitmap first.
      expect(plan).toMatch(
        /Index Scan (?:using|on) hands_firsts_idx [^\n]*\n *Index Cond: \([^\n]*identity = /,
      );
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  test('each of many views of a hand is found by its id, with a limited number of the others', async () => {
    const { id, chunkId } = await received(texts(80, (nth) => nth));
    await fresh.store.finalizations.finalize(id);
    const idOf = (nth: number): number => chunkId * CHUNK + nth;
    for (const nth of [0, 1, 79]) {
      const ids = (await fresh.store.hands.findWithViews(workspaceId, idOf(nth))).map((hand) => hand.id);
      expect(ids).toContain(idOf(nth));
      expect(ids).toContain(idOf(0));
      expect(ids.length).toBeLessThan(60);
    }
  });
});
