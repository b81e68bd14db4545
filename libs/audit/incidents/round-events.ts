import { isBettingEvent, type BettingEvent, type HandEvent } from '#histories';
import type { PlacedEvents } from './placed-events.js';

/** Events that end a betting round, or begin another deal. */
const OTHER_ROUND: ReadonlySet<HandEvent['type']> = new Set<HandEvent['type']>([
  'board',
  'street',
  'discard',
  'showdown',
  'show',
  'collect',
  'hole-cards',
  'post',
]);

/** Whether an event ends a betting round, or begins another deal. */
export const otherRound = ({ type }: HandEvent): boolean => OTHER_ROUND.has(type);

const actionsUntil = (events: PlacedEvents, seat: number | null): readonly BettingEvent[] => {
  const actions: BettingEvent[] = [];
  for (const { event } of events) {
    if (otherRound(event)) return actions;
    if (!isBettingEvent(event)) continue;
    if (event.seat === seat) return actions;
    actions.push(event);
  }
  return actions;
};

/** The actions of a round after a place, before the next one of a seat. */
export const roundAfter = (events: PlacedEvents, at: number, seat: number | null): readonly BettingEvent[] =>
  actionsUntil(events.slice(at + 1), seat);

/** The actions of a round before a place, the last one first, after the last one of a seat. */
export const roundBefore = (events: PlacedEvents, at: number, seat: number | null): readonly BettingEvent[] =>
  actionsUntil(events.slice(0, at).reverse(), seat);

/**
 * The place of the last action before an incident, if it is of that seat (any one for null) and in the same round; else -1. The
 * incident is then about this action: a log prints it before its action or after it.
 */
export const ownActionBefore = (events: PlacedEvents, at: number, seat: number | null): number => {
  for (let place = at - 1; place >= 0; place--) {
    const { event } = events[place];
    if (otherRound(event)) return -1;
    if (isBettingEvent(event)) return seat === null || event.seat === seat ? place : -1;
  }
  return -1;
};

/** The place of the next action of the round after an incident; -1 for none. */
export const nextActionAfter = (events: PlacedEvents, at: number): number => {
  for (let place = at + 1; place < events.length; place++) {
    const { event } = events[place];
    if (otherRound(event)) return -1;
    if (isBettingEvent(event)) return place;
  }
  return -1;
};

/** R-BET-11: how actions change what a player faces. Checks and folds change nothing. */
export const changeIn = (actions: readonly BettingEvent[]): 'nothing' | 'call' | 'bet' | 'raise' => {
  const types = new Set(actions.map(({ type }) => type));
  if (types.has('raise')) return 'raise';
  if (types.has('bet')) return 'bet';
  return types.has('call') ? 'call' : 'nothing';
};
