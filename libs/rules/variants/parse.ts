import {
  deckOf,
  formatMessage,
  isDeckId,
  JOKER,
  makeCard,
  parseCards,
  type DeckId,
  type Language,
} from '#cards';
import {
  checkVariant,
  defineVariant,
  type PotShare,
  type Variant,
  type VariantIssueCode,
  type VariantSpec,
} from '#engine';
import type { z } from 'zod';
import { EXPECTED_VALUES, VARIANT_JSON } from '../messages.js';
import { expectedOf, pointerTo } from '../schema-errors.js';
import { variantIssueMessage } from './messages.js';
import { rankNumbers, variantSchema } from './schema.js';

export type VariantErrorCode = VariantIssueCode | 'unknown-property' | 'missing' | 'wrong-value' | 'taken';

/** An error in the JSON of a variant. `pointer` is a JSON Pointer (RFC 6901); the empty one is the whole document. */
export interface VariantError {
  readonly pointer: string;
  readonly code: VariantErrorCode;
  readonly message: string;
}

export type ParsedVariant =
  | { readonly ok: true; readonly variant: Variant }
  | { readonly ok: false; readonly errors: readonly VariantError[] };

/** The largest number of errors in a result. */
const MAX_ERRORS = 100;

/**
 * Parses a custom variant from JSON (docs/variants.md). Unknown properties are errors. Impossible games are errors too: a
 * deck that runs out, streets that no player can open, shares without a possible hand. Returns at most a hundred errors,
 * with messages in `language`.
 */
export const parseVariant = (json: unknown, language: Language = 'en'): ParsedVariant => {
  const parsed = variantSchema.safeParse(json, { reportInput: true });
  if (!parsed.success)
    return { ok: false, errors: errorsOf(parsed.error.issues, language).slice(0, MAX_ERRORS) };
  const deck = deckFrom(parsed.data.deck);
  if (deck === undefined) {
    const message = formatMessage(VARIANT_JSON['wrong-value'], language, {
      expected: EXPECTED_VALUES.deck[language],
    });
    return { ok: false, errors: [{ pointer: '/deck', code: 'wrong-value', message }] };
  }
  const spec = specOf(parsed.data, deck);
  const errors = checkVariant(spec).map((issue) => ({
    pointer: issue.pointer,
    code: issue.code,
    message: variantIssueMessage(issue)[language],
  }));
  return errors.length > 0 ? { ok: false, errors } : { ok: true, variant: defineVariant(spec) };
};

/** The id of a deck; undefined for cards that are no deck. */
const deckFrom = (deck: z.output<typeof variantSchema>['deck']): DeckId | undefined => {
  if (typeof deck === 'string') return isDeckId(deck) ? deck : undefined;
  if ('cards' in deck) {
    const parsed = parseCards(deck.cards);
    return parsed.ok ? deckOf(parsed.cards) : undefined;
  }
  const suits = deck.suits.map((suit) => SUIT_LETTERS.indexOf(suit));
  const cards = rankNumbers(deck.ranks).flatMap((rank) => suits.map((suit) => makeCard(rank, suit)));
  return deckOf(deck.joker === true ? [...cards, JOKER] : cards);
};

const SUIT_LETTERS = 'cdhs';

const shareOf = ({ atLeast, ...share }: z.output<typeof variantSchema>['shares'][number]): PotShare => ({
  ...share,
  ...(atLeast === undefined ? {} : { atLeast: rankNumbers(atLeast) }),
});

const specOf = (
  { wild, deck: _, shares, ...rest }: z.output<typeof variantSchema>,
  deck: DeckId,
): VariantSpec => ({
  ...rest,
  deck,
  shares: shares.map(shareOf),
  ...(wild === undefined
    ? {}
    : {
        wild: {
          ...(wild.joker === undefined ? {} : { joker: wild.joker }),
          ...(wild.ranks === undefined ? {} : { ranks: rankNumbers(wild.ranks) }),
          ...(wild.follows === undefined ? {} : { follows: rankNumbers([wild.follows])[0] }),
          ...(wild.lowestDown === undefined ? {} : { lowestDown: wild.lowestDown }),
        },
      }),
});

const errorsOf = (issues: readonly z.core.$ZodIssue[], language: Language): VariantError[] =>
  issues.flatMap((issue): VariantError[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.slice(0, MAX_ERRORS).map((key) => ({
        pointer: pointerTo([...issue.path, key]),
        code: 'unknown-property',
        message: VARIANT_JSON['unknown-property'][language],
      }));
    const pointer = pointerTo(issue.path);
    if (issue.code === 'custom') return [{ pointer, code: 'taken', message: VARIANT_JSON.taken[language] }];
    if (issue.input === undefined)
      return [{ pointer, code: 'missing', message: VARIANT_JSON.missing[language] }];
    // Only the deck has several forms.
    const expected =
      issue.code === 'invalid_union' ? EXPECTED_VALUES.deck[language] : expectedOf(issue, language);
    const message = formatMessage(VARIANT_JSON['wrong-value'], language, { expected });
    return [{ pointer, code: 'wrong-value', message }];
  });
