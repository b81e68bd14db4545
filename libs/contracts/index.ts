export { importErrors } from './import-errors.js';
export { ImportResponse, ENDED, importResponse } from './import-status.js';
