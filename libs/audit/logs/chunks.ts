import { isSourceError, type HistoryFormat, type Member, type RawBlock, type SourceInput } from '#histories';
import type { LogChunk } from './chunk.js';
import { logsOf, type LogOptions } from './source-files.js';
import { rejectUnknownFormat, unreadableSource, type SourceRejection } from './source-rejections.js';

export interface ChunkOptions extends LogOptions {
  /**
   * About how many bytes a chunk has: most are a little shorter; a hand that is longer has one to itself. More than
   * the source's `maxHandLength` is taken for that.
   */
  readonly chunkLength?: number;
}

export const DEFAULT_CHUNK_LENGTH = 1024 * 1024;

/** Ten times the hands of any real megabyte of a log; their audit takes a second or two. */
const MAX_HANDS = 20_000;

/**
 * Cuts an input of any size, plain, gzip or zip, into chunks. `auditChunk` of each, in this order, gives what
 * `auditSource` gives for the whole; the bytes of the chunks of a file, with those that an oversize one leaves out, are
 * the file's. Memory holds a few chunks, whatever the size; nothing throws for what the input holds.
 */
export async function* cutChunks(
  input: SourceInput,
  options: ChunkOptions = {},
): AsyncGenerator<LogChunk, void, undefined> {
  const { chunkLength = DEFAULT_CHUNK_LENGTH, source } = options;
  const blocks = { maxHands: MAX_HANDS, ...source?.blocks };
  for await (const log of logsOf(input, { ...options, source: { ...source, blocks } })) {
    if (log.refusal === null) yield* chunksOfMember(log.member, log.format, chunkLength);
    else yield refusalChunk(log.refusal);
  }
}

/** Each chunk waits for what comes behind it: whether it is all that there is of the file. */
async function* chunksOfMember(
  member: Member,
  format: HistoryFormat,
  chunkLength: number,
): AsyncGenerator<LogChunk, void, undefined> {
  let waiting: RawBlock | null = null;
  for await (const block of member.rawBlocks(format.boundary, chunkLength)) {
    if (waiting !== null) yield handsChunk(waiting, member, format, null);
    if (isSourceError(block)) {
      yield refusalChunk(unreadableSource(block));
      return;
    }
    waiting = block;
  }
  const noHand = rejectUnknownFormat(member.name, member.head);
  if (waiting === null) yield refusalChunk(noHand);
  else yield handsChunk(waiting, member, format, waiting.startsAtHand ? null : noHand);
}

const handsChunk = (
  { raw, firstLine, startsAtHand, lastInFile, oversize }: RawBlock,
  { name, family }: Member,
  { id }: HistoryFormat,
  noHand: SourceRejection | null,
): LogChunk => ({
  bytes: raw.bytes,
  layout: {
    member: name,
    format: id,
    encoding: family,
    byteOffset: raw.byteOffset,
    marks: raw.marks,
    firstLine,
    startsAtHand,
    lastInFile,
    oversize: oversize === null ? null : { ...oversize, skippedBytes: raw.skippedBytes },
    noHand,
  },
  refusal: null,
});

const refusalChunk = (refusal: SourceRejection): LogChunk => ({
  bytes: new Uint8Array(0),
  layout: null,
  refusal,
});
