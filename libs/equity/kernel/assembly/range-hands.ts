// The hands of two ranges, in groups of the same two ranks. libs/equity/exact/runouts.ts is the reference implementation. Arrays by
// place are matrices of cards: a row of 52 for each card. A group is 16 places, in the rows of the four suits of its higher rank; pairs
// use those below the diagonal.

const RANKS: i32 = 13;
const SUITS: usize = 4;
/** The bytes of a row, and of the rows of a rank. */
const ROW: usize = 4 * 52;
const ROWS: usize = 4 * ROW;

/** Input by place, on both sides of the diagonal: 1 for the hands of the first range, and the weights of the second range. */
export const FIRST: usize = memory.data(4 * 52 * 52, 16);
export const SECOND: usize = memory.data(4 * 52 * 52, 16);

/** By place: all ones if the hand is possible as a part of its group, else zero. */
export const POSSIBLE: usize = memory.data(4 * 52 * 52, 16);
/** By group: the weights of its possible hands by suit of the higher card, by suit of the lower card, and in all, in each lane. */
const SUMS: usize = memory.data(48 * 91, 16);
/** By group: the ranks of the higher and of the lower card. */
const HIGH: usize = memory.data(91);
const LOW: usize = memory.data(91);
/** By group: which ranges have hands in it (`IN_FIRST`, `IN_SECOND`); and the list of groups with hands. */
const IN: usize = memory.data(91);
export const IN_FIRST: u8 = 1;
export const IN_SECOND: u8 = 2;
const USED: usize = memory.data(91);
let used: i32 = 0;

/** By card: the ranks of the cards beside it in hands of the first range, as a mask, and in hands of the second range. */
const BESIDE: usize = memory.data(4 * 52, 4);

/** By rank: all ones in the lanes of the suits that are left. */
const LEFT: usize = memory.data(16 * 13, 16);
/** All ones in the lanes of the suits that groups have. */
const GROUPED: usize = memory.data(16, 16);

for (let high = 0, group = 0; high < RANKS; high++)
  for (let low = 0; low <= high; low++, group++) {
    store<u8>(HIGH + <usize>group, <u8>high);
    store<u8>(LOW + <usize>group, <u8>low);
  }

export function rangeWeightsAt(range: i32): usize { return range == 0 ? FIRST : SECOND; }

// @ts-ignore: decorator
@inline
export function groupOf(high: i32, low: i32): usize { return <usize>(((high * (high + 1)) >> 1) + low); }
// @ts-ignore: decorator
@inline
export function highOf(group: usize): usize { return <usize>load<u8>(HIGH + group); }
// @ts-ignore: decorator
@inline
export function lowOf(group: usize): usize { return <usize>load<u8>(LOW + group); }
// @ts-ignore: decorator
@inline
export function sumsOf(group: usize): usize { return SUMS + group * 48; }
// @ts-ignore: decorator
@inline
export function inOf(group: usize): u8 { return load<u8>(IN + group); }
// @ts-ignore: decorator
@inline
export function leftOf(rank: usize): v128 { return v128.load(LEFT + (rank << 4)); }

/** The groups with hands. */
// @ts-ignore: decorator
@inline
export function usedGroups(): i32 { return used; }
// @ts-ignore: decorator
@inline
export function usedGroup(at: i32): usize { return <usize>load<u8>(USED + <usize>at); }

/** The offset of a group in arrays by place; its next rows are `ROW` bytes apart. */
// @ts-ignore: decorator
@inline
export function rowsOf(high: usize, low: usize): usize { return high * ROWS + (low << 4); }

/** Reads both ranges while all cards are left; returns the weight of the second range. */
export function takeRanges(): i32 {
  memory.fill(LEFT, 0xff, 16 * RANKS);
  memory.fill(GROUPED, 0xff, 16);
  used = 0;
  let weight: i32 = 0;
  for (let group: usize = 0; group < 91; group++) {
    let first = i32x4.splat(0);
    const rows = rowsOf(highOf(group), lowOf(group));
    for (let row = rows; row < rows + ROWS; row += ROW) first = v128.or(first, v128.load(FIRST + row));
    renew(group);
    const own = load<i32>(sumsOf(group), 32);
    weight += own;
    const within = (v128.any_true(first) ? IN_FIRST : 0) | (own != 0 ? IN_SECOND : 0);
    store<u8>(IN + group, within);
    store<u8>(USED + <usize>used, <u8>group);
    used += i32(within != 0);
  }
  noteBeside(FIRST, BESIDE);
  noteBeside(SECOND, BESIDE + 2);
  return weight;
}

function noteBeside(weights: usize, to: usize): void {
  for (let card: usize = 0; card < 52; card++) {
    let ranks: u32 = 0;
    for (let rank = 0; rank < RANKS; rank++)
      if (v128.any_true(v128.load(weights + card * ROW + (<usize>rank << 4)))) ranks |= 1 << rank;
    store<u16>(to + (card << 2), <u16>ranks);
  }
}

/** The ranks beside a card in hands of a range, as a mask. */
// @ts-ignore: decorator
@inline
export function besideOf(range: i32, card: usize): u32 { return load<u16>(BESIDE + (card << 2) + (<usize>range << 1)); }

/** The hands with a card become impossible, or possible again. */
export function setLeft(card: i32, isLeft: bool): void {
  const rank = card >> 2;
  store<i32>(LEFT + (<usize>rank << 4) + (<usize>(card & 3) << 2), isLeft ? -1 : 0);
  for (let other = 0; other < RANKS; other++) {
    const group = groupOf(max(rank, other), min(rank, other));
    if (inOf(group) != 0) renew(group);
  }
}

/** Takes the hands with a card of a suit out of their groups; a negative number returns them. */
export function takeOutSuit(suit: i32): void {
  v128.store(GROUPED, i32x4.splat(-1));
  if (suit >= 0) store<i32>(GROUPED + (<usize>suit << 2), 0);
  for (let at = 0; at < used; at++) renew(usedGroup(at));
}

/** Computes which hands of a group are possible, and their weights. */
function renew(group: usize): void {
  const grouped = v128.load(GROUPED);
  const high = v128.and(leftOf(highOf(group)), grouped);
  const low = v128.and(leftOf(lowOf(group)), grouped);
  const isPair = highOf(group) == lowOf(group);
  const rows = rowsOf(highOf(group), lowOf(group));
  const a = possibleRow(rows, v128.shuffle<i32>(high, high, 0, 0, 0, 0), isPair ? i32x4(0, 0, 0, 0) : low);
  const b = possibleRow(rows + ROW, v128.shuffle<i32>(high, high, 1, 1, 1, 1), isPair ? v128.and(low, i32x4(-1, 0, 0, 0)) : low);
  const c = possibleRow(rows + 2 * ROW, v128.shuffle<i32>(high, high, 2, 2, 2, 2), isPair ? v128.and(low, i32x4(-1, -1, 0, 0)) : low);
  const d = possibleRow(rows + 3 * ROW, v128.shuffle<i32>(high, high, 3, 3, 3, 3), isPair ? v128.and(low, i32x4(-1, -1, -1, 0)) : low);
  const byLow = i32x4.add(i32x4.add(a, b), i32x4.add(c, d));
  const ab = i32x4.add(v128.shuffle<i32>(a, b, 0, 4, 2, 6), v128.shuffle<i32>(a, b, 1, 5, 3, 7));
  const cd = i32x4.add(v128.shuffle<i32>(c, d, 0, 4, 2, 6), v128.shuffle<i32>(c, d, 1, 5, 3, 7));
  const sums = sumsOf(group);
  v128.store(sums, i32x4.add(v128.shuffle<i32>(ab, cd, 0, 1, 4, 5), v128.shuffle<i32>(ab, cd, 2, 3, 6, 7)));
  v128.store(sums, byLow, 16);
  v128.store(sums, sumOfLanes(byLow), 32);
}

/** Stores which hands of a row are possible; returns their weights. */
// @ts-ignore: decorator
@inline
function possibleRow(row: usize, high: v128, low: v128): v128 {
  const possible = v128.and(high, low);
  v128.store(POSSIBLE + row, possible);
  return v128.and(possible, v128.load(SECOND + row));
}

/** The sum of all lanes, in each lane. */
// @ts-ignore: decorator
@inline
export function sumOfLanes(lanes: v128): v128 {
  const twos = i32x4.add(lanes, v128.shuffle<i32>(lanes, lanes, 1, 0, 3, 2));
  return i32x4.add(twos, v128.shuffle<i32>(twos, twos, 2, 3, 0, 1));
}

/** The offset of a hand in arrays by place, its higher card first. */
// @ts-ignore: decorator
@inline
export function placeOf(high: usize, low: usize): usize { return high * ROW + (low << 2); }

/** Takes one possible hand out of its group. */
export function takeOutHand(high: i32, low: i32): void {
  const place = placeOf(<usize>high, <usize>low);
  store<i32>(POSSIBLE + place, 0);
  addToGroup(high, low, -load<i32>(SECOND + place));
}

/** Returns it. */
export function returnHand(high: i32, low: i32): void {
  const place = placeOf(<usize>high, <usize>low);
  store<i32>(POSSIBLE + place, -1);
  addToGroup(high, low, load<i32>(SECOND + place));
}

/** Adds a weight of one hand to the sums of its group. */
// @ts-ignore: decorator
@inline
function addToGroup(high: i32, low: i32, weight: i32): void {
  const sums = sumsOf(groupOf(high >> 2, low >> 2));
  const byHigh = sums + (<usize>(high & 3) << 2);
  const byLow = sums + (<usize>(low & 3) << 2);
  store<i32>(byHigh, load<i32>(byHigh) + weight);
  store<i32>(byLow, load<i32>(byLow, 16) + weight, 16);
  v128.store(sums, i32x4.add(v128.load(sums, 32), i32x4.splat(weight)), 32);
}
