import type { HandEvent } from './hand.js';

/** What a player put in, as events state it. */
export interface PlayerChips {
  /** All chips; an uncalled bet is part of them. */
  readonly paid: number;
  /** Blinds and antes. */
  readonly forced: number;
  /** The number of raises. */
  readonly raises: number;
}

/** What each seat put in. O(events). */
export const chipsOf = (events: readonly HandEvent[]): ReadonlyMap<number, PlayerChips> => {
  const chips = new Map<number, PlayerChips>();
  let bets = new Map<number, number>();
  const add = (seat: number, live: number, dead = 0, forced = 0, raises = 0): void => {
    bets.set(seat, (bets.get(seat) ?? 0) + live);
    const before = chips.get(seat) ?? { paid: 0, forced: 0, raises: 0 };
    chips.set(seat, {
      paid: before.paid + live + dead,
      forced: before.forced + forced,
      raises: before.raises + raises,
    });
  };
  for (const event of events)
    if (event.type === 'street' || event.type === 'board') bets = new Map();
    else if (event.type === 'post') {
      const dead = event.kind === 'ante' ? event.amount : event.dead;
      add(event.seat, event.amount - dead, dead, event.amount);
    } else if (event.type === 'bring-in' || event.type === 'call') add(event.seat, event.amount);
    else if (event.type === 'bet') add(event.seat, event.to - (bets.get(event.seat) ?? 0));
    else if (event.type === 'raise') add(event.seat, event.to - (bets.get(event.seat) ?? 0), 0, 0, 1);
  return chips;
};
