import { isBettingEvent } from '#histories';
import type { SeatRuling } from '#rules';
import type { Finding } from '../findings/finding.js';
import type { FollowedRuling } from './outcome.js';
import type { PlacedEvents } from './placed-events.js';
import { changeIn, roundAfter } from './round-events.js';

/** Events that begin another street. */
const STREET = new Set(['board', 'street', 'discard', 'showdown', 'collect']);

/**
 * Actions of a log against its own ruling: in the rest of the round, a player who is held to an action takes another one, or
 * one that is not left to him. Who keeps his right to act has the choices that the betting gives him when he acts.
 */
export const findUnfollowed = (followed: FollowedRuling, events: PlacedEvents, at: number): Finding[] =>
  (followed.ruling === 'right-kept' ? [] : followed.seats).flatMap((ruled) => {
    const { seat } = ruled;
    const first = openActions(ruled);
    if (seat === null || first === null) return [];
    if (actionIn(events.slice(0, at).reverse(), seat, first) !== null) return [];
    const next = nextAction(events.slice(at + 1), seat);
    const open = openAfterChange(ruled, first, followed, changeIn(roundAfter(events, at, seat)));
    if (next === null || open === null || open.has(next.type)) return [];
    return [
      {
        code: 'action-not-allowed',
        rules: followed.rules,
        line: next.line,
        event: next.index,
        seat,
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

/**
 * What is left to a player who acted before his turn when others have acted since. R-BET-11: a bet or a raise releases him,
 * but who checked or called may not raise, and a call leaves both to the management. P-IRR-6: the action binds, as far as it is
 * still possible.
 */
const openAfterChange = (
  { action }: SeatRuling,
  open: ReadonlySet<string>,
  { incident, rules }: FollowedRuling,
  change: ReturnType<typeof changeIn>,
): ReadonlySet<string> | null => {
  if (incident.kind.type !== 'out-of-turn' || action === null || change === 'nothing') return open;
  const isPassive = action.type === 'check' || action.type === 'call';
  if (change === 'call') return isPassive ? new Set([...open, 'fold', 'call']) : null;
  if (rules.includes('P-IRR-6')) return action.type === 'call' ? open : null;
  return isPassive ? new Set(['fold', 'call']) : null;
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
