// A sweep through two sorted ranges of two-card hands on a complete board, weaker hands first. It keeps the weight of the weaker hands,
// in all and by card, with the four suits of a rank as the lanes of a vector. So many hands are counted at once.
import { CARD_BITS, CARD_MASK, ONE_CARD, ONE_HAND, ours, oursEnd, theirs, theirsEnd } from './ordering';
import { besideOf, highOf, leftOf, lowOf, placeOf, POSSIBLE, rowsOf, SECOND, sumOfLanes, sumsOf } from './range-hands';

const ROW: usize = 4 * 52;
const PLACES: usize = 52 * 52;

/**
 * Output by place: the weight of the hands that a hand beats, and of those that it beats or ties, over all runouts. A hand has a place
 * on each side of the diagonal, and the sum of both counts.
 */
const WINS: usize = memory.data(8 * 52 * 52, 8);
const NOT_LOSSES: usize = memory.data(8 * 52 * 52, 8);

/** The same for the last runouts, whose counts are 32-bit integers. */
const WEAKER: usize = memory.data(4 * 52 * 52, 16);
const NOT_STRONGER: usize = memory.data(4 * 52 * 52, 16);

/** By card: the weight of the weaker hands that hold it. */
const HELD: usize = memory.data(4 * 52, 16);

/** The number of runouts of which the 32-bit integers can hold the counts, and how many more they can take. */
let capacity: i32 = 0;
let room: i32 = 0;

export function handWinsAt(): usize { return WINS; }
export function handNotLossesAt(): usize { return NOT_LOSSES; }

/** Resets the counts; `weight` is the weight of the second range, which no count of one runout exceeds. */
export function clearCounts(weight: i32): void {
  memory.fill(WINS, 0, 8 * PLACES);
  memory.fill(NOT_LOSSES, 0, 8 * PLACES);
  memory.fill(WEAKER, 0, 4 * PLACES);
  memory.fill(NOT_STRONGER, 0, 4 * PLACES);
  capacity = i32.MAX_VALUE / max(weight, 1);
  room = capacity;
}

/** Adds the counts of the last runouts to the output. */
export function finishCounts(): void {
  pour(WEAKER, WINS);
  pour(NOT_STRONGER, NOT_LOSSES);
  room = capacity;
}

function pour(from: usize, to: usize): void {
  for (let place: usize = 0; place < PLACES; place++) {
    const at = to + (place << 3);
    store<f64>(at, load<f64>(at) + <f64>load<i32>(from + (place << 2)));
  }
  memory.fill(from, 0, 4 * PLACES);
}

/** Sweeps both ranges on one board. */
export function sweep(): void {
  if (room == 0) finishCounts();
  room--;
  memory.fill(HELD, 0, 4 * 52);
  let all = i32x4.splat(0);
  let at = ours;
  let next = theirs;
  while (at < oursEnd) {
    const strength = load<u16>(at, 2);
    for (; next < theirsEnd && load<u16>(next, 2) < strength; next += 4) all = add(load<u16>(next), all);
    const from = at;
    for (; at < oursEnd && load<u16>(at, 2) == strength; at += 4) count(load<u16>(at), all, WEAKER);
    for (; next < theirsEnd && load<u16>(next, 2) == strength; next += 4) all = add(load<u16>(next), all);
    for (let equal = from; equal < at; equal += 4) count(load<u16>(equal), all, NOT_STRONGER);
  }
}

// @ts-ignore: decorator
@inline
function heldOf(rank: usize): usize { return HELD + (rank << 4); }

/** Adds an entry of the second range to the weaker hands; returns their weight. */
// @ts-ignore: decorator
@inline
function add(entry: u32, all: v128): v128 {
  if ((entry & ONE_HAND) != 0) return addHand((entry >>> CARD_BITS) & CARD_MASK, entry & CARD_MASK, all);
  if ((entry & ONE_CARD) != 0) return addCard(entry & CARD_MASK, all);
  const sums = sumsOf(entry);
  const high = heldOf(highOf(entry));
  v128.store(high, i32x4.add(v128.load(high), v128.load(sums)));
  const low = heldOf(lowOf(entry));
  v128.store(low, i32x4.add(v128.load(low), v128.load(sums, 16)));
  return i32x4.add(all, v128.load(sums, 32));
}

// @ts-ignore: decorator
@inline
function addHand(high: usize, low: usize, all: v128): v128 {
  const weight = load<i32>(SECOND + placeOf(high, low));
  addHeld(high, weight);
  addHeld(low, weight);
  return i32x4.add(all, i32x4.splat(weight));
}

// @ts-ignore: decorator
@inline
function addHeld(card: usize, weight: i32): void {
  const at = HELD + (card << 2);
  store<i32>(at, load<i32>(at) + weight);
}

/** Adds the hands of a card and a card of another suit. */
function addCard(card: usize, all: v128): v128 {
  const row = SECOND + card * ROW;
  let sum = i32x4.splat(0);
  for (let ranks = besideOf(1, card); ranks != 0; ranks &= ranks - 1) {
    const rank = <usize>ctz(ranks);
    const weights = v128.and(v128.load(row + (rank << 4)), othersOf(rank, card));
    const held = heldOf(rank);
    v128.store(held, i32x4.add(v128.load(held), weights));
    sum = i32x4.add(sum, weights);
  }
  const weight = sumOfLanes(sum);
  addHeld(card, i32x4.extract_lane(weight, 0));
  return i32x4.add(all, weight);
}

/** All ones for the cards of a rank that are left and have another suit than a card. */
// @ts-ignore: decorator
@inline
function othersOf(rank: usize, card: usize): v128 {
  return v128.and(leftOf(rank), i32x4.ne(i32x4(0, 1, 2, 3), i32x4.splat(<i32>card & 3)));
}

/**
 * Adds the weight of the weaker hands that share no card with it to each possible hand of an entry of the first range. The identical
 * hand is subtracted twice.
 */
// @ts-ignore: decorator
@inline
function count(entry: u32, all: v128, counts: usize): void {
  if ((entry & ONE_HAND) != 0) {
    countHand((entry >>> CARD_BITS) & CARD_MASK, entry & CARD_MASK, i32x4.extract_lane(all, 0), counts);
    return;
  }
  if ((entry & ONE_CARD) != 0) {
    countCard(entry & CARD_MASK, all, counts);
    return;
  }
  const rows = rowsOf(highOf(entry), lowOf(entry));
  const high = i32x4.sub(all, v128.load(heldOf(highOf(entry))));
  const low = v128.load(heldOf(lowOf(entry)));
  countRow(counts, rows, v128.shuffle<i32>(high, high, 0, 0, 0, 0), low);
  countRow(counts, rows + ROW, v128.shuffle<i32>(high, high, 1, 1, 1, 1), low);
  countRow(counts, rows + 2 * ROW, v128.shuffle<i32>(high, high, 2, 2, 2, 2), low);
  countRow(counts, rows + 3 * ROW, v128.shuffle<i32>(high, high, 3, 3, 3, 3), low);
}

// @ts-ignore: decorator
@inline
function countRow(counts: usize, row: usize, high: v128, low: v128): void {
  addTo(counts + row, v128.and(i32x4.sub(high, low), v128.load(POSSIBLE + row)));
}

// @ts-ignore: decorator
@inline
function addTo(at: usize, more: v128): void { v128.store(at, i32x4.add(v128.load(at), more)); }

// @ts-ignore: decorator
@inline
function countHand(high: usize, low: usize, all: i32, counts: usize): void {
  const at = counts + placeOf(high, low);
  const held = load<i32>(HELD + (high << 2)) + load<i32>(HELD + (low << 2));
  store<i32>(at, load<i32>(at) + all - held);
}

/** Counts the hands of a card and a card of another suit. */
function countCard(card: usize, all: v128, counts: usize): void {
  const own = i32x4.sub(all, v128.load32_splat(HELD + (card << 2)));
  const row = counts + card * ROW;
  for (let ranks = besideOf(0, card); ranks != 0; ranks &= ranks - 1) {
    const rank = <usize>ctz(ranks);
    addTo(row + (rank << 4), v128.and(i32x4.sub(own, v128.load(heldOf(rank))), othersOf(rank, card)));
  }
}
