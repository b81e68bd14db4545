import { parseCards, type Card } from '#cards';
import type { CanonicalHand, HandEvent } from '#histories';

/** An event without its line. */
export type Unplaced<E = HandEvent> = E extends HandEvent ? Omit<E, 'line'> : never;

/** Parses cards. Throws for an invalid card. */
export const cards = (text: string): Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.cards;
};

/** A player shows a hand without naming it. */
export const shows = (seat: number, held: string): Unplaced => ({
  type: 'show',
  seat,
  run: 0,
  cards: cards(held),
  text: null,
  reading: null,
});

/** The values that all hands share. */
const COMMON = {
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

/** The values of one hand. */
type HandDraft = Pick<CanonicalHand, 'game' | 'stakes' | 'buttonSeat'> &
  Partial<Pick<CanonicalHand, 'format' | 'claims'>> & { readonly events: readonly (HandEvent | Unplaced)[] };

/**
 * Makes a canonical hand of players with stacks of 500. The lines are one for the header, then one for each player and each
 * event in order, unless an event has a line. The conventions are strict unless `format` has others.
 */
export const makeHand = (
  seats: readonly number[],
  { claims = [], events, ...hand }: HandDraft,
): CanonicalHand => ({
  ...COMMON,
  ...hand,
  claims,
  table: { name: 'Home', seats: seats.length },
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
