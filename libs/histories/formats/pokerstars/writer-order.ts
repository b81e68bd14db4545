import { isBettingEvent } from '../../betting.js';
import type { CanonicalHand, HandEvent } from '../../hand.js';

/** An event with its index in the hand. */
export type PlacedEvent = readonly [index: number, event: HandEvent];

/**
 * The order in which the layout prints the events. It relies on one difference between formats: in others all-in players
 * may show before the rest of the board is dealt, here they show once, at the showdown: the
 * cards are the same. O(events).
 */
export const printOrder = ({ events, format }: CanonicalHand): readonly PlacedEvent[] => {
  const placed = [...events.entries()];
  if (format === 'pokerstars' || events.some(({ type }) => type === 'showdown')) return placed;
  const last = events.findLastIndex((event) => isBettingEvent(event) || dealing.has(event.type));
  const isEarly = ([index, event]: PlacedEvent): boolean => index < last && isShown(event);
  const early = placed.filter(isEarly);
  const later = placed.slice(last + 1);
  const shownLater = new Set(later.flatMap(([, event]) => (isShown(event) ? [event.seat] : [])));
  const earlyOnly = early.filter(([, event]) => isShown(event) && !shownLater.has(event.seat));
  const rest = placed.slice(0, last + 1).filter((at) => !isEarly(at));
  return [...rest, ...earlyOnly, ...later];
};

const dealing: ReadonlySet<HandEvent['type']> = new Set(['deal', 'board', 'street', 'discard']);

const isShown = (event: HandEvent): event is Extract<HandEvent, { type: 'show' | 'muck' }> =>
  event.type === 'show' || event.type === 'muck';
