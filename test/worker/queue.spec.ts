import { connect, createServer } from 'node:net';
import { JobQueues, JobWorkers, prepareQueueStore, type JobProcessor, type QueueStore } from '#jobs';
import { freePort } from '#storage';
import { eventually } from '../commands/service.js';
import { redisIsPresent, startRedis } from '../crash/crashable.js';
import { createDatabase } from '../storage/own-database.js';

/** Processors that do nothing, except for the one of chunks. */
const processorsWith = (process: JobProcessor<'audit-chunks'>['process']) => {
  const idle = { process: () => Promise.resolve() };
  return {
    'finalize-import': idle,
    'delete-import': idle,
    'erase-import': idle,
    'equity-batch': idle,
    'deliver-events': idle,
    'audit-chunks': { process },
  };
};

describe.each([
  ['PostgreSQL', true],
  ['Redis', redisIsPresent],
])('jobs in %s', (backend, isPresent) => {
  if (!isPresent) {
    test.skip('skipped: redis-server is not installed', () => undefined);
    return;
  }
  let store: QueueStore;
  let stopRedis: () => unknown = () => undefined;
  beforeAll(async () => {
    const databaseUrl = await createDatabase();
    if (backend === 'Redis') {
      const port = await freePort();
      const redis = await startRedis(port);
      stopRedis = () => redis.kill('SIGKILL');
      store = { databaseUrl, redisUrl: `redis://127.0.0.1:${port}` };
    } else store = { databaseUrl, redisUrl: undefined };
    await prepareQueueStore(store);
  });
  afterAll(() => stopRedis());

  test('with the id of a waiting or running job are skipped; afterwards the id can be used again', async () => {
    const errors: string[] = [];
    const queues = new JobQueues(store, ({ message }) => errors.push(message));
    const enqueue = () => queues.enqueue('audit-chunks', [{ chunkIds: [7] }]);
    let done = 0;
    let finish: () => void;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    let begin: () => void;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const processors = processorsWith(async () => {
      begin();
      await finished;
      done++;
    });
    let workers: JobWorkers | undefined;
    const untilEmpty = (): Promise<void> =>
      eventually(async () => (await queues.count('audit-chunks')) === 0);
    try {
      for (let round = 0; round < 3; round++) await enqueue();
      expect(await queues.count('audit-chunks')).toBe(1);
      workers = new JobWorkers(store, processors, {
        concurrency: 4,
        lock: 10_000,
        onError: ({ message }) => errors.push(message),
      });
      await begun;
      for (let round = 0; round < 3; round++) await enqueue();
      expect(await queues.count('audit-chunks')).toBe(1);
      finish!();
      await untilEmpty();
      expect(done).toBe(1);
      await enqueue();
      await untilEmpty();
      expect(done).toBe(2);
      expect(errors).toEqual([]);
    } finally {
      await workers?.close();
      await queues.close();
    }
  });

  test('are processed by workers whose store was unavailable at their start', async () => {
    const url = new URL(store.redisUrl ?? store.databaseUrl);
    const real = Number(url.port);
    url.port = String(await freePort());
    const away: QueueStore =
      store.redisUrl === undefined
        ? { databaseUrl: url.href, redisUrl: undefined }
        : { ...store, redisUrl: url.href };
    const queues = new JobQueues(store, () => undefined);
    const errors: string[] = [];
    let taken: (ids: readonly number[]) => void;
    const done = new Promise<readonly number[]>((resolve) => (taken = resolve));
    const processors = processorsWith(({ chunkIds }) => {
      taken(chunkIds);
      return Promise.resolve();
    });
    const options = { concurrency: 2, lock: 10_000, onError: ({ message }: Error) => errors.push(message) };
    const workers = new JobWorkers(away, processors, options);
    const gate = createServer((socket) => {
      const behind = connect(real, url.hostname);
      for (const end of [socket, behind]) end.on('error', () => undefined);
      socket.pipe(behind).pipe(socket);
    });
    try {
      await queues.enqueue('audit-chunks', [{ chunkIds: [8] }]);
      await eventually(() => errors.length > 0);
      // By now the first connection has failed, and so has the next one.
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await new Promise<void>((resolve) => gate.listen(Number(url.port), url.hostname, resolve));
      expect(await done).toEqual([8]);
    } finally {
      await workers.close();
      await queues.close();
      gate.close();
    }
  });
});
