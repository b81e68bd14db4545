import { FIRST_PLAYER, Of, PER_PLAYER, SeatFlag, type TableDigest } from './digest-layout.js';
import { NOWHERE } from './players.js';
import { isWithin } from './seats.js';

/**
 * The player of the big blind: of several who post one, the first after the small blind, as the others enter. NOWHERE if that is
 * not known. O(players).
 */
export const findBigBlind = (digest: TableDigest): number => {
  let found = NOWHERE;
  let isOne = true;
  const small = findPost(digest, SeatFlag.smallBlind);
  for (let at = FIRST_PLAYER; at < digest.length; at += PER_PLAYER) {
    if ((digest[at + Of.flags] & SeatFlag.bigBlind) === 0) continue;
    if (found !== NOWHERE) isOne = false;
    if (found === NOWHERE || small === NOWHERE) found = at;
    else if (isWithin(digest[at + Of.seat], digest[small + Of.seat], digest[found + Of.seat])) found = at;
  }
  return isOne || small !== NOWHERE ? found : NOWHERE;
};

/** The first player with a post; NOWHERE if there is none. O(players). */
export const findPost = (digest: TableDigest, flag: number): number => {
  for (let at = FIRST_PLAYER; at < digest.length; at += PER_PLAYER)
    if ((digest[at + Of.flags] & flag) !== 0) return at;
  return NOWHERE;
};
