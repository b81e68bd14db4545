import { MESSAGES } from '../messages.js';
import { ProblemError } from './problem.js';

/** The cursor of a request is of no page of its list. */
export const invalidCursor = (): ProblemError =>
  new ProblemError('invalid-request', {
    errors: [{ in: 'query', pointer: '/cursor', message: MESSAGES.cursorExpected }],
  });
