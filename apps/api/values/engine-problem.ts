import { variantFaultText } from '#rules';
import { engineFault, type EngineError } from '../../engine-faults.js';
import { ProblemError } from '../http/problem.js';

/** What the engine has against a question, as the problem to answer with. */
export const engineProblem = (error: EngineError): ProblemError =>
  new ProblemError('unprocessable', {
    errors:
      error.code === 'impossible-options'
        ? error.faults.map((fault) => ({
            pointer: fault.pointer,
            code: fault.code,
            message: variantFaultText(fault),
          }))
        : [{ pointer: error.pointer, code: error.code, message: engineFault(error) }],
  });
