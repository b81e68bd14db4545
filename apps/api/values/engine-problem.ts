import type { EvaluationError, GameError, ShowdownError } from '#engine';
import { ProblemError } from '../http/problem.js';

type EngineErrorCode = EvaluationError['code'] | GameError['code'] | ShowdownError['code'];

const SPANISH: Readonly<Record<EngineErrorCode, string>> = {
  'unknown-game': 'no existe ese juego',
  'impossible-options': 'este juego no se puede jugar con esas opciones',
  'duplicate-card': 'hay una carta repetida',
  'unknown-card': 'aquí no puede estar esa carta: no se conoce o no es de la baraja de este juego',
  'wrong-card-count': 'el número de cartas no es el de este juego',
  'no-hands': 'se esperaba al menos una mano',
  'impossible-pot': 'ese bote no es posible',
};

/** What the engine has against a question, as the problem to answer with. */
export const engineProblem = ({
  code,
  pointer,
  message,
}: EvaluationError | GameError | ShowdownError): ProblemError =>
  new ProblemError('unprocessable', {
    errors: [{ pointer, code, message: { en: message, es: SPANISH[code] } }],
  });
