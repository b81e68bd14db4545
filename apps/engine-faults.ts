import type { EvaluationError, GameError, ShowdownError } from '#engine';
import type { Word } from './words.js';

export type EngineError = EvaluationError | GameError | ShowdownError;

const SPANISH: Readonly<Record<EngineError['code'], string>> = {
  'unknown-game': 'no existe ese juego',
  'impossible-options': 'ese juego no se puede jugar con esas opciones',
  'duplicate-card': 'hay una carta repetida',
  'unknown-card': 'aquí no puede estar esa carta: no se conoce o no es de la baraja de este juego',
  'wrong-card-count': 'el número de cartas no es el de este juego',
  'too-few-cards': 'faltan cartas comunitarias para formar una mano',
  'no-hands': 'se esperaba al menos una mano',
  'impossible-pot': 'ese bote no es posible',
};

/** What the engine has against a question. */
export const engineFault = ({ code, message }: EngineError): Word => ({ en: message, es: SPANISH[code] });
