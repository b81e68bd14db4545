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
  const hasRuns = events.some((event) => event.type === 'showdown' && event.run > 0);
  if (format === 'pokerstars' || hasRuns) return placed;
  const last = events.findLastIndex((event) => isBettingEvent(event) || dealing.has(event.type));
  const isEarly = ([index, event]: PlacedEvent): boolean => index < last && isShown(event);
  const later = placed.slice(last + 1);
  const shownLater = new Set(later.flatMap(([, event]) => (isShown(event) ? [event.seat] : [])));
  const early = placed.filter((at) => isEarly(at) && isShown(at[1]) && !shownLater.has(at[1].seat));
  const rest = placed.slice(0, last + 1).filter((at) => !isEarly(at));
  const isMarker = ([, { type }]: PlacedEvent): boolean => type === 'showdown';
  // The marker is before all hands that are shown.
  const markers = [...rest, ...later].filter(isMarker);
  const firstShown = later.findIndex(([, event]) => isShown(event) || event.type === 'showdown');
  const at = early.length > 0 || firstShown < 0 ? 0 : firstShown;
  return [
    ...rest.filter((each) => !isMarker(each)),
    ...later.slice(0, at),
    ...markers,
    ...early,
    ...later.slice(at).filter((each) => !isMarker(each)),
  ];
};

const dealing: ReadonlySet<HandEvent['type']> = new Set(['deal', 'board', 'street', 'discard']);

const isShown = (event: HandEvent): event is Extract<HandEvent, { type: 'show' | 'muck' }> =>
  event.type === 'show' || event.type === 'muck';
