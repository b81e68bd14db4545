import type { Language } from '#cards';
import type { CanonicalHand } from '#histories';
import { LABELS, sanitize } from '#text';

/** A function from a seat to the shown name of its player: the seat for a blank name, name and seat for a repeated one. */
export const playerNames = (hand: CanonicalHand, language: Language): ((seat: number) => string) => {
  const seatOf = (seat: number): string => `${LABELS.seat[language]} ${String(seat)}`;
  const names = new Map(
    hand.players.map(({ seat, name }) => {
      const doubled = hand.players.some((other) => other.seat !== seat && other.name === name);
      const shown = sanitize(name);
      return [seat, shown.trim() === '' ? seatOf(seat) : doubled ? `${shown} (${seatOf(seat)})` : shown];
    }),
  );
  return (seat) => names.get(seat) ?? seatOf(seat);
};
