import { findVariant } from './index.js';
import { withOptions, type GameOptions } from './options.js';
import type { Variant } from './variant.js';

/** Why there is no such game to play. */
export interface GameError {
  readonly code: 'unknown-game' | 'impossible-options';
  /** JSON pointer into `{game, options}`. */
  readonly pointer: string;
  readonly message: string;
}

export type ChosenGame =
  { readonly ok: true; readonly variant: Variant } | { readonly ok: false; readonly error: GameError };

/** The game of an id, a known one or one of the house's own, with what the table agrees on beside it. */
export const chooseGame = (
  id: string,
  options: GameOptions = {},
  own: readonly Variant[] = [],
): ChosenGame => {
  const game = findVariant(id) ?? own.find((variant) => variant.id === id);
  if (game === undefined)
    return failed({ code: 'unknown-game', pointer: '/game', message: `there is no game ${id}` });
  if (Object.keys(options).length === 0) return { ok: true, variant: game };
  const made = withOptions(game, options);
  if ('id' in made) return { ok: true, variant: made };
  const reasons = made.map(({ code }) => code).join(', ');
  return failed({
    code: 'impossible-options',
    pointer: '/options',
    message: `${id} cannot be played with these options: ${reasons}`,
  });
};

const failed = (error: GameError): ChosenGame => ({ ok: false, error });
