import { ProblemError } from '../http/problem.js';
import { MESSAGES } from '../messages.js';

/** The workspace has no import with that id. */
export const noImport = (): ProblemError =>
  new ProblemError('not-found', {
    detail: MESSAGES.noImport,
  });
