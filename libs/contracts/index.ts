export { importErrors } from './import-errors.js';
export { ImportAnswer, ENDED, importAnswer } from './import-status.js';
