import type { Client } from 'pg';
import { type ChunkSources, ChunkStoreError } from '../chunk-store.js';
import { readObjects } from './objects.js';

const ROW = { id: '7', import_id: 'd3', ordinal: 4 };

/** Reads the only chunk outside of the database, from a store that fails with these errors first. */
const readFrom = async (...errors: readonly ChunkStoreError[]): Promise<Buffer[]> => {
  const left = [...errors];
  const read = (): Promise<Uint8Array> => {
    const error = left.shift();
    return error === undefined ? Promise.resolve(Uint8Array.of(1, 2)) : Promise.reject(error);
  };
  const query = (_: string, [after]: readonly string[]): unknown =>
    Promise.resolve({ rows: after === '0' ? [ROW] : [] });
  const blocks: Buffer[] = [];
  for await (const block of readObjects({ query } as unknown as Client, { read } as unknown as ChunkSources))
    blocks.push(block);
  return blocks;
};

test('a text is read again while object storage is away', async () => {
  const away = new ChunkStoreError('CHUNK_STORE_AWAY', 'slow down');
  expect(await readFrom(away, away)).toEqual([Buffer.from([0, 0, 0, 0, 0, 0, 0, 7, 1, 2])]);
});

test('a missing text is an error with its import and its chunk', async () => {
  await expect(
    readFrom(new ChunkStoreError('CHUNK_STORE_MISSING', 'it lacks the text')),
  ).rejects.toMatchObject({
    code: 'no-text',
    subject: 'import d3, chunk 4: it lacks the text',
  });
});
