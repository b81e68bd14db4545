import { FIRST_PLAYER, Of, PER_PLAYER, type TableDigest } from './digest-layout.js';
import { findPlayer, isRegular, NOWHERE } from './players.js';

/**
 * The seats from one seat on, clockwise, as far as the first one whose player is dealt in in both hands. A position that moves
 * by one goes to one of them: the others are empty, or of a player who came or left. O(players²).
 *
 * @returns that first seat; NaN if there is none
 */
export const nextRegular = (earlier: TableDigest, later: TableDigest, from: number): number => {
  let next = NaN;
  let nearest = Infinity;
  for (let at = FIRST_PLAYER; at < later.length; at += PER_PLAYER) {
    const before = findPlayer(earlier, later[at + Of.name], at);
    if (before === NOWHERE || !isRegular(earlier, later, before, at)) continue;
    const distance = distanceFrom(from, later[at + Of.seat]);
    if (distance < nearest) {
      nearest = distance;
      next = later[at + Of.seat];
    }
  }
  return next;
};

/** Whether a seat lies after another one, clockwise, and no farther than a third. */
export const isWithin = (seat: number, from: number, to: number): boolean =>
  distanceFrom(from, seat) <= distanceFrom(from, to);

/** More seats than any table has. */
const ROUND = 1000;

/** The seats from one to another, clockwise; a whole round to itself. */
const distanceFrom = (from: number, to: number): number => (to > from ? to - from : to - from + ROUND);
