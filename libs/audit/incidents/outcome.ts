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
 * The ruling that the rest of a log follows: the logged one, also if it is wrong, because the wrong ruling is the fault and
 * not what follows from it. If it is wrong and the log does not follow it either, or without a logged one, it is the right
 * one, and at discretion the outcome to which the rule leans. `later` are the events after the incident.
 */
export const followedRuling = (
  incident: Incident,
  right: Ruling,
  logged: string | null,
  later: PlacedEvents,
): FollowedRuling => {
  const { rules, discretion } = right;
  const outcome = discretion?.outcomes.find(({ ruling }) => ruling === logged) ?? discretion?.outcomes[0];
  const asRight: FollowedRuling = { incident, ...(outcome ?? right), rules };
  if (isRight(right, logged) || logged === null || !isRuling(logged)) return asRight;
  const { seat } = incident.value;
  const dead = logged === 'dead-hand' && typeof seat === 'number';
  const hand = HANDS[logged] ?? 'goes-on';
  if (hand === 'goes-on' ? dead && playsOn(later, seat) : goesOn(later)) return asRight;
  return {
    incident,
    ruling: logged,
    hand,
    seats: dead ? [{ seat, cards: 'dead', action: null, may: null }] : [],
    rules,
  };
};

/** Whether the hand goes on after an incident: the next that happens is an action, a card of the board or the showdown. */
const goesOn = (later: PlacedEvents): boolean => {
  const next = later.find(({ event }) => NEW_DEAL.has(event.type) || isOfHand(event));
  return next !== undefined && isOfHand(next.event);
};

const NEW_DEAL: ReadonlySet<HandEvent['type']> = new Set<HandEvent['type']>(['post', 'deal', 'hole-cards']);
const IN_HAND: ReadonlySet<HandEvent['type']> = new Set<HandEvent['type']>([
  'board',
  'street',
  'discard',
  'showdown',
  'show',
  'collect',
]);
const isOfHand = (event: HandEvent): boolean => IN_HAND.has(event.type) || isBettingEvent(event);

/** Whether a player goes on with his hand: he acts otherwise than by folding, or is paid. */
const playsOn = (later: PlacedEvents, player: number): boolean =>
  later.some(
    ({ event }) =>
      'seat' in event &&
      event.seat === player &&
      (event.type === 'collect' || (isBettingEvent(event) && event.type !== 'fold')),
  );
