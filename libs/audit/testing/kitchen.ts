import { parseCards, type Card } from '#cards';
import type { CanonicalHand, HandEvent } from '#histories';

/** An event that has not found its line yet. */
export type Unplaced<E = HandEvent> = E extends HandEvent ? Omit<E, 'line'> : never;

/** Cards by their names. Throws for what is none. */
export const cards = (text: string): Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.cards;
};

/** A player turns his hand over, and says nothing. */
export const shows = (seat: number, held: string): Unplaced => ({
  type: 'show',
  seat,
  run: 0,
  cards: cards(held),
  text: null,
  reading: null,
});

/** What every game at the kitchen table has in common. */
const TABLE = {
  site: 'Home',
  format: 'none',
  dialect: 'none',
  id: '1',
  playedAt: null,
  playedAtText: null,
  currency: 'CHIPS',
  scale: 0,
  tournament: null,
  heroSeat: null,
  cancelled: false,
} as const;

/** What differs from one hand to another. */
type KitchenHand = Pick<CanonicalHand, 'game' | 'stakes' | 'buttonSeat'> &
  Partial<Pick<CanonicalHand, 'format' | 'claims'>> & { readonly events: readonly (HandEvent | Unplaced)[] };

/**
 * A hand at a kitchen table: everybody has 500 in front. Its lines are two for the table, one a player and one an event, in
 * their order, unless an event says otherwise. With strict conventions, or those of the given format.
 */
export const kitchenHand = (
  seats: readonly number[],
  { claims = [], events, ...hand }: KitchenHand,
): CanonicalHand => ({
  ...TABLE,
  ...hand,
  claims,
  table: { name: 'Kitchen', seats: seats.length },
  players: seats.map((seat, index) => ({
    seat,
    name: `p${seat}`,
    stack: 500,
    sittingOut: false,
    line: 2 + index,
  })),
  events: events.map((event, index) => ({ line: seats.length + 2 + index, ...event })),
  lines: [1, seats.length + events.length + 2],
});
