import fc from 'fast-check';
import { BodyLines } from './body-lines.js';

/** A body in parts of some bytes each. */
async function* inParts(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

const all = async (lines: BodyLines): Promise<[number, string][]> => {
  const found: [number, string][] = [];
  for (;;) {
    const some = await lines.next(2);
    if (some.length === 0) return found;
    found.push(...some.map(({ number, bytes }): [number, string] => [number, Buffer.from(bytes).toString()]));
  }
};

describe('BodyLines', () => {
  it('returns the lines without the blank ones, however the body is split into parts', async () => {
    const line = fc.constantFrom('', ' ', '\r', '{"a":1}', 'ñandú 🂡', '{}\r');
    await fc.assert(
      fc.asyncProperty(
        fc.array(line),
        fc.boolean(),
        fc.integer({ min: 1, max: 9 }),
        async (texts, ended, size) => {
          const text = texts.join('\n') + (ended ? '\n' : '');
          const expected = text
            .split('\n')
            .map((each, index): [number, string] => [index + 1, each])
            .filter(([, each]) => each.trim() !== '');
          expect(await all(new BodyLines(inParts(text, size), 1_000))).toEqual(expected);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('reads the body even if its lines are not taken', async () => {
    let sent = 0;
    const body = (async function* () {
      for (; sent < 100; sent++) yield await Promise.resolve(Buffer.from('x\n'));
    })();
    const lines = new BodyLines(body, 1_000);
    await lines.next(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toBe(100);
    expect(lines.isReady).toBe(true);
    expect((await lines.next(1000)).length).toBe(99);
  });

  it('keeps the first lines alone, and reads the rest', async () => {
    let sent = 0;
    const body = (async function* () {
      for (; sent < 50; sent++) yield await Promise.resolve(Buffer.from('x\n\ny\n'));
    })();
    const lines = new BodyLines(body, 9);
    const first = await all(lines);
    expect(first.map(([number]) => number)).toEqual([1, 3, 4, 6, 7, 9, 10, 12, 13]);
    expect(sent).toBe(50);
    expect(lines.error).toBeNull();
  });

  it('ends with the error of the body, or at a line that is too long', async () => {
    const broken = new BodyLines(
      (async function* () {
        yield await Promise.resolve(Buffer.from('a\nb'));
        throw new Error('broke off');
      })(),
      10,
    );
    expect(await all(broken)).toEqual([[1, 'a']]);
    expect(broken.error).toEqual(new Error('broke off'));
    const long = new BodyLines(inParts(`a\n${'x'.repeat(1024 ** 2 + 1)}`, 65_536), 10);
    expect(await all(long)).toEqual([[1, 'a']]);
    expect(long.error).toMatchObject({ code: 'body-too-large' });
  });
});
