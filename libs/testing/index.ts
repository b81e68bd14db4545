export { isFull, runsOf, times } from './runs.js';
export { failingRows } from './rows.js';
