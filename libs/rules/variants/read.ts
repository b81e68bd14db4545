import { isDeckId, type Language } from '#cards';
import { checkVariant, defineVariant, type Variant, type VariantFaultCode, type VariantSpec } from '#engine';
import type { z } from 'zod';
import { variantFaultText } from './faults.js';
import { rankNumbers, variantSchema } from './schema.js';

export type VariantErrorCode = VariantFaultCode | 'unknown-property' | 'missing' | 'wrong-value' | 'taken';

/** What is wrong with the data of a game. `pointer` is a JSON Pointer (RFC 6901); the empty one is the whole document. */
export interface VariantError {
  readonly pointer: string;
  readonly code: VariantErrorCode;
  readonly message: string;
}

export type VariantReading =
  | { readonly ok: true; readonly variant: Variant }
  | { readonly ok: false; readonly errors: readonly VariantError[] };

/** A document with more faults than this is not worth listing further. */
const MAX_ERRORS = 100;

const MESSAGES = {
  'unknown-property': { en: 'there is no such property', es: 'no existe esta propiedad' },
  missing: { en: 'this is missing', es: 'esto falta' },
  taken: { en: 'a game that everybody knows has this id', es: 'un juego conocido ya tiene este id' },
} as const;

const VALUE = { en: 'this value is not possible here', es: 'este valor no es posible aquí' } as const;

/**
 * Reads a game of a house's own from parsed JSON (docs/variants.md). What is unknown is refused, never ignored; nonsense
 * is refused with the reason: cards that run out, streets that nobody can open, shares that no hand can be made for. At
 * most a hundred errors, messages in `language`.
 */
export const readVariant = (json: unknown, language: Language = 'en'): VariantReading => {
  const parsed = variantSchema.safeParse(json, { reportInput: true });
  if (!parsed.success)
    return { ok: false, errors: errorsOf(parsed.error.issues, language).slice(0, MAX_ERRORS) };
  const spec = specOf(parsed.data);
  const errors = checkVariant(spec).map((fault) => ({
    pointer: fault.pointer,
    code: fault.code,
    message: variantFaultText(fault)[language],
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
    return [{ pointer, code: 'wrong-value', message: `${VALUE[language]}${expectedOf(issue, language)}` }];
  });

/** What was expected, where the schema lists it. */
const expectedOf = (issue: z.core.$ZodIssue, language: Language): string => {
  const list = 'values' in issue ? issue.values.map((value) => JSON.stringify(value)).join(', ') : '';
  const one = { en: 'one of', es: 'uno de' } as const;
  if (list !== '') return `: ${one[language]} ${list}`;
  return 'minimum' in issue
    ? `: ≥ ${String(issue.minimum)}`
    : 'maximum' in issue
      ? `: ≤ ${String(issue.maximum)}`
      : '';
};

const pointerTo = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
