import {
  Field,
  FIRST_PLAYER,
  HandFlag,
  Of,
  PER_PLAYER,
  SeatFlag,
  type TableDigest,
} from './digest-layout.js';
import { isDealtIn, NOWHERE } from './players.js';
import { findBigBlind } from './posts.js';
import type { Reporter } from './reporter.js';
import { isWithin } from './seats.js';
import type { TablePair } from './table-pair.js';

const POSTED = SeatFlag.smallBlind | SeatFlag.bigBlind | SeatFlag.otherPost;

/**
 * P-BLIND-1: a player of a cash game whom the big blind passed while he was away posts a blind when he comes back. `owing` has
 * the names of those players; it is changed. O(players).
 */
export const checkMissedBlinds = (
  { earlier, later }: TablePair,
  owing: Set<number>,
  reporter: Reporter,
): void => {
  const isCashGame = later[Field.tournament] === 0;
  if (!isCashGame || (earlier[Field.flags] & later[Field.flags] & HandFlag.blinds) === 0) {
    owing.clear();
    return;
  }
  for (let at = FIRST_PLAYER; at < later.length; at += PER_PLAYER) {
    const name = later[at + Of.name];
    if (!isDealtIn(later, at) || !owing.delete(name)) continue;
    if ((later[at + Of.flags] & POSTED) !== 0) continue;
    reporter.add('missed-blind', ['P-BLIND-1'], later[at + Of.line], later[at + Of.seat], null, null);
  }
  notePassed(earlier, later, owing);
};

/** Notes who is away while the big blind goes from one player to the next. */
const notePassed = (earlier: TableDigest, later: TableDigest, owing: Set<number>): void => {
  const before = findBigBlind(earlier);
  const big = findBigBlind(later);
  if (before === NOWHERE || big === NOWHERE) return;
  for (let at = FIRST_PLAYER; at < later.length; at += PER_PLAYER) {
    if (isDealtIn(later, at) || !(later[at + Of.start] > 0)) continue;
    if (isWithin(later[at + Of.seat], earlier[before + Of.seat], later[big + Of.seat]))
      owing.add(later[at + Of.name]);
  }
};
