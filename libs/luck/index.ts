export { allInAdjustment } from './all-in-adjustment.js';
