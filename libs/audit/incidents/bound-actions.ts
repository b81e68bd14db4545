import { isBettingEvent } from '#histories';
import type { SeatRuling } from '#rules';
import type { Finding } from '../findings/finding.js';
import type { FollowedRuling } from './outcome.js';
import type { PlacedEvents } from './placed-events.js';

/** Events that begin another street. */
const STREET = new Set(['board', 'street', 'discard', 'showdown', 'collect']);

/**
 * Actions of a log against its own ruling: in the rest of the round, a player who is held to an action takes another one, or
 * one that is not left to him.
 */
export const findUnfollowed = (followed: FollowedRuling, events: PlacedEvents, at: number): Finding[] =>
  followed.seats.flatMap((ruled) => {
    const open = openActions(ruled);
    if (ruled.seat === null || open === null) return [];
    if (actionIn(events.slice(0, at).reverse(), ruled.seat, open) !== null) return [];
    const next = nextAction(events.slice(at + 1), ruled.seat);
    if (next === null || open.has(next.type)) return [];
    return [
      {
        code: 'action-not-allowed',
        rules: followed.rules,
        line: next.line,
        event: next.index,
        seat: ruled.seat,
        expected: null,
        actual: null,
        detail: { about: 'bound', actions: [...open].join(', ') },
      },
    ];
  });

/** The actions that a ruling leaves to a player; null if it does not limit them. A raise of no bet is a bet. */
const openActions = ({ action, may, cards }: SeatRuling): ReadonlySet<string> | null => {
  if (cards === 'dead') return null;
  const open = action === null ? may : [action.type];
  if (open === null) return null;
  return new Set(open.flatMap((type) => (type === 'bet' || type === 'raise' ? ['bet', 'raise'] : [type])));
};

interface Action {
  readonly type: string;
  readonly line: number;
  readonly index: number;
}

/** The next action of a seat in the round. */
const nextAction = (events: PlacedEvents, seat: number): Action | null => {
  for (const { event, index } of events) {
    if (STREET.has(event.type)) return null;
    if (isBettingEvent(event) && event.seat === seat) return { type: event.type, line: event.line, index };
  }
  return null;
};

/** The action of a seat if it is an open one: a log may print it before the incident. */
const actionIn = (events: PlacedEvents, seat: number, open: ReadonlySet<string>): Action | null => {
  const latest = events.find(({ event }) => isBettingEvent(event) || STREET.has(event.type));
  const last = latest === undefined ? null : nextAction([latest], seat);
  return last !== null && open.has(last.type) ? last : null;
};
