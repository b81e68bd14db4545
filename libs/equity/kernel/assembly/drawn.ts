// The winners of one board and an undivided pot, where all cards of a hand may play: the usual case of trials (`byKey` of hands.ts). The
// cards are counted where they were drawn; suits are read only for flushes.
import { countOf, suitedOf } from './cards';
import {
  columnsOfShares, entry, FIVE_OF_A_SUIT, flushesOfShare, knownCount, knownSuited, MARKS, placeOf, rowsOfShare,
  strengthsOfShare, suitOf, updateBest, winnersAmong,
} from './hands';

/** By player: the number of cards to draw. */
export const MISSING: usize = memory.data(24);

/**
 * The winners after the cards at `drawn` are dealt, first to players and then to the board. `onBoard` is the address of its known
 * cards, counted and suited.
 */
export function winnersOfDrawn(players: i32, drawn: usize, boardDrawn: usize, boardMissing: usize, onBoard: usize): u32 {
  const strengths = strengthsOfShare();
  const flushes = flushesOfShare();
  const rows = rowsOfShare();
  const columns = columnsOfShares();
  const marks: u32 = flushes == 0 ? 0 : MARKS;
  const board = load<u64>(onBoard) + (FIVE_OF_A_SUIT << 32) + countDrawn(boardDrawn, boardMissing);
  let best: u64 = 0;
  let own = drawn;
  for (let player = 0; player < players; player++) {
    const missing = <usize>load<u8>(MISSING + <usize>player);
    const all = board + knownCount(player) + countDrawn(own, missing);
    const marked = <u32>(all >> 32) & marks;
    let strength: i32;
    if (marked == 0) strength = entry(strengths, placeOf(<u32>all, rows, columns));
    else {
      const suited = load<u64>(onBoard, 8) | knownSuited(player);
      const drawnToo = suitedDrawn(boardDrawn, boardMissing, suitedDrawn(own, missing, suited));
      strength = entry(flushes, suitOf(drawnToo, ctz(marked) >> 2));
    }
    best = updateBest(best, player, strength);
    own += missing;
  }
  return winnersAmong(best);
}

// @ts-ignore: decorator
@inline
function countDrawn(from: usize, cards: usize): u64 {
  if (cards == 2) return countOf(load<u8>(from)) + countOf(load<u8>(from, 1));
  let counted: u64 = 0;
  for (let next: usize = 0; next < cards; next++) counted += countOf(<usize>load<u8>(from + next));
  return counted;
}

function suitedDrawn(from: usize, cards: usize, suited: u64): u64 {
  for (let next: usize = 0; next < cards; next++) suited |= suitedOf(<usize>load<u8>(from + next));
  return suited;
}
