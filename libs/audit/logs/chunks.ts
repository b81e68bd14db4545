import { isSourceError, type Member, type RawBlock, type SourceInput } from '#histories';
import type { LogChunk } from './chunk.js';
import { openLogs, type LogOptions, type ReadableLog } from './source-files.js';
import { rejectUnknownFormat, rejectUnreadable, type SourceRejection } from './source-rejections.js';

export interface ChunkOptions extends LogOptions {
  /**
   * The approximate number of bytes of a chunk: most are a little shorter, and a longer hand is a chunk by itself. No more
   * than `maxHandLength` of the source.
   */
  readonly chunkLength?: number;
}

export const DEFAULT_CHUNK_LENGTH = 1024 * 1024;

/** Ten times the hands of a real megabyte of a log; their audit takes a second or two. */
const MAX_HANDS = 20_000;

/**
 * Cuts an input of any size, plain, gzip or zip, into chunks. `auditChunk` of all chunks in this order has the outcomes of
 * `auditSource` for the whole input. The chunks of a file have all its bytes, except those that an oversize chunk leaves
 * out. Memory holds a few chunks, regardless of the size of the input. No content of the input makes it throw.
 */
export async function* cutChunks(
  input: SourceInput,
  options: ChunkOptions = {},
): AsyncGenerator<LogChunk, void, undefined> {
  const { chunkLength = DEFAULT_CHUNK_LENGTH, source } = options;
  const blocks = { maxHands: MAX_HANDS, ...source?.blocks };
  for await (const log of openLogs(input, { ...options, source: { ...source, blocks } })) {
    if (log.rejected === null) yield* cutLog(log, chunkLength);
    else yield makeRejectedChunk(log.rejected);
  }
}

/** Yields a chunk when the next one is known: only then it is clear whether the chunk is the whole file. */
async function* cutLog(
  { member, format, findChange }: ReadableLog,
  chunkLength: number,
): AsyncGenerator<LogChunk, void, undefined> {
  let waiting: RawBlock | null = null;
  let chunks = 0;
  for await (const block of member.rawBlocks(format, chunkLength, findChange)) {
    if (waiting !== null) yield makeChunk(waiting, member, null);
    if (isSourceError(block)) {
      yield makeRejectedChunk(rejectUnreadable(block));
      return;
    }
    waiting = block;
    chunks++;
  }
  const noHand = rejectUnknownFormat(member.name, member.head);
  if (waiting === null) yield makeRejectedChunk(noHand);
  else yield makeChunk(waiting, member, chunks === 1 ? noHand : null);
}

const makeChunk = (
  { format, raw, firstLine, startsAtHand, lastInFile, oversize, session }: RawBlock,
  { name, family }: Member,
  noHand: SourceRejection | null,
): LogChunk => ({
  bytes: raw.bytes,
  layout: {
    member: name,
    format,
    encoding: family,
    byteOffset: raw.byteOffset,
    marks: raw.marks,
    firstLine,
    startsAtHand,
    lastInFile,
    oversize: oversize === null ? null : { ...oversize, skippedBytes: raw.skippedBytes },
    session: session ?? null,
    noHand,
  },
  refusal: null,
});

const makeRejectedChunk = (rejection: SourceRejection): LogChunk => ({
  bytes: new Uint8Array(0),
  layout: null,
  refusal: rejection,
});
