import type { Language, Message } from '#cards';
import { presetIds, presets } from './presets.js';
import type { Profile } from './profile.js';
import { profileSchema } from './schema.js';
import { BETS_PER_ROUND, switchTexts, type SwitchText } from './switch-texts/index.js';

export type ProfileErrorCode =
  'unknown-switch' | 'unknown-property' | 'missing' | 'wrong-value' | 'preset-id';

/** What is wrong with a profile. `pointer` is a JSON Pointer (RFC 6901); the empty one is the whole document. */
export interface ProfileError {
  readonly pointer: string;
  readonly code: ProfileErrorCode;
  readonly message: string;
}

export type ParsedProfile =
  | { readonly ok: true; readonly profile: Profile }
  | { readonly ok: false; readonly errors: readonly ProfileError[] };

/** The largest number of errors in a result. */
const MAX_ERRORS = 100;

const listOf = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(', ');

const oneOf = (values: readonly unknown[]): Message => ({
  en: `one of ${listOf(values)}`,
  es: `uno de ${listOf(values)}`,
});

const expectedOfSwitch = (text: SwitchText): Message =>
  text.id === 'betsPerRound'
    ? {
        en: `a whole number from ${BETS_PER_ROUND.min} to ${BETS_PER_ROUND.max}, or null`,
        es: `un número entero de ${BETS_PER_ROUND.min} a ${BETS_PER_ROUND.max}, o null`,
      }
    : oneOf(text.values.map(({ value }) => value));

const NAME: Message = { en: 'a text of 1 to 80 characters', es: 'un texto de 1 a 80 caracteres' };

/** The expected value at each pointer. */
const EXPECTED: ReadonlyMap<string, Message> = new Map([
  ['', { en: 'a JSON object', es: 'un objeto JSON' }],
  [
    '/id',
    {
      en: '1 to 64 lower-case letters, digits and hyphens, no hyphen first',
      es: 'de 1 a 64 letras minúsculas sin acento, cifras y guiones, sin guion al principio',
    },
  ],
  ['/name', { en: 'an object with the texts en and es', es: 'un objeto con los textos en y es' }],
  ['/name/en', NAME],
  ['/name/es', NAME],
  ['/version', { en: 'a whole number, 1 or more', es: 'un número entero, 1 o más' }],
  ['/base', oneOf(presetIds)],
  ['/switches', { en: 'an object of switches', es: 'un objeto de opciones' }],
  ...switchTexts.map((text): [string, Message] => [`/switches/${text.id}`, expectedOfSwitch(text)]),
]);

const ANYTHING_ELSE: Message = { en: 'another value', es: 'otro valor' };

const SWITCH_NAMES = switchTexts.map(({ id }) => id).join(', ');

const MESSAGES: Readonly<Record<ProfileErrorCode, (expected: Message) => Message>> = {
  'unknown-switch': () => ({
    en: `no such switch; there are ${SWITCH_NAMES}`,
    es: `no existe esa opción; hay ${SWITCH_NAMES}`,
  }),
  'unknown-property': () => ({ en: 'no such property', es: 'no existe esa propiedad' }),
  missing: ({ en, es }) => ({ en: `missing: expected ${en}`, es: `falta: se espera ${es}` }),
  'wrong-value': ({ en, es }) => ({ en: `expected ${en}`, es: `se espera ${es}` }),
  'preset-id': () => ({ en: 'this id belongs to a preset', es: 'este id pertenece a un perfil incluido' }),
};

const pointerTo = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const errorAt = (path: readonly PropertyKey[], code: ProfileErrorCode, language: Language): ProfileError => {
  const pointer = pointerTo(path);
  const expected = EXPECTED.get(pointer) ?? ANYTHING_ELSE;
  return { pointer, code, message: MESSAGES[code](expected)[language] };
};

const nameFrom = (base: Profile): Message => ({
  en: `Custom, after ${base.name.en}`,
  es: `Propio, a partir de ${base.name.es}`,
});

/**
 * Parses a custom profile from JSON, `{id?, name?, version?, base, switches?}`: the preset `base` with the switches that
 * differ. Unknown properties are errors, so that a misspelt switch is noticed. Returns at most a hundred errors, with
 * messages in `language`. Linear in the size of the document.
 */
export const parseProfile = (json: unknown, language: Language = 'en'): ParsedProfile => {
  const parsed = profileSchema.safeParse(json, { reportInput: true });
  if (parsed.success) {
    const { id, name, version, base, switches } = parsed.data;
    const from = presets[base];
    const profile = {
      id,
      name: name ?? nameFrom(from),
      version,
      switches: { ...from.switches, ...switches },
    };
    return { ok: true, profile };
  }
  const errors: ProfileError[] = [];
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      const code = issue.path[0] === 'switches' ? 'unknown-switch' : 'unknown-property';
      for (const key of issue.keys.slice(0, MAX_ERRORS))
        errors.push(errorAt([...issue.path, key], code, language));
      continue;
    }
    const rest = issue.input === undefined ? 'missing' : 'wrong-value';
    errors.push(errorAt(issue.path, issue.code === 'custom' ? 'preset-id' : rest, language));
  }
  return { ok: false, errors: errors.slice(0, MAX_ERRORS) };
};
