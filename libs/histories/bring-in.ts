import type { CanonicalHand } from './hand.js';

/**
 * What a hand was brought in with, where its header does not tell, in the smallest unit; null where nobody brought it in. Of
 * somebody's last chips, which may have been less than was due, it is the first call that tells.
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
