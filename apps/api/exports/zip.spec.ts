import { unzip } from '#testing';
import { zipOf } from './zip.js';

async function* parts(...texts: readonly (string | Buffer)[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

const collect = async (bytes: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const all: Uint8Array[] = [];
  for await (const part of bytes) all.push(part);
  return Buffer.concat(all);
};

describe('zipOf', () => {
  test('holds files whose sizes are known at their ends only', async () => {
    const noise = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * at) % 251));
    const zip = zipOf([
      { name: 'a.txt', parts: parts('first ', 'second') },
      { name: 'empty', parts: parts() },
      { name: 'noise', parts: parts(noise.subarray(0, 1000), noise.subarray(1000)) },
    ]);
    const files = await unzip(await collect(zip));
    expect([...files.keys()]).toEqual(['a.txt', 'empty', 'noise']);
    expect(files.get('a.txt')!.toString()).toBe('first second');
    expect(files.get('empty')).toHaveLength(0);
    expect(files.get('noise')!.equals(noise)).toBe(true);
  });

  test('breaks off with the error of a file', async () => {
    const broken = async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.from('x');
      throw new Error('gone');
    };
    await expect(collect(zipOf([{ name: 'a', parts: broken() }]))).rejects.toThrow('gone');
  });

  test('ends the files when its reader leaves', async () => {
    let isEnded = false;
    const endless = async function* (): AsyncGenerator<Uint8Array> {
      try {
        for (let at = 0; ; at++)
          yield Buffer.from(Array.from({ length: 9999 }, (_, byte) => (at * byte) % 253));
      } finally {
        isEnded = true;
      }
    };
    const zip = zipOf([{ name: 'a', parts: endless() }]);
    await zip.next();
    await zip.next();
    await zip.return();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isEnded).toBe(true);
  });
});
