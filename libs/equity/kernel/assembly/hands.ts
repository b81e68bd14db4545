// Who has the best hand, by every rule that the tables serve: the twin is bestHand of libs/ranking.
import { countOf, ranksOf, suitedOf } from './cards';
import { lowRanks, PAIR_ROW, pairOf } from './pairs';

const SHIFT: u32 = 14;
const MASK: u32 = (1 << SHIFT) - 1;
/** Marks in the counters of suits, once they begin with what is missing to eight. */
const MARKS: u32 = 0x8888;
const FIVE_OF_A_SUIT: u64 = 0x3333;
const THREE_OF_A_SUIT: u64 = 0x5555;
const TWO_OF_A_SUIT: u64 = 0x6666;
const SUIT_BITS: u32 = 0x1fff;

/** How a share is decided: `Rule` of the host. */
const BY_KEY: i32 = 0;
const BY_RANKS: i32 = 1;
const BY_PAIRS_AND_KEY: i32 = 2;
const BY_PAIRS_AND_RANKS: i32 = 3;

/** By player, 16 bytes each: his cards counted and suited; and the pairs among them, sixteen places each. */
const HANDS: usize = memory.data(16 * 24, 8);
const PAIRS: usize = memory.data(16 * 24, 8);
/** By share, 16 bytes: its rule, its strengths, its flushes or 0, and the rows of its keys. */
const SHARES: usize = memory.data(16 * 4, 8);

let players: i32 = 0;
let holeCards: i32 = 0;
let pairs: i32 = 0;
let columns: usize = 0;
/** The board that is looked at, as hands are. */
let boardCount: u64 = 0;
let boardSuited: u64 = 0;

export function sharesAt(): usize { return SHARES; }

/** So many players with so many cards each, pairs among which are wanted or not; the columns of all keys. */
export function useHands(count: i32, cards: i32, wantsPairs: bool, columnsAt: usize): void {
  players = count;
  holeCards = cards;
  pairs = wantsPairs ? (cards * (cards - 1)) / 2 : 0;
  columns = columnsAt;
}

/** Reads the hole cards of a player. */
export function readHand(player: i32, hole: usize): void {
  let counted: u64 = 0;
  let suited: u64 = 0;
  let pair = PAIRS + (<usize>player << 4);
  for (let at = 0; at < holeCards; at++) {
    const card = <usize>load<u8>(hole + <usize>at);
    counted += countOf(card);
    suited |= suitedOf(card);
    if (pairs == 0) continue;
    for (let before = 0; before < at; before++)
      store<u8>(pair++, pairOf(<i32>card >> 2, <i32>load<u8>(hole + <usize>before) >> 2));
  }
  const to = HANDS + (<usize>player << 4);
  store<u64>(to, counted);
  store<u64>(to, suited, 8);
}

/** The board that the next questions are about. */
// @ts-ignore: decorator
@inline
export function lookAt(counted: u64, suited: u64): void {
  boardCount = counted;
  boardSuited = suited;
}

/** Those who have the best hand for a share, as bits; none where nobody has a hand. */
// @ts-ignore: decorator
@inline
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
function placeOf(key: u32, rows: usize): usize {
  return (
    <usize>load<u16>(rows + ((<usize>(key >>> SHIFT)) << 1)) +
    <usize>load<u16>(columns + ((<usize>(key & MASK)) << 1))
  );
}

// @ts-ignore: decorator
@inline
function entry(table: usize, place: usize): i32 { return <i32>load<u16>(table + (place << 1)); }

// @ts-ignore: decorator
@inline
function suitOf(suited: u64, suit: u32): u32 { return <u32>(suited >> (<u64>suit << 4)) & SUIT_BITS; }

/** The best hands that were met so far: how good they are, and who holds them. */
let best: i32 = 0;
let winners: u32 = 0;

// @ts-ignore: decorator
@inline
function begin(): void {
  best = 0;
  winners = 0;
}

// @ts-ignore: decorator
@inline
function meet(player: i32, strength: i32): void {
  const bit: u32 = 1 << player;
  winners = select(bit, winners | select<u32>(bit, 0, strength == best), strength > best);
  best = max(best, strength);
}

// @ts-ignore: decorator
@inline
function decided(): u32 { return best == 0 ? 0 : winners; }

/** All cards may play: by the key of hand and board together. */
function byKey(strengths: usize, flushes: usize, rows: usize): u32 {
  const marks: u32 = flushes == 0 ? 0 : MARKS;
  const counted = boardCount + (FIVE_OF_A_SUIT << 32);
  begin();
  for (let player = 0; player < players; player++) {
    const hand = HANDS + (<usize>player << 4);
    const all = counted + load<u64>(hand);
    const marked = <u32>(all >> 32) & marks;
    const strength =
      marked == 0
        ? entry(strengths, placeOf(<u32>all, rows))
        : entry(flushes, suitOf(boardSuited | load<u64>(hand, 8), ctz(marked) >> 2));
    meet(player, strength);
  }
  return decided();
}

/** All cards may play, suits and pairs aside. */
function byRanks(strengths: usize): u32 {
  begin();
  for (let player = 0; player < players; player++)
    meet(player, entry(strengths, ranksOf(boardSuited | load<u64>(HANDS + (<usize>player << 4), 8))));
  return decided();
}

/** The best of a row of pairs for the pairs of a player. */
// @ts-ignore: decorator
@inline
function bestPair(row: usize, player: i32): i32 {
  const from = PAIRS + (<usize>player << 4);
  let strength: i32 = 0;
  for (let pair = 0; pair < pairs; pair++)
    strength = max(strength, entry(row, <usize>load<u8>(from + <usize>pair)));
  return strength;
}

/** Two hole cards and three of the board: a row of the table for the ranks of the board. */
function byPairsAndKey(table: usize, flushes: usize, rows: usize): u32 {
  const row = table + placeOf(<u32>boardCount, rows) * PAIR_ROW;
  const marked = <u32>((boardCount + (THREE_OF_A_SUIT << 32)) >> 32) & MARKS;
  begin();
  for (let player = 0; player < players; player++) {
    let strength = bestPair(row, player);
    if (marked != 0) {
      const hand = HANDS + (<usize>player << 4);
      if ((((load<u64>(hand) >> 32) + TWO_OF_A_SUIT) & marked) != 0) {
        const suit = ctz(marked) >> 2;
        strength = max(strength, bestFlush(flushes, suitOf(boardSuited, suit), suitOf(load<u64>(hand, 8), suit)));
      }
    }
    meet(player, strength);
  }
  return decided();
}

/** The best flush of two ranks of the hand and three of the board. */
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

/** Two hole cards and three of the board, suits and pairs aside, of the ace and the ranks up to the eight. */
function byPairsAndRanks(table: usize): u32 {
  const ranks = lowRanks(ranksOf(boardSuited));
  if (popcnt(ranks) < 3) return 0;
  const row = table + <usize>ranks * PAIR_ROW;
  begin();
  for (let player = 0; player < players; player++) meet(player, bestPair(row, player));
  return decided();
}
