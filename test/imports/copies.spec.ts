import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { runningDatabaseUrl } from '#storage';
import { pause, ROOT, Service, temporaryFolder } from '../commands/service.js';
import { Client, type ImportStatus, type Json } from './client.js';
import { contradiction, dealtHands, otherView, withoutShowdown } from './logs.js';

const TIMEOUT_MS = 180_000;

/** Another worker, started as `npm run worker` starts one on another machine. */
const startWorker = async (databaseUrl: string): Promise<ChildProcess> => {
  const worker = spawn(process.execPath, [join(ROOT, 'scripts', 'worker.mjs')], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl, FLOORMAN_CONCURRENCY: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => {
      resolve();
    });
    worker.once('exit', () => {
      reject(new Error('the worker did not start'));
    });
  });
  return worker;
};

/** Every stored hand once, without the names of files and the positions in them. */
const storedHands = (records: readonly Json[]): string[] =>
  records
    .filter(
      ({ findings }) =>
        !(findings as Json[]).some(({ code }) => code === 'other-view' || code === 'conflicting-copy'),
    )
    .map(({ handId }) => handId as string)
    .toSorted();

/** The numbers of workers. */
const WORKERS = process.env.FLOORMAN_FULL === '1' ? [2, 4] : [2];

describe.each(WORKERS)('copies of hands, with %i workers', (workers) => {
  const { folder, remove } = temporaryFolder();
  let service: Service | undefined;
  const others: ChildProcess[] = [];
  let client: Client;

  beforeAll(async () => {
    service = new Service({
      FLOORMAN_DATA: folder,
      FLOORMAN_CHUNK_LENGTH: '16384',
      FLOORMAN_CONCURRENCY: '1',
    });
    client = new Client(await service.ready());
    const url = runningDatabaseUrl(folder)!;
    for (let worker = 1; worker < workers; worker++) others.push(await startWorker(url));
  }, TIMEOUT_MS);
  afterAll(async () => {
    await Promise.all(
      others.map(async (worker) => {
        worker.kill('SIGTERM');
        while (worker.exitCode === null && worker.signalCode === null) await pause();
      }),
    );
    await service?.stop();
    remove();
  }, TIMEOUT_MS);

  const all = (): Promise<Json[]> => client.lines('/v1/hands?format=ndjson');

  test('several workers audit chunks in any order; the result has the order of the log', async () => {
    const texts = dealtHands(400, 40);
    const { id } = await client.import(texts.join(''), { name: 'order.txt' });
    const indices = (await client.hands(id)).map(({ index }) => index);
    expect(indices).toEqual(texts.map((_, index) => index));
  });

  test('a file that is sent again gives duplicates only', async () => {
    const log = dealtHands(200, 41).join('');
    const first = await client.import(log, { name: 'twice.txt' });
    const before = storedHands(await all());
    const second = await client.import(log, { name: 'twice.txt' });
    expect(first.counts).toMatchObject({ audited: 200, duplicates: 0 });
    expect(second).toMatchObject({
      complete: true,
      counts: { hands: 200, audited: 0, duplicates: 200 },
      findings: {},
    });
    expect(storedHands(await all())).toEqual(before);
  });

  test('of several concurrent imports of one file, one is stored and the others are duplicates', async () => {
    const log = dealtHands(200, 42).join('');
    const uploads = await Promise.all(
      Array.from({ length: 4 }, () => client.upload(log, { name: 'at once.txt' })),
    );
    const ended = await Promise.all(uploads.map(({ id }) => client.untilEnded(id)));
    const audited = ended.map(({ counts }) => counts.audited).toSorted((a, b) => a - b);
    expect(audited).toEqual([0, 0, 0, 200]);
    expect(ended.map(({ counts }) => counts.audited + counts.duplicates)).toEqual([200, 200, 200, 200]);
    const stored = storedHands(await all());
    expect(new Set(stored).size).toBe(stored.length);
  });

  test('imports are finalized in the order in which they arrived, regardless of their size', async () => {
    const texts = dealtHands(600, 43);
    const large = await client.upload(texts.join(''), { name: 'large.txt' });
    const small = await client.upload(texts[599], { name: 'small.txt' });
    const ended = await client.untilEnded(small.id);
    expect(ended.counts).toMatchObject({ audited: 0, duplicates: 1 });
    expect(await client.status(large.id)).toMatchObject({
      state: 'done',
      counts: { audited: 600, duplicates: 0 },
    });
  });

  test('logs of two players at one table: the second is an other-view; a contradiction is a conflicting-copy', async () => {
    const texts = withoutShowdown(dealtHands(300, 44));
    const mine = texts.join('');
    const theirs = texts
      .map((text, index) => (index % 10 === 3 ? contradiction(text) : otherView(text)))
      .join('');
    const contradictions = texts.filter((_, index) => index % 10 === 3).length;
    const uploads = await Promise.all([
      client.upload(mine, { name: 'mine.txt' }),
      client.upload(theirs, { name: 'theirs.txt' }),
    ]);
    const ended: ImportStatus[] = await Promise.all(uploads.map(({ id }) => client.untilEnded(id)));
    // Either import may come first; the other one must consist of copies.
    const [copies] = ended.filter(({ findings }) => findings['other-view'] !== undefined);
    expect(ended.map(({ counts }) => counts.audited)).toEqual([texts.length, texts.length]);
    expect(copies.findings).toMatchObject({
      'other-view': texts.length - contradictions,
      'conflicting-copy': contradictions,
    });
    const found = await client.findings(copies.id);
    expect(found.filter(({ code }) => code === 'conflicting-copy')).toHaveLength(contradictions);
    const ids = storedHands(await all()).filter((id) => texts.some((text) => text.includes(`Hand #${id}:`)));
    expect(ids).toHaveLength(texts.length);
  });

  test('copies within one file refer to the first copy; repeated text is a duplicate of any earlier one', async () => {
    const [text, ...rest] = withoutShowdown(dealtHands(200, 45));
    const log = [
      text,
      ...rest,
      otherView(text),
      text,
      contradiction(text),
      otherView(text),
      contradiction(text),
    ].join('');
    const { id, counts } = await client.import(log, { name: 'within.txt' });
    expect(counts).toMatchObject({ duplicates: 3, audited: rest.length + 3 });
    const copies = (await client.hands(id)).slice(-5);
    expect(copies.map(({ status, findings }) => [status, (findings as Json[])[0]?.code])).toEqual([
      ['audited', 'other-view'],
      ['duplicate', undefined],
      ['audited', 'conflicting-copy'],
      ['duplicate', undefined],
      ['duplicate', undefined],
    ]);
    const again = await client.import([contradiction(text), otherView(text)].join(''), { name: 'again.txt' });
    expect(again.counts).toMatchObject({ hands: 2, duplicates: 2 });
  });
});
