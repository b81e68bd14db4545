import { ProblemError } from '../http/problem.js';

/** The workspace has no import with that id. */
export const noImport = (): ProblemError =>
  new ProblemError('not-found', {
    detail: { en: 'no such import', es: 'no existe esa importación' },
  });
