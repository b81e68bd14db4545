import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CLEAN, ILLEGAL, UNSUPPORTED, zip } from '../api/logs.js';
import { floorman, parseLines } from '../cli/floorman.js';
import { eventually, Service, temporaryFolder } from '../commands/service.js';
import { corpusFolder, corpusIsPresent } from '../support/corpus.js';
import { Client, type ImportStatus, type Json } from './client.js';
import { contradiction, dealtHands, dealtLog, otherView, withoutShowdown } from './logs.js';
import { readdirSync, readFileSync, statSync } from 'node:fs';

const PATIENCE_MS = 120_000;

describe('imports over HTTP, with the database and the queue that npm start brings', () => {
  const { folder, remove } = temporaryFolder();
  const service = new Service({ FLOORMAN_DATA: folder, FLOORMAN_CHUNK_LENGTH: '65536' });
  let client: Client;

  beforeAll(async () => {
    client = new Client(await service.ready());
  }, PATIENCE_MS);
  afterAll(async () => {
    await service.stop();
    remove();
  }, PATIENCE_MS);

  /** What the command line says of the same bytes under the same name. */
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

  test('a log of many chunks gives the records of the command line, in their order, in both languages', async () => {
    const log = dealtLog(300, 11) + ILLEGAL + UNSUPPORTED + CLEAN;
    const status = await client.import(log, { name: 'many.txt' });
    expect(status).toMatchObject({
      state: 'done',
      complete: true,
      bytes: Buffer.byteLength(log),
      counts: { hands: 303, audited: 302, rejected: 1, duplicates: 0, cancelled: 0 },
      findings: { 'short-raise': 1 },
    });
    expect(status.chunks.total).toBeGreaterThan(4);
    expect(await client.hands(status.id)).toEqual(await audited('many.txt', log));
    const spanish = await client.lines(
      `/v1/hands?import=${status.id}&format=ndjson&status=audited,rejected&lang=es`,
    );
    expect(spanish.map(({ id: _id, importId: _import, ...record }) => record)).toEqual(
      await audited('many.txt', log, '--lang', 'es'),
    );
  });

  test('gzip and zip are opened, members keep their names, and nothing of them is lost', async () => {
    const hands = dealtHands(40, 12);
    const [first, second] = [hands.slice(0, 20).join(''), hands.slice(20).join('')];
    const packed = gzipSync(first);
    const archive = zip(
      { name: 'a/one.txt', data: Buffer.from(first) },
      { name: 'empty.txt', data: Buffer.alloc(0) },
      { name: 'notes.txt', data: Buffer.from('no hands here\n') },
      { name: 'two.txt', data: Buffer.from(second) },
    );
    const gz = await client.import(packed, { name: 'one.txt.gz' });
    expect(gz.counts).toMatchObject({ hands: 20, audited: 20 });
    const whole = await client.import(archive, { name: 'all.zip' });
    expect(whole.counts).toEqual({ hands: 42, audited: 20, rejected: 2, duplicates: 20, cancelled: 0 });
    const records = await client.hands(whole.id);
    const expected = await audited('all.zip', archive);
    // The command line has not seen the first half before.
    expect(records.map(({ member, index }) => [member, index])).toEqual(
      expected.map(({ member, index }) => [member, index]),
    );
    expect(records.slice(20)).toEqual(expected.slice(20));
  });

  test('a form with a file is an import too; one with two files is refused', async () => {
    const form = new FormData();
    form.set('file', new Blob([dealtLog(5, 13)]), 'from a form.txt');
    const response = await client.request('/v1/imports', { method: 'POST', body: form });
    expect(response.status).toBe(202);
    const { id } = (await response.json()) as ImportStatus;
    expect(await client.untilEnded(id)).toMatchObject({ name: 'from a form.txt', counts: { audited: 5 } });
    form.set('another', new Blob([dealtLog(5, 14)]), 'second.txt');
    const refused = await client.request('/v1/imports', { method: 'POST', body: form });
    expect(refused.status).toBe(400);
    const empty = await client.request('/v1/imports', { method: 'POST', body: new FormData() });
    expect(empty.status).toBe(400);
  });

  test('a hand gives back its text byte for byte, its replay, and its export', async () => {
    const hands = dealtHands(8, 15).map((text) => text.replaceAll('\n', '\r\n'));
    const { id } = await client.import(hands.join(''), { name: 'crlf.txt' });
    const records = await client.lines(`/v1/hands?import=${id}&format=ndjson`);
    const sources = await Promise.all(
      records.map(async (record) => (await client.request(`/v1/hands/${record.id as string}/source`)).text()),
    );
    expect(sources.join('')).toBe(hands.join(''));
    const [record] = records;
    const replay = await client.json<{ steps: Json[]; handId: string }>(
      `/v1/hands/${record.id as string}/replay`,
    );
    expect(replay.handId).toBe(record.handId);
    expect(replay.steps.length).toBeGreaterThan(3);
    expect(replay.steps[0]).toMatchObject({ event: 'small-blind', pot: '0' });
    const canonical = await client.request(`/v1/hands/${record.id as string}/export`);
    expect(await canonical.json()).toMatchObject({ id: record.handId, format: 'pokerstars' });
    const written = await client.request(`/v1/hands/${record.id as string}/export?format=pokerstars`);
    expect((await written.text()).trimEnd()).toBe(hands[0].replaceAll('\r\n', '\n').trimEnd());
    expect((await client.request('/v1/hands/999999999/source')).status).toBe(404);
  });

  test('hands are found by what they are, page by page', async () => {
    const log = dealtLog(120, 16) + ILLEGAL.replace('70000000002', '70000000099');
    const { id } = await client.import(log, { name: 'filters.txt' });
    const all = await client.lines(`/v1/hands?import=${id}&format=ndjson`);
    const paged: Json[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: { items: Json[]; next: string | null } = await client.json(
        `/v1/hands?import=${id}&limit=50${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      paged.push(...page.items);
      cursor = page.next;
    }
    expect(paged).toEqual(all);
    const illegal = await client.lines(`/v1/hands?import=${id}&finding=short-raise&format=ndjson`);
    expect(illegal.map(({ handId }) => handId)).toEqual(['70000000099']);
    const player = (all[0].players as { name: string }[])[0].name;
    const his = await client.lines(
      `/v1/hands?import=${id}&format=ndjson&player=${encodeURIComponent(player)}`,
    );
    const sat = all.filter(({ players }) =>
      (players as { name: string }[]).some(({ name }) => name === player),
    );
    expect(his).toEqual(sat);
    const big = await client.lines(`/v1/hands?import=${id}&format=ndjson&minPot=2.5`);
    expect(big).toEqual(all.filter(({ totalPot }) => Number(totalPot) >= 2.5));
    expect(big.length).toBeLessThan(all.length);
    const moment = all[60].playedAt as string;
    const later = await client.lines(
      `/v1/hands?import=${id}&format=ndjson&from=${encodeURIComponent(moment)}`,
    );
    expect(later).toEqual(all.filter(({ playedAt }) => (playedAt as string) >= moment));
    for (const query of [
      'limit=0',
      'cursor=x',
      'finding=none-such',
      'from=yesterday',
      'minPot=1e3',
      'unknown=1',
    ])
      expect((await client.request(`/v1/hands?${query}`)).status).toBe(400);
  });

  test('findings come as pages, lines and a table, in either language', async () => {
    const ids = [1, 2, 3].map((digit) => ILLEGAL.replace('70000000002', `7100000000${digit}`));
    const { id } = await client.import(ids.join(''), { name: 'faults.txt' });
    const lines = await client.lines(`/v1/imports/${id}/findings?format=ndjson`);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatchObject({
      handId: '71000000002',
      file: 'faults.txt',
      index: 1,
      code: 'short-raise',
      severity: 'illegal',
      rules: ['R-BET-6'],
      engine: '1.0.0',
      profile: 'pokerstars',
    });
    const page = await client.json<{ items: Json[]; next: string }>(`/v1/imports/${id}/findings?limit=2`);
    const rest = await client.json<{ items: Json[]; next: null }>(
      `/v1/imports/${id}/findings?limit=2&cursor=${page.next}`,
    );
    expect([...page.items, ...rest.items]).toEqual(lines);
    const csv = await (await client.request(`/v1/imports/${id}/findings?format=csv`)).text();
    expect(csv.trimEnd().split('\r\n')).toHaveLength(4);
    const spanish = await client.json<{ items: { message: string }[] }>(`/v1/imports/${id}/findings?lang=es`);
    expect(spanish.items[0].message).not.toBe(lines[0].message);
    expect(await client.lines(`/v1/imports/${id}/findings?format=ndjson&code=amount`)).toEqual([]);
  });

  test('players are counted once a hand, however many logs tell it', async () => {
    const hands = withoutShowdown(dealtHands(30, 17));
    await client.import(hands.join(''), { name: 'mine.txt' });
    const [first] = hands;
    const name = /^Dealt to (.+) \[/m.exec(first)![1];
    const path = `/v1/players/${encodeURIComponent(name)}/stats`;
    const before = await client.json(path);
    await client.import(hands.map(otherView).join(''), { name: 'theirs.txt' });
    expect(await client.json(path)).toEqual(before);
    const { items } = await client.json<{ items: { name: string }[] }>(
      `/v1/players?name=${encodeURIComponent(name)}`,
    );
    expect(items.map((player) => player.name)).toContain(name);
    const { totals } = await client.json<{ totals: { hands: number }[] }>(path);
    const sat = await client.lines(`/v1/hands?player=${encodeURIComponent(name)}&format=ndjson`);
    expect(totals.reduce((sum, { hands: dealt }) => sum + dealt, 0)).toBe(sat.length);
    expect((await client.request('/v1/players/nobody%20of%20that%20name/stats')).status).toBe(404);
  });

  test('players come in pages by name, none of them twice and none left out', async () => {
    await client.import(dealtLog(40, 43), { name: 'players.txt' });
    type Page = { items: { name: string; site: string }[]; next: string | null };
    const { items: all } = await client.json<Page>('/v1/players?limit=1000');
    const paged: Page['items'] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: Page = await client.json<Page>(
        `/v1/players?limit=3${next === '' ? '' : `&cursor=${next}`}`,
      );
      paged.push(...page.items);
      ({ next } = page);
    }
    expect(all.length).toBeGreaterThan(6);
    expect(paged).toEqual(all);
    const names = all.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
    const begins = names[3].slice(0, 1);
    const some = await client.json<Page>(`/v1/players?name=${encodeURIComponent(begins)}&limit=1000`);
    expect(some.items.map(({ name }) => name)).toEqual(names.filter((name) => name.startsWith(begins)));
  });

  test('a second view is told and lends its cards; a contradiction is told and lends none', async () => {
    const [hand, ...more] = withoutShowdown(dealtHands(60, 18));
    await client.import(hand + more.join(''), { name: 'first.txt' });
    const second = await client.import(otherView(hand) + contradiction(more[0]) + more[1], {
      name: 'second.txt',
    });
    expect(second.counts).toEqual({ hands: 3, audited: 2, rejected: 0, duplicates: 1, cancelled: 0 });
    expect(second.findings).toMatchObject({ 'other-view': 1, 'conflicting-copy': 1 });
    const [view, conflict] = await client.lines(`/v1/hands?import=${second.id}&format=ndjson`);
    const merged = await client.json<{ players: { cards: string | null }[]; views: string[] }>(
      `/v1/hands/${view.id as string}`,
    );
    expect(merged.views).toHaveLength(1);
    expect(merged.players.filter(({ cards }) => cards !== null)).toHaveLength(2);
    const alone = await client.json<{ views: string[] }>(`/v1/hands/${conflict.id as string}`);
    expect(alone.views).toEqual([]);
    expect((await client.findings(second.id)).map(({ code, rules }) => [code, rules])).toEqual(
      expect.arrayContaining([
        ['other-view', ['L-ID-1']],
        ['conflicting-copy', ['L-ID-1']],
      ]),
    );
  });

  test('the same Idempotency-Key leads to the same import; with another log it is refused', async () => {
    const log = dealtLog(5, 19);
    const first = await client.upload(log, { key: 'nightly 1' });
    const again = await client.upload(log, { key: 'nightly 1' });
    expect(again.id).toBe(first.id);
    const other = await client.post(dealtLog(5, 20), { key: 'nightly 1' });
    expect(other.status).toBe(422);
    await client.untilEnded(first.id);
    const list = await client.json<{ items: ImportStatus[] }>('/v1/imports?limit=1000');
    expect(list.items.filter(({ id }) => id === first.id)).toHaveLength(1);
  });

  test('an upload that breaks off fails, leaves no hands, and its key may be used again', async () => {
    const log = dealtLog(400, 21);
    const broken = request(`${client.address}/v1/imports?name=broken.txt`, {
      method: 'POST',
      headers: { 'idempotency-key': 'broken 1', 'content-length': String(log.length) },
    });
    broken.on('error', () => undefined);
    broken.write(log.slice(0, log.length / 2));
    const find = async (): Promise<ImportStatus | undefined> => {
      const { items } = await client.json<{ items: ImportStatus[] }>('/v1/imports');
      return items.find(({ name }) => name === 'broken.txt');
    };
    await eventually(async () => ((await find())?.chunks.total ?? 0) > 1);
    broken.destroy();
    await eventually(async () => (await find())?.state === 'failed');
    const failed = (await find())!;
    expect(failed).toMatchObject({
      complete: false,
      error: { code: 'upload-interrupted' },
      chunks: { total: 0 },
    });
    expect(await client.hands(failed.id)).toEqual([]);
    const again = await client.import(log, { name: 'whole.txt', key: 'broken 1' });
    expect(again).toMatchObject({ state: 'done', counts: { audited: 400 } });
  });

  test('progress comes as events that grow, end with the import, and can be taken up again', async () => {
    const { id } = await client.upload(dealtLog(800, 22), { name: 'events.txt' });
    const response = await client.request(`/v1/imports/${id}/events`);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const events = (await response.text()).trimEnd().split('\n\n').map(readEvent);
    const revisions = events.map((event) => event.id);
    expect(revisions).toEqual([...new Set(revisions)].toSorted((a, b) => a - b));
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { state: 'done', counts: { audited: 800 } } });
    expect(events.slice(0, -1).every(({ event }) => event === 'progress')).toBe(true);
    const last = events.at(-1)!.id;
    const told = await client.request(`/v1/imports/${id}/events`, {
      headers: { 'last-event-id': String(last) },
    });
    expect(told.status).toBe(204);
    const missed = await client.request(`/v1/imports/${id}/events`, {
      headers: { 'last-event-id': String(last - 1) },
    });
    expect((await missed.text()).split('\n\n')).toHaveLength(2);
  });

  test('a cancelled import ends as cancelled, keeps what was judged, and says that it is not all', async () => {
    const log = dealtLog(3000, 23);
    const { id } = await client.upload(log, { name: 'cancelled.txt' });
    const response = await client.request(`/v1/imports/${id}`, { method: 'DELETE' });
    expect(response.status).toBe(200);
    const ended = await client.untilEnded(id);
    expect(ended).toMatchObject({ state: 'cancelled', complete: false });
    expect((await client.hands(id)).length).toBe(ended.counts.hands);
    expect(ended.counts.hands).toBeLessThan(3000);
    const done = await client.import(dealtLog(2, 24));
    expect((await client.request(`/v1/imports/${done.id}`, { method: 'DELETE' })).status).toBe(409);
  });

  test('hands that are audited at once are kept with store=true, once for one Idempotency-Key', async () => {
    const log = dealtLog(3, 41) + UNSUPPORTED;
    const store = async (body: string, headers: Record<string, string>) => {
      const path = '/v1/hands?store=true&name=kept';
      const response = await client.request(path, { method: 'POST', body, headers });
      expect(response.status).toBe(200);
      return (await response.json()) as { items: Json[]; summary: Json; import: ImportStatus };
    };
    const headers = { 'content-type': 'text/plain', 'idempotency-key': 'kept' };
    const answer = await store(log, headers);
    expect(answer.import).toMatchObject({ name: 'kept', bytes: Buffer.byteLength(log), error: null });
    expect(await client.untilEnded(answer.import.id)).toMatchObject({
      state: 'done',
      counts: { hands: 4, audited: 3, rejected: 1 },
    });
    expect(await client.hands(answer.import.id)).toEqual(answer.items);
    expect((await store(log, headers)).import.id).toBe(answer.import.id);

    const known = (await client.json<{ items: Json[] }>('/v1/imports?limit=1000')).items.length;
    for (const [path, body] of [
      ['/v1/hands?store=false', log],
      ['/v1/hands?store=true', 'no hand at all'],
    ])
      await client.request(path, { method: 'POST', body });
    expect((await client.json<{ items: Json[] }>('/v1/imports?limit=1000')).items.length).toBe(known);
  });

  test('canonical hands are kept as the lines that they are, and judged and given back as such', async () => {
    const [first] = await client.lines(
      `/v1/hands?format=ndjson&import=${(await client.import(dealtLog(1, 42))).id}`,
    );
    const exported = await client.json(`/v1/hands/${String(first.id)}/export?format=json`);
    const hands = [
      { ...exported, id: '1' },
      { site: 'Nowhere', id: '2' },
      { ...exported, id: '3' },
    ];
    const response = await client.request('/v1/hands?store=true', {
      method: 'POST',
      body: JSON.stringify(hands),
      headers: { 'content-type': 'application/json' },
    });
    const answer = (await response.json()) as { items: Json[]; import: ImportStatus };
    const ended = await client.untilEnded(answer.import.id);
    expect(ended.counts).toMatchObject({ hands: 3, audited: 2, rejected: 1 });
    // Where they stand is another matter: in the log that they came from, or in the lines that were kept.
    const placeless = (records: readonly Json[]) => records.map(({ lines: _lines, ...record }) => record);
    const stored = await client.lines(`/v1/hands?format=ndjson&import=${answer.import.id}`);
    const audited = answer.items.filter(({ status }) => status === 'audited');
    expect(placeless(stored.map(({ id: _id, importId: _import, ...record }) => record))).toEqual(
      placeless(audited),
    );
    expect(await client.json(`/v1/hands/${String(stored[0].id)}/export?format=json`)).toEqual(hands[0]);
    expect(await client.json(`/v1/hands/${String(stored[1].id)}/source`)).toEqual(hands[2]);
  });

  test('what is no log is answered at once and clearly', async () => {
    const empty = await client.post(new Uint8Array(0));
    expect(empty.status).toBe(400);
    // Long enough that the reader has seen enough before the last byte.
    const binary = await client.import(Buffer.alloc(3_000_000, 1), { name: 'binary' });
    expect(binary.bytes).toBe(3_000_000);
    const text = await client.import('no hand at all\n'.repeat(300_000), { name: 'text' });
    expect(text).toMatchObject({ state: 'done', bytes: 4_500_000, counts: { hands: 1, rejected: 1 } });
    expect(binary.counts).toMatchObject({ hands: 1, rejected: 1 });
    const [rejected] = await client.hands(binary.id);
    expect(rejected).toMatchObject({ rejection: { code: 'unreadable-source', text: 'binary' } });
    for (const path of ['none', '00000000-0000-4000-8000-000000000000'])
      expect((await client.request(`/v1/imports/${path}`)).status).toBe(path === 'none' ? 400 : 404);
    expect((await client.post('x', { headers: { 'idempotency-key': 'ñ' } })).status).toBe(400);
    for (const path of ['hands?site=%00', 'hands?player=a%00b', 'players?name=%00', 'players/a%00b/stats'])
      expect([path, (await client.request(`/v1/${path}`)).status]).toEqual([path, 400]);
    expect((await client.request('/v1/imports?name=%00', { method: 'POST', body: 'x' })).status).toBe(400);
  });

  (corpusIsPresent ? test : test.skip)(
    'the whole corpus as one zip gives the records of the command line',
    async () => {
      const archive = zip(...corpusEntries(corpusFolder, ''));
      const status = await client.import(archive, { name: 'corpus.zip' });
      expect(status.state).toBe('done');
      expect(await client.hands(status.id)).toEqual(await audited('corpus.zip', archive));
    },
    PATIENCE_MS,
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
