// Random trials of a spot. libs/equity/monte-carlo/plain-trials.ts is the reference implementation and describes the method.
import { countOf, suitedOf } from './cards';
import { dealHands, holeOf, shuffle, STUB } from './dealing';
import { MISSING, winnersOfDrawn } from './drawn';
import { addToHand, isByKey, lookAt, readHand, winnersOf } from './hands';

const MAX_PLAYERS: i32 = 24;
/** Parts of a pot that are counted: two boards, two halves of each, players. */
const MAX_PARTS: i32 = 128;

/** Input. By player: the numbers of known cards and of cards to draw. By board: its cards, counted and suited. */
const KNOWN: usize = memory.data(24);
const BOARDS: usize = memory.data(16 * 2, 8);
/** Indexed by number of parts: the units of one part. */
const UNITS: usize = memory.data(4 * 128, 4);

/**
 * Output. By player: cases won, and cases shared. PARTS[share][player][parts]: cases in which the player won one of `parts` equal
 * parts.
 */
const WINS: usize = memory.data(4 * 24, 4);
const TIES: usize = memory.data(4 * 24, 4);
const PARTS: usize = memory.data(4 * 128 * 24 * 2, 4);
/** By player: the sums over all deals of the units won, and of their squares. */
const SUMS: usize = memory.data(8 * 24, 8);
const SQUARES: usize = memory.data(8 * 24, 8);

/** By player: the units won in the deal, and the halves won alone in the case. */
const WON: usize = memory.data(4 * 24, 4);
const ALONE: usize = memory.data(4 * 24, 4);
/** By share: the winners. */
const WINNERS: usize = memory.data(4 * 2, 4);

let players: i32 = 0;
let shares: i32 = 0;
let boards: i32 = 0;
let boardMissing: i32 = 0;
let draws: i32 = 0;
let needed: i32 = 0;

export function knownAt(): usize { return KNOWN; }
export function missingAt(): usize { return MISSING; }
export function boardsAt(): usize { return BOARDS; }
export function unitsAt(): usize { return UNITS; }
export function trialWinsAt(): usize { return WINS; }
export function trialTiesAt(): usize { return TIES; }
export function trialPartsAt(): usize { return PARTS; }
export function sumsAt(): usize { return SUMS; }
export function squaresAt(): usize { return SQUARES; }

/** Sets the numbers of players, shares of the pot, boards and missing cards of each board, and the draws for each deal. */
export function useTrials(playerCount: i32, shareCount: i32, boardCount: i32, lacking: i32, drawCount: i32): void {
  players = playerCount;
  shares = shareCount;
  boards = boardCount;
  boardMissing = lacking;
  draws = drawCount;
  needed = lacking * boardCount;
  for (let player = 0; player < players; player++) needed += <i32>load<u8>(MISSING + <usize>player);
}

/** Runs trials in deals of several draws each; the last deal may have fewer. */
export function runTrials(trials: i32): void {
  memory.fill(WINS, 0, 4 * 24);
  memory.fill(TIES, 0, 4 * 24);
  memory.fill(PARTS, 0, 4 * 128 * 24 * 2);
  memory.fill(SUMS, 0, 8 * 24);
  memory.fill(SQUARES, 0, 8 * 24);
  for (let player = 0; player < players; player++) readHand(player, holeOf(player), 0);
  for (let left = trials; left > 0; left -= draws) {
    dealHands();
    for (let player = 0; player < players; player++) {
      const known = <i32>load<u8>(KNOWN + <usize>player);
      if (known != 0) readHand(player, holeOf(player), known);
      store<i32>(WON + (<usize>player << 2), 0);
    }
    const most = min(draws, left);
    for (let draw = 0; draw < most; draw++) complete(draw * needed);
    noteDeal();
  }
}

/** Adds the units that the players won in the deal. */
function noteDeal(): void {
  for (let player = 0; player < players; player++) {
    const won = <f64>load<i32>(WON + (<usize>player << 2));
    const at = <usize>player << 3;
    store<f64>(SUMS + at, load<f64>(SUMS + at) + won);
    store<f64>(SQUARES + at, load<f64>(SQUARES + at) + won * won);
  }
}

/** Draws the missing cards, first for players and then for boards, and settles the pot. */
function complete(from: i32): void {
  shuffle(from, needed);
  let at = STUB + <usize>from;
  if (boards == 1 && shares == 1 && isByKey()) {
    settleWhole(winnersOfDrawn(players, at, at + <usize>(needed - boardMissing), <usize>boardMissing, BOARDS));
    return;
  }
  for (let player = 0; player < players; player++) {
    const missing = <i32>load<u8>(MISSING + <usize>player);
    if (missing == 0) continue;
    addToHand(player, holeOf(player), <i32>load<u8>(KNOWN + <usize>player), at, missing);
    at += <usize>missing;
  }
  if (boards == 1 && shares == 1) {
    fillBoard(0, at);
    settleWhole(winnersOf(0));
  } else settleParts(at);
}

/** Adds the drawn cards to those of the board. */
// @ts-ignore: decorator
@inline
function fillBoard(board: i32, at: usize): void {
  const onBoard = BOARDS + (<usize>board << 4);
  let counted = load<u64>(onBoard);
  let suited = load<u64>(onBoard, 8);
  for (let next = 0; next < boardMissing; next++) {
    const card = <usize>load<u8>(at + <usize>next);
    counted += countOf(card);
    suited |= suitedOf(card);
  }
  lookAt(counted, suited);
}

// @ts-ignore: decorator
@inline
function increase(at: usize, by: i32): void { store<i32>(at, load<i32>(at) + by); }

// @ts-ignore: decorator
@inline
function partsAt(share: i32, player: i32, parts: i32): usize {
  return PARTS + (<usize>((share * MAX_PLAYERS + player) * MAX_PARTS + parts) << 2);
}

/** One pot, undivided. */
function settleWhole(winners: u32): void {
  if ((winners & (winners - 1)) == 0) {
    if (winners == 0) return;
    const player = <i32>ctz(winners);
    increase(WINS + (<usize>player << 2), 1);
    increase(partsAt(0, player, 1), 1);
    increase(WON + (<usize>player << 2), load<i32>(UNITS, 4));
    return;
  }
  const parts = popcnt(winners);
  const units = load<i32>(UNITS + (<usize>parts << 2));
  for (let rest = winners; rest != 0; rest &= rest - 1) {
    const player = <i32>ctz(rest);
    increase(TIES + (<usize>player << 2), 1);
    increase(partsAt(0, player, parts), 1);
    increase(WON + (<usize>player << 2), units);
  }
}

/** Settles a pot that is split between boards and halves, as `Scorer` does. */
function settleParts(from: usize): void {
  memory.fill(ALONE, 0, 4 * 24);
  let halves: i32 = 0;
  let some: u32 = 0;
  for (let board = 0; board < boards; board++) {
    fillBoard(board, from + <usize>(board * boardMissing));
    let won: i32 = 0;
    for (let share = 0; share < shares; share++) {
      const winners = winnersOf(share);
      store<u32>(WINNERS + (<usize>share << 2), winners);
      won += <i32>(winners != 0);
    }
    halves += won;
    for (let share = 0; share < shares; share++) {
      const winners = load<u32>(WINNERS + (<usize>share << 2));
      if (winners == 0) continue;
      some |= winners;
      const count = popcnt(winners);
      const parts = boards * won * count;
      const units = load<i32>(UNITS + (<usize>parts << 2));
      for (let rest = winners; rest != 0; rest &= rest - 1) {
        const player = <i32>ctz(rest);
        increase(partsAt(share, player, parts), 1);
        increase(WON + (<usize>player << 2), units);
        if (count == 1) increase(ALONE + (<usize>player << 2), 1);
      }
    }
  }
  for (; some != 0; some &= some - 1) {
    const player = <usize>ctz(some) << 2;
    increase((load<i32>(ALONE + player) == halves ? WINS : TIES) + player, 1);
  }
}
