import type { CanonicalHand } from './hand.js';

/**
 * The amount of the bring-in as the events show it, in the smallest unit; null if no event is a bring-in. An all-in
 * bring-in may be short of the amount that was due: then the first full call shows it. O(events).
 */
export const findBringIn = ({ events }: CanonicalHand): number | null => {
  const at = events.findIndex(({ type }) => type === 'bring-in');
  const event = events[at];
  if (event?.type !== 'bring-in') return null;
  if (!event.allIn) return event.amount;
  for (let next = at + 1; next < events.length; next++) {
    const action = events[next];
    if (action.type === 'call' && !action.allIn) return Math.max(event.amount, action.amount);
    if (action.type !== 'fold' && action.type !== 'call' && action.type !== 'note') break;
  }
  return event.amount;
};
