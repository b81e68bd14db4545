import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CLEAN, ILLEGAL, UNSUPPORTED, zip } from '../api/logs.js';
import { floorman, parseLines } from '../cli/floorman.js';
import { eventually } from '../commands/service.js';
import { corpusFolder, corpusIsPresent } from '../support/corpus.js';
import type { ImportStatus, Json } from './client.js';
import { dealtHands, dealtLog } from './logs.js';
import { runningService } from './running.js';
import { readdirSync, readFileSync, statSync } from 'node:fs';

const TIMEOUT_MS = 120_000;
const isFull = process.env.FLOORMAN_FULL === '1';

describe('imports over HTTP, with the embedded database and queue', () => {
  const service = runningService({ FLOORMAN_CHUNK_LENGTH: '65536' });

  /** The records that the command line gives for the same bytes under the same name. */
  const audited = async (name: string, log: Uint8Array | string, ...flags: string[]): Promise<Json[]> => {
    const place = mkdtempSync(join(tmpdir(), 'floorman-import-'));
    try {
      writeFileSync(join(place, name), log);
      const { stdout } = await floorman(['audit', '--ndjson', '--quiet', ...flags, join(place, name)]);
      return parseLines(stdout).hands.map((record) => ({ ...record, file: name }));
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  };

  test('a log of many chunks gives the records of the command line, in order and in both languages', async () => {
    const log = dealtLog(300, 11) + ILLEGAL + UNSUPPORTED + CLEAN;
    const status = await service.client.import(log, { name: 'many.txt' });
    expect(status).toMatchObject({
      state: 'done',
      complete: true,
      bytes: Buffer.byteLength(log),
      counts: { hands: 303, audited: 302, rejected: 1, duplicates: 0, cancelled: 0 },
      findings: { 'short-raise': 1 },
    });
    expect(status.chunks.total).toBeGreaterThan(4);
    expect(await service.client.hands(status.id)).toEqual(await audited('many.txt', log));
    const spanish = await service.client.lines(
      `/v1/hands?import=${status.id}&format=ndjson&status=audited,rejected&lang=es`,
    );
    expect(spanish.map(({ id: _id, importId: _import, ...record }) => record)).toEqual(
      await audited('many.txt', log, '--lang', 'es'),
    );
  });

  test('gzip and zip are unpacked, members keep their names, and every hand is audited', async () => {
    const hands = dealtHands(40, 12);
    const [first, second] = [hands.slice(0, 20).join(''), hands.slice(20).join('')];
    const packed = gzipSync(first);
    const archive = zip(
      { name: 'a/one.txt', data: Buffer.from(first) },
      { name: 'empty.txt', data: Buffer.alloc(0) },
      { name: 'notes.txt', data: Buffer.from('no hands here\n') },
      { name: 'two.txt', data: Buffer.from(second) },
    );
    const gz = await service.client.import(packed, { name: 'one.txt.gz' });
    expect(gz.counts).toMatchObject({ hands: 20, audited: 20 });
    const whole = await service.client.import(archive, { name: 'all.zip' });
    expect(whole.counts).toEqual({ hands: 40, audited: 20, rejected: 0, duplicates: 20, cancelled: 0 });
    expect([whole.skipped, gz.skipped]).toEqual([{ 'not-a-log': 2 }, { 'not-a-log': 0 }]);
    const records = await service.client.hands(whole.id);
    const expected = await audited('all.zip', archive);
    // For the command line the first half is not a duplicate.
    expect(records.map(({ member, index }) => [member, index])).toEqual(
      expected.map(({ member, index }) => [member, index]),
    );
    expect(records.slice(20)).toEqual(expected.slice(20));
  });

  test('a form with one file is an import; a form with two files is refused', async () => {
    const form = new FormData();
    form.set('file', new Blob([dealtLog(5, 13)]), 'from a form.txt');
    const response = await service.client.request('/v1/imports', { method: 'POST', body: form });
    expect(response.status).toBe(202);
    const { id } = (await response.json()) as ImportStatus;
    expect(await service.client.untilEnded(id)).toMatchObject({
      name: 'from a form.txt',
      counts: { audited: 5 },
    });
    // The first file is long enough for its audit to begin before the second one arrives.
    form.set('file', new Blob([dealtLog(300, 14)]), 'first.txt');
    form.set('another', new Blob([dealtLog(5, 15)]), 'second.txt');
    const refused = await service.client.request('/v1/imports', { method: 'POST', body: form });
    expect(refused.status).toBe(400);
    for (const name of ['x'.repeat(256), 'a\u0007b', 'a\u0085b']) {
      const named = new FormData();
      named.set('file', new Blob([dealtLog(5, 13)]), name);
      const init = { method: 'POST', body: named, headers: { 'accept-language': 'es' } };
      const misnamed = await service.client.request('/v1/imports', init);
      expect([name, misnamed.status, await misnamed.json()]).toMatchObject([
        name,
        400,
        {
          errors: [{ pointer: '/file', message: expect.stringMatching(/^se esperaba un nombre/) as string }],
        },
      ]);
      named.set('file', new Blob([dealtLog(5, 13)]), name);
      const renamed = await service.client.request('/v1/imports?name=ours.txt', {
        method: 'POST',
        body: named,
      });
      expect(renamed.status).toBe(202);
    }
    const empty = await service.client.request('/v1/imports', { method: 'POST', body: new FormData() });
    expect(empty.status).toBe(400);
    const { items } = await service.client.json<{ items: ImportStatus[] }>('/v1/imports');
    expect(items.find(({ name }) => name === 'first.txt')?.error).toMatchObject({ code: 'upload-refused' });
  });

  test('an Idempotency-Key returns its import; with another log it is refused', async () => {
    const log = dealtLog(5, 19);
    const first = await service.client.upload(log, { key: 'nightly 1' });
    const again = await service.client.upload(log, { key: 'nightly 1' });
    expect(again.id).toBe(first.id);
    const other = await service.client.post(dealtLog(5, 20), { key: 'nightly 1' });
    expect(other.status).toBe(422);
    const parameters = ['name=another', 'name=log&profile=wsop', 'name=log&format=pokerstars'];
    for (const query of parameters) {
      const otherwise = await service.client.request(`/v1/imports?${query}`, {
        method: 'POST',
        body: log,
        headers: { 'content-type': 'text/plain', 'idempotency-key': 'nightly 1' },
      });
      expect([query, otherwise.status, await otherwise.json()]).toMatchObject([
        query,
        422,
        { detail: 'this Idempotency-Key was used with another name, format or profile' },
      ]);
    }
    await service.client.untilEnded(first.id);
    const list = await service.client.json<{ items: ImportStatus[] }>('/v1/imports?limit=1000');
    expect(list.items.filter(({ id }) => id === first.id)).toHaveLength(1);
  });

  test('an interrupted upload fails, leaves no hands, and frees its key', async () => {
    const log = dealtLog(400, 21);
    const broken = request(`${service.client.address}/v1/imports?name=broken.txt`, {
      method: 'POST',
      headers: { 'idempotency-key': 'broken 1', 'content-length': String(log.length) },
    });
    broken.on('error', () => undefined);
    broken.write(log.slice(0, log.length / 2));
    const find = async (): Promise<ImportStatus | undefined> => {
      const { items } = await service.client.json<{ items: ImportStatus[] }>('/v1/imports');
      return items.find(({ name }) => name === 'broken.txt');
    };
    // At least one: the network decides how much of the rest has arrived.
    await eventually(async () => ((await find())?.chunks.total ?? 0) > 0);
    broken.destroy();
    await eventually(async () => (await find())?.state === 'failed');
    // The chunks are dropped afterwards, because a worker may still audit one.
    await eventually(async () => (await find())?.chunks.total === 0);
    const failed = (await find())!;
    expect(failed).toMatchObject({ complete: false, error: { code: 'upload-interrupted' } });
    expect(await service.client.hands(failed.id)).toEqual([]);
    const again = await service.client.import(log, { name: 'whole.txt', key: 'broken 1' });
    expect(again).toMatchObject({ state: 'done', counts: { audited: 400 } });
  });

  test('progress events increase, end with the import, and can be resumed', async () => {
    const { id } = await service.client.upload(dealtLog(800, 22), { name: 'events.txt' });
    const response = await service.client.request(`/v1/imports/${id}/events`);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const events = (await response.text()).trimEnd().split('\n\n').map(readEvent);
    const revisions = events.map((event) => event.id);
    expect(revisions).toEqual([...new Set(revisions)].toSorted((a, b) => a - b));
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { state: 'done', counts: { audited: 800 } } });
    expect(events.slice(0, -1).every(({ event }) => event === 'progress')).toBe(true);
    const last = events.at(-1)!.id;
    const resumed = await service.client.request(`/v1/imports/${id}/events`, {
      headers: { 'last-event-id': String(last) },
    });
    expect(resumed.status).toBe(204);
    const missed = await service.client.request(`/v1/imports/${id}/events`, {
      headers: { 'last-event-id': String(last - 1) },
    });
    expect((await missed.text()).split('\n\n')).toHaveLength(2);
  });

  test('a cancelled import keeps the audited hands and is marked as incomplete', async () => {
    const log = dealtLog(3000, 23);
    const { id } = await service.client.upload(log, { name: 'cancelled.txt' });
    const response = await service.client.request(`/v1/imports/${id}`, { method: 'DELETE' });
    expect(response.status).toBe(200);
    const ended = await service.client.untilEnded(id);
    expect(ended).toMatchObject({ state: 'cancelled', complete: false });
    expect((await service.client.hands(id)).length).toBe(ended.counts.hands);
    expect(ended.counts.hands).toBeLessThan(3000);
    const done = await service.client.import(dealtLog(2, 24));
    expect((await service.client.request(`/v1/imports/${done.id}`, { method: 'DELETE' })).status).toBe(409);
  });

  test('a log whose import was cancelled can be sent again under its key, before and after the cancellation ends', async () => {
    const log = dealtLog(1000, 25);
    const late = await service.client.upload(log, { key: 'late' });
    await service.client.request(`/v1/imports/${late.id}`, { method: 'DELETE' });
    const again = await service.client.import(log, { key: 'late' });
    expect(again).toMatchObject({ state: 'done', counts: { hands: 1000 } });
    expect(again.id).not.toBe(late.id);
    expect((await service.client.upload(log, { key: 'late' })).id).toBe(again.id);

    const sending = request(`${service.client.address}/v1/imports?name=early.txt`, {
      method: 'POST',
      headers: { 'idempotency-key': 'early', 'content-length': String(log.length) },
    });
    sending.on('error', () => undefined);
    sending.write(log.slice(0, log.length / 2));
    const find = async (): Promise<ImportStatus | undefined> => {
      const { items } = await service.client.json<{ items: ImportStatus[] }>('/v1/imports');
      return items.find(({ name }) => name === 'early.txt');
    };
    await eventually(async () => ((await find())?.chunks.total ?? 0) > 0);
    const early = (await find())!;
    await service.client.request(`/v1/imports/${early.id}`, { method: 'DELETE' });
    sending.end(log.slice(log.length / 2));
    expect(await service.client.untilEnded(early.id)).toMatchObject({ state: 'cancelled' });
    const whole = await service.client.import(log, { name: 'early.txt', key: 'early' });
    expect(whole).toMatchObject({ state: 'done', complete: true, counts: { hands: 1000 } });
  });

  test('store=true stores hands that are audited in the request, once for one Idempotency-Key', async () => {
    const log = dealtLog(3, 41) + UNSUPPORTED;
    const store = async (body: string, headers: Record<string, string>) => {
      const path = '/v1/hands?store=true&name=kept';
      const response = await service.client.request(path, { method: 'POST', body, headers });
      expect(response.status).toBe(200);
      return (await response.json()) as { items: Json[]; summary: Json; import: ImportStatus };
    };
    const headers = { 'content-type': 'text/plain', 'idempotency-key': 'kept' };
    const answer = await store(log, headers);
    expect(answer.import).toMatchObject({ name: 'kept', bytes: Buffer.byteLength(log), error: null });
    expect(await service.client.untilEnded(answer.import.id)).toMatchObject({
      state: 'done',
      counts: { hands: 4, audited: 3, rejected: 1 },
    });
    expect(await service.client.hands(answer.import.id)).toEqual(answer.items);
    expect((await store(log, headers)).import.id).toBe(answer.import.id);

    const known = (await service.client.json<{ items: Json[] }>('/v1/imports?limit=1000')).items.length;
    for (const [path, body] of [
      ['/v1/hands?store=false', log],
      ['/v1/hands?store=true', 'no hand at all'],
    ])
      await service.client.request(path, { method: 'POST', body });
    expect((await service.client.json<{ items: Json[] }>('/v1/imports?limit=1000')).items.length).toBe(known);
  });

  test('canonical hands are stored, audited and returned line by line', async () => {
    const [first] = await service.client.lines(
      `/v1/hands?format=ndjson&import=${(await service.client.import(dealtLog(1, 42))).id}`,
    );
    const exported = await service.client.json(`/v1/hands/${String(first.id)}/export?format=json`);
    const hands = [
      { ...exported, id: '1' },
      { site: 'Nowhere', id: '2' },
      { ...exported, id: '3' },
    ];
    const response = await service.client.request('/v1/hands?store=true', {
      method: 'POST',
      body: JSON.stringify(hands),
      headers: { 'content-type': 'application/json' },
    });
    const answer = (await response.json()) as { items: Json[]; import: ImportStatus };
    const ended = await service.client.untilEnded(answer.import.id);
    expect(ended.counts).toMatchObject({ hands: 3, audited: 2, rejected: 1 });
    const stored = await service.client.lines(`/v1/hands?format=ndjson&import=${answer.import.id}`);
    const audited = answer.items.filter(({ status }) => status === 'audited');
    expect(stored.map(({ id: _id, importId: _import, ...record }) => record)).toEqual(audited);
    expect(await service.client.json(`/v1/hands/${String(stored[0].id)}/export?format=json`)).toEqual(
      hands[0],
    );
    expect(await service.client.json(`/v1/hands/${String(stored[1].id)}/source`)).toEqual(hands[2]);
  });

  test('input that is not a log receives a clear response at once', async () => {
    const empty = await service.client.post(new Uint8Array(0));
    expect(empty.status).toBe(400);
    // Long enough for the reader to decide before the last byte.
    const binary = await service.client.import(Buffer.alloc(3_000_000, 1), { name: 'binary' });
    expect(binary.bytes).toBe(3_000_000);
    const text = await service.client.import('no hand at all\n'.repeat(300_000), { name: 'text' });
    expect(text).toMatchObject({ state: 'done', bytes: 4_500_000, counts: { hands: 1, rejected: 1 } });
    expect(binary.counts).toMatchObject({ hands: 1, rejected: 1 });
    const [rejected] = await service.client.hands(binary.id);
    expect(rejected).toMatchObject({ rejection: { code: 'unreadable-source', text: 'binary' } });
    for (const path of ['none', '00000000-0000-4000-8000-000000000000'])
      expect((await service.client.request(`/v1/imports/${path}`)).status).toBe(path === 'none' ? 400 : 404);
    expect((await service.client.post('x', { headers: { 'idempotency-key': 'ñ' } })).status).toBe(400);
    for (const path of ['hands?site=%00', 'hands?player=a%00b', 'players?name=%00', 'players/a%00b/stats'])
      expect([path, (await service.client.request(`/v1/${path}`)).status]).toEqual([path, 400]);
    expect((await service.client.request('/v1/imports?name=%00', { method: 'POST', body: 'x' })).status).toBe(
      400,
    );
  });

  (corpusIsPresent ? test : test.skip)(
    `${isFull ? 'the whole corpus' : 'a tenth of the corpus'} as one zip gives the records of the command line`,
    async () => {
      const archive = zip(
        ...corpusEntries(corpusFolder, '').filter((_, index) => isFull || index % 10 === 0),
      );
      const status = await service.client.import(archive, { name: 'corpus.zip' });
      expect(status.state).toBe('done');
      expect(await service.client.hands(status.id)).toEqual(await audited('corpus.zip', archive));
    },
    TIMEOUT_MS,
  );
});

interface Event {
  readonly event: string;
  readonly id: number;
  readonly data: ImportStatus;
}

const readEvent = (text: string): Event => {
  const fields = Object.fromEntries(text.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
  return { event: fields.event, id: Number(fields.id), data: JSON.parse(fields.data) as ImportStatus };
};

const corpusEntries = (folder: string, prefix: string): { name: string; data: Buffer }[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory()
        ? corpusEntries(path, `${prefix}${name}/`)
        : [{ name: `${prefix}${name}`, data: readFileSync(path) }];
    });
