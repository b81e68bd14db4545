import {
  ByteLocator,
  decodePart,
  findFormat,
  LineCursor,
  type EncodingFamily,
  type HistoryFormat,
  type Oversize,
  type ReadResult,
} from '#histories';
import { auditSpans, type AuditOptions, type HandOutcome } from './block.js';
import { refusalOutcome, type SourceRejection } from './source-rejections.js';

/**
 * A piece of a log that can be kept, and audited by itself: some whole hands as raw bytes, or what is said of a file
 * that has none to keep. Plain data; all but the bytes is JSON.
 */
export type LogChunk =
  | { readonly bytes: Uint8Array; readonly layout: ChunkLayout; readonly refusal: null }
  | { readonly bytes: Uint8Array; readonly layout: null; readonly refusal: SourceRejection };

/** What the hands of a chunk need to know from outside of it. The file is the input, what a gzip holds, or a zip's member. */
export interface ChunkLayout {
  readonly member: string | null;
  /** Id of the format of the file. */
  readonly format: string;
  readonly encoding: EncodingFamily;
  /** Offset in the file of the chunk's first byte. */
  readonly byteOffset: number;
  /** How many bytes at the start of the chunk are byte order marks, which are no text; 0 in all chunks but the first. */
  readonly marks: number;
  /** 1-based line of the file that the chunk begins on. */
  readonly firstLine: number;
  /** Whether the chunk begins with a hand: all but the first of a file do. */
  readonly startsAtHand: boolean;
  readonly lastInFile: boolean;
  /** Set when the chunk is the kept beginning of one overlong hand. */
  readonly oversize: ChunkOversize | null;
  /** What is said should no hand be found: set when the chunk is all that there is of the file. */
  readonly noHand: SourceRejection | null;
}

export interface ChunkOversize extends Oversize {
  /** Bytes that are not kept. */
  readonly skippedBytes: number;
}

/** An outcome with the place of the hand in the bytes of its chunk; 0 and 0 where a whole file is refused. */
export interface ChunkHand extends HandOutcome {
  readonly byteOffset: number;
  readonly byteLength: number;
}

/** Reads and audits the hands of a chunk, as `auditSource` does those of the whole log. Linear in the bytes. */
export const auditChunk = (chunk: LogChunk, options: AuditOptions): ChunkHand[] => {
  if (chunk.layout === null) return [refused(chunk.refusal, options)];
  const { bytes, layout } = chunk;
  const { marks, encoding, noHand } = layout;
  const body = bytes.subarray(marks);
  const ruler = new ByteLocator(body, encoding);
  const hands: ChunkHand[] = [];
  const block = { ...layout, text: decodePart(body, encoding) };
  auditSpans(block, formatOf(layout), options, (outcome, start, end) => {
    const at = ruler.byteAt(start);
    hands.push({ ...outcome, byteOffset: marks + at, byteLength: ruler.byteAt(end) - at });
  });
  if (hands.length === 0 && noHand !== null) hands.push(refused(noHand, options));
  return hands;
};

/**
 * Reads a hand again from the bytes that `auditChunk` gave as its place; `firstLine` is the first line of its outcome.
 * For hands that were read once: those that came out as audited or cancelled.
 */
export const readHandAt = (layout: ChunkLayout, bytes: Uint8Array, firstLine: number): ReadResult => {
  const text = decodePart(bytes, layout.encoding);
  return formatOf(layout).read(text, 0, text.length, firstLine, new LineCursor());
};

const refused = (refusal: SourceRejection, options: AuditOptions): ChunkHand => ({
  ...refusalOutcome(refusal, options),
  byteOffset: 0,
  byteLength: 0,
});

const formatOf = ({ format }: ChunkLayout): HistoryFormat => {
  const found = findFormat(format);
  if (found === undefined) throw new Error(`no format ${format}`);
  return found;
};
