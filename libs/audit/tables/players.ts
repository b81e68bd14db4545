import {
  FIRST_PLAYER,
  HandFlag,
  Field,
  Of,
  PER_PLAYER,
  SeatFlag,
  type TableDigest,
} from './digest-layout.js';

/** A place of no player. */
export const NOWHERE = -1;

/** The place of a player in a digest. Most players keep their place. O(1), or O(players). */
export const findPlayer = (digest: TableDigest, name: number, guess: number): number => {
  if (guess < digest.length && digest[guess + Of.name] === name) return guess;
  for (let at = FIRST_PLAYER; at < digest.length; at += PER_PLAYER)
    if (digest[at + Of.name] === name) return at;
  return NOWHERE;
};

/** Whether half of the players of two hands are the same, in the same seats. In a pool, each hand has other players at a table of the same name. */
export const haveTableInCommon = (one: TableDigest, other: TableDigest): boolean => {
  if ((one[Field.flags] & HandFlag.anonymous) !== 0) return true;
  let common = 0;
  for (let at = FIRST_PLAYER; at < one.length; at += PER_PLAYER) if (isInSeat(other, one, at)) common++;
  return 2 * common * PER_PLAYER >= Math.max(one.length, other.length) - FIRST_PLAYER;
};

const isInSeat = (digest: TableDigest, other: TableDigest, at: number): boolean => {
  const found = findPlayer(digest, other[at + Of.name], at);
  return found !== NOWHERE && digest[found + Of.seat] === other[at + Of.seat];
};

/** Whether a player is dealt in in both hands, in the same seat, and not out of chips between them. */
export const isRegular = (earlier: TableDigest, later: TableDigest, before: number, at: number): boolean =>
  isDealtIn(earlier, before) &&
  isDealtIn(later, at) &&
  earlier[before + Of.seat] === later[at + Of.seat] &&
  earlier[before + Of.finish] !== 0;

export const isDealtIn = (digest: TableDigest, at: number): boolean =>
  (digest[at + Of.flags] & SeatFlag.dealtIn) !== 0;

export const countDealtIn = (digest: TableDigest): number => {
  let count = 0;
  for (let at = FIRST_PLAYER; at < digest.length; at += PER_PLAYER) if (isDealtIn(digest, at)) count++;
  return count;
};

/** Whether a hand has the button of a void hand before it. */
export const isDealtAgain = (earlier: TableDigest, later: TableDigest): boolean =>
  (earlier[Field.flags] & HandFlag.isVoid) !== 0 && earlier[Field.button] === later[Field.button];
