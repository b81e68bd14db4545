import { fillMessage, formatMessage, type Language, type Message } from '#cards';
import { LIMITS, RAKE_ROUNDINGS } from '#engine';
import { EXPECTED_VALUES, PROFILE_JSON, PROFILE_NAMES } from '../messages.js';
import { pointerTo } from '../schema-errors.js';
import { presetIds, presets } from './presets.js';
import type { Profile } from './profile.js';
import { MAX_RAKE_ROWS, MAX_RATES, makeRakeTerms } from './rake-terms.js';
import { MAX_BUY_IN, profileSchema } from './schema.js';
import { BETS_PER_ROUND, switchTexts, type SwitchText } from './switch-texts/index.js';

export type ProfileErrorCode =
  'unknown-switch' | 'unknown-property' | 'missing' | 'wrong-value' | 'preset-id';

/** An error in the JSON of a profile. `pointer` is a JSON Pointer (RFC 6901); the empty one is the whole document. */
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

const oneOf = (values: readonly unknown[]): Message =>
  fillMessage(EXPECTED_VALUES['one-of'], { values: listOf(values) });

const expectedOfSwitch = (text: SwitchText): Message =>
  text.id === 'betsPerRound'
    ? fillMessage(EXPECTED_VALUES['bets-per-round'], {
        min: String(BETS_PER_ROUND.min),
        max: String(BETS_PER_ROUND.max),
      })
    : oneOf(text.values.map(({ value }) => value));

const STAKES = ['smallBlind', 'bigBlind', 'smallBet', 'bigBet'];

/** The expected value at each pointer; `*` is the number of a list item. */
const EXPECTED: ReadonlyMap<string, Message> = new Map<string, Message>([
  ['', EXPECTED_VALUES['json-object']],
  ['/id', EXPECTED_VALUES['profile-id']],
  ['/name', EXPECTED_VALUES.names],
  ['/name/en', EXPECTED_VALUES.name],
  ['/name/es', EXPECTED_VALUES.name],
  ['/version', EXPECTED_VALUES.version],
  ['/base', oneOf(presetIds)],
  ['/switches', EXPECTED_VALUES.switches],
  ...switchTexts.map((text): [string, Message] => [`/switches/${text.id}`, expectedOfSwitch(text)]),
  ['/minimumBuyIn', fillMessage(EXPECTED_VALUES['buy-in'], { max: String(MAX_BUY_IN) })],
  ['/rake', fillMessage(EXPECTED_VALUES['rake-rows'], { max: String(MAX_RAKE_ROWS) })],
  ['/rake/*', EXPECTED_VALUES['json-object']],
  ['/rake/*/site', EXPECTED_VALUES.text],
  ['/rake/*/currency', EXPECTED_VALUES.text],
  ['/rake/*/limit', oneOf(LIMITS)],
  ['/rake/*/stakes', EXPECTED_VALUES.stakes],
  ...STAKES.map((name): [string, Message] => [`/rake/*/stakes/${name}`, EXPECTED_VALUES.decimal]),
  ['/rake/*/players', EXPECTED_VALUES.players],
  ['/rake/*/rates', fillMessage(EXPECTED_VALUES.rates, { max: String(MAX_RATES) })],
  ['/rake/*/rates/*', EXPECTED_VALUES['json-object']],
  ['/rake/*/rates/*/percent', EXPECTED_VALUES.percent],
  ['/rake/*/rates/*/cap', EXPECTED_VALUES['decimal-or-null']],
  ['/rake/*/rates/*/capAtLeast', EXPECTED_VALUES.decimal],
  ['/rake/*/unit', EXPECTED_VALUES.decimal],
  ['/rake/*/roundings', EXPECTED_VALUES.roundings],
  ['/rake/*/roundings/*', oneOf(RAKE_ROUNDINGS)],
  ['/rake/*/by', oneOf(['total', 'pot', 'winner'])],
  ['/rake/*/withoutFlop', oneOf(['free', 'raked'])],
]);

/** The pointer without the numbers of list items. */
const kindOf = (path: readonly PropertyKey[]): string =>
  pointerTo(path.map((key) => (typeof key === 'number' ? '*' : key)));

const SWITCH_NAMES = switchTexts.map(({ id }) => id).join(', ');

const errorAt = (
  json: unknown,
  path: readonly PropertyKey[],
  code: ProfileErrorCode,
  language: Language,
): ProfileError => {
  const pointer = pointerTo(writtenPath(json, path));
  const expected = (EXPECTED.get(kindOf(path)) ?? EXPECTED_VALUES.other)[language];
  return {
    pointer,
    code,
    message: formatMessage(PROFILE_JSON[code], language, { expected, switches: SWITCH_NAMES }),
  };
};

const nameFrom = (base: Profile): Message => ({
  en: formatMessage(PROFILE_NAMES.custom, 'en', { base: base.name.en }),
  es: formatMessage(PROFILE_NAMES.custom, 'es', { base: base.name.es }),
});

/**
 * A document with the dotted names of switches, such as `misdeal.exposed`, as their ids: `misdealExposed`. A name that is no
 * switch, or whose id is there too, stays and becomes an error.
 */
const withSwitchIds = (json: unknown): unknown => {
  if (!isRecord(json) || !isRecord(json.switches)) return json;
  const stated = json.switches;
  const switches = Object.entries(stated).map(([name, value]) => {
    const id = idOfName(name);
    return [IDS.has(id) && !Object.hasOwn(stated, id) ? id : name, value] as const;
  });
  return { ...json, switches: Object.fromEntries(switches) };
};

/** The path of an error in the document as it was written. */
const writtenPath = (json: unknown, path: readonly PropertyKey[]): readonly PropertyKey[] => {
  const [part, id, ...rest] = path;
  if (part !== 'switches' || id === undefined || !isRecord(json) || !isRecord(json.switches)) return path;
  const name = Object.hasOwn(json.switches, id)
    ? id
    : Object.keys(json.switches).find((written) => idOfName(written) === id);
  return [part, name ?? id, ...rest];
};

const IDS: ReadonlySet<string> = new Set(switchTexts.map(({ id }) => id));

const idOfName = (name: string): string =>
  name
    .split('.')
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses a custom profile from JSON, `{id?, name?, version?, base, switches?, rake?, minimumBuyIn?, evidence?}`: the
 * preset `base` with the switches that differ, a rake schedule and a smallest buy-in other than that of `base`. Unknown properties are errors, so that
 * a misspelt switch is noticed. Returns at most a hundred errors, with messages in `language`. Linear in the size of the
 * document.
 */
export const parseProfile = (json: unknown, language: Language = 'en'): ParsedProfile => {
  const parsed = profileSchema.safeParse(withSwitchIds(json), { reportInput: true });
  if (parsed.success) {
    const { id, name, version, base, switches, rake } = parsed.data;
    const from = presets[base];
    const minimumBuyIn = parsed.data.minimumBuyIn ?? from.minimumBuyIn;
    const profile = {
      id,
      name: name ?? nameFrom(from),
      version,
      switches: { ...from.switches, ...switches },
      ...(rake === undefined ? {} : { rake: rake.map(makeRakeTerms) }),
      ...(minimumBuyIn === undefined ? {} : { minimumBuyIn }),
    };
    return { ok: true, profile };
  }
  const errors: ProfileError[] = [];
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      const code = issue.path[0] === 'switches' ? 'unknown-switch' : 'unknown-property';
      for (const key of issue.keys.slice(0, MAX_ERRORS))
        errors.push(errorAt(json, [...issue.path, key], code, language));
      continue;
    }
    const rest = issue.input === undefined ? 'missing' : 'wrong-value';
    errors.push(errorAt(json, issue.path, issue.code === 'custom' ? 'preset-id' : rest, language));
  }
  return { ok: false, errors: errors.slice(0, MAX_ERRORS) };
};
