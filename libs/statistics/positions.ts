import { NO_PLAYER, type Hand } from '#engine';
import type { CanonicalHand } from '#histories';
import type { Position } from './definitions.js';

/** From the button to the right. */
const LATE: readonly Position[] = ['CO', 'HJ', 'LJ'];

const EARLY: readonly Position[] = ['UTG', 'UTG+1', 'UTG+2', 'UTG+3', 'UTG+4', 'UTG+5', 'UTG+6'];

/**
 * The position of each player, in the order of the deal; null in games without a button, of a button that the log does not state, and
 * for players of a larger table than any. The blinds are those that were posted: behind a dead small blind nobody is SB.
 */
export const positionsOf = ({ events }: CanonicalHand, state: Hand): (Position | null)[] => {
  const positions: (Position | null)[] = state.seats.map(() => null);
  const { buttonSeat, variant } = state.setup;
  // P-VAR-7CS: games with exposed cards have no button.
  if (variant.exposed !== undefined || buttonSeat === null) return positions;
  const button = state.playerAt(buttonSeat);
  if (button !== NO_PLAYER) positions[button] = 'BTN';
  for (const kind of ['small-blind', 'big-blind'] as const) {
    const blind = events.find((event) => event.type === 'post' && event.kind === kind);
    const player = blind?.type === 'post' ? state.playerAt(blind.seat) : NO_PLAYER;
    // Heads-up the button posts the small blind, and stays the button.
    if (player !== NO_PLAYER) positions[player] ??= kind === 'small-blind' ? 'SB' : 'BB';
  }
  nameOthers(positions);
  return positions;
};

/** Names the players between the blinds and the button: the last three from the button, the first ones from the blinds. */
const nameOthers = (positions: (Position | null)[]): void => {
  let left = positions.filter((position) => position === null).length;
  let early = 0;
  for (let player = 0; player < positions.length; player++) {
    if (positions[player] !== null) continue;
    left--;
    positions[player] = left < LATE.length ? LATE[left] : (EARLY[early++] ?? null);
  }
};
