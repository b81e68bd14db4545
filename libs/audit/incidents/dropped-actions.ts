import type { BettingEvent, HandEvent } from '#histories';
import type { Finding } from '../findings/finding.js';
import type { PlacedEvent, PlacedEvents } from './placed-events.js';
import { otherRound } from './round-events.js';

/** An action out of turn, where its log prints it. */
export type PlacedAction = PlacedEvent & { readonly event: BettingEvent };

/** An action out of turn as it stands where its log prints it, without regard to the turn. */
export interface Judged {
  /** The chips that it adds to those that the player has in front of him. */
  readonly put: number;
  readonly found: readonly Finding[];
  /** Whether the amounts of the hand can be compared there. */
  readonly isSure: boolean;
}

/** How a hand plays out with an action that does not count. */
export interface DropTrial {
  /** The action at a place; null if it cannot be replayed. */
  readonly judge: (events: PlacedEvents, place: number) => Judged | null;
  readonly faults: (events: PlacedEvents) => number;
  /** Whether the log has a line for each uncalled bet. */
  readonly printsReturns: boolean;
}

/** Events without the actions that do not count, and the findings about these actions. */
export interface Dropped {
  readonly events: PlacedEvents;
  readonly found: readonly Finding[];
}

/** An action that does not count, and its incident. */
interface Drop {
  readonly incident: HandEvent;
  readonly action: PlacedAction;
}

/**
 * R-BET-11: the others give up before the turn of a player who acted out of turn. His chips go back to him, as the log says or
 * L-SUM-2 demands. An action that no turn would allow is a fault all the same.
 *
 * @param left the events without the actions out of turn
 * @param printed the events of the log with the actions of `early`
 * @param early all actions out of turn of the round
 */
export const dropActions = (
  left: PlacedEvents,
  dropped: readonly Drop[],
  { printed, early, trial }: { printed: PlacedEvents; early: readonly Drop[]; trial: DropTrial },
): Dropped => {
  let events = left;
  const found: Finding[] = [];
  for (const drop of dropped) {
    const others = early.filter(({ action }) => action !== drop.action).map(({ action }) => action);
    const judged = judgeAction(drop.action, printed, others, trial);
    if (judged === null) continue;
    const missing = judged.found.length > 0 ? null : findMissingReturn(events, drop, judged.put, trial);
    found.push(...judged.found, ...(missing === null ? [] : [missing]));
    events = withoutReturn(events, drop, judged.put);
  }
  return { events, found };
};

/** The action counts as wrong only if it is with the other actions out of turn before it, and without them. */
const judgeAction = (
  action: PlacedAction,
  printed: PlacedEvents,
  others: readonly PlacedEvent[],
  { judge }: DropTrial,
): Judged | null => {
  const alone = printed.filter((placed) => !others.includes(placed));
  const tried = others.length === 0 ? [printed] : [alone, printed];
  const judgements = tried.flatMap((events) => judge(events, events.indexOf(action)) ?? []);
  if (judgements.length === 0) return null;
  const sure = judgements.filter(({ isSure }) => isSure);
  const isWrong = sure.length > 0 && sure.every(({ found }) => found.length > 0);
  return { ...judgements[0], found: isWrong ? sure[0].found : [] };
};

/** Events after which the bets of a round cannot go back. */
const OTHER_STREET: ReadonlySet<HandEvent['type']> = new Set<HandEvent['type']>([
  'board',
  'street',
  'discard',
]);

/** The places of the lines that return chips of the round to the player. */
const returnsOf = (events: PlacedEvents, { incident, action: { event } }: Drop): readonly number[] => {
  const start = events.findIndex((placed) => placed.event === incident);
  const end = events.findIndex((placed, place) => place > start && OTHER_STREET.has(placed.event.type));
  return [...events.keys()].filter((place) => {
    const back = events[place].event;
    return place > start && (end < 0 || place < end) && back.type === 'uncalled' && back.seat === event.seat;
  });
};

const amountAt = (events: PlacedEvents, place: number): number => {
  const { event } = events[place];
  return event.type === 'uncalled' ? event.amount : 0;
};

const returnedBy = (events: PlacedEvents, places: readonly number[]): number =>
  places.reduce((sum, place) => sum + amountAt(events, place), 0);

/**
 * The events without the return of an action that does not count. What comes back is the action and what no other player
 * matched before it: the rest remains. Returns that lack the action remain as they are.
 */
const withoutReturn = (events: PlacedEvents, drop: Drop, put: number): PlacedEvents => {
  const places = returnsOf(events, drop);
  if (returnedBy(events, places) < put) return events;
  let due = put;
  return events.flatMap((placed, place) => {
    const { event } = placed;
    if (event.type !== 'uncalled' || !places.includes(place)) return [placed];
    const taken = Math.min(due, event.amount);
    due -= taken;
    if (taken === 0) return [placed];
    return taken === event.amount ? [] : [{ ...placed, event: { ...event, amount: event.amount - taken } }];
  });
};

/**
 * L-SUM-2: the return that a log lacks. After another incident the chips may stay for its ruling, and after a fault the amounts
 * are not sure.
 */
const findMissingReturn = (
  events: PlacedEvents,
  drop: Drop,
  put: number,
  { faults, printsReturns }: DropTrial,
): Finding | null => {
  if (!printsReturns || put === 0) return null;
  const start = events.findIndex(({ event }) => event === drop.incident);
  const end = events.findIndex(({ event }, place) => place > start && otherRound(event));
  if (start < 0 || end < 0 || OTHER_STREET.has(events[end].event.type)) return null;
  if (events.slice(start + 1).some(({ event }) => event.type === 'incident')) return null;
  const returned = returnedBy(events, returnsOf(events, drop));
  if (returned >= put || faults(events) > 0) return null;
  return {
    code: 'uncalled',
    rules: ['L-SUM-2', 'P-ALLIN-2'],
    line: events[end].event.line,
    event: events[end].index,
    seat: drop.action.event.seat,
    expected: put + returned,
    actual: returned,
    detail: null,
  };
};
