import type { HandDraft } from '../reading/hand-draft.js';

/** The bet that nobody called in full, and all chips that were put in, this one included. */
export interface Uncalled {
  readonly seat: number;
  readonly amount: number;
  readonly pot: number;
}

/** Finds the uncalled bet in the events of a hand: what the largest bet of a street exceeds the second one by. */
export const findUncalled = ({ events }: HandDraft): Uncalled | null => {
  let bets = new Map<number, number>();
  let pot = 0;
  let found: { readonly seat: number; readonly amount: number } | null = null;
  const close = (): void => {
    const [first, second] = [...bets].sort(([, a], [, b]) => b - a);
    for (const [, bet] of bets) pot += bet;
    if (first !== undefined && first[1] > 0) {
      const amount = first[1] - (second?.[1] ?? 0);
      found = amount > 0 ? { seat: first[0], amount } : null;
    }
    bets = new Map();
  };
  const add = (seat: number, amount: number): void => {
    bets.set(seat, (bets.get(seat) ?? 0) + amount);
  };
  for (const event of events)
    if (event.type === 'street' || event.type === 'board') close();
    else if (event.type === 'post') {
      const dead = event.kind === 'ante' ? event.amount : event.dead;
      pot += dead;
      add(event.seat, event.amount - dead);
    } else if (event.type === 'bring-in' || event.type === 'call') add(event.seat, event.amount);
    else if (event.type === 'bet' || event.type === 'raise') bets.set(event.seat, event.to);
  close();
  return found === null ? null : { ...(found as { seat: number; amount: number }), pot };
};
