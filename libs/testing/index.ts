export { isFull, runsOf } from './runs.js';
export { failingRows } from './rows.js';
