import type { CanonicalHand } from '#histories';

/** Where every game at the kitchen table is played alike. */
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
type KitchenHand = Pick<CanonicalHand, 'game' | 'stakes' | 'buttonSeat' | 'events'> &
  Partial<Pick<CanonicalHand, 'claims'>>;

/** A hand at a kitchen table, as a log without habits tells it: everybody has 500 in front. */
export const kitchenHand = (
  seats: readonly number[],
  { claims = [], ...hand }: KitchenHand,
): CanonicalHand => ({
  ...TABLE,
  ...hand,
  claims,
  table: { name: 'Kitchen', seats: seats.length },
  players: seats.map((seat) => ({ seat, name: `p${seat}`, stack: 500, sittingOut: false, line: 2 + seat })),
  lines: [1, 99],
});
