import { isBettingEvent } from '../../betting.js';
import type { CanonicalHand, HandEvent } from '../../hand.js';

/** An event, and where it stands in its hand. */
export type PlacedEvent = readonly [index: number, event: HandEvent];

/** Events in the order in which they are printed. */
interface PrintOrder {
  readonly printed: readonly PlacedEvent[];
  /** Where those stand in the hand that are printed elsewhere, or not again. */
  readonly moved: readonly number[];
}

/**
 * Elsewhere players who are all-in may turn up their cards before the rest of the board is dealt; in this layout they do at
 * the showdown, once. O(events).
 */
export const printOrder = ({ events, format }: CanonicalHand): PrintOrder => {
  const placed = [...events.entries()];
  if (format === 'pokerstars' || events.some(({ type }) => type === 'showdown'))
    return { printed: placed, moved: [] };
  const last = events.findLastIndex((event) => isBettingEvent(event) || dealing.has(event.type));
  const isEarly = ([index, event]: PlacedEvent): boolean => index < last && isShown(event);
  const early = placed.filter(isEarly);
  const later = placed.slice(last + 1);
  const shownLater = new Set(later.flatMap(([, event]) => (isShown(event) ? [event.seat] : [])));
  const untold = early.filter(([, event]) => isShown(event) && !shownLater.has(event.seat));
  const rest = placed.slice(0, last + 1).filter((at) => !isEarly(at));
  return { printed: [...rest, ...untold, ...later], moved: early.map(([index]) => index) };
};

const dealing: ReadonlySet<HandEvent['type']> = new Set(['deal', 'board', 'street', 'discard']);

const isShown = (event: HandEvent): event is Extract<HandEvent, { type: 'show' | 'muck' }> =>
  event.type === 'show' || event.type === 'muck';
