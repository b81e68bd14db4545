// Finds the winners of a share of the pot, by every rule that the tables support. `bestHand` of libs/ranking is the reference
// implementation.
import { countOf, ranksOf, suitedOf } from './cards';
import { lowRanks, PAIR_ROW, pairOf } from './pairs';

const SHIFT: u32 = 14;
const MASK: u32 = (1 << SHIFT) - 1;
/** The top bit of each suit counter. A counter that starts at 8 minus a number of cards sets it when the suit has that many. */
export const MARKS: u32 = 0x8888;
export const FIVE_OF_A_SUIT: u64 = 0x3333;
const THREE_OF_A_SUIT: u64 = 0x5555;
const TWO_OF_A_SUIT: u64 = 0x6666;
const SUIT_BITS: u32 = 0x1fff;

/** The rules that decide a share, numbered as in `share-tables.ts`. */
const BY_KEY: i32 = 0;
const BY_RANKS: i32 = 1;
const BY_PAIRS_AND_KEY: i32 = 2;
const BY_PAIRS_AND_RANKS: i32 = 3;

/**
 * By player, 16 bytes each: the counts and suited ranks (`cards.ts`) of all cards, and of the known cards alone; the pairs of ranks
 * among all cards.
 */
const HANDS: usize = memory.data(16 * 24, 8);
const KNOWN: usize = memory.data(16 * 24, 8);
const PAIRS: usize = memory.data(16 * 24, 8);
/** By player: the strength for the share that was decided last. */
const STRENGTHS: usize = memory.data(4 * 24, 4);
/** By share, 16 bytes: the rule, and the addresses of its strengths, of its flushes (or 0) and of the rows of its keys. */
const SHARES: usize = memory.data(16 * 4, 8);

let players: i32 = 0;
let pairs: i32 = 0;
let columns: usize = 0;
/** The counts and suited ranks of the current board. */
let boardCount: u64 = 0;
let boardSuited: u64 = 0;

export function sharesAt(): usize { return SHARES; }
export function strengthsAt(): usize { return STRENGTHS; }

/** Sets the number of players and of their cards, whether pairs are needed, and the address of the columns of all keys. */
export function useHands(count: i32, cards: i32, wantsPairs: bool, columnsAt: usize): void {
  players = count;
  pairs = wantsPairs ? (cards * (cards - 1)) / 2 : 0;
  columns = columnsAt;
}

/** Reads the known cards of a player. */
export function readHand(player: i32, hole: usize, known: i32): void {
  const at = <usize>player << 4;
  store<u64>(KNOWN + at, 0);
  store<u64>(KNOWN + at, 0, 8);
  addCards(player, hole, known);
  store<u64>(KNOWN + at, load<u64>(HANDS + at));
  store<u64>(KNOWN + at, load<u64>(HANDS + at, 8), 8);
  if (pairs != 0) for (let at = 1; at < known; at++) addPairs(player, hole, at);
}

/** The counts and the suited ranks of a player's known cards. */
// @ts-ignore: decorator
@inline
export function knownCount(player: i32): u64 { return load<u64>(KNOWN + (<usize>player << 4)); }
// @ts-ignore: decorator
@inline
export function knownSuited(player: i32): u64 { return load<u64>(KNOWN + (<usize>player << 4), 8); }

/** Adds `missing` cards to the known cards of a player, in place of those that were added before. */
// @ts-ignore: decorator
@inline
export function addToHand(player: i32, hole: usize, known: i32, from: usize, missing: i32): void {
  addCards(player, from, missing);
  if (pairs == 0) return;
  for (let next = 0; next < missing; next++) {
    store<u8>(hole + <usize>(known + next), load<u8>(from + <usize>next));
    addPairs(player, hole, known + next);
  }
}

/** Counts the known cards of a player together with `cards` others. */
// @ts-ignore: decorator
@inline
function addCards(player: i32, from: usize, cards: i32): void {
  const at = <usize>player << 4;
  let counted = load<u64>(KNOWN + at);
  let suited = load<u64>(KNOWN + at, 8);
  for (let next = 0; next < cards; next++) {
    const card = <usize>load<u8>(from + <usize>next);
    counted += countOf(card);
    suited |= suitedOf(card);
  }
  store<u64>(HANDS + at, counted);
  store<u64>(HANDS + at, suited, 8);
}

/** Lists the pairs of ranks of a card with the cards before it. */
function addPairs(player: i32, hole: usize, at: i32): void {
  const rank = <i32>load<u8>(hole + <usize>at) >> 2;
  const to = PAIRS + (<usize>player << 4) + <usize>((at * (at - 1)) / 2);
  for (let before = 0; before < at; before++)
    store<u8>(to + <usize>before, pairOf(rank, <i32>load<u8>(hole + <usize>before) >> 2));
}

/** Sets the current board from a list of cards. */
export function readBoard(from: usize, cards: i32): void {
  boardCount = 0;
  boardSuited = 0;
  for (let next = 0; next < cards; next++) {
    const card = <usize>load<u8>(from + <usize>next);
    boardCount += countOf(card);
    boardSuited |= suitedOf(card);
  }
}

/** Sets the current board from its counts. */
// @ts-ignore: decorator
@inline
export function lookAt(counted: u64, suited: u64): void {
  boardCount = counted;
  boardSuited = suited;
}

/** The winners of a share as a mask; 0 if no player has a hand for it. */
export function winnersOf(share: i32): u32 {
  const at = SHARES + (<usize>share << 4);
  const strengths = <usize>load<u32>(at, 4);
  const flushes = <usize>load<u32>(at, 8);
  const rows = <usize>load<u32>(at, 12);
  switch (load<i32>(at)) {
    case BY_KEY: return byKey(strengths, flushes, rows);
    case BY_RANKS: return byRanks(strengths);
    case BY_PAIRS_AND_KEY: return byPairsAndKey(strengths, flushes, rows);
    default: return byPairsAndRanks(strengths);
  }
}

// @ts-ignore: decorator
@inline
export function placeOf(key: u32, rows: usize, columns: usize): usize {
  return (
    <usize>load<u16>(rows + ((<usize>(key >>> SHIFT)) << 1)) +
    <usize>load<u16>(columns + ((<usize>(key & MASK)) << 1))
  );
}

// @ts-ignore: decorator
@inline
export function entry(table: usize, place: usize): i32 { return <i32>load<u16>(table + (place << 1)); }

// @ts-ignore: decorator
@inline
export function suitOf(suited: u64, suit: u32): u32 { return <u32>(suited >> (<u64>suit << 4)) & SUIT_BITS; }

/**
 * Updates the best result so far with the strength of a player: the best strength in the upper half, and the players who have it
 * as a mask in the lower half. A strength of 0 means no hand.
 */
// @ts-ignore: decorator
@inline
export function updateBest(best: u64, player: i32, strength: i32): u64 {
  const alone = (<u64>strength << 32) | (<u64>1 << player);
  const strongest = <i32>(best >> 32);
  return select(alone, best | select<u64>(<u64>1 << player, 0, strength == strongest), strength > strongest);
}

/** Stores the strength of a player, and returns it. */
// @ts-ignore: decorator
@inline
function noted(player: i32, strength: i32): i32 {
  store<i32>(STRENGTHS + (<usize>player << 2), strength);
  return strength;
}

// @ts-ignore: decorator
@inline
export function winnersAmong(best: u64): u32 { return best >> 32 == 0 ? 0 : <u32>best; }

/** Whether the first share goes by the keys of whole hands. */
// @ts-ignore: decorator
@inline
export function isByKey(): bool { return load<i32>(SHARES) == BY_KEY; }

/** The addresses of the strengths, the flushes (or 0) and the rows of the first share. */
// @ts-ignore: decorator
@inline
export function strengthsOfShare(): usize { return <usize>load<u32>(SHARES, 4); }
// @ts-ignore: decorator
@inline
export function flushesOfShare(): usize { return <usize>load<u32>(SHARES, 8); }
// @ts-ignore: decorator
@inline
export function rowsOfShare(): usize { return <usize>load<u32>(SHARES, 12); }
// @ts-ignore: decorator
@inline
export function columnsOfShares(): usize { return columns; }

/** All cards may play: looks up the key of hand and board together. */
function byKey(strengths: usize, flushes: usize, rows: usize): u32 {
  const marks: u32 = flushes == 0 ? 0 : MARKS;
  const counted = boardCount + (FIVE_OF_A_SUIT << 32);
  let best: u64 = 0;
  for (let player = 0; player < players; player++) {
    const hand = HANDS + (<usize>player << 4);
    const all = counted + load<u64>(hand);
    const marked = <u32>(all >> 32) & marks;
    const strength =
      marked == 0
        ? entry(strengths, placeOf(<u32>all, rows, columns))
        : entry(flushes, suitOf(boardSuited | load<u64>(hand, 8), ctz(marked) >> 2));
    best = updateBest(best, player, noted(player, strength));
  }
  return winnersAmong(best);
}

/** All cards may play, and neither suits nor pairs matter. */
function byRanks(strengths: usize): u32 {
  let best: u64 = 0;
  for (let player = 0; player < players; player++)
    best = updateBest(best, player, noted(player, entry(strengths, ranksOf(boardSuited | load<u64>(HANDS + (<usize>player << 4), 8)))));
  return winnersAmong(best);
}

/** The best strength of the player's pairs in a row of the table. */
// @ts-ignore: decorator
@inline
function bestPair(row: usize, player: i32): i32 {
  const from = PAIRS + (<usize>player << 4);
  let strength: i32 = 0;
  for (let pair = 0; pair < pairs; pair++)
    strength = max(strength, entry(row, <usize>load<u8>(from + <usize>pair)));
  return strength;
}

/** Two hole cards and three board cards play: the ranks of the board select a row of the table. */
function byPairsAndKey(table: usize, flushes: usize, rows: usize): u32 {
  const row = table + placeOf(<u32>boardCount, rows, columns) * PAIR_ROW;
  const marked = <u32>((boardCount + (THREE_OF_A_SUIT << 32)) >> 32) & MARKS;
  let best: u64 = 0;
  for (let player = 0; player < players; player++) {
    let strength = bestPair(row, player);
    if (marked != 0) {
      const hand = HANDS + (<usize>player << 4);
      if ((((load<u64>(hand) >> 32) + TWO_OF_A_SUIT) & marked) != 0) {
        const suit = ctz(marked) >> 2;
        strength = max(strength, bestFlush(flushes, suitOf(boardSuited, suit), suitOf(load<u64>(hand, 8), suit)));
      }
    }
    best = updateBest(best, player, noted(player, strength));
  }
  return winnersAmong(best);
}

/** The best flush of two suited ranks of the hand and three of the board. */
function bestFlush(flushes: usize, board: u32, hand: u32): i32 {
  let strength: i32 = 0;
  for (let threes = board; threes != 0; threes &= threes - 1)
    for (let twos = threes & (threes - 1); twos != 0; twos &= twos - 1)
      for (let ones = twos & (twos - 1); ones != 0; ones &= ones - 1) {
        const three = lowest(threes) | lowest(twos) | lowest(ones);
        for (let pairs = hand; pairs != 0; pairs &= pairs - 1)
          for (let others = pairs & (pairs - 1); others != 0; others &= others - 1)
            strength = max(strength, entry(flushes, <usize>(three | lowest(pairs) | lowest(others))));
      }
  return strength;
}

// @ts-ignore: decorator
@inline
function lowest(mask: u32): u32 { return mask & (0 - mask); }

/** Two hole cards and three board cards play, neither suits nor pairs matter, and only the ace and the ranks up to eight count. */
function byPairsAndRanks(table: usize): u32 {
  const ranks = lowRanks(ranksOf(boardSuited));
  const row = table + <usize>ranks * PAIR_ROW;
  let best: u64 = 0;
  for (let player = 0; player < players; player++) best = updateBest(best, player, noted(player, bestPair(row, player)));
  return winnersAmong(best);
}
