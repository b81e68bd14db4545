import { isBettingEvent, type HandEvent } from '#histories';
import type { Finding } from '../findings/finding.js';
import type { Replay } from '../replay/replay.js';
import type { FollowedRuling } from './outcome.js';
import type { PlacedEvent, PlacedEvents } from './placed-events.js';

const DEAL: ReadonlySet<HandEvent['type']> = new Set<HandEvent['type']>(['post', 'deal', 'hole-cards']);
/** Events that come between a misdeal and the next deal, if any. */
const BETWEEN: ReadonlySet<HandEvent['type']> = new Set<HandEvent['type']>([
  'incident',
  'note',
  'unread',
  'uncalled',
  'collect',
]);

/** P-IRR-2: the place where the cards are dealt again after a misdeal; -1 if the log ends, or plays on against the ruling. */
export const nextDeal = (events: PlacedEvents, at: number): number => {
  const next = events.findIndex(({ event }, place) => place > at && !BETWEEN.has(event.type));
  if (next < 0) return -1;
  const { event } = events[next];
  if (DEAL.has(event.type)) return next;
  // Some logs have no lines for the deal.
  const isSilent = !events.some(({ event: { type } }) => type === 'deal' || type === 'hole-cards');
  return isSilent && (isBettingEvent(event) || event.type === 'street') ? next : -1;
};

/** What the lines between a misdeal and the next deal give back to a player. */
interface Returned {
  readonly amount: number;
  readonly last: PlacedEvent;
}

/**
 * P-IRR-2: all chips go back before the cards are dealt again. A log may leave that out, and blinds and antes may stay posted. A
 * line that gives back another amount is at fault, or the next deal, if it has no line for a player.
 */
export const findWrongRefunds = (
  { rules }: FollowedRuling,
  { state, uncalled }: Replay,
  events: PlacedEvents,
  at: number,
): readonly Finding[] => {
  const next = nextDeal(events, at);
  if (next < 0) return [];
  const returned = returnedIn(events.slice(at, next));
  if (returned.size === 0) return [];
  const posted = postedIn(events.slice(0, at));
  const isOwedBack = state.returned !== null && uncalled.length === 0;
  let isForcedReturned = false;
  const sums = state.seats.map((seat, player) => {
    const back = isOwedBack && state.returned?.player === player ? state.returned.amount : 0;
    const all = state.paid[player] + state.dead[player] + back;
    const forced = posted.get(seat) ?? 0;
    const given = returned.get(seat);
    isForcedReturned ||= forced > 0 && given?.amount === all;
    return { seat, all, forced, given };
  });
  const wrong = sums.find(({ all, forced, given }) => {
    const least = isForcedReturned ? all : all - forced;
    return given === undefined ? least > 0 : given.amount !== all && given.amount !== all - forced;
  });
  if (wrong === undefined) return [];
  const { seat, all, given } = wrong;
  const { event, index } = given?.last ?? events[next];
  return [
    {
      code: 'uncalled',
      rules,
      line: event.line,
      event: index,
      seat,
      expected: all,
      actual: given?.amount ?? 0,
      detail: null,
    },
  ];
};

const returnedIn = (events: PlacedEvents): ReadonlyMap<number, Returned> => {
  const returned = new Map<number, Returned>();
  for (const placed of events) {
    const { event } = placed;
    if (event.type !== 'uncalled' && event.type !== 'collect') continue;
    const before = returned.get(event.seat)?.amount ?? 0;
    returned.set(event.seat, { amount: before + event.amount, last: placed });
  }
  return returned;
};

/** By seat: the forced bets among events. */
export const postedIn = (events: PlacedEvents): ReadonlyMap<number, number> => {
  const posted = new Map<number, number>();
  for (const { event } of events)
    if (event.type === 'post' || event.type === 'bring-in')
      posted.set(event.seat, (posted.get(event.seat) ?? 0) + event.amount);
  return posted;
};
