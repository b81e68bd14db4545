import type { HandEvent } from '../../hand.js';
import type { HandDraft } from '../../reading/index.js';

/** The buy-in of most tables, in big blinds; there are tables with 40 and with 200. */
const USUAL_BUY_IN = 100;

/**
 * The big blind of a hand whose header states none: what most of these agree on, the first of them if none do: the big
 * blind that is posted, twice the small blind, the first call, and the usual part of the buy-in. A posted blind that the first
 * raise does not double is wrong. Null without any blind. O(events).
 */
export const findBigBlind = (draft: HandDraft): number | null => {
  const { events } = draft;
  const amountOf = (kind: string): number | null => {
    const post = events.find((event) => event.type === 'post' && event.kind === kind);
    return post?.type === 'post' ? post.amount : null;
  };
  const [small, big] = [amountOf('small-blind'), largestBigBlind(events)];
  if (small === null && big === null) return null;
  const first = events.find(({ type }) => type === 'call' || type === 'raise' || type === 'board');
  const isTooLarge = first?.type === 'raise' && !first.allIn && big !== null && first.to < 2 * big;
  const candidates = [
    isTooLarge && small !== null ? null : big,
    small === null ? null : 2 * small,
    first?.type === 'call' && !first.allIn ? first.amount : null,
    (draft.tableBuyIn ?? 0) / USUAL_BUY_IN,
  ].filter((amount) => amount !== null && amount > 0);
  const votes = (amount: number | null): number => candidates.filter((other) => other === amount).length;
  return candidates.reduce((best, amount) => (votes(amount) > votes(best) ? amount : best), candidates[0]);
};

const largestBigBlind = (events: readonly HandEvent[]): number | null => {
  let largest: number | null = null;
  for (const event of events)
    if (event.type === 'post' && event.kind === 'big-blind') largest = Math.max(largest ?? 0, event.amount);
  return largest;
};
