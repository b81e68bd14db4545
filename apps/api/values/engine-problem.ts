import type { EvaluationError, GameError, ShowdownError } from '#engine';
import { variantFaultText } from '#rules';
import { ProblemError } from '../http/problem.js';

type EngineError = EvaluationError | GameError | ShowdownError;

const SPANISH: Readonly<Record<Exclude<EngineError['code'], 'impossible-options'>, string>> = {
  'unknown-game': 'no existe ese juego',
  'duplicate-card': 'hay una carta repetida',
  'unknown-card': 'aquí no puede estar esa carta: no se conoce o no es de la baraja de este juego',
  'wrong-card-count': 'el número de cartas no es el de este juego',
  'too-few-cards': 'faltan cartas comunitarias para formar una mano',
  'no-hands': 'se esperaba al menos una mano',
  'impossible-pot': 'ese bote no es posible',
};

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
        : [
            {
              pointer: error.pointer,
              code: error.code,
              message: { en: error.message, es: SPANISH[error.code] },
            },
          ],
  });
