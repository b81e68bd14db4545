import { deflateRawSync } from 'node:zlib';
import { cutChunks } from '#audit';
import { findFormat, handSchema, LineCursor } from '#histories';
import fc from 'fast-check';
import auditChunk from '../../apps/worker/threads/audit-chunk.js';
import { freshStore } from './fresh-store.js';
import { CLEAN, hand, ILLEGAL } from '../api/logs.js';
import { inMemory } from '../support/chunks.js';

const LINES = CLEAN.trimEnd().split('\n');

const canonical = (): Record<string, unknown> => {
  const reading = findFormat('pokerstars')!.read(ILLEGAL, 0, ILLEGAL.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(JSON.stringify(reading.rejection));
  return handSchema.encode(reading.hand);
};

describe('an odd hand does not keep the other hands of its log from being stored', () => {
  const fresh = freshStore();
  let importId: string;
  let workspaceId: string;
  let ordinal = 0;
  beforeAll(async () => {
    workspaceId = (await fresh.store.workspaces.findOrCreate('odd')).id;
    const newImport = { workspaceId, name: 'odd', format: null, profile: 'auto', idempotencyKey: null };
    const claim = await fresh.store.imports.open(newImport);
    if (claim.kind !== 'new') throw new Error('the import is not new');
    importId = claim.id;
  });

  /** Stores the chunks of a log, audits them, and returns the number of stored hands. */
  const stored = async (log: string): Promise<number> => {
    let hands = 0;
    for await (const { bytes, ...reading } of cutChunks(inMemory(Buffer.from(log)), {})) {
      const place = { workspaceId, ordinal: ordinal++, memberNumber: 0, member: null };
      const ids = await fresh.store.chunks.insert(importId, [
        { ...place, reading, source: deflateRawSync(bytes) },
      ]);
      const chunk = await fresh.store.chunks.claim(ids![0]);
      const rows = auditChunk(await fresh.store.chunks.withSource(chunk!));
      expect(await fresh.store.chunks.complete(chunk!.id, importId, rows)).toBe(true);
      hands += rows.counts.hands;
    }
    return hands;
  };

  const json = (changes: object): string => `${JSON.stringify({ ...canonical(), ...changes })}\n`;
  const oddities: [what: string, log: string][] = [
    ['a seat that is listed twice', CLEAN.replace('Seat 3: Clara', 'Seat 2: Clara')],
    ['a name that is too long for an index', hand({ id: 1, name: noise(8_000) })],
    ['a table name that is too long for an index', CLEAN.replace('Vesta II', noise(8_000))],
    ['a hand number that is too long for an index', CLEAN.replace('70000000001', '7'.repeat(8_000))],
    ['a very early time', CLEAN.replace('2024/03/02 18:15:00 ET', '1000/01/01 00:00:00 JST')],
    ['a very late time', CLEAN.replace('2024/03/02 18:15:00 ET', '9999/12/31 23:59:59 ET')],
    ['an invalid time', json({ playedAt: 'yesterday' })],
    ['a day that does not exist', json({ playedAt: '2024-02-31T00:00:00Z' })],
    ['the year 0', json({ playedAt: '0000-01-01T00:00:00Z' })],
    [
      'a site and a currency that are too long for an index',
      json({ site: noise(8_000), currency: noise(300), id: noise(9_000) }),
    ],
    ['very large line numbers', json({ events: atLine(Number.MAX_SAFE_INTEGER) })],
    ['NUL and an unpaired surrogate', json({ site: '\0', id: '\ud800' })],
  ];

  test.each(oddities)('%s', async (_, log) => {
    // Another hand follows in the same format.
    expect(await stored(log + (log.startsWith('{') ? json({}) : CLEAN))).toBe(2);
  });

  test('more findings than a smallint can number', async () => {
    const uncalled = 'Uncalled bet ($0.40) returned to Ana\n'.repeat(900);
    expect(await stored(CLEAN.replace('Uncalled bet ($0.40) returned to Ana\n', uncalled) + CLEAN)).toBe(2);
  });

  test('duplicated, moved and changed lines', async () => {
    const at = fc.nat(LINES.length - 1);
    const edit = fc.record({
      from: at,
      to: at,
      figure: fc.constantFrom(null, '99999999999999.99', '-1', '0.001'),
    });
    const logs = fc.array(edit, { minLength: 1, maxLength: 4 }).map((edits) => {
      const lines = [...LINES];
      for (const { from, to, figure } of edits)
        lines.splice(to, 0, figure === null ? lines[from] : lines[from].replace(/\d+(\.\d+)?/, figure));
      return `${lines.join('\n')}\n\n`;
    });
    await fc.assert(
      fc.asyncProperty(fc.array(logs, { minLength: 20, maxLength: 20 }), async (texts) => {
        expect(await stored(texts.join('') + CLEAN)).toBeGreaterThan(0);
      }),
      { seed: 5, numRuns: 20 },
    );
  });

  test('canonical hands with any value anywhere', async () => {
    const keys = Object.keys(canonical());
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.maxSafeInteger(),
      fc.constantFrom(null, true, '9'.repeat(5_000), 2 ** 31, 2 ** 53 - 1, 255, 0),
    );
    const line = fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 2 }).map(json);
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 30, maxLength: 30 }), async (lines) => {
        expect(await stored(lines.join(''))).toBe(30);
      }),
      { seed: 6, numRuns: 20 },
    );
  });
});

/** Text that does not compress: an index compresses long values. */
function noise(length: number): string {
  let state = 1;
  let text = '';
  while (text.length < length) {
    state = (state * 48_271) % 0x7fffffff;
    text += state.toString(36);
  }
  return text.slice(0, length);
}

function atLine(line: number): unknown[] {
  return (canonical().events as object[]).map((event) => ({ ...event, line }));
}
