import {
  ByteLocator,
  decodePart,
  lastSession,
  LineCursor,
  type EncodingFamily,
  type Oversize,
  type ReadResult,
  type SessionHeader,
} from '#histories';
import { auditSpans, type AuditOptions, type HandOutcome } from './block.js';
import { formatById } from './source-files.js';
import { sourceOutcome, type SourceRejection } from './source-rejections.js';

/**
 * A part of a log that is stored and audited by itself: some whole hands as raw bytes, or the rejection of a file without
 * hands. Plain data; all but the bytes is JSON.
 */
export type LogChunk =
  | { readonly bytes: Uint8Array; readonly layout: ChunkLayout; readonly refusal: null }
  | { readonly bytes: Uint8Array; readonly layout: null; readonly refusal: SourceRejection };

/** The place of a chunk in its file. The file is the input, the content of a gzip, or the member of a zip. */
export interface ChunkLayout {
  readonly member: string | null;
  /** Id of the format of the chunk. */
  readonly format: string;
  readonly encoding: EncodingFamily;
  /** The offset of the first byte in the file. */
  readonly byteOffset: number;
  /** The number of bytes of byte order marks at the start of the chunk; 0 in all chunks but the first. */
  readonly marks: number;
  /** The line of the file on which the chunk begins, from 1. */
  readonly firstLine: number;
  /** Whether the chunk begins with a hand. All do, except possibly the first of a file and of each format in it. */
  readonly startsAtHand: boolean;
  readonly lastInFile: boolean;
  /** Set if the chunk is the beginning of a hand that is too long. */
  readonly oversize: ChunkOversize | null;
  /**
   * The last session header of the file before the chunk; null for none. Absent in chunks that were stored before formats
   * had session headers.
   */
  readonly session?: SessionHeader | null;
  /** The rejection of the file if the chunk has no hand; set if the chunk is the whole file. */
  readonly noHand: SourceRejection | null;
}

export interface ChunkOversize extends Oversize {
  /** The number of bytes of the hand that are left out. */
  readonly skippedBytes: number;
}

/** The place of a hand in the bytes of its chunk. */
export interface BytePlace {
  readonly byteOffset: number;
  readonly byteLength: number;
}

/** The place of a rejected file. */
const NO_PLACE: BytePlace = { byteOffset: 0, byteLength: 0 };

/** An outcome with the place of the hand in its chunk. */
export type ChunkHand = HandOutcome & BytePlace;

/** Reads and audits the hands of a chunk, with the outcomes that `auditSource` has for the whole log. O(bytes). */
export const auditChunk = (chunk: LogChunk, options: AuditOptions): ChunkHand[] => {
  const hands: ChunkHand[] = [];
  auditChunkHands(chunk, options, (outcome, place) => hands.push({ ...outcome, ...place }));
  return hands;
};

/** Does the same, and passes the hands to `take` in small batches, so that memory need not hold all of them. */
export const auditChunkHands = (
  chunk: LogChunk,
  options: AuditOptions,
  take: (outcome: HandOutcome, place: BytePlace) => void,
): void => {
  if (chunk.layout === null) {
    take(sourceOutcome(chunk.refusal, options), NO_PLACE);
    return;
  }
  const { bytes, layout } = chunk;
  const { marks, encoding, noHand } = layout;
  const body = bytes.subarray(marks);
  const locator = new ByteLocator(body, encoding);
  const block = { ...layout, text: decodePart(body, encoding) };
  let isEmpty = true;
  auditSpans(block, formatById(layout.format), options, (outcome, start, end) => {
    isEmpty = false;
    const at = locator.byteAt(start);
    take(outcome, { byteOffset: marks + at, byteLength: locator.byteAt(end) - at });
  });
  if (isEmpty && noHand !== null) take(sourceOutcome(noHand, options), NO_PLACE);
};

/** The place of a hand in the bytes of its chunk, and its first line, as its outcome has them. */
export interface HandPlace extends BytePlace {
  readonly firstLine: number;
}

/**
 * Reads an audited or cancelled hand again from the bytes of its chunk. O(length of the hand); in formats with session
 * headers, O(bytes before the end of the hand).
 */
export const readHandAt = (
  layout: ChunkLayout,
  bytes: Uint8Array,
  { byteOffset, byteLength, firstLine }: HandPlace,
): ReadResult => {
  const text = decodePart(bytes.subarray(byteOffset, byteOffset + byteLength), layout.encoding);
  const session = sessionBefore(layout, bytes, byteOffset);
  return formatById(layout.format).read(text, 0, text.length, firstLine, new LineCursor(), session);
};

/** The text of a hand, from its bytes. */
export const textOfHand = ({ encoding }: Pick<ChunkLayout, 'encoding'>, bytes: Uint8Array): string =>
  decodePart(bytes, encoding);

/** The last session header before a byte of a chunk. */
const sessionBefore = (layout: ChunkLayout, bytes: Uint8Array, end: number): SessionHeader | null => {
  const { boundary } = formatById(layout.format);
  const before = layout.session ?? null;
  if (boundary.findSession === undefined) return before;
  const text = decodePart(bytes.subarray(layout.marks, end), layout.encoding);
  return lastSession(text, layout.firstLine, boundary, new LineCursor()) ?? before;
};
