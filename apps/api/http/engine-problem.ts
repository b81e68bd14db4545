import type { EvaluationError, GameError, ShowdownError } from '#engine';
import { variantIssueMessage } from '#rules';
import { ProblemError } from './problem.js';

/** An error of the engine as a problem. */
export const engineProblem = (error: EvaluationError | GameError | ShowdownError): ProblemError =>
  new ProblemError('unprocessable', {
    errors:
      error.code === 'impossible-options'
        ? error.issues.map((issue) => ({
            pointer: issue.pointer,
            code: issue.code,
            message: variantIssueMessage(issue),
          }))
        : [error],
  });
