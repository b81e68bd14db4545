// Who has the best hand, by every rule that the tables serve: the reference implementation is bestHand of libs/ranking.
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

/** By player, 16 bytes each: his cards counted and suited, all of them and those that are known; the pairs among them. */
const HANDS: usize = memory.data(16 * 24, 8);
const KNOWN: usize = memory.data(16 * 24, 8);
const PAIRS: usize = memory.data(16 * 24, 8);
/** By player: how good his hand is for the share that was decided last. */
const STRENGTHS: usize = memory.data(4 * 24, 4);
/** By share, 16 bytes: its rule, its strengths, its flushes or 0, and the rows of its keys. */
const SHARES: usize = memory.data(16 * 4, 8);

let players: i32 = 0;
let pairs: i32 = 0;
let columns: usize = 0;
/** The board that is looked at, as hands are. */
let boardCount: u64 = 0;
let boardSuited: u64 = 0;

export function sharesAt(): usize { return SHARES; }
export function strengthsAt(): usize { return STRENGTHS; }

/** So many players with so many cards each, pairs among which are wanted or not; the columns of all keys. */
export function useHands(count: i32, cards: i32, wantsPairs: bool, columnsAt: usize): void {
  players = count;
  pairs = wantsPairs ? (cards * (cards - 1)) / 2 : 0;
  columns = columnsAt;
}

/** Reads the cards that a player is known to have. */
export function readHand(player: i32, hole: usize, known: i32): void {
  const at = <usize>player << 4;
  store<u64>(KNOWN + at, 0);
  store<u64>(KNOWN + at, 0, 8);
  addCards(player, hole, known);
  store<u64>(KNOWN + at, load<u64>(HANDS + at));
  store<u64>(KNOWN + at, load<u64>(HANDS + at, 8), 8);
  if (pairs != 0) for (let at = 1; at < known; at++) addPairs(player, hole, at);
}

/** Gives a player so many cards more, behind those that he is known to have. */
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

/** What is known of the player and so many cards. */
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

/** The pairs of a card with those before it. */
function addPairs(player: i32, hole: usize, at: i32): void {
  const rank = <i32>load<u8>(hole + <usize>at) >> 2;
  const to = PAIRS + (<usize>player << 4) + <usize>((at * (at - 1)) / 2);
  for (let before = 0; before < at; before++)
    store<u8>(to + <usize>before, pairOf(rank, <i32>load<u8>(hole + <usize>before) >> 2));
}

/** The board that the next questions are about, as cards. */
export function readBoard(from: usize, cards: i32): void {
  boardCount = 0;
  boardSuited = 0;
  for (let next = 0; next < cards; next++) {
    const card = <usize>load<u8>(from + <usize>next);
    boardCount += countOf(card);
    boardSuited |= suitedOf(card);
  }
}

/** The board that the next questions are about. */
// @ts-ignore: decorator
@inline
export function lookAt(counted: u64, suited: u64): void {
  boardCount = counted;
  boardSuited = suited;
}

/** Those who have the best hand for a share, as bits; none where nobody has a hand. */
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

/**
 * The best strength that was met and, in the lower half, the bits of those who have it: they join, or begin anew where a hand is
 * better. No strength is none.
 */
// @ts-ignore: decorator
@inline
function meet(met: u64, player: i32, strength: i32): u64 {
  store<i32>(STRENGTHS + (<usize>player << 2), strength);
  const alone = (<u64>strength << 32) | (<u64>1 << player);
  const best = <i32>(met >> 32);
  return select(alone, met | select<u64>(<u64>1 << player, 0, strength == best), strength > best);
}

// @ts-ignore: decorator
@inline
function winnersAmong(met: u64): u32 { return met >> 32 == 0 ? 0 : <u32>met; }

/** All cards may play: by the key of hand and board together. */
function byKey(strengths: usize, flushes: usize, rows: usize): u32 {
  const marks: u32 = flushes == 0 ? 0 : MARKS;
  const counted = boardCount + (FIVE_OF_A_SUIT << 32);
  let met: u64 = 0;
  for (let player = 0; player < players; player++) {
    const hand = HANDS + (<usize>player << 4);
    const all = counted + load<u64>(hand);
    const marked = <u32>(all >> 32) & marks;
    const strength =
      marked == 0
        ? entry(strengths, placeOf(<u32>all, rows))
        : entry(flushes, suitOf(boardSuited | load<u64>(hand, 8), ctz(marked) >> 2));
    met = meet(met, player, strength);
  }
  return winnersAmong(met);
}

/** All cards may play, suits and pairs aside. */
function byRanks(strengths: usize): u32 {
  let met: u64 = 0;
  for (let player = 0; player < players; player++)
    met = meet(met, player, entry(strengths, ranksOf(boardSuited | load<u64>(HANDS + (<usize>player << 4), 8))));
  return winnersAmong(met);
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
  let met: u64 = 0;
  for (let player = 0; player < players; player++) {
    let strength = bestPair(row, player);
    if (marked != 0) {
      const hand = HANDS + (<usize>player << 4);
      if ((((load<u64>(hand) >> 32) + TWO_OF_A_SUIT) & marked) != 0) {
        const suit = ctz(marked) >> 2;
        strength = max(strength, bestFlush(flushes, suitOf(boardSuited, suit), suitOf(load<u64>(hand, 8), suit)));
      }
    }
    met = meet(met, player, strength);
  }
  return winnersAmong(met);
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
  const row = table + <usize>ranks * PAIR_ROW;
  let met: u64 = 0;
  for (let player = 0; player < players; player++) met = meet(met, player, bestPair(row, player));
  return winnersAmong(met);
}
