/** From bytes to blocks of whole hands: containers, encodings, lines, hand boundaries. See `openSource`. */
export { type Block, BlockCutter, type Oversize } from './blocks.js';
export { type Boundary, type Embedding, LINE_VIEW, prefixBoundary } from './boundary.js';
export type { RandomAccess } from './bytes.js';
export { type Container, containerOf, type SourceInput } from './containers.js';
export { type Decoding, decodePart, StreamDecoder } from './decode.js';
export type { Encoding, EncodingFamily } from './encoding.js';
export { isSourceError, type SourceError, type SourceErrorCode } from './errors.js';
export { HandSpans, findHands, type Span } from './hands.js';
export {
  type ArchiveLimits,
  type BlockLimits,
  DEFAULT_ARCHIVE_LIMITS,
  DEFAULT_BLOCK_LIMITS,
} from './limits.js';
export { countLineEnds, forEachLine, lastInk, LineCursor } from './lines.js';
export type { RawBlock, RawBytes } from './raw.js';
export { ByteLocator } from './ruler.js';
export { type Member, openSource, type SourceOptions } from './source.js';
