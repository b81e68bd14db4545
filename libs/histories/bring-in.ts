import type { CanonicalHand } from './hand.js';

/** The bring-in as the events of a hand show it. */
interface ShownBringIn {
  /** In the smallest unit. */
  readonly amount: number;
  /** False if the bring-in that was due may be larger: all who put it in are all-in. */
  readonly isFull: boolean;
}

/**
 * The amount of the bring-in as the events show it, in the smallest unit; null if no event is a bring-in. An all-in
 * bring-in may be short of the amount that was due: then the first full call shows it, or else the largest all-in call, which
 * may be short as well. O(events).
 */
export const findBringIn = (hand: CanonicalHand): number | null => showBringIn(hand)?.amount ?? null;

/** Whether the bring-in that was due may be larger than the events show. O(events). */
export const mayBringInBeLarger = (hand: CanonicalHand): boolean => showBringIn(hand)?.isFull === false;

const showBringIn = ({ events }: CanonicalHand): ShownBringIn | null => {
  const at = events.findIndex(({ type }) => type === 'bring-in');
  const event = events[at];
  if (event?.type !== 'bring-in') return null;
  let { amount } = event;
  if (!event.allIn) return { amount, isFull: true };
  for (let next = at + 1; next < events.length; next++) {
    const action = events[next];
    if (action.type === 'call') {
      amount = Math.max(amount, action.amount);
      if (!action.allIn) return { amount, isFull: true };
    } else if (action.type !== 'fold' && action.type !== 'note') break;
  }
  return { amount, isFull: false };
};
