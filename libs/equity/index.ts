export { explainRange, type RangeCell, type RangeExplanation } from './ranges/explain.js';
export { LONGEST_TEXT, parseRange } from './ranges/parse.js';
export {
  FULL_WEIGHT,
  handsOf,
  type Range,
  type RangeFault,
  type RangeFaultCode,
  type RangeReading,
  type RangeShape,
} from './ranges/range.js';
