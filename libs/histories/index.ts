export {
  isWritten,
  type HistoryFormat,
  type NativeSite,
  type Support,
  type WrittenFormat,
  type Writing,
  type WritingOptions,
} from './formats/format.js';
export { isBetting, type BettingEvent } from './betting.js';
export { broughtInWith } from './bring-in.js';
export { strictConventions, type Conventions } from './conventions.js';
export { conventionsFor, detectFormat, findFormat, formats } from './formats/index.js';
export {
  gameOptions,
  handSchema,
  type CanonicalHand,
  type GameLimit,
  type GameOptions,
  type HandClaim,
  type HandEvent,
  type HandPlayer,
  type HandReading,
  type SeatClaim,
} from './hand.js';
export { jsonFault, type JsonFault } from './json-fault.js';
export { AmountScanner, formatMoney, NO_AMOUNT } from './money.js';
export type { Identity, Reading, Rejection, RejectionCode } from './reading.js';
export * from './source/index.js';
