import { chooseGame, type Variant } from '#engine';
import { gameOptions } from '#histories';
import { parseVariant } from '#rules';
import { z } from 'zod';
import { ProblemError } from '../http/problem.js';
import { engineProblem } from '../http/engine-problem.js';
import { MESSAGES } from '../messages.js';

/** The game of a request: the id of a variant, or a custom variant. */
export const GameInput = {
  game: z.string().max(64).optional().describe('id of a variant, such as holdem'),
  options: gameOptions.optional().describe('options of the game'),
  variant: z.unknown().optional().describe('a custom variant, instead of game; see /v1/variants/validate'),
};

interface GameRequest {
  readonly game?: string | undefined;
  readonly options?: z.output<typeof gameOptions> | undefined;
  readonly variant?: unknown;
}

/** The variant of a request. @throws ProblemError if it is unknown or invalid */
export const gameOf = ({ game, options, variant }: GameRequest): Variant => {
  if (variant === undefined && game === undefined)
    throw new ProblemError('invalid-request', {
      errors: [{ pointer: '/game', message: MESSAGES.gameExpected }],
    });
  const custom = variant === undefined ? [] : [customVariant(variant)];
  const chosen = chooseGame(custom[0]?.id ?? game ?? '', options, custom);
  if (!chosen.ok) throw engineProblem(chosen.error);
  return chosen.variant;
};

const customVariant = (json: unknown): Variant => {
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
