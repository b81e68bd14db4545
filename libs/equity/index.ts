export type { Range, RangeFault, RangeFaultCode, RangeReading } from './ranges/range.js';
