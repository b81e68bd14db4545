import { ProblemError } from '../http/problem.js';

/** The workspace has no import of that id. */
export const noImport = (): ProblemError =>
  new ProblemError('not-found', {
    detail: { en: 'there is no such import', es: 'no existe esa importación' },
  });
