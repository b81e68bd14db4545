import type { Language } from '#cards';
import type { CanonicalHand } from '#histories';
import { LABELS, sanitize } from '#text';

/** A name that is blank or doubled says nothing: the seat does. */
export const namesOf = (hand: CanonicalHand, language: Language): ((seat: number) => string) => {
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
