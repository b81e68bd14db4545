import { ProblemError } from '../http/problem.js';

/** The workspace has no question of that id. */
export const noEquityJob = (): ProblemError =>
  new ProblemError('not-found', {
    detail: { en: 'there is no such question of equity', es: 'no existe esa pregunta de equidad' },
  });
