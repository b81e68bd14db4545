import { Field, FIRST_PLAYER, HandFlag, Of, PER_PLAYER, type TableDigest } from './digest-layout.js';
import type { Reporter } from './reporter.js';
import { countDealtIn, findPlayer, isDealtAgain, isDealtIn, NOWHERE } from './players.js';
import { findBigBlind } from './posts.js';
import { isWithin, nextRegular } from './seats.js';
import type { TablePair } from './table-pair.js';

/**
 * P-BLIND-1: the big blind moves to the next player, and nobody posts it twice or is left out. Where a
 * player came or left, the blinds may go round him or not, and are not compared. O(players²).
 *
 * @returns whether the blind is where it should be, as far as that is known
 */
export const checkBlinds = ({ earlier, later, isSameTable }: TablePair, reporter: Reporter): boolean => {
  if ((earlier[Field.flags] & later[Field.flags] & HandFlag.blinds) === 0) return true;
  if (isDealtAgain(earlier, later)) return true;
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
  const { earlier, later, lowered, unchanged } = pair;
  const mayHidePlay = lowered.length > 1 || unchanged < 2 || !pair.hasOnlyBuyers;
  if (mayHidePlay && pair.countWitnesses(0) < 2) return false;
  if ((earlier[Field.flags] & later[Field.flags] & HandFlag.blinds) === 0) return false;
  const before = findBigBlind(earlier);
  const big = findBigBlind(later);
  if (before === NOWHERE || big === NOWHERE) return false;
  const from = earlier[before + Of.seat];
  const to = later[big + Of.seat];
  if (from === to) return false;
  for (let at = FIRST_PLAYER; at < later.length; at += PER_PLAYER) {
    const seat = later[at + Of.seat];
    if (seat !== to && isWithin(seat, from, to) && !isAway(earlier, later, at)) return false;
  }
  return pair.left === 0 || !leavesBetween(earlier, later, from, to);
};

/** Whether a player has no chips, or is dealt in in neither hand. */
const isAway = (earlier: TableDigest, later: TableDigest, at: number): boolean => {
  if (later[at + Of.start] === 0) return true;
  const before = findPlayer(earlier, later[at + Of.name], at);
  return before !== NOWHERE && !isDealtIn(earlier, before) && !isDealtIn(later, at);
};

/** Whether a player with chips left a seat after one and up to another one, who may have posted a blind before. O(players²). */
const leavesBetween = (earlier: TableDigest, later: TableDigest, from: number, to: number): boolean => {
  for (let at = FIRST_PLAYER; at < earlier.length; at += PER_PLAYER)
    if (
      earlier[at + Of.finish] !== 0 &&
      isWithin(earlier[at + Of.seat], from, to) &&
      findPlayer(later, earlier[at + Of.name], at) === NOWHERE
    )
      return true;
  return false;
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
