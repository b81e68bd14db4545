import { chooseGame, type Variant } from '#engine';
import { gameOptions } from '#histories';
import { parseVariant } from '#rules';
import { z } from 'zod';
import { ProblemError } from '../http/problem.js';
import { engineProblem } from './engine-problem.js';
import { MESSAGES } from '../messages.js';

/** How a question names its game: by the id of a known one, or by the data of one of the house's own. */
export const GameInput = {
  game: z.string().max(64).optional().describe('the id of a game, such as holdem'),
  options: gameOptions.optional().describe('what the table agrees on beside the game'),
  variant: z
    .unknown()
    .optional()
    .describe('a game of your own in place of a known one; see /v1/variants/validate'),
};

interface AskedGame {
  readonly game?: string | undefined;
  readonly options?: z.output<typeof gameOptions> | undefined;
  readonly variant?: unknown;
}

/** The game that is asked for. Throws the problem of one that is not there, or makes no sense. */
export const gameOf = ({ game, options, variant }: AskedGame): Variant => {
  if (variant === undefined && game === undefined)
    throw new ProblemError('invalid-request', {
      errors: [{ pointer: '/game', message: MESSAGES.gameExpected }],
    });
  const own = variant === undefined ? [] : [ownGame(variant)];
  const chosen = chooseGame(own[0]?.id ?? game ?? '', options, own);
  if (!chosen.ok) throw engineProblem(chosen.error);
  return chosen.variant;
};

const ownGame = (json: unknown): Variant => {
  const [en, es] = [parseVariant(json, 'en'), parseVariant(json, 'es')];
  if (en.ok) return en.variant;
  throw new ProblemError('unprocessable', {
    errors: en.errors.map(({ pointer, code, message }, index) => ({
      pointer: `/variant${pointer}`,
      code,
      message: { en: message, es: es.ok ? message : (es.errors[index]?.message ?? message) },
    })),
  });
};
