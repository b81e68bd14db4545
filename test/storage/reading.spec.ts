import { deflateRawSync } from 'node:zlib';
import { cutChunks } from '#audit';
import { StoredHandsService } from '../../apps/api/hands/stored-hands.service.js';
import { FIRST_FINDING, ImportFindingsService } from '../../apps/api/imports/import-findings.service.js';
import { ImportReportsService } from '../../apps/api/imports/import-reports.service.js';
import { importResponse } from '#contracts';
import auditChunk from '../../apps/worker/threads/audit-chunk.js';
import { hand } from '../api/logs.js';
import { inMemory } from '../support/chunks.js';
import { firstHands, freshStore } from './fresh-store.js';

const HANDS = 10;
const MEGABYTE = 1024 ** 2;

/** All hands by id. */
const ALL = { filter: {}, order: { by: 'id', descending: false }, after: null } as const;

describe('stored hands and findings', () => {
  const fresh = freshStore();
  let workspaces = 0;

  /** An import that is not finalized yet, with audited hands, each with a finding. */
  const audited = async () => {
    const { store } = fresh;
    const { id: workspaceId } = await store.workspaces.findOrCreate(`reading-${workspaces++}`);
    const newImport = { workspaceId, name: 'log', format: null, profile: 'auto', idempotencyKey: null };
    const claim = await store.imports.open(newImport);
    if (claim.kind !== 'new') throw new Error('the import is not new');
    const numbers = Array.from({ length: HANDS }, (_, nth) => nth + 1);
    const log = numbers.map((id) => hand({ id, raiseTo: '0.15' })).join('');
    for await (const { bytes, ...reading } of cutChunks(inMemory(Buffer.from(log)))) {
      const place = { workspaceId, ordinal: 0, memberNumber: 0, member: null };
      const source = deflateRawSync(bytes);
      const [chunkId] = (await store.chunks.insert(claim.id, [{ ...place, reading, source }]))!;
      const chunk = await store.chunks.withSource((await store.chunks.claim(chunkId))!);
      await store.chunks.complete(chunkId, claim.id, auditChunk(chunk));
    }
    return { workspaceId, id: claim.id };
  };
  const finalized = async () => {
    const { workspaceId, id } = await audited();
    await fresh.store.imports.markReceived(id, workspaceId, 1, new Uint8Array(1));
    await fresh.store.finalizations.finalize(id);
    return { workspaceId, id };
  };
  const handsService = () => {
    const { hands, deletions, imports, readCopies } = fresh.store;
    return new StoredHandsService(hands, deletions, imports, readCopies);
  };
  const findings = () => {
    const { findings: found, hands, imports, readCopies } = fresh.store;
    return new ImportFindingsService(found, hands, imports, readCopies);
  };
  const query = { filter: {}, after: FIRST_FINDING, language: 'en', names: null } as const;

  describe('hands with long records', () => {
    /** Hands whose rows state such long Spanish records that a list has space for three. */
    const longHands = async () => {
      const found = await finalized();
      const { pool } = fresh.database;
      await pool.query('update hands set translation_length = $2 where import_id = $1', [
        found.id,
        5 * MEGABYTE,
      ]);
      return found;
    };

    test('are listed in shorter pages, which together have all hands', async () => {
      const { workspaceId } = await longHands();
      const service = handsService();
      const pages: number[] = [];
      const ids = new Set<string>();
      for (let after: string | null = '0'; after !== null;) {
        const page: Awaited<ReturnType<typeof service.page>> = await service.page(
          workspaceId,
          { ...ALL, after: { id: Number(after), value: null } },
          100,
          'en',
        );
        pages.push(page.items.length);
        for (const { id } of page.items) ids.add(id);
        after = page.next;
      }
      expect([pages, ids.size]).toEqual([[3, 3, 3, 1], HANDS]);
    });

    test('are streamed completely, or up to the limit', async () => {
      const { workspaceId } = await longHands();
      const service = handsService();
      for (const most of [undefined, 7]) {
        const lengths: number[] = [];
        for await (const part of service.lines(workspaceId, ALL, most, 'en'))
          lengths.push(part.trimEnd().split('\n').length);
        expect(lengths).toEqual(most === undefined ? [3, 3, 3, 1] : [3, 3, 1]);
      }
    });

    test('have their findings in shorter pages, which together have all findings', async () => {
      const { workspaceId, id } = await longHands();
      const page = await findings().page(workspaceId, id, query, 100);
      expect([page.items.length, page.next]).toEqual([3, expect.any(String)]);
      const lines: string[] = [];
      for await (const part of findings().lines(workspaceId, id, query))
        lines.push(...part.trimEnd().split('\n'));
      const hands = lines.map((line) => (JSON.parse(line) as { handId: string }).handId);
      expect(hands).toEqual(Array.from({ length: HANDS }, (_, nth) => String(nth + 1)));
    });

    test('are found by their ids, in the order of the ids, up to the size of a list', async () => {
      const { workspaceId } = await longHands();
      const { hands } = await fresh.store.hands.list(workspaceId, {}, firstHands(1));
      const [{ id: first }] = hands;
      const ids = [5, 1, 9, 3, 7].map((nth) => first + nth);
      const batch = await fresh.store.hands.findByIds(workspaceId, ids);
      expect(batch.hands.map((found) => found.id)).toEqual(ids.slice(0, 3));
      expect(batch.nextId).toBe(ids[3]);
    });
  });

  test('an import has no findings before it is finalized, with any cursor', async () => {
    const { workspaceId, id } = await audited();
    expect(await findings().page(workspaceId, id, query, 2)).toEqual({ items: [], next: null });
  });

  test('an interrupted upload has no findings, also while its hands are being deleted', async () => {
    const { workspaceId, id } = await audited();
    const { pool } = fresh.database;
    // As after the first statement of `ImportRepository.fail`; deleting the rows takes longer.
    await pool.query(`update imports set phase = 'failed' where id = $1`, [id]);
    const reports = new ImportReportsService(
      fresh.store.reports,
      findings(),
      fresh.store.hands,
      fresh.store.checks,
      fresh.store.readCopies,
    );
    const status = importResponse((await fresh.store.imports.findStatus(workspaceId, id))!, 'en');
    const report = await reports.json(workspaceId, status, 'en', null);
    expect([report.players, report.firstPlayedAt]).toEqual([0, null]);
    expect([report.findings.byCode, report.hands.byGame, report.rejections]).toEqual([[], [], []]);
    await fresh.store.imports.failAbandoned();
    const later = await reports.json(workspaceId, status, 'en', null);
    expect([report.seconds.auditing > 0, later.seconds.auditing]).toEqual([true, 0]);
  });
});
