export { allInAdjustment } from './all-in-adjustment.js';
export { type HandLuck, LuckAnalysis, PARTS, type PlayerLuck } from './luck-analysis.js';
