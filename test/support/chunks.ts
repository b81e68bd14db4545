import {
  auditBlock,
  auditChunk,
  auditReadHand,
  auditSource,
  cutChunks,
  digestHand,
  readHandAt,
  type AuditOptions,
  type BlockAuditor,
  type ChunkHand,
  type HandOutcome,
  type Languages,
  type LogChunk,
} from '#audit';
import { decodePart, type HistoryFormat, type SourceInput } from '#histories';
import { profileOfFormat } from '#rules';

const BOTH: Languages = { language: 'en', translation: 'es' };

const auditing = (languages: Languages): AuditOptions => ({
  ...languages,
  profileFor: (hand) => profileOfFormat(hand.format),
});

const options = auditing(BOTH);

/** The outcome of a hand, its records as text. */
export interface Outcome extends Omit<HandOutcome, 'record' | 'translation'> {
  readonly member: string | null;
  readonly record: string;
  readonly translation: string | null;
}

const outcomeOf = (
  member: string | null,
  { status, lines, site, handId, digest, codes, table, record, translation, facts }: HandOutcome,
): Outcome => ({
  member,
  status,
  lines,
  site,
  handId,
  digest,
  codes,
  table,
  record: Buffer.from(record).toString(),
  translation: translation === null ? null : Buffer.from(translation).toString(),
  facts,
});

/** Reads any range of bytes, like a file. */
export const inMemory = (bytes: Uint8Array): SourceInput => ({
  kind: 'random',
  size: bytes.length,
  read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
});

const withFormat = (format: HistoryFormat | undefined): { readonly format?: HistoryFormat } =>
  format === undefined ? {} : { format };

/** The outcomes of a log that is audited as a whole. */
export const auditedAsWhole = async (
  input: SourceInput,
  format?: HistoryFormat,
  languages: Languages = BOTH,
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const auditor: BlockAuditor = (block, found) => auditBlock(block, found, auditing(languages));
  for await (const batch of auditSource(input, auditor, { ...languages, ahead: 1, ...withFormat(format) }))
    outcomes.push(...batch.outcomes.map((outcome) => outcomeOf(batch.member, outcome)));
  return outcomes;
};

/** The chunks of a log; everything but their bytes has been serialized to JSON and back. */
export const serializedChunks = async (
  input: SourceInput,
  chunkLength: number,
  format?: HistoryFormat,
): Promise<LogChunk[]> => {
  const chunks: LogChunk[] = [];
  for await (const { bytes, ...rest } of cutChunks(input, { chunkLength, ...withFormat(format) }))
    chunks.push({ ...(JSON.parse(JSON.stringify(rest)) as Omit<LogChunk, 'bytes'>), bytes } as LogChunk);
  return chunks;
};

/** The outcomes of chunks that are audited independently, the last one first. */
export const auditedByChunk = (chunks: readonly LogChunk[]): Outcome[] =>
  chunks
    .toReversed()
    .map((chunk) => {
      const member = chunk.layout === null ? chunk.refusal.member : chunk.layout.member;
      return auditChunk(chunk, options).map((hand) => outcomeOf(member, hand));
    })
    .toReversed()
    .flat();

/** Errors in the positions of the hands of a chunk: wrong order, gaps, other contents. */
export const positionErrors = (chunk: LogChunk): string[] => {
  const hands = auditChunk(chunk, options);
  const { bytes, layout } = chunk;
  if (layout === null)
    return hands.every(({ byteOffset, byteLength }) => byteOffset === 0 && byteLength === 0)
      ? []
      : ['a rejected file that has a position'];
  return hands.flatMap((hand, index) => {
    const before = hands[index - 1] as ChunkHand | undefined;
    const end = hand.byteOffset + hand.byteLength;
    const faults: string[] = [];
    if (hand.byteLength === 0) return layout.noHand === null ? [`hand ${index} has no position`] : [];
    if (before !== undefined && before.byteOffset + before.byteLength !== hand.byteOffset)
      faults.push(`a gap before hand ${index}`);
    if (index === hands.length - 1 && bytes.length - end > Number(layout.encoding !== 'bytes'))
      faults.push('bytes after the last hand');
    return hand.status === 'rejected' ? faults : [...faults, ...differences(hand, chunk)];
  });
};

/** The differences between an audited hand and the same hand read from its bytes alone. */
const differences = (hand: ChunkHand, { bytes, layout }: LogChunk): string[] => {
  if (layout === null) return [];
  const own = bytes.subarray(hand.byteOffset, hand.byteOffset + hand.byteLength);
  const text = decodePart(own, layout.encoding);
  const reading = readHandAt(layout, bytes, { ...hand, firstLine: hand.lines[0] });
  if (!reading.ok) return [`hand ${String(hand.handId)} cannot be read again`];
  const digest = digestHand(reading.hand, text, 0, text.length);
  const again = auditReadHand(
    reading.hand,
    hand.lines,
    digest,
    options,
    layout.session?.line ?? layout.firstLine,
  );
  return JSON.stringify(outcomeOf(null, again)) === JSON.stringify(outcomeOf(null, hand))
    ? []
    : [`hand ${String(hand.handId)} differs when it is read again`];
};
