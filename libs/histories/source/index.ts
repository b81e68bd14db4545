/** From bytes to blocks of whole hands: containers, encodings, lines, hand boundaries. `openSource` is the entry. */
export { type Block, BlockCutter, type Oversize } from './block-cutter.js';
export { type Boundary, type Embedding, LINE_VIEW, beginsNumber, prefixBoundary } from './boundary.js';
export { joinedBoundary } from './joined-boundary.js';
export type { RandomAccess } from './byte-stream.js';
export { type Container, detectContainer, type SourceInput } from './containers.js';
export { type Decoding, decodePart, StreamDecoder } from './decoder.js';
export type { Encoding, EncodingFamily } from './encoding.js';
export { isSourceError, type SourceError, type SourceErrorCode } from './errors.js';
export { HandSpans, findHands, type Span } from './hand-spans.js';
export { type Layout, type LayoutChange, type LayoutSearch, noLayoutChange } from './layout.js';
export {
  type ArchiveLimits,
  type BlockLimits,
  DEFAULT_ARCHIVE_LIMITS,
  DEFAULT_BLOCK_LIMITS,
} from './limits.js';
export { countLineEnds, forEachLine, lastNonBlank, LineCursor } from './lines.js';
export type { RawBlock, RawBytes } from './raw-cutter.js';
export { lastSession, type SessionHeader } from './session-headers.js';
export { ByteLocator } from './byte-locator.js';
export { type Member, openSource, type SourceOptions } from './source.js';
