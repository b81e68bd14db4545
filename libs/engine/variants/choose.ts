import { fillMessage, type Message } from '#cards';
import { MESSAGES } from '../messages.js';
import type { VariantIssue } from './check.js';
import { findVariant } from './index.js';
import { optionAt, withOptions, type GameOptions } from './options.js';
import { findRotation } from './rotations.js';
import type { Variant } from './variant.js';

/** The reason why a game cannot be played. `pointer` is a JSON pointer into `{game, options}`. */
export type GameError = { readonly pointer: string; readonly message: Message } & (
  | { readonly code: 'unknown-game' }
  /** The pointers of the issues also point into `{game, options}`. */
  | { readonly code: 'impossible-options'; readonly issues: readonly VariantIssue[] }
);

export type ChosenGame =
  { readonly ok: true; readonly variant: Variant } | { readonly ok: false; readonly error: GameError };

/** The built-in or custom variant with an id, with options applied. */
export const chooseGame = (
  id: string,
  options: GameOptions = {},
  custom: readonly Variant[] = [],
): ChosenGame => {
  const game = findVariant(id) ?? custom.find((variant) => variant.id === id);
  if (game === undefined)
    return failed({
      code: 'unknown-game',
      pointer: '/game',
      message: fillMessage(MESSAGES[findRotation(id)?.id === id ? 'rotation' : 'unknown-game'], { game: id }),
    });
  if (Object.keys(options).length === 0) return { ok: true, variant: game };
  const variant = withOptions(game, options);
  if ('id' in variant) return { ok: true, variant };
  return failed({
    code: 'impossible-options',
    pointer: '/options',
    message: fillMessage(MESSAGES['impossible-options'], { game: id }),
    issues: variant.map((issue) => ({ ...issue, pointer: `/options${optionAt(issue.pointer)}` })),
  });
};

const failed = (error: GameError): ChosenGame => ({ ok: false, error });
