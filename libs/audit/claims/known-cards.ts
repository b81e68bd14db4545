import { UNKNOWN, type Card } from '#cards';
import { isComplete } from '../replay/hand-readings.js';
import type { AuditedHand } from './audit-hand.js';

/** The known cards of a player: shown cards, else all cards that the log has for the seat, with `UNKNOWN` for the others. */
export const knownCardsOf = ({ replay, boards }: AuditedHand, seat: number): readonly Card[] | undefined => {
  const shown = replay.shown.get(seat);
  if (isComplete(replay.state.setup.variant, shown, boards[0])) return shown;
  const held = replay.ledger.hole.get(seat);
  const { holeCards } = replay.state.setup.variant;
  if (held === undefined || held.length === 0) return undefined;
  const missing = Math.max(0, holeCards - held.length);
  if (held.length === holeCards) return held;
  return [...held.slice(0, holeCards), ...Array<Card>(missing).fill(UNKNOWN)];
};
