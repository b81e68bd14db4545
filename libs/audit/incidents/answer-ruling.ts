import { formatMessage, type Language } from '#cards';
import { handSchema, type CanonicalHand } from '#histories';
import {
  decideIncident,
  findProfile,
  parseDecimal,
  parseProfile,
  parseRulingRequest,
  profiles,
  RULING_ERRORS,
  unitsOf,
  type HouseSwitches,
  type RulingError,
  type RulingResult,
  type Situation,
} from '#rules';
import { replayHand } from '../replay/replay-hand.js';
import { ruleIncidents } from './ruled-hand.js';
import { situationOf } from './situation.js';

/**
 * Answers a request for a ruling (docs/rulings.md), as JSON. In place of a situation it may have a canonical hand up to the
 * incident: the situation is then computed, and a stated fact that contradicts it is an error with its pointer.
 */
export const answerRuling = (json: unknown, language: Language = 'en'): RulingResult => {
  const { hand, ...request } = isRecord(json) ? json : {};
  if (hand === undefined) return decided(json, language);
  const parsed = handSchema.safeParse(hand);
  if (!parsed.success) {
    const pointers = parsed.error.issues.map(({ path }) => `/hand/${path.map(String).join('/')}`);
    return { ok: false, errors: pointers.map((pointer) => errorAt(pointer, 'wrong-value', language, '-')) };
  }
  const replayed = situationIn(parsed.data, switchesOf(request.profile), seatIn(request.incident));
  if (replayed === null) return { ok: false, errors: [errorAt('/hand', 'unplayable-hand', language, '')] };
  const { variant, limit, options } = parsed.data.game;
  const game = { variant, limit, ...(options === undefined ? {} : { options }) };
  const errors = [
    ...contradictions('/situation', replayed, request.situation, language),
    ...contradictions('/game', game, request.game, language),
  ];
  if (errors.length > 0) return { ok: false, errors };
  const facts = Object.entries(isRecord(request.situation) ? request.situation : {});
  const stated = Object.fromEntries(facts.filter(([, value]) => value !== null));
  return decided({ ...request, game, situation: { ...replayed, ...stated } }, language);
};

const decided = (json: unknown, language: Language): RulingResult => {
  const parsed = parseRulingRequest(json, language);
  return parsed.ok ? decideIncident(parsed.request, language) : parsed;
};

type JsonRecord = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const seatIn = (incident: unknown): number | null =>
  isRecord(incident) && typeof incident.seat === 'number' ? incident.seat : null;

/** The switches of the profile; an invalid profile is reported later. */
const switchesOf = (profile: unknown): HouseSwitches => {
  const preset = typeof profile === 'string' ? findProfile(profile) : undefined;
  if (preset !== undefined) return preset.switches;
  const parsed = isRecord(profile) ? parseProfile(profile) : null;
  return parsed?.ok === true ? parsed.profile.switches : profiles[0].switches;
};

/** The situation after the last event of a hand; null if it cannot be replayed. */
const situationIn = (hand: CanonicalHand, switches: HouseSwitches, seat: number | null): Situation | null => {
  const profile = { id: 'request', switches };
  const ruled = ruleIncidents(hand, profile);
  const replay = ruled === null ? null : replayHand(ruled.hand, profile, undefined, ruled.effects);
  return replay === null || ruled === null ? null : situationOf(replay, ruled.hand.events, seat);
};

/** The stated facts that differ from those of the hand. */
const contradictions = (
  pointer: string,
  computed: JsonRecord,
  stated: unknown,
  language: Language,
): RulingError[] =>
  Object.entries(isRecord(stated) ? stated : {}).flatMap(([name, value]) => {
    const right = computed[name];
    return right === undefined || value === null || isEqual(right, value)
      ? []
      : [errorAt(`${pointer}/${name}`, 'contradiction', language, JSON.stringify(right))];
  });

/** Amounts are equal if their values are: 6 and 6.00. */
const isEqual = (right: unknown, stated: unknown): boolean => {
  if (typeof right !== 'string' || typeof stated !== 'string') return right === stated;
  if (!AMOUNT.test(right) || !AMOUNT.test(stated)) return right === stated;
  return unitsOf(parseDecimal(right), MOST_DECIMALS) === unitsOf(parseDecimal(stated), MOST_DECIMALS);
};

const AMOUNT = /^\d{1,7}(?:\.\d{1,8})?$/;
const MOST_DECIMALS = 8;

const errorAt = (
  pointer: string,
  code: keyof typeof RULING_ERRORS,
  language: Language,
  values: string,
): RulingError => ({ pointer, code, message: formatMessage(RULING_ERRORS[code], language, { values }) });
