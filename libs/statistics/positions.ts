import { bitOf, firstOf, NO_PLAYER, type Hand } from '#engine';
import type { CanonicalHand } from '#histories';
import type { Position } from './definitions.js';

/** From the button to the right. */
const LATE: readonly Position[] = ['CO', 'HJ', 'LJ'];

const EARLY: readonly Position[] = ['UTG', 'UTG+1', 'UTG+2', 'UTG+3', 'UTG+4', 'UTG+5', 'UTG+6'];

/**
 * The position of each player, in the order of the deal; null in games without a button, of a button that the log does not state, and
 * for players of a larger table than any. The blinds are those that were posted: behind a dead small blind nobody is SB.
 */
export const positionsOf = (
  hand: CanonicalHand,
  state: Hand,
  { small, big } = blindsOf(hand, state),
): (Position | null)[] => {
  const positions: (Position | null)[] = state.seats.map(() => null);
  const { buttonSeat, variant } = state.setup;
  // P-VAR-7CS: games with exposed cards have no button.
  if (variant.exposed !== undefined || buttonSeat === null) return positions;
  const button = state.playerAt(buttonSeat);
  if (button !== NO_PLAYER) positions[button] = 'BTN';
  // Heads-up the button posts a blind, and stays the button.
  if (small !== NO_PLAYER) positions[small] ??= 'SB';
  if (big !== NO_PLAYER) positions[big] ??= 'BB';
  const blinds = [small, big].filter((player) => player !== NO_PLAYER && player !== button);
  nameOthers(positions, blinds.length === 0 ? 0 : Math.min(...blinds));
  return positions;
};

/** Who posts the blinds of a hand. */
export interface Blinds {
  /** The players of the small and the big blind, or NO_PLAYER for a blind that nobody posts. */
  readonly small: number;
  readonly big: number;
  /** All who post more than an ante, as bits. */
  readonly posted: number;
}

/**
 * Finds the blinds of a hand. Players who return post blinds too: a small blind behind the big blind is a missed one, and the big
 * blind is the next one behind the small blind. O(events).
 */
export const blindsOf = ({ events }: CanonicalHand, state: Hand): Blinds => {
  let posted = 0;
  let smallBlinds = 0;
  let bigBlinds = 0;
  for (const event of events) {
    if (event.type !== 'post' || event.kind === 'ante') continue;
    const player = state.playerAt(event.seat);
    if (player === NO_PLAYER) continue;
    const bit = bitOf(player);
    posted |= bit;
    if (event.kind === 'small-blind') smallBlinds |= bit;
    else if (event.kind === 'big-blind') bigBlinds |= bit;
  }
  const small = firstOf(smallBlinds);
  const behind = small === NO_PLAYER ? bigBlinds : bigBlinds & -bitOf(small + 1);
  const big = firstOf(behind === 0 ? bigBlinds : behind);
  const isMissed = small > big && big !== NO_PLAYER && state.size > 2;
  return { small: isMissed ? NO_PLAYER : small, big, posted };
};

/**
 * Names the players behind the blinds, up to the button: the last three from the button, the first ones from the blinds. A player who
 * sits between the button and the blinds has no position.
 */
const nameOthers = (positions: (Position | null)[], first: number): void => {
  let left = positions.filter((position, player) => position === null && player >= first).length;
  let early = 0;
  for (let player = first; player < positions.length; player++) {
    if (positions[player] !== null) continue;
    left--;
    positions[player] = left < LATE.length ? LATE[left] : (EARLY[early++] ?? null);
  }
};
