import { detectFormat } from '#histories';
import { profileOfFormat } from '#rules';
import { siteLogs } from '../testing/sites/index.js';
import type { AuditedRecord, RejectedRecord } from '../record/schema.js';
import { auditBlock, type HandOutcome } from './block.js';
import { auditChunk, readHandAt, type LogChunk } from './chunk.js';
import { cutChunks } from './chunks.js';
import { auditSource } from './stream.js';

const options = {
  language: 'en',
  profileFor: ({ format }: { readonly format: string }) => profileOfFormat(format),
} as const;

type Found =
  Pick<AuditedRecord, 'status' | 'findings' | 'lines'> | Pick<RejectedRecord, 'status' | 'rejection'>;

const recordOf = ({ record }: HandOutcome): Found =>
  JSON.parse(`{${Buffer.from(record).toString()}`) as Found;

const bytesOf = (text: string) => ({
  kind: 'stream' as const,
  bytes: (async function* () {
    yield await Promise.resolve(Buffer.from(text));
  })(),
});

const auditWhole = async (text: string): Promise<HandOutcome[]> => {
  const outcomes: HandOutcome[] = [];
  const batches = auditSource(bytesOf(text), (block, format) => auditBlock(block, format, options), {
    ...options,
    ahead: 1,
  });
  for await (const batch of batches) outcomes.push(...batch.outcomes);
  return outcomes;
};

const cut = async (text: string, chunkLength: number): Promise<LogChunk[]> => {
  const chunks: LogChunk[] = [];
  for await (const chunk of cutChunks(bytesOf(text), { chunkLength })) chunks.push(chunk);
  return chunks;
};

/** The line of a part of a text, from 1. */
const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

describe.each(siteLogs)('a log of $format', ({ format, text, faults }) => {
  it('is detected, and audited without a finding', async () => {
    expect(detectFormat(text)?.id).toBe(format);
    const outcomes = await auditWhole(text);
    expect(outcomes.length).toBeGreaterThan(1);
    for (const outcome of outcomes)
      expect(recordOf(outcome)).toMatchObject({ status: 'audited', findings: [] });
  });

  it.each(faults)('has a finding where %j is %j: %s', async (before, after, code) => {
    const line = lineOf(text, before);
    const found = (await auditWhole(text.replace(before, after))).flatMap((outcome) => {
      const record = recordOf(outcome);
      return record.status === 'audited' ? record.findings : [];
    });
    expect(found).toContainEqual(expect.objectContaining({ code, line }));
    expect(found.length).toBeLessThanOrEqual(3);
  });

  it('has the same hands in chunks of any length, and each is read again from its chunk', async () => {
    const whole = await auditWhole(text);
    for (const chunkLength of [1, 500, 2000, 5000, 100_000]) {
      const chunks = await cut(text, chunkLength);
      const hands = chunks.flatMap((chunk) => auditChunk(chunk, options).map((hand) => ({ hand, chunk })));
      expect(hands.map(({ hand }) => recordOf(hand))).toEqual(whole.map(recordOf));
      for (const { hand, chunk } of hands) {
        const reading = readHandAt(chunk.layout!, chunk.bytes, { ...hand, firstLine: hand.lines[0] });
        expect(reading).toMatchObject({ ok: true, hand: { id: hand.handId, lines: hand.lines } });
      }
    }
  });

  it('is rejected as truncated where the last hand is cut off', async () => {
    const outcomes = await auditWhole(text.slice(0, text.length - Math.floor(text.length / 12)));
    expect(recordOf(outcomes.at(-1)!)).toMatchObject({
      status: 'rejected',
      rejection: { code: 'truncated' },
    });
  });
});
