import { openS3ChunkStore, type ChunkStore } from '#storage';
import { startObjectServer } from './object-server.js';

/** One limit is short, and the others are longer than the tests. */
const LONG = 3_600_000;
const SHORT = 50;

describe('object storage that accepts requests and falls silent', () => {
  let stop: () => void;
  /** Whether the server begins a response. */
  let begins = false;
  beforeAll(async () => {
    stop = await startObjectServer((_request, response) => {
      if (!begins) return;
      response.writeHead(200, { 'content-length': '100' });
      response.write('a part');
    });
  });
  afterAll(() => stop());

  test.each<[string, (store: ChunkStore) => Promise<unknown>]>([
    ['writes', (store) => store.put('a', 0, Buffer.from('x'))],
    ['reads', (store) => store.get('a', 0)],
    ['lists', (store) => store.list('a')[Symbol.asyncIterator]().next()],
    ['deletes', (store) => store.delete('a', 0)],
    ['checks', (store) => store.check()],
  ])('cannot be used: %s', async (_, work) => {
    begins = false;
    const store = await openS3ChunkStore('s3://bucket/x', { connect: LONG, response: SHORT, silence: LONG });
    await expect(work(store)).rejects.toMatchObject({
      code: 'CHUNK_STORE_AWAY',
      message: expect.stringContaining('TimeoutError') as string,
    });
  });

  test('cannot be used if it falls silent within a response', async () => {
    begins = true;
    const store = await openS3ChunkStore('s3://bucket/x', { connect: LONG, response: LONG, silence: SHORT });
    await expect(store.get('a', 0)).rejects.toMatchObject({
      code: 'CHUNK_STORE_AWAY',
      message: expect.stringContaining('TimeoutError') as string,
    });
  });
});
