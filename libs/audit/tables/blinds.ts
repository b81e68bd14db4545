import {
  Field,
  FIRST_PLAYER,
  HandFlag,
  Of,
  PER_PLAYER,
  SeatFlag,
  type TableDigest,
} from './digest-layout.js';
import type { Reporter } from './reporter.js';
import { isWithin, nextRegular } from './seats.js';
import { countDealtIn, NOWHERE, type TablePair } from './table-pair.js';

/**
 * P-BLIND-1: the big blind moves to the next player, and nobody posts it twice or is left out. Where a
 * player came or left, the blinds may go round him or not, and are not compared. O(players²).
 *
 * @returns whether the blind is where it should be, as far as that is known
 */
export const checkBlinds = ({ earlier, later, isSameTable }: TablePair, reporter: Reporter): boolean => {
  if ((earlier[Field.flags] & later[Field.flags] & HandFlag.blinds) === 0) return true;
  if (!isSameTable || countDealtIn(earlier) === 2 || countDealtIn(later) === 2) return true;
  if (movesBigBlind(earlier, later) !== false) return true;
  const due = nextRegular(earlier, later, earlier[findBigBlind(earlier) + Of.seat]);
  const seat = later[findBigBlind(later) + Of.seat];
  const line = later[Field.line];
  reporter.add('blind-order', ['P-BLIND-1'], line, seat, { seats: [due] }, { seats: [seat] });
  return false;
};

/**
 * Whether the big blind shows that no hand was played between two: it is posted by the very next player who is dealt in, nobody
 * who sat between has left, at most one player has fewer chips, nobody can have won them, and others have paid no blind since. O(players).
 */
export const movesByOne = (pair: TablePair): boolean => {
  const { earlier, later, lowered, left, unchanged } = pair;
  if (left > 0 || lowered.length > 1 || unchanged < 2 || !pair.hasOnlyBuyers) return false;
  if ((earlier[Field.flags] & later[Field.flags] & HandFlag.blinds) === 0) return false;
  const before = findBigBlind(earlier);
  const big = findBigBlind(later);
  if (before === NOWHERE || big === NOWHERE || before === big) return false;
  const from = earlier[before + Of.seat];
  const to = later[big + Of.seat];
  for (let at = FIRST_PLAYER; at < later.length; at += PER_PLAYER) {
    const seat = later[at + Of.seat];
    if (seat !== to && later[at + Of.start] !== 0 && isWithin(seat, from, to)) return false;
  }
  return true;
};

/** Whether the big blind goes to the next player, or to a new one before; null if that is not known. O(players²). */
export const movesBigBlind = (earlier: TableDigest, later: TableDigest): boolean | null => {
  const before = findBigBlind(earlier);
  const at = findBigBlind(later);
  if (before === NOWHERE || at === NOWHERE) return null;
  const from = earlier[before + Of.seat];
  const due = nextRegular(earlier, later, from);
  return Number.isNaN(due) ? null : isWithin(later[at + Of.seat], from, due);
};

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

const findPost = (digest: TableDigest, flag: number): number => {
  for (let at = FIRST_PLAYER; at < digest.length; at += PER_PLAYER)
    if ((digest[at + Of.flags] & flag) !== 0) return at;
  return NOWHERE;
};
