import { isDeckId, type Language, type Message } from '#cards';
import { checkVariant, defineVariant, type Variant, type VariantIssueCode, type VariantSpec } from '#engine';
import type { z } from 'zod';
import { variantIssueMessage } from './messages.js';
import { rankNumbers, variantSchema } from './schema.js';

export type VariantErrorCode = VariantIssueCode | 'unknown-property' | 'missing' | 'wrong-value' | 'taken';

/** What is wrong with the data of a game. `pointer` is a JSON Pointer (RFC 6901); the empty one is the whole document. */
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

const MESSAGES = {
  'unknown-property': { en: 'unknown property', es: 'propiedad desconocida' },
  missing: { en: 'this is missing', es: 'esto falta' },
  taken: { en: 'a built-in game has this id', es: 'un juego incluido ya tiene este id' },
} as const;

const VALUE = {
  en: 'this value is not possible here: expected',
  es: 'este valor no es posible aquí: se espera',
} as const;

const ONE_OF = { en: 'one of', es: 'uno de' } as const;
const NAME = {
  en: 'small letters, digits and hyphens, no hyphen first',
  es: 'letras minúsculas, cifras y guiones, sin guion al principio',
} as const;

/** Kinds of values, by the schema's names for them. */
const KINDS: Readonly<Record<string, Message>> = {
  object: { en: 'an object', es: 'un objeto' },
  array: { en: 'a list', es: 'una lista' },
  string: { en: 'a text', es: 'un texto' },
  number: { en: 'a number', es: 'un número' },
  int: { en: 'a whole number', es: 'un número entero' },
  boolean: { en: 'true or false', es: 'true o false' },
};

/** What is counted, where it is not the value itself. */
const UNITS: Readonly<Record<string, Message>> = {
  string: { en: ' characters', es: ' caracteres' },
  array: { en: ' items', es: ' elementos' },
};

/**
 * Parses a custom variant from JSON (docs/variants.md). Unknown properties are errors, as are impossible games: a deck that
 * runs out, streets that no player can open, shares without a possible hand. Returns at most a hundred errors, with
 * messages in `language`.
 */
export const parseVariant = (json: unknown, language: Language = 'en'): ParsedVariant => {
  const parsed = variantSchema.safeParse(json, { reportInput: true });
  if (!parsed.success)
    return { ok: false, errors: errorsOf(parsed.error.issues, language).slice(0, MAX_ERRORS) };
  const spec = specOf(parsed.data);
  const errors = checkVariant(spec).map((fault) => ({
    pointer: fault.pointer,
    code: fault.code,
    message: variantIssueMessage(fault)[language],
  }));
  return errors.length > 0 ? { ok: false, errors } : { ok: true, variant: defineVariant(spec) };
};

const specOf = ({ wild, deck, ...rest }: z.output<typeof variantSchema>): VariantSpec => ({
  ...rest,
  deck: isDeckId(deck) ? deck : 'standard',
  ...(wild === undefined
    ? {}
    : {
        wild: {
          ...(wild.joker === undefined ? {} : { joker: wild.joker }),
          ...(wild.ranks === undefined ? {} : { ranks: rankNumbers(wild.ranks) }),
        },
      }),
});

const errorsOf = (issues: readonly z.core.$ZodIssue[], language: Language): VariantError[] =>
  issues.flatMap((issue): VariantError[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.slice(0, MAX_ERRORS).map((key) => ({
        pointer: pointerTo([...issue.path, key]),
        code: 'unknown-property',
        message: MESSAGES['unknown-property'][language],
      }));
    const pointer = pointerTo(issue.path);
    if (issue.code === 'custom') return [{ pointer, code: 'taken', message: MESSAGES.taken[language] }];
    if (issue.input === undefined) return [{ pointer, code: 'missing', message: MESSAGES.missing[language] }];
    return [{ pointer, code: 'wrong-value', message: `${VALUE[language]} ${expectedOf(issue, language)}` }];
  });

/** What was expected there. */
const expectedOf = (issue: z.core.$ZodIssue, language: Language): string => {
  switch (issue.code) {
    case 'invalid_value':
      return `${ONE_OF[language]} ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small':
      return `≥ ${String(issue.minimum)}${UNITS[issue.origin]?.[language] ?? ''}`;
    case 'too_big':
      return `≤ ${String(issue.maximum)}${UNITS[issue.origin]?.[language] ?? ''}`;
    case 'invalid_type':
      return KINDS[issue.expected]?.[language] ?? issue.expected;
    // Ids alone have a form.
    default:
      return NAME[language];
  }
};

const pointerTo = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
