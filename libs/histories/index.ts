export {
  isWritable,
  type HistoryFormat,
  type NativeSite,
  type FormatSupport,
  type WritableFormat,
  type WriteResult,
  type WriteOptions,
} from './formats/format.js';
export { Anonymizer } from './anonymizer.js';
export { withoutArchiveLines } from './archive-lines.js';
export { isBettingEvent, type BettingEvent } from './betting.js';
export { findBringIn, mayBringInBeLarger } from './bring-in.js';
export { strictConventions, type Conventions } from './conventions.js';
export {
  conventionsFor,
  detectFormat,
  findFormat,
  findFormatChange,
  formats,
  isAnonymousSite,
} from './formats/index.js';
export {
  gameOptions,
  handSchema,
  type CanonicalHand,
  type Contradiction,
  type GameLimit,
  type GameOptions,
  type HandClaim,
  type HandEvent,
  type HandPlayer,
  type HandDescription,
  type SeatClaim,
} from './hand.js';
export { findJsonError, type JsonError } from './json-error.js';
export { formatsDocument } from './formats/markdown.js';
export { supportReport, type SupportReport } from './formats/support-report.js';
export { looksLikeHands } from './formats/unknown-log.js';
export { AmountScanner, formatMoney, NO_AMOUNT } from './money.js';
export { formatUnits, toUnits } from './money-units.js';
export { foldName, spellingOf } from './player-name.js';
export type { HandIdentity, ReadResult, Rejection, RejectionCode } from './read-result.js';
export * from './source/index.js';
