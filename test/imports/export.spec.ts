import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditRecord } from '#audit';
import { unzip } from '#testing';
import { CLEAN, ILLEGAL, UNSUPPORTED } from '../api/logs.js';
import { checkTables, readTables, type Tables } from '../exports/tables.js';
import { contradiction, dealtHands, otherView } from './logs.js';
import { runningService } from './running.js';

const NO_IMPORT = '00000000-0000-4000-8000-000000000000';
const FILES = ['actions.parquet', 'findings.parquet', 'hands.parquet', 'players.parquet'];

type Stored = AuditRecord & { readonly id: string };

describe('GET /v1/imports/{id}/export', () => {
  const service = runningService({ FLOORMAN_CHUNK_LENGTH: '65536' });

  const tablesOf = async (id: string, query = ''): Promise<Tables> => {
    const response = await service.client.request(`/v1/imports/${id}/export?format=parquet${query}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = await unzip(Buffer.from(await response.arrayBuffer()));
    expect([...files.keys()].sort()).toEqual(FILES);
    const folder = await mkdtemp(join(tmpdir(), 'floorman-export-'));
    try {
      for (const [name, bytes] of files) await writeFile(join(folder, name), bytes);
      return await readTables(folder);
    } finally {
      await rm(folder, { recursive: true });
    }
  };

  const recordsOf = async (id: string): Promise<Stored[]> => {
    const statuses = 'audited,cancelled,rejected,duplicate';
    return (await service.client.lines(
      `/v1/hands?import=${id}&status=${statuses}&format=ndjson&lang=en`,
    )) as unknown as Stored[];
  };

  test('has the hands and findings of the API, with their ids, from all chunks', async () => {
    const hands = dealtHands(120, 31);
    // A hand that the log lacks the chips of: a finding across hands.
    const gap = hands[60].replace(
      /^(Seat \d+: .+ \(\$)(\d+)/m,
      (_, before: string, chips: string) => `${before}${String(Number(chips) + 500)}`,
    );
    const log = [...hands.slice(0, 60), gap, ...hands.slice(61), CLEAN, ILLEGAL, UNSUPPORTED, hands[3]];
    const { id, chunks } = await service.client.import(log.join(''), { name: 'Ana’s log.txt' });
    expect(chunks.total).toBeGreaterThan(1);
    const copies = [otherView(hands[5]), contradiction(hands[7]), hands[9]];
    const second = await service.client.import(copies.join(''), { name: 'copies.txt' });
    for (const each of [id, second.id]) {
      const records = await recordsOf(each);
      const sorted = records.sort((one, other) => Number(one.id) - Number(other.id));
      checkTables(await tablesOf(each), sorted, (record) => BigInt((record as Stored).id));
    }
    const { hands: rows, findings } = await tablesOf(second.id);
    expect(rows.map(({ status, copy }) => [status, copy])).toEqual([
      ['audited', 'other-view'],
      ['audited', 'conflicting-copy'],
      ['duplicate', null],
    ]);
    expect(findings[0]).toMatchObject({ code: 'other-view' });
  });

  test('leaves out names with anonymize=true, and speaks the language of the request', async () => {
    const hands = dealtHands(20, 77);
    const faulty = ILLEGAL.replace('70000000002', '70000000077');
    const { id } = await service.client.import(faulty + hands.join(''), { name: 'Nina Olsson.txt' });
    const [named, nameless, spanish] = [
      await tablesOf(id, '&lang=en'),
      await tablesOf(id, '&lang=en&anonymize=true'),
      await tablesOf(id, '&lang=es'),
    ];
    const names = new Set(named.players.map(({ player }) => player as string));
    const text = JSON.stringify(nameless, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(names.size).toBeGreaterThan(3);
    expect([...names, 'Nina'].filter((name) => text.includes(name))).toEqual([]);
    expect(nameless.players.map(({ net }) => net)).toEqual(named.players.map(({ net }) => net));
    expect(named.findings[0]).toMatchObject({
      code: 'short-raise',
      message: expect.stringMatching(/raise/i),
    });
    expect(spanish.findings[0].message).not.toBe(named.findings[0].message);
  });

  test('has the same rows as CSV and NDJSON', async () => {
    const { id } = await service.client.import(dealtHands(12, 5).join(''), { name: 'text.txt' });
    const { players } = await tablesOf(id);
    for (const format of ['csv', 'ndjson']) {
      const response = await service.client.request(`/v1/imports/${id}/export?format=${format}`);
      const files = await unzip(Buffer.from(await response.arrayBuffer()));
      expect([...files.keys()].sort()).toEqual(FILES.map((file) => file.replace('parquet', format)));
      const lines = files.get(`players.${format}`)!.toString().trimEnd().split('\n');
      expect(lines).toHaveLength(players.length + (format === 'csv' ? 1 : 0));
      if (format === 'ndjson')
        expect(JSON.parse(lines[0])).toMatchObject({
          player: players[0].player,
          net: Number(players[0].net),
        });
    }
  });

  test('has the place of each hand in the log, also after a hand before it was deleted', async () => {
    const { id } = await service.client.import(dealtHands(6, 91).join(''), { name: 'six.txt' });
    const [, second] = await recordsOf(id);
    expect((await service.client.request(`/v1/hands/${second.id}`, { method: 'DELETE' })).status).toBe(204);
    const { hands } = await tablesOf(id);
    expect(hands.map(({ index }) => Number(index))).toEqual([0, 2, 3, 4, 5]);
  });

  test('breaks off if the import is deleted meanwhile, as the list of its hands does', async () => {
    const { id } = await service.client.import(dealtHands(8000, 92).join(''), { name: 'long.txt' });
    const paths = [`/v1/imports/${id}/export?format=ndjson`, `/v1/hands?import=${id}&format=ndjson`];
    const readers = [];
    for (const path of paths) {
      const { body } = await service.client.request(path);
      const reader = body!.getReader();
      await reader.read();
      readers.push(reader);
    }
    await service.client.request(`/v1/imports/${id}?data=true`, { method: 'DELETE' });
    for (const reader of readers) {
      const readAll = async (): Promise<void> => {
        while (!(await reader.read()).done);
      };
      await expect(readAll()).rejects.toThrow('terminated');
    }
  });

  test('has tables without rows for an import that failed', async () => {
    const { id } = await service.client.import('no poker here\n', { name: 'letter.txt' });
    const { players, actions } = await tablesOf(id);
    expect([players, actions]).toEqual([[], []]);
  });

  test('says what is wrong', async () => {
    const { id } = await service.client.import(CLEAN, { name: 'clean.txt' });
    for (const [path, status, code] of [
      [`/v1/imports/${NO_IMPORT}/export?format=parquet`, 404, 'not-found'],
      [`/v1/imports/${id}/export`, 400, 'invalid-request'],
      [`/v1/imports/${id}/export?format=xml`, 400, 'invalid-request'],
      [`/v1/imports/${id}/export?format=parquet&anonymize=maybe`, 400, 'invalid-request'],
    ] as const) {
      const response = await service.client.request(path);
      expect([response.status, await response.json()]).toMatchObject([status, { code }]);
    }
  });
});
