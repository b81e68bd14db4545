import type { Message } from '#cards';
import type { VariantIssue } from './check.js';
import { findVariant } from './index.js';
import { optionAt, withOptions, type GameOptions } from './options.js';
import type { Variant } from './variant.js';

/** Why there is no such game to play. `pointer` is a JSON pointer into `{game, options}`. */
export type GameError = { readonly pointer: string; readonly message: Message } & (
  | { readonly code: 'unknown-game' }
  /** What is impossible about each option; `pointer` as above. */
  | { readonly code: 'impossible-options'; readonly faults: readonly VariantIssue[] }
);

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
    return failed({
      code: 'unknown-game',
      pointer: '/game',
      message: { en: `there is no game ${id}`, es: `no existe el juego ${id}` },
    });
  if (Object.keys(options).length === 0) return { ok: true, variant: game };
  const made = withOptions(game, options);
  if ('id' in made) return { ok: true, variant: made };
  return failed({
    code: 'impossible-options',
    pointer: '/options',
    message: {
      en: `${id} cannot be played with these options`,
      es: `${id} no se puede jugar con estas opciones`,
    },
    faults: made.map((fault) => ({ ...fault, pointer: `/options${optionAt(fault.pointer)}` })),
  });
};

const failed = (error: GameError): ChosenGame => ({ ok: false, error });
