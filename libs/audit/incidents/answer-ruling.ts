import { isDeepStrictEqual } from 'node:util';
import { formatMessage, type Language } from '#cards';
import { formatMoney, handSchema, type CanonicalHand, type HandEvent } from '#histories';
import {
  decideIncident,
  errorsIn,
  findProfile,
  parseDecimal,
  parseProfile,
  parseRulingRequest,
  profiles,
  RULING_ERRORS,
  unitsOf,
  type HouseSwitches,
  type MoneyRuling,
  type Ruling,
  type RulingError,
  type RulingResult,
} from '#rules';
import { replayHand } from '../replay/replay-hand.js';
import type { Replay } from '../replay/replay.js';
import { ruleIncidents } from './ruled-hand.js';
import { situationOf } from './situation.js';

/**
 * Answers a request for a ruling (docs/rulings.md), as JSON. In place of a situation it may have a canonical hand up to the
 * incident: the situation is then computed, and a stated fact that contradicts it is an error with its pointer.
 */
export const answerRuling = (json: unknown, language: Language = 'en'): RulingResult => {
  const { hand, ...request } = isRecord(json) ? json : {};
  if (hand === undefined) return decided(json, language);
  const parsed = handSchema.safeParse(hand, { reportInput: true });
  if (!parsed.success) return { ok: false, errors: errorsIn('/hand', parsed.error.issues, language) };
  const played = playedIn(parsed.data, switchesOf(request.profile));
  if (played === null) return { ok: false, errors: [errorAt('/hand', 'unplayable-hand', language, '')] };
  const replayed = situationOf(played.replay, played.events, seatIn(request.incident));
  const { variant, limit, options } = parsed.data.game;
  const game = { variant, limit, ...(options === undefined ? {} : { options }) };
  const errors = [
    ...unknownSeats(played.replay, request.incident, language),
    ...contradictions('/situation', replayed, request.situation, language),
    ...contradictions('/game', game, request.game, language),
    ...contradictions('/stakes', stakesOf(parsed.data), request.stakes, language),
  ];
  if (errors.length > 0) return { ok: false, errors };
  const facts = Object.entries(isRecord(request.situation) ? request.situation : {});
  const stated = Object.fromEntries(facts.filter(([, value]) => value !== null));
  const result = decided({ ...request, game, situation: { ...replayed, ...stated } }, language);
  return result.ok
    ? { ok: true, ruling: withRefunds(result.ruling, played.replay, request.incident) }
    : result;
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

interface Played {
  readonly replay: Replay;
  /** As the rulings on earlier incidents leave them. */
  readonly events: readonly HandEvent[];
}

/** A hand as played up to its last event; null if it cannot be replayed. */
const playedIn = (hand: CanonicalHand, switches: HouseSwitches): Played | null => {
  const profile = { id: 'request', switches };
  const ruled = ruleIncidents(hand, profile);
  const replay = ruled === null ? null : replayHand(ruled.hand, profile, undefined, ruled.effects);
  return replay === null || ruled === null ? null : { replay, events: ruled.hand.events };
};

/** The stakes of a hand as decimal texts. */
const stakesOf = ({ stakes, scale }: CanonicalHand): JsonRecord =>
  Object.fromEntries(
    Object.entries(stakes).flatMap(([name, amount]) =>
      typeof amount === 'number' ? [[name, formatMoney(amount, scale)]] : [],
    ),
  );

/** A void hand or a misdeal gives back what the hand says that each player has put in. */
const withRefunds = (ruling: Ruling, { state, hand }: Replay, incident: unknown): Ruling => {
  if ((ruling.hand !== 'void' && ruling.hand !== 'misdeal') || ruling.money.length > 0) return ruling;
  const isKept = ruling.discretion?.outcomes[0]?.ruling === 'not-refunded';
  const knownBy = isKept && isRecord(incident) ? incident.knownBy : null;
  const money = state.seats.flatMap((seat, player): MoneyRuling[] => {
    const chips = state.paid[player] + state.dead[player];
    if (chips === 0) return [];
    const amount = formatMoney(chips, hand.scale);
    return [seat === knownBy ? { pot: amount, to: 'next-hand' } : { seat, returns: amount }];
  });
  return { ...ruling, money };
};

/** A player concerned who is not in the hand. A fault of the deal may concern a seat without cards. */
const unknownSeats = ({ hand }: Replay, incident: unknown, language: Language): RulingError[] => {
  const seat = seatIn(incident);
  const seats = hand.players.map((player) => player.seat);
  const isOfDeal = isRecord(incident) && WRONG_DEALS.has(incident.type);
  return seat === null || isOfDeal || seats.includes(seat)
    ? []
    : [errorAt('/incident/seat', 'unknown-seat', language, seats.join(', '))];
};

const WRONG_DEALS: ReadonlySet<unknown> = new Set(['dealt-to-not-entitled', 'player-omitted']);

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
  if (typeof right !== 'string' || typeof stated !== 'string') return isDeepStrictEqual(right, stated);
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
