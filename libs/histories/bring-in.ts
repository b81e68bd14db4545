import type { CanonicalHand } from './hand.js';

/**
 * The amount of the bring-in as the events show it, in the smallest unit; null if no event is a bring-in. An all-in
 * bring-in may be short of the amount that was due: then the first full call shows it, or else the largest all-in call, which
 * may be short as well. O(events).
 */
export const findBringIn = ({ events }: CanonicalHand): number | null => {
  const at = events.findIndex(({ type }) => type === 'bring-in');
  const event = events[at];
  if (event?.type !== 'bring-in') return null;
  let { amount } = event;
  if (!event.allIn) return amount;
  for (let next = at + 1; next < events.length; next++) {
    const action = events[next];
    if (action.type === 'call') {
      amount = Math.max(amount, action.amount);
      if (!action.allIn) break;
    } else if (action.type !== 'fold' && action.type !== 'note') break;
  }
  return amount;
};
