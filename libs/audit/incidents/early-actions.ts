import { isBettingEvent, type BettingEvent, type HandEvent } from '#histories';
import { dropActions, type Dropped, type DropTrial, type PlacedAction } from './dropped-actions.js';
import { moved, type EventOf, type PlacedEvent, type PlacedEvents } from './placed-events.js';
import { nextActionAfter, otherRound } from './round-events.js';

/** What is to come at a place of a hand: the seat to act, null if nobody is, and the chips that it needs for a call. */
export interface Turn {
  readonly seat: number | null;
  readonly toCall: number;
}

/** How a hand plays out with some events. */
export interface Trial extends DropTrial {
  /** Before each event, and after the last one. */
  readonly turns: (events: PlacedEvents) => readonly Turn[];
}

/** An action out of turn, taken out of the events of its hand. */
interface Early {
  readonly incident: HandEvent;
  readonly action: PlacedAction;
}

/**
 * P-IRR-6, R-BET-11, R-BET-12: a log may print an action out of turn where it happened, before or after its incident, and the
 * actions behind a player who is passed over. They count at the turns of their players: each goes there, or away if the log has
 * an action of the player there. The incident goes to the place where the first of them happened. `at` is the place of an
 * incident; those of the rest of its round are taken along, because several players may act before their turn. `ruled` has the
 * incidents that are ruled on. The hand is replayed once for each change of its events.
 */
export const delayEarlyActions = (
  events: PlacedEvents,
  at: number,
  uncached: Trial,
  ruled: ReadonlySet<HandEvent>,
): Dropped => {
  const trial = withLastTurns(uncached);
  let left = events;
  let early: readonly Early[] = [];
  for (const incident of turnIncidentsFrom(events, at).filter((each) => ruled.has(each))) {
    const place = left.findIndex(({ event }) => event === incident);
    const places = earlyPlaces(incident, left, place, trial);
    if (places.length === 0) continue;
    const own = places.map((each) => left[each] as Early['action']);
    const isLost = isRightLost(incident, left, place);
    left = moved(left, place, places[0]);
    if (isLost) continue;
    early = [...early, ...own.map((action) => ({ incident, action }))];
    left = left.filter((placed) => !own.some((action) => action === placed));
  }
  const all = early;
  while (early.length > 0) {
    const turn = nextTurn(left, early, trial);
    if (turn === null) return dropActions(left, early, { printed: events, early: all, trial });
    left = actAt(left, turn, trial);
    early = early.filter((each) => each !== turn.early);
  }
  return { events: left, found: [] };
};

/** The trial, which replays the same events once: a log may have many incidents that change nothing. */
const withLastTurns = (trial: Trial): Trial => {
  let last: { readonly events: PlacedEvents; readonly turns: readonly Turn[] } | null = null;
  const turns = (events: PlacedEvents): readonly Turn[] => {
    if (last?.events !== events) last = { events, turns: trial.turns(events) };
    return last.turns;
  };
  return { ...trial, turns };
};

/** The incidents about turns from a place to the end of its round. */
const turnIncidentsFrom = (events: PlacedEvents, at: number): readonly EventOf<'incident'>[] => {
  if (!isOfTurn(events[at].event)) return [];
  const end = events.findIndex(({ event }, place) => place > at && otherRound(event));
  return events
    .slice(at, end < 0 ? undefined : end)
    .map(({ event }) => event)
    .filter(isOfTurn);
};

const isOfTurn = (event: HandEvent): event is EventOf<'incident'> =>
  event.type === 'incident' &&
  (event.incident.type === 'out-of-turn' || event.incident.type === 'right-to-act');

/** The places of the actions out of turn that an incident is about. */
const earlyPlaces = (
  incident: EventOf<'incident'>,
  events: PlacedEvents,
  at: number,
  trial: Trial,
): readonly number[] => {
  const { type, seat } = incident.incident;
  if (typeof seat !== 'number') return [];
  if (type === 'right-to-act') return actionsBehind(seat, events, at, trial);
  const place = earlyActionOf(incident, events, at, trial);
  return place < 0 ? [] : [place];
};

/** R-BET-12: the actions behind a player who is passed over: those since his last action, from the first one out of turn. */
const actionsBehind = (seat: number, events: PlacedEvents, at: number, trial: Trial): readonly number[] => {
  const start = events
    .slice(0, at)
    .findLastIndex(({ event }) => otherRound(event) || (isBettingEvent(event) && event.seat === seat));
  const places = events
    .map((_, place) => place)
    .filter((place) => place > start && place < at && isBettingEvent(events[place].event));
  if (places.length === 0) return [];
  const turns = trial.turns(events);
  const first = places.findIndex((place) => isEarly(events[place], turns[place]));
  return first < 0 ? [] : places.slice(first);
};

/** R-BET-12: whether the player is passed over for good: by the ruling of the log, or because he does not act next. */
const isRightLost = (
  { incident, logged }: EventOf<'incident'>,
  events: PlacedEvents,
  at: number,
): boolean => {
  if (incident.type !== 'right-to-act') return false;
  if (logged !== null) return logged.ruling === 'right-lost';
  return !events
    .slice(at, nextActionAfter(events, at) + 1)
    .some(({ event }) => isBettingEvent(event) && event.seat === incident.seat);
};

const isEarly = ({ event }: PlacedEvent, { seat }: Turn): boolean =>
  isBettingEvent(event) && seat !== null && seat !== event.seat;

/** The place of the action that an incident is about, if it is out of turn: the last one of the seat, or the next one; else -1. */
const earlyActionOf = (
  { incident: { seat, action } }: EventOf<'incident'>,
  events: PlacedEvents,
  at: number,
  trial: Trial,
): number => {
  if (typeof seat !== 'number') return -1;
  const isIt = (place: number): boolean => {
    const { event } = events[place];
    return isBettingEvent(event) && event.seat === seat && isSame(event.type, action);
  };
  const next = nextActionAfter(events, at);
  const places = [lastActionBefore(events, at, seat), next].filter((place) => place >= 0 && isIt(place));
  if (places.length === 0) return -1;
  const turns = trial.turns(events);
  return places.find((place) => isEarly(events[place], turns[place])) ?? -1;
};

/** A bet of more is a raise. An incident that does not say which action it is about is about any one. */
const isSame = (type: string, named: unknown): boolean =>
  named === undefined || sized(type) === (typeof named === 'string' ? sized(named) : named);

const sized = (type: string): string => (type === 'raise' ? 'bet' : type);

/** The place of the last action of a seat in the round before a place; -1 for none. */
const lastActionBefore = (events: PlacedEvents, at: number, seat: number): number => {
  const place = events
    .slice(0, at)
    .findLastIndex(({ event }) => otherRound(event) || (isBettingEvent(event) && event.seat === seat));
  return place < 0 || otherRound(events[place].event) ? -1 : place;
};

/** The turn of a player who acted early. */
interface EarlyTurn {
  readonly early: Early;
  readonly place: number;
  readonly toCall: number;
}

/** The first turn of one of the players, in the round of his incident; null if none comes. */
const nextTurn = (events: PlacedEvents, early: readonly Early[], trial: Trial): EarlyTurn | null => {
  const waiting = new Map<number, Early>();
  for (const [place, { seat, toCall }] of trial.turns(events).entries()) {
    const due = seat === null ? undefined : waiting.get(seat);
    if (due !== undefined) return { early: due, place, toCall };
    if (place === events.length) return null;
    const { event } = events[place];
    if (otherRound(event)) waiting.clear();
    for (const each of early) if (each.incident === event) waiting.set(each.action.event.seat, each);
  }
  return null;
};

/** The events with the action of a player at his turn. Of the readings the first one with the fewest faults counts. */
const actAt = (
  events: PlacedEvents,
  { early: { action }, place, toCall }: EarlyTurn,
  { faults }: Trial,
): PlacedEvents => {
  const { event } = action;
  const again = place < events.length ? events[place].event : null;
  const readings =
    again !== null && isBettingEvent(again) && again.seat === event.seat
      ? [
          events,
          ...addedUp(event, again).map((both) => events.with(place, { ...events[place], event: both })),
        ]
      : // Who has checked and faces a bet has to act again.
        event.type === 'check' && toCall > 0
        ? [events]
        : [
            ...atTurn(event, toCall).map((each) => events.toSpliced(place, 0, { ...action, event: each })),
            events,
          ];
  const counts = readings.length === 1 ? [0] : readings.map(faults);
  return readings[counts.indexOf(Math.min(...counts))];
};

/** A second call may be what the first one lacks. */
const addedUp = (first: BettingEvent, again: BettingEvent): readonly BettingEvent[] =>
  first.type === 'call' && again.type === 'call' ? [{ ...again, amount: first.amount + again.amount }] : [];

/** What an action may be at its turn: as it was, a call of what is due then, or a bet that is now a raise. */
const atTurn = (event: BettingEvent, toCall: number): readonly BettingEvent[] => {
  if (event.type === 'call' && event.amount !== toCall) return [event, { ...event, amount: toCall }];
  return event.type === 'bet' && toCall > 0 ? [{ ...event, type: 'raise', by: null }] : [event];
};
