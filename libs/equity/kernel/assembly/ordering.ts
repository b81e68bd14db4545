// Sorts the hands of two ranges by strength on a board, as entries of three kinds: a group of hands of the same two ranks; one hand;
// and all hands of a card of a suit with cards of other suits.
import { rankKey } from './classes';
import {
  besideOf, FIRST, highOf, IN_FIRST, IN_SECOND, inOf, lowOf, placeOf, rangeWeightsAt, returnHand, SECOND,
  takeOutHand, usedGroup, usedGroups,
} from './range-hands';
import { flushOf, strengthOf } from './seven';
import { insert, sort } from './sorting';

const RANKS: i32 = 13;
const SUITS: i32 = 4;
const FLUSH: i32 = 5;

/** The lower 16 bits of an entry: a group, or one of these marks and the two cards of a hand, 6 bits each, or a card. */
export const ONE_HAND: u32 = 0x8000;
export const ONE_CARD: u32 = 0x4000;
export const CARD_BITS: u32 = 6;
export const CARD_MASK: u32 = 63;

/** By rank: the number of board cards. */
const ON_BOARD: usize = memory.data(16);

/** Entries of groups, of hands with a flush, and of both together, sorted by strength: it is in their upper 16 bits. */
const RANKED: usize = memory.data(4 * 91, 4);
const FIRST_RANKED: usize = memory.data(4 * 91, 4);
const SECOND_RANKED: usize = memory.data(4 * 91, 4);
const FLUSHES: usize = memory.data(4 * 96, 4);
const FIRST_ORDERED: usize = memory.data(4 * 192, 4);
const SECOND_ORDERED: usize = memory.data(4 * 192, 4);

let firstRanked: i32 = 0;
let secondRanked: i32 = 0;
let flushes: i32 = 0;

/** The sorted entries of both ranges. */
export let ours: usize = 0;
export let oursEnd: usize = 0;
export let theirs: usize = 0;
export let theirsEnd: usize = 0;

/** Removes all board cards. */
export function clearBoard(): void { memory.fill(ON_BOARD, 0, 16); }

/** Adds `count` board cards of a rank, or removes them if it is negative. */
export function addToBoard(rank: i32, count: i32): void {
  const at = ON_BOARD + <usize>rank;
  store<u8>(at, <u8>(<i32>load<u8>(at) + count));
}

/**
 * Sorts the groups by strength without flushes. `key` is the key of the board. Groups whose hands would need more than four cards of
 * a rank are left out.
 */
export function rankGroups(key: u32): void {
  let count: i32 = 0;
  for (let at = 0; at < usedGroups(); at++) {
    const group = usedGroup(at);
    const high = <i32>highOf(group);
    const low = <i32>lowOf(group);
    const one = <i32>load<u8>(ON_BOARD + <usize>high);
    const other = <i32>load<u8>(ON_BOARD + <usize>low);
    if (one + 1 + i32(high == low) > SUITS || other + 1 > SUITS) continue;
    const strength = strengthOf(key + rankKey(high) + rankKey(low));
    store<u32>(RANKED + (<usize>count << 2), (<u32>strength << 16) | <u32>group);
    count++;
  }
  sort(RANKED, count);
  firstRanked = 0;
  secondRanked = 0;
  for (let at = 0; at < count; at++) {
    const entry = load<u32>(RANKED + (<usize>at << 2));
    const within = inOf(<usize>(entry & 0xffff));
    store<u32>(FIRST_RANKED + (<usize>firstRanked << 2), entry);
    store<u32>(SECOND_RANKED + (<usize>secondRanked << 2), entry);
    firstRanked += i32((within & IN_FIRST) != 0);
    secondRanked += i32((within & IN_SECOND) != 0);
  }
}

/** Orders both ranges on a board without three cards of a suit. */
export function orderGroups(): void {
  ours = FIRST_RANKED;
  oursEnd = ours + (<usize>firstRanked << 2);
  theirs = SECOND_RANKED;
  theirsEnd = theirs + (<usize>secondRanked << 2);
}

/**
 * Orders both ranges on a board with the ranks `board` in `suit`. Hands with two cards of the suit become entries of their own, until
 * `returnFlushes`. Where one card makes a flush, the suit is out of all groups (`takeOutSuit`), and all hands with a card of it and one of
 * another suit become one entry. Where the board is a flush, all other hands have its strength.
 */
export function orderFlushes(suit: i32, board: u32): void {
  const needed = FLUSH - <i32>popcnt(board);
  flushes = 0;
  for (let high = 0; high < RANKS; high++) {
    if (((board >>> high) & 1) != 0) continue;
    const card = (high << 2) | suit;
    const beside = besideOf(0, <usize>card) | besideOf(1, <usize>card);
    if (needed < 2 && beside != 0) note(flushOf(board | (1 << high)), ONE_CARD | <u32>card);
    for (let lows = beside & ~board & ((1 << high) - 1); lows != 0; lows &= lows - 1) {
      const low = <i32>ctz(lows);
      takeOut(card, (low << 2) | suit, flushOf(board | (1 << high) | (1 << low)), needed == 2);
    }
  }
  // They are almost in order: only straight flushes and cards that do not play are not.
  insert(FLUSHES, flushes);
  const floor: u32 = needed == 0 ? <u32>flushOf(board) : 0;
  ours = FIRST_ORDERED;
  oursEnd = merge(FIRST_RANKED, firstRanked, 0, floor, FIRST_ORDERED);
  theirs = SECOND_ORDERED;
  theirsEnd = merge(SECOND_RANKED, secondRanked, 1, floor, SECOND_ORDERED);
}

// @ts-ignore: decorator
@inline
function note(strength: i32, name: u32): void {
  store<u32>(FLUSHES + (<usize>flushes << 2), (<u32>strength << 16) | name);
  flushes++;
}

/** Notes a hand of two suited cards if it is in a range, and takes it out of its group. */
// @ts-ignore: decorator
@inline
function takeOut(high: i32, low: i32, strength: i32, isGrouped: bool): void {
  const place = placeOf(<usize>high, <usize>low);
  if ((load<i32>(FIRST + place) | load<i32>(SECOND + place)) == 0) return;
  note(strength, ONE_HAND | (<u32>high << CARD_BITS) | <u32>low);
  if (isGrouped) takeOutHand(high, low);
}

/** Returns the hands of the entries to their groups, on a board with three cards of the suit. */
export function returnFlushes(): void {
  for (let at = 0; at < flushes; at++) {
    const entry = load<u32>(FLUSHES + (<usize>at << 2));
    returnHand(<i32>((entry >>> CARD_BITS) & CARD_MASK), <i32>(entry & CARD_MASK));
  }
}

/** Whether a range has hands of an entry that is no group. */
// @ts-ignore: decorator
@inline
function isIn(name: u32, range: i32): bool {
  if ((name & ONE_HAND) == 0) return besideOf(range, name & CARD_MASK) != 0;
  return load<i32>(rangeWeightsAt(range) + placeOf((name >>> CARD_BITS) & CARD_MASK, name & CARD_MASK)) != 0;
}

/** Merges the groups of a range, which have at least the strength `floor`, and its other entries; returns their end. */
function merge(ranked: usize, count: i32, range: i32, floor: u32, to: usize): usize {
  const last = ranked + (<usize>count << 2);
  const lastFlush = FLUSHES + (<usize>flushes << 2);
  let next = to;
  for (let flush = FLUSHES; flush < lastFlush; flush += 4) {
    const entry = load<u32>(flush);
    if (!isIn(entry & 0xffff, range)) continue;
    for (; ranked < last && raised(load<u32>(ranked), floor) < entry; ranked += 4, next += 4)
      store<u32>(next, raised(load<u32>(ranked), floor));
    store<u32>(next, entry);
    next += 4;
  }
  for (; ranked < last; ranked += 4, next += 4) store<u32>(next, raised(load<u32>(ranked), floor));
  return next;
}

// @ts-ignore: decorator
@inline
function raised(entry: u32, floor: u32): u32 { return (max(entry >>> 16, floor) << 16) | (entry & 0xffff); }
