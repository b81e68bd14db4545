import { isBettingEvent, type HandEvent } from '#histories';
import {
  RULINGS,
  type HandOutcome,
  type Incident,
  type Ruling,
  type RulingId,
  type SeatRuling,
} from '#rules';
import type { PlacedEvents } from './placed-events.js';

/** What a table does after an incident: the ruling that it follows, and what that means for the players. */
export interface FollowedRuling {
  readonly incident: Incident;
  readonly ruling: RulingId;
  readonly hand: HandOutcome;
  readonly seats: readonly SeatRuling[];
  readonly rules: readonly string[];
}

/** Rulings that end the hand as dealt. */
const HANDS: Readonly<Partial<Record<RulingId, HandOutcome>>> = {
  misdeal: 'misdeal',
  'deal-passes': 'misdeal',
  void: 'void',
  'not-refunded': 'void',
};

const isRuling = (text: string): text is RulingId => (RULINGS as readonly string[]).includes(text);

/** Whether the log's ruling is the right one, or one of the outcomes at the management's discretion. */
export const isRight = (right: Ruling, logged: string | null): boolean =>
  logged === null ||
  logged === right.ruling ||
  (right.discretion?.outcomes.some(({ ruling }) => ruling === logged) ?? false);

/**
 * The rulings that the rest of a log may follow, the likeliest first: the logged one, also if it is wrong, because the wrong
 * ruling is the fault and not what follows from it; and the right one, because a table may ignore a wrong ruling. At
 * discretion the right one is the logged outcome, and without one that to which the rule leans. `at` is the incident's place.
 */
export const followedRulings = (
  incident: Incident,
  right: Ruling,
  logged: string | null,
  events: PlacedEvents,
  at: number,
): readonly [FollowedRuling, ...FollowedRuling[]] => {
  const { rules, discretion } = right;
  const outcome = discretion?.outcomes.find(({ ruling }) => ruling === logged) ?? discretion?.outcomes[0];
  const asRight: FollowedRuling = { incident, ...(outcome ?? right), rules };
  if (isRight(right, logged) || logged === null || !isRuling(logged)) return [asRight];
  const { seat } = incident.value;
  const dead = logged === 'dead-hand' && typeof seat === 'number';
  const hand = HANDS[logged] ?? 'goes-on';
  const [before, later] = [events.slice(0, at), events.slice(at + 1)];
  if (dead && (isPaid(before, seat) || playsOn(later, seat))) return [asRight];
  if (hand !== 'goes-on' && isPaid(before, null)) return [asRight];
  if (hand === 'void' && later.some(({ event }) => isOfHand(event))) return [asRight];
  const asLogged: FollowedRuling = {
    incident,
    ruling: logged,
    hand,
    seats: dead ? [{ seat, cards: 'dead', action: null, may: null }] : [],
    rules,
  };
  return hand === 'misdeal' ? [asLogged, asRight] : [asLogged];
};

const IN_HAND: ReadonlySet<HandEvent['type']> = new Set<HandEvent['type']>([
  'board',
  'street',
  'discard',
  'showdown',
  'show',
  'collect',
]);

/** Whether an event is an action, a card of a later street or a part of the showdown. */
const isOfHand = (event: HandEvent): boolean => IN_HAND.has(event.type) || isBettingEvent(event);

/** Whether a player goes on with his hand: he takes part otherwise than by giving it up. */
const playsOn = (later: PlacedEvents, player: number): boolean =>
  later.some(({ event }) => 'seat' in event && event.seat === player && !GIVES_UP.has(event.type));

const GIVES_UP: ReadonlySet<HandEvent['type']> = new Set<HandEvent['type']>([
  'fold',
  'muck',
  'uncalled',
  'note',
]);

/** Whether a pot went to a player, or to anyone for null. */
const isPaid = (before: PlacedEvents, player: number | null): boolean =>
  before.some(({ event }) => event.type === 'collect' && (player === null || event.seat === player));
