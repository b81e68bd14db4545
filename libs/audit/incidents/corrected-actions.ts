import { isBettingEvent, type BettingEvent } from '#histories';
import { parseDecimal, unitsOf, type RulingId } from '#rules';
import type { Finding } from '../findings/finding.js';
import type { FollowedRuling } from './outcome.js';
import { lastBefore, replaced, without, type PlacedEvents } from './placed-events.js';
import { nextActionAfter, ownActionBefore } from './round-events.js';

/** The events with the action that a ruling corrects. */
interface Correction {
  readonly events: PlacedEvents;
  /** The place of the action in the log, which the incident explains; -1 for none. */
  readonly explained: number;
  /** The action, if the log leaves it as it was against the ruling. */
  readonly unfollowed: Finding | null;
}

/** Rulings that may change the action before the incident. */
const CORRECTS: ReadonlySet<RulingId> = new Set<RulingId>([
  'call',
  'check',
  'binding',
  'not-binding',
  'may-reconsider',
  'raise-completed',
  'action-completed',
  'bet-corrected',
]);

/**
 * R-BET-9 to R-BET-16: a log may print the action before the incident as the player made it. The player then acts again, or the
 * action counts as the ruling has it. Of the readings the one with the fewest faults counts, so that a log against its own
 * ruling has one fault and not those that follow from it.
 *
 * @param faults the faults of the hand with these events
 */
export const correctAction = (
  followed: FollowedRuling,
  events: PlacedEvents,
  at: number,
  scale: number,
  faults: (events: PlacedEvents) => number,
): Correction => {
  const none: Correction = { events, explained: -1, unfollowed: null };
  const { seat } = followed.incident.value;
  if (typeof seat !== 'number' || !CORRECTS.has(followed.ruling)) return none;
  const isSize = followed.incident.kind.type === 'wrong-size';
  const own = isSize
    ? lastBefore(events, at, ['bet', 'raise', 'call'], seat)
    : ownActionBefore(events, at, seat);
  const action = own < 0 ? null : events[own].event;
  if (action === null || !isBettingEvent(action)) return none;
  const held = followed.seats.find((ruled) => ruled.seat === seat)?.action ?? null;
  const next = nextActionAfter(events, at);
  const again = next < 0 ? null : events[next].event;
  if (again !== null && isBettingEvent(again) && again.seat === seat)
    return {
      ...none,
      events: actedAgain(events, own, next, action, again, faults),
      explained: events[own].index,
    };
  if (held === null) return none;
  const amounts = amountsOf(followed, held.amount, scale);
  const readings = rightActions(action, held.type, amounts, events, own).map((each) =>
    replaced(events, own, each),
  );
  const best = fewest([...readings, events], faults);
  const isBet = (type: string): boolean => type === 'bet' || type === 'raise';
  const isSame = action.type === held.type || (isBet(action.type) && isBet(held.type));
  if (best !== events) return { events: best, explained: events[own].index, unfollowed: null };
  if (isSame) return none;
  return {
    ...none,
    unfollowed: {
      code: 'action-not-allowed',
      rules: followed.rules,
      line: action.line,
      event: events[own].index,
      seat,
      expected: null,
      actual: null,
      detail: { about: 'bound', actions: held.type },
    },
  };
};

/** The player acts again after the floor came: the first action goes, or the second one completes it. */
const actedAgain = (
  events: PlacedEvents,
  own: number,
  next: number,
  action: BettingEvent,
  again: BettingEvent,
  faults: (events: PlacedEvents) => number,
): PlacedEvents => {
  const afresh = without(events, own);
  if (action.type !== 'call' || again.type !== 'call') return afresh;
  const both = { ...again, amount: action.amount + again.amount };
  return fewest([afresh, without(replaced(events, next, both), own)], faults);
};

interface Amounts {
  /** What the player is held to; null if it is not known. */
  readonly right: number | null;
  /** What the incident says that he put in; null if it does not. */
  readonly put: number | null;
}

const amountsOf = ({ incident }: FollowedRuling, held: string | null, scale: number): Amounts => {
  const units = (amount: unknown): number | null =>
    typeof amount === 'string' ? unitsOf(parseDecimal(amount), scale) : null;
  return { right: units(held ?? incident.value.right), put: units(incident.value.amount) };
};

/** The action as the ruling has it. The amount of a bet or raise is its total, or what the player adds to his chips in front. */
const rightActions = (
  { seat, line, ...action }: BettingEvent,
  type: string,
  { right, put }: Amounts,
  events: PlacedEvents,
  own: number,
): readonly BettingEvent[] => {
  if (type === 'check') return [{ type, seat, line }];
  if (type === 'fold') return [{ type, seat, line, cards: null }];
  if (right === null) return [];
  const allIn = false;
  if (type === 'call') return [{ type, seat, line, amount: right, allIn }];
  const before = action.type === 'bet' || action.type === 'raise' ? action.to : null;
  const moved = before === null || put === null ? right : before + right - put;
  const totals = [...new Set([right, moved, right + inFront(events, own, seat)])];
  const isRaise = isRaised(events, own);
  return totals.map((to) =>
    isRaise ? { type: 'raise', seat, line, by: null, to, allIn } : { type: 'bet', seat, line, to, allIn },
  );
};

/** The chips that a player has in front of him in the round. */
const inFront = (events: PlacedEvents, place: number, seat: number): number => {
  let chips = 0;
  for (const { event } of events.slice(0, place)) {
    if (event.type === 'board' || event.type === 'street') chips = 0;
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'post' || event.type === 'call' || event.type === 'bring-in') chips += event.amount;
    if (event.type === 'bet' || event.type === 'raise') chips = event.to;
  }
  return chips;
};

/** Whether a bet of a round is a raise: of a blind or another bet. */
const isRaised = (events: PlacedEvents, place: number): boolean => {
  const before = lastBefore(events, place, ['post', 'bet', 'raise', 'bring-in', 'board', 'street']);
  return before >= 0 && events[before].event.type !== 'board' && events[before].event.type !== 'street';
};

/** The first of the readings with the fewest faults. */
const fewest = (
  readings: readonly PlacedEvents[],
  faults: (events: PlacedEvents) => number,
): PlacedEvents => {
  const counts = readings.map(faults);
  return readings[counts.indexOf(Math.min(...counts))];
};
