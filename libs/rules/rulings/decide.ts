import type { Language, Message } from '#cards';
import type { Decision } from './decision.js';
import { Facts } from './facts.js';
import { missingFactAt, type RulingError, type RulingRequest } from './request.js';
import type { Ruling } from './ruling.js';

export type RulingResult =
  | { readonly ok: true; readonly ruling: Ruling }
  | { readonly ok: false; readonly errors: readonly RulingError[] };

/**
 * Decides an incident: a pure function of the house's profile, the situation and the incident. If a fact that the ruling
 * depends on is missing, the result names all such facts by pointer (`missing-fact`); nothing is assumed. Texts are in
 * `language`.
 */
export const decideIncident = (request: RulingRequest, language: Language = 'en'): RulingResult => {
  const { profile, game, situation, incident, scale } = request;
  const facts = new Facts(profile, game, situation, scale);
  const decision = incident.kind.decide(incident.value, facts);
  const { missing } = facts;
  return missing.length > 0
    ? { ok: false, errors: missing.map((pointer) => missingFactAt(pointer, incident.kind.type, language)) }
    : { ok: true, ruling: rulingOf(named(decision, incident.value.card), facts, language) };
};

/** Names the card of the incident in what happens to cards, where a single card is concerned. */
const named = (decision: Decision, card: unknown): Decision => {
  const [first, ...rest] = decision.cards ?? [];
  if (typeof card !== 'string' || first === undefined || !CONCERNED.has(first.which ?? '')) return decision;
  const { which: _which, ...fate } = first;
  return { ...decision, cards: [{ card, ...fate }, ...rest] };
};

const CONCERNED = new Set([
  'exposed-card',
  'boxed-card',
  'extra-card',
  'dropped-card',
  'dealt-card',
  'joker',
]);

const rulingOf = (decision: Decision, facts: Facts, language: Language): Ruling => {
  const { outcomes } = decision;
  return {
    ruling: decision.ruling,
    hand: decision.hand ?? 'goes-on',
    inTime: decision.inTime ?? true,
    seats: decision.seats ?? [],
    cards: decision.cards ?? [],
    money: decision.money ?? [],
    discretion:
      outcomes === undefined
        ? null
        : {
            of: 'management',
            outcomes: outcomes.map(({ ruling, hand = 'goes-on', seats = [], why }) => ({
              ruling,
              hand,
              seats,
              why: why[language],
            })),
          },
    rules: decision.rules,
    switches: facts.uses,
    explanation: joined(decision.sentences, language),
  };
};

const joined = (sentences: readonly Message[], language: Language): string =>
  sentences.map((sentence) => sentence[language]).join(' ');
