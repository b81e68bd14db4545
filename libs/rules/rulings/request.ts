import { formatMessage, type Language } from '#cards';
import { chooseGame, LIMITS } from '#engine';
import { z } from 'zod';
import { decimal, parseDecimal, unitsOf } from '../profiles/decimal.js';
import { EXPECTED_VALUES } from '../messages.js';
import { parseProfile } from '../profiles/parse.js';
import { findProfile, presetIds } from '../profiles/presets.js';
import type { Profile } from '../profiles/profile.js';
import { profileSchema } from '../profiles/schema.js';
import { expectedOf, pointerTo } from '../schema-errors.js';
import type { FloorGame } from './facts.js';
import { findIncidentKind, incidentKinds, type IncidentKind } from './incidents/index.js';
import { RULING_ERRORS } from './messages.js';
import { situationSchema, type Situation } from './situation.js';
import { questionAt } from './texts/questions.js';

export type RulingErrorCode = keyof typeof RULING_ERRORS;

/** An error in a request. `pointer` is a JSON Pointer (RFC 6901) into it. */
export interface RulingError {
  readonly pointer: string;
  readonly code: RulingErrorCode;
  readonly message: string;
}

/** An incident that matches the schema of its kind. */
export interface Incident {
  readonly kind: IncidentKind;
  readonly value: Readonly<Record<string, unknown>>;
}

/** A valid request. The situation may lack facts. */
export interface RulingRequest {
  readonly profile: Pick<Profile, 'switches'>;
  readonly game: FloorGame | null;
  readonly situation: Situation;
  readonly incident: Incident;
  /** The decimals of the amounts. */
  readonly scale: number;
}

export type ParsedRequest =
  | { readonly ok: true; readonly request: RulingRequest }
  | { readonly ok: false; readonly errors: readonly RulingError[] };

const stakes = z.strictObject({
  smallBlind: decimal.exactOptional(),
  bigBlind: decimal.exactOptional(),
  smallBet: decimal.exactOptional(),
  bigBet: decimal.exactOptional(),
  ante: decimal.exactOptional(),
  bringIn: decimal.exactOptional(),
  straddle: decimal.exactOptional(),
  cap: decimal.exactOptional(),
});

const game = z.strictObject({
  variant: z.string().max(64).meta({ description: 'The id of a game.' }),
  limit: z.enum(LIMITS).exactOptional(),
  options: z
    .looseObject({ joker: z.enum(['bug', 'wild']).exactOptional() })
    .exactOptional()
    .meta({
      description: 'The options of the game. Rulings depend on the joker only.',
    }),
  joker: z
    .enum(['bug', 'wild'])
    .exactOptional()
    .meta({ description: 'The same as `options.joker`; the other options may stand here too.' }),
  openers: z.string().max(64).exactOptional(),
  wildRanks: z.array(z.string().max(8)).max(13).exactOptional(),
  deck: z.int().exactOptional(),
  rotation: z.string().max(64).exactOptional(),
});

/** The request without the schema of its incident, which depends on the type. */
const outerSchema = z.strictObject({
  profile: z.union([z.string(), z.looseObject({})]),
  game: game.exactOptional(),
  stakes: stakes.exactOptional(),
  situation: situationSchema.default({}),
  incident: z.looseObject({ type: z.string() }),
});

type Schemas = readonly [z.ZodObject, ...z.ZodObject[]];
const [first, ...others] = incidentKinds.map(({ schema }) => schema);
const incidentSchemas: Schemas = [first, ...others];

/** A request for a ruling, for documentation: `parseRulingRequest` names errors better. */
export const rulingRequestSchema = z
  .strictObject({
    ...outerSchema.shape,
    profile: z
      .union([z.enum(presetIds), profileSchema])
      .meta({ description: 'The id of a preset, or a custom profile.' }),
    incident: z.union(incidentSchemas).meta({ id: 'Incident', title: 'Incident at the table' }),
  })
  .meta({ id: 'RulingRequest', title: 'Request for a ruling' });

/** The largest number of errors in a result. */
const MAX_ERRORS = 100;

/**
 * Parses a request for a ruling from JSON. Unknown properties are errors. Linear in the size of the document. Returns at most
 * a hundred errors, with messages in `language`.
 */
export const parseRulingRequest = (json: unknown, language: Language = 'en'): ParsedRequest => {
  const outer = outerSchema.safeParse(withoutNulls(json), { reportInput: true });
  if (!outer.success) return { ok: false, errors: errorsOf(outer.error.issues, null, language) };
  const { data } = outer;
  const profile = profileOf(data.profile, language);
  const errors = [...profile.errors];
  const chosen = data.game === undefined ? null : gameOf(data.game);
  if (chosen === undefined) errors.push(errorAt('/game/variant', 'unknown-game', language));
  const incident = incidentOf(data.incident, language);
  errors.push(...incident.errors);
  if (profile.value === null || chosen === undefined || incident.value === null || errors.length > 0)
    return { ok: false, errors: errors.slice(0, MAX_ERRORS) };
  const scale = amountScale([data.stakes ?? {}, data.situation, incident.value.value]);
  const inexact = inexactAmounts(data.situation, incident.value, scale);
  if (inexact.length > 0)
    return { ok: false, errors: inexact.map((pointer) => errorAt(pointer, 'too-large', language)) };
  const errorsOfCount = tooManyActed(data.situation, language);
  if (errorsOfCount.length > 0) return { ok: false, errors: errorsOfCount };
  return {
    ok: true,
    request: {
      profile: profile.value,
      game: chosen,
      situation: data.situation,
      incident: incident.value,
      scale,
    },
  };
};

/** Not more players have acted than were dealt in. */
const tooManyActed = ({ players, acted }: Situation, language: Language): readonly RulingError[] =>
  players !== undefined && acted !== undefined && acted > players
    ? [errorAt('/situation/acted', 'contradiction', language, { values: `players ${String(players)}` })]
    : [];

/** A request without the facts that are null: a fact that is not known may be null or absent. */
const withoutNulls = (json: unknown): unknown => {
  if (!isRecord(json)) return json;
  return stated(
    Object.entries(json).map(([name, part]) => [
      name,
      name !== 'profile' && name !== 'incident' && isRecord(part) ? stated(Object.entries(part)) : part,
    ]),
  );
};

const stated = (entries: readonly (readonly [string, unknown])[]): Record<string, unknown> =>
  Object.fromEntries(entries.filter(([, value]) => value !== null));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value, or the errors that prevent it. */
interface Parsed<T> {
  readonly value: T | null;
  readonly errors: readonly RulingError[];
}

const profileOf = (profile: unknown, language: Language): Parsed<Profile> => {
  if (typeof profile === 'string') {
    const preset = findProfile(profile);
    if (preset !== undefined) return { value: preset, errors: [] };
    const values = { values: presetIds.join(', ') };
    return { value: null, errors: [errorAt('/profile', 'unknown-profile', language, values)] };
  }
  const parsed = parseProfile(profile, language);
  if (parsed.ok) return { value: parsed.profile, errors: [] };
  const errors = parsed.errors.map(({ pointer, message }) => ({
    pointer: `/profile${pointer}`,
    code: 'wrong-profile' as const,
    message,
  }));
  return { value: null, errors };
};

const gameOf = ({ variant: id, limit, ...rest }: z.output<typeof game>): FloorGame | undefined => {
  const joker = rest.options?.joker ?? rest.joker;
  const chosen = chooseGame(id, joker === undefined ? {} : { joker });
  return chosen.ok ? { variant: chosen.variant, limit } : undefined;
};

/** Parses an incident: an object with the `type` of a kind and the fields of that kind. */
export const incidentOf = (
  value: Readonly<Record<string, unknown>>,
  language: Language,
): Parsed<Incident> => {
  const kind = typeof value.type === 'string' ? findIncidentKind(value.type) : undefined;
  if (kind === undefined) {
    const values = { values: incidentKinds.map(({ type }) => type).join(', ') };
    return { value: null, errors: [errorAt('/incident/type', 'unknown-incident', language, values)] };
  }
  const parsed = kind.schema.safeParse(stated(Object.entries(value)), { reportInput: true });
  return parsed.success
    ? { value: { kind, value: parsed.data }, errors: [] }
    : { value: null, errors: errorsOf(parsed.error.issues, kind.type, language) };
};

/** The errors that a schema finds in a part of a request, by the pointer of the part. */
export const errorsIn = (
  part: string,
  issues: readonly z.core.$ZodIssue[],
  language: Language,
): readonly RulingError[] => errorsOf(issues, null, language, part);

const errorsOf = (
  issues: readonly z.core.$ZodIssue[],
  type: string | null,
  language: Language,
  part = type === null ? '' : '/incident',
): readonly RulingError[] =>
  issues
    .flatMap((issue): RulingError[] => {
      const pointer = part + pointerTo(issue.path);
      if (issue.code === 'unrecognized_keys')
        return issue.keys
          .slice(0, MAX_ERRORS)
          .map((key) => errorAt(pointer + pointerTo([key]), 'unknown-property', language));
      // A field of an incident that every ruling on it needs is a missing fact like the others.
      if (issue.input === undefined)
        return [
          type === null ? errorAt(pointer, 'missing', language) : missingFactAt(pointer, type, language),
        ];
      return [errorAt(pointer, 'wrong-value', language, { values: expectedIn(issue, language) })];
    })
    .slice(0, MAX_ERRORS);

/** The expected value. Only amounts have a pattern, and only cards have a check of their own. Unions are not deep. */
const expectedIn = (issue: z.core.$ZodIssue, language: Language): string => {
  if (issue.code === 'invalid_format') return EXPECTED_VALUES.decimal[language];
  if (issue.code === 'custom') return EXPECTED_VALUES.cards[language];
  if (issue.code === 'invalid_union') {
    const values = issue.errors.flatMap(([first]) =>
      first === undefined ? [] : [expectedIn(first, language)],
    );
    return formatMessage(EXPECTED_VALUES['one-of'], language, { values: [...new Set(values)].join(', ') });
  }
  return expectedOf(issue, language);
};

/** The error of a fact that is not stated, with the question about it. */
export const missingFactAt = (pointer: string, type: string, language: Language): RulingError =>
  errorAt(pointer, 'missing-fact', language, { values: questionAt(pointer, type)[language] });

/** An error with its message. */
export const errorAt = (
  pointer: string,
  code: RulingErrorCode,
  language: Language,
  values: { readonly values: string } = { values: '' },
): RulingError => ({ pointer, code, message: formatMessage(RULING_ERRORS[code], language, values) });

/** The pointers of amounts that are no safe integers in units of `scale` decimals. */
const inexactAmounts = (situation: Situation, { value }: Incident, scale: number): readonly string[] =>
  Object.entries({ situation, incident: value }).flatMap(([name, part]) =>
    Object.entries(part).flatMap(([field, each]) => {
      const amount = decimal.safeParse(each);
      const units = amount.success ? unitsOf(parseDecimal(amount.data), scale) : 0;
      return units === null || units > MAX_UNITS ? [`/${name}/${field}`] : [];
    }),
  );

/** Twice an amount, and the sum of two, are still exact. */
const MAX_UNITS = Number.MAX_SAFE_INTEGER / 4;

/** The most decimals of the amounts in these objects. */
export const amountScale = (parts: readonly Readonly<Record<string, unknown>>[]): number => {
  let scale = 0;
  for (const part of parts)
    for (const value of Object.values(part)) {
      const amount = decimal.safeParse(value);
      if (amount.success) scale = Math.max(scale, parseDecimal(amount.data).scale);
    }
  return scale;
};
