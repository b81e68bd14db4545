export {
  equityOfHand,
  type AdjustedSeat,
  type AllInEquity,
  type HandEquity,
  type NoAllIn,
  type SeatEquity,
  type StreetEquity,
} from './hand-equity.js';
export {
  traceAllIn,
  traceHand,
  isAllIn,
  type HandTrace,
  type NoEquity,
  type RecordedCards,
  type SteppedStreet,
  type TracedStreet,
} from './hand-trace.js';
