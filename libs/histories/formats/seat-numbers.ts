import type { CanonicalHand } from '../hand.js';

/** A hand whose seats a layout can number. */
export interface NumberedHand {
  readonly hand: CanonicalHand;
  /** Whether the seats have other numbers than in the log. */
  readonly isShifted: boolean;
}

/** Some sites number their seats from 0, and most layouts from 1: then each seat gets the next number. O(length). */
export const numberFromOne = (hand: CanonicalHand): NumberedHand => {
  if (!hand.players.some(({ seat }) => seat === 0)) return { hand, isShifted: false };
  const shift = <Entry extends object>(entry: Entry): Entry =>
    'seat' in entry && typeof entry.seat === 'number' ? { ...entry, seat: entry.seat + 1 } : entry;
  const next = (seat: number | null): number | null => (seat === null ? null : seat + 1);
  return {
    hand: {
      ...hand,
      players: hand.players.map(shift),
      events: hand.events.map(shift),
      claims: hand.claims.map(shift),
      buttonSeat: next(hand.buttonSeat),
      heroSeat: next(hand.heroSeat),
    },
    isShifted: true,
  };
};
