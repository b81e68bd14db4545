import { defaultSwitches } from '#engine';
import { auditChunk, type LogChunk } from './chunk.js';
import { cutChunks } from './chunks.js';
import { SHORTEST } from '../testing/logs.js';

const options = { language: 'en', profileFor: () => ({ id: 'x', switches: defaultSwitches }) } as const;

const HAND = `${SHORTEST.join('\n')}\n\n`;

describe('cutChunks', () => {
  it('reads no further than requested, and closes its input', async () => {
    let pulled = 0;
    let closed = false;
    const bytes = (async function* () {
      try {
        for (; pulled < 1000; pulled += 1) yield Buffer.from(HAND.repeat(200));
      } finally {
        closed = true;
      }
    })();
    for await (const { layout } of cutChunks({ kind: 'stream', bytes })) {
      expect(layout?.firstLine).toBe(1);
      break;
    }
    expect(closed).toBe(true);
    // Two chunks, the bytes read ahead of the second one, and the rest of a part.
    expect(pulled * HAND.length * 200).toBeLessThan(3 * 1024 * 1024);
  });

  it('keeps the beginning of an endless text', async () => {
    const part = Buffer.from('Ann said, "and so on"\n'.repeat(3000));
    const times = 500;
    const bytes = (async function* () {
      yield Buffer.from(HAND);
      for (let i = 0; i < times; i += 1) yield part;
      yield Buffer.from(HAND);
    })();
    const chunks: LogChunk[] = [];
    for await (const chunk of cutChunks({ kind: 'stream', bytes })) chunks.push(chunk);
    expect(chunks.map((chunk) => [chunk.bytes.length, chunk.layout?.byteOffset])).toEqual([
      [64 * 1024, 0],
      [HAND.length, HAND.length + times * part.length],
    ]);
    expect(chunks[0].layout?.oversize).toEqual({
      skipped: HAND.length + times * part.length - 64 * 1024,
      skippedBytes: HAND.length + times * part.length - 64 * 1024,
      lastLine: 15 + times * 3000,
    });
    expect(auditChunk(chunks[0], options)).toMatchObject([{ status: 'rejected', byteLength: 64 * 1024 }]);
  });
});
