export { isFull, runsOf, times } from './runs.js';
export { failingRows } from './rows.js';
export { act, makeRecord, round, type Json, type JsonFields } from './ohh-records.js';
export { makePokerNowLog, RUN_TWICE, UNCONTESTED } from './pokernow-logs.js';
export { unzip } from './unzip.js';
