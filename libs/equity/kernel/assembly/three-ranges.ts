// Counts three ranges of two-card hands against each other on a full board. libs/equity/exact/three-ranges.ts is the reference
// implementation and describes the method.
import { boardInAt, rankKey } from './classes';
import { flushOf, strengthOf } from './seven';
import { sort } from './sorting';

const RANGES: i32 = 3;
const MAX_HANDS: usize = 1326;
const CARDS: usize = 52;
const SUITS: i32 = 4;
const FLUSH_ON_BOARD: i32 = 3;

/** Input, by range: the two cards of each hand, 16 bits; its weight, 32 bits. */
const HANDS: usize = memory.data(2 * 1326 * 3, 2);
const WEIGHTS: usize = memory.data(4 * 1326 * 3, 4);
const COUNTS: usize = memory.data(4 * 4, 4);

/** By range: the hands that are left by the board as `strength << 16 | index`, in this order; and the end of the list. */
const ORDERED: usize = memory.data(4 * 1326 * 3, 4);
const ENDS: usize = memory.data(4 * 4, 4);

/**
 * Output, by range and hand, as 64-bit floating-point numbers: the weight of the pairs of other hands that it beats, of those of which it
 * ties one and beats the other, and of those that it ties; and of all pairs.
 */
const WINS: usize = memory.data(8 * 1326 * 3, 8);
const TIES: usize = memory.data(8 * 1326 * 3, 8);
const THREE_WAY: usize = memory.data(8 * 1326 * 3, 8);
const OPPOSING: usize = memory.data(8 * 1326 * 3, 8);
const RESULTS: usize = 8 * 1326;

/** The hands of the two other ranges that were added, by their cards: weights of 32 bits by card, and by pair of cards. */
const ROW: usize = 4 * 52;
const HELD: usize = memory.data(4 * 52 * 2, 16);
const PAIRS: usize = memory.data(4 * 52 * 52 * 2, 16);
const OTHERS: usize = 4 * 52 * 52;
/** By card: the products of the weights of hands that were added to both ranges, 64 bits. */
const IN_BOTH: usize = memory.data(8 * 52, 8);

/** The weight of all hands of the two ranges, and the sum of the products. */
let all: i64 = 0;
let otherAll: i64 = 0;
let allInBoth: i64 = 0;

/** For hands of equal strength: the pairs of weaker hands, also with hands as strong of one other range, of the other one, of both. */
const BEATEN: usize = memory.data(8 * 1326, 8);
const WITH_ONE: usize = memory.data(8 * 1326, 8);
const WITH_OTHER: usize = memory.data(8 * 1326, 8);
const WITH_BOTH: usize = memory.data(8 * 1326, 8);

export function threeHandsAt(range: i32): usize { return HANDS + <usize>range * MAX_HANDS * 2; }
export function threeWeightsAt(range: i32): usize { return WEIGHTS + <usize>range * MAX_HANDS * 4; }
export function threeCountsAt(): usize { return COUNTS; }
export function threeWinsAt(range: i32): usize { return WINS + <usize>range * RESULTS; }
export function threeTiesAt(range: i32): usize { return TIES + <usize>range * RESULTS; }
export function threeWayAt(range: i32): usize { return THREE_WAY + <usize>range * RESULTS; }
export function threeOpposingAt(range: i32): usize { return OPPOSING + <usize>range * RESULTS; }

// @ts-ignore: decorator
@inline
function countOf(range: i32): usize { return <usize>load<u32>(COUNTS + (<usize>range << 2)); }

// @ts-ignore: decorator
@inline
function orderedAt(range: i32): usize { return ORDERED + <usize>range * MAX_HANDS * 4; }

// @ts-ignore: decorator
@inline
function endOf(range: i32): usize { return <usize>load<u32>(ENDS + (<usize>range << 2)); }

/** Resets the counts, and finds the weight of all pairs of other hands for each hand of a range. */
export function weighPairs(own: i32): void {
  memory.fill(threeWinsAt(own), 0, RESULTS);
  memory.fill(threeTiesAt(own), 0, RESULTS);
  memory.fill(threeWayAt(own), 0, RESULTS);
  const one = (own + 1) % RANGES;
  const other = (own + 2) % RANGES;
  clear();
  for (let hand: usize = 0; hand < countOf(one); hand++) addOne(one, hand, 1);
  for (let hand: usize = 0; hand < countOf(other); hand++) addOther(other, hand);
  for (let hand: usize = 0; hand < countOf(own); hand++) store<f64>(threeOpposingAt(own) + (hand << 3), <f64>pairsBeside(own, hand));
}

/** Sorts the hands of all ranges on the board with this key. The ranks of the board in each suit are in `boardInAt()`. */
export function sortThree(key: u32): void {
  let suit: i32 = -1;
  for (let each = 0; each < SUITS; each++) if (<i32>popcnt(onBoard(each)) >= FLUSH_ON_BOARD) suit = each;
  const suited = suit < 0 ? 0 : onBoard(suit);
  for (let range = 0; range < RANGES; range++) {
    let next = orderedAt(range);
    const hands = threeHandsAt(range);
    for (let hand: usize = 0; hand < countOf(range); hand++) {
      const a = <i32>load<u8>(hands + (hand << 1));
      const b = <i32>load<u8>(hands + (hand << 1), 1);
      if (isOn(a) || isOn(b)) continue;
      let strength = strengthOf(key + rankKey(a >> 2) + rankKey(b >> 2));
      if (suit >= 0)
        strength = max(strength, flushOf(suited | (<u32>((a & 3) == suit) << (a >> 2)) | (<u32>((b & 3) == suit) << (b >> 2))));
      store<u32>(next, (<u32>strength << 16) | <u32>hand);
      next += 4;
    }
    store<u32>(ENDS + (<usize>range << 2), <u32>next);
    sort(orderedAt(range), <i32>((next - orderedAt(range)) >> 2));
  }
}

// @ts-ignore: decorator
@inline
function onBoard(suit: i32): u32 { return load<u32>(boardInAt() + (<usize>suit << 2)); }

// @ts-ignore: decorator
@inline
function isOn(card: i32): bool { return ((onBoard(card & 3) >>> (card >> 2)) & 1) != 0; }

/** Counts the sorted hands of a range against those of the two others, `times` times. */
export function countThree(own: i32, times: f64): void {
  const one = (own + 1) % RANGES;
  const other = (own + 2) % RANGES;
  clear();
  let next = orderedAt(one);
  let otherNext = orderedAt(other);
  const end = endOf(own);
  for (let at = orderedAt(own); at < end; ) {
    const strength = load<u32>(at) >>> 16;
    const from = at;
    while (at < end && load<u32>(at) >>> 16 == strength) at += 4;
    for (; isWeaker(next, endOf(one), strength); next += 4) addOne(one, load<u16>(next), 1);
    for (; isWeaker(otherNext, endOf(other), strength); otherNext += 4) addOther(other, load<u16>(otherNext));
    weighEquals(own, from, at, BEATEN);
    for (let hand = from; hand < at; hand += 4) count(threeWinsAt(own), hand, times, load<i64>(BEATEN + ((hand - from) << 1)));
    const equals = next;
    for (; isWeaker(next, endOf(one), strength + 1); next += 4) addOne(one, load<u16>(next), 1);
    const areNone = next == equals && !isWeaker(otherNext, endOf(other), strength + 1);
    if (areNone) continue;
    weighEquals(own, from, at, WITH_ONE);
    for (; isWeaker(otherNext, endOf(other), strength + 1); otherNext += 4) addOther(other, load<u16>(otherNext));
    weighEquals(own, from, at, WITH_BOTH);
    for (let hand = equals; hand < next; hand += 4) addOne(one, load<u16>(hand), -1);
    weighEquals(own, from, at, WITH_OTHER);
    for (let hand = equals; hand < next; hand += 4) addOne(one, load<u16>(hand), 1);
    for (let hand = from; hand < at; hand += 4) {
      const place = (hand - from) << 1;
      const beaten = load<i64>(BEATEN + place);
      const withOne = load<i64>(WITH_ONE + place);
      const withOther = load<i64>(WITH_OTHER + place);
      count(threeTiesAt(own), hand, times, withOne + withOther - 2 * beaten);
      count(threeWayAt(own), hand, times, load<i64>(WITH_BOTH + place) - withOne - withOther + beaten);
    }
  }
}

// @ts-ignore: decorator
@inline
function isWeaker(at: usize, end: usize, strength: u32): bool { return at < end && load<u32>(at) >>> 16 < strength; }

function weighEquals(own: i32, from: usize, to: usize, into: usize): void {
  for (let at = from; at < to; at += 4, into += 8) store<i64>(into, pairsBeside(own, load<u16>(at)));
}

// @ts-ignore: decorator
@inline
function count(counts: usize, entry: usize, times: f64, weight: i64): void {
  const at = counts + (<usize>load<u16>(entry) << 3);
  store<f64>(at, load<f64>(at) + times * <f64>weight);
}

/** Removes all added hands. */
function clear(): void {
  memory.fill(HELD, 0, 2 * ROW);
  memory.fill(PAIRS, 0, 2 * OTHERS);
  memory.fill(IN_BOTH, 0, 8 * CARDS);
  all = 0;
  otherAll = 0;
  allInBoth = 0;
}

/** Adds a hand of the first of the two other ranges, or takes it out again if `sign` is negative. */
function addOne(range: i32, hand: usize, sign: i32): void {
  const weight = sign * load<i32>(threeWeightsAt(range) + (hand << 2));
  all += <i64>weight;
  addTo(HELD, PAIRS, PAIRS + OTHERS, range, hand, weight);
}

/** Adds a hand of the second of them. */
function addOther(range: i32, hand: usize): void {
  const weight = load<i32>(threeWeightsAt(range) + (hand << 2));
  otherAll += <i64>weight;
  addTo(HELD + ROW, PAIRS + OTHERS, PAIRS, range, hand, weight);
}

// @ts-ignore: decorator
@inline
function addTo(held: usize, pairs: usize, opposite: usize, range: i32, hand: usize, weight: i32): void {
  const a = <usize>load<u8>(threeHandsAt(range) + (hand << 1));
  const b = <usize>load<u8>(threeHandsAt(range) + (hand << 1), 1);
  increase(held + (a << 2), weight);
  increase(held + (b << 2), weight);
  increase(pairs + a * ROW + (b << 2), weight);
  increase(pairs + b * ROW + (a << 2), weight);
  const product = <i64>weight * <i64>load<i32>(opposite + a * ROW + (b << 2));
  allInBoth += product;
  store<i64>(IN_BOTH + (a << 3), load<i64>(IN_BOTH + (a << 3)) + product);
  store<i64>(IN_BOTH + (b << 3), load<i64>(IN_BOTH + (b << 3)) + product);
}

// @ts-ignore: decorator
@inline
function increase(sum: usize, weight: i32): void { store<i32>(sum, load<i32>(sum) + weight); }

/** The weight of the pairs of added hands, one of each range, that share no card with each other or with a hand. */
function pairsBeside(own: i32, hand: usize): i64 {
  const p = <usize>load<u8>(threeHandsAt(own) + (hand << 1));
  const q = <usize>load<u8>(threeHandsAt(own) + (hand << 1), 1);
  const same = <i64>load<i32>(PAIRS + p * ROW + (q << 2));
  const otherSame = <i64>load<i32>(PAIRS + OTHERS + p * ROW + (q << 2));
  const pHeld = <i64>load<i32>(HELD + (p << 2));
  const qHeld = <i64>load<i32>(HELD + (q << 2));
  const otherPHeld = <i64>load<i32>(HELD + ROW + (p << 2));
  const otherQHeld = <i64>load<i32>(HELD + ROW + (q << 2));
  const hands = all - pHeld - qHeld + same;
  const otherHands = otherAll - otherPHeld - otherQHeld + otherSame;
  const inBoth =
    allInBoth - load<i64>(IN_BOTH + (p << 3)) - load<i64>(IN_BOTH + (q << 3)) + same * otherSame;
  // The sum over all cards has the two cards of the hand itself too.
  const ofItself = (pHeld - same) * (otherPHeld - otherSame) + (qHeld - same) * (otherQHeld - otherSame);
  return hands * otherHands - (sharedCards(p, q) - ofItself) + inBoth;
}

/** By each card: the product of the weights of both ranges' hands that hold it and neither `p` nor `q`, summed. */
// @ts-ignore: decorator
@inline
function sharedCards(p: usize, q: usize): i64 {
  const rowP = PAIRS + p * ROW;
  const rowQ = PAIRS + q * ROW;
  let sum = i64x2.splat(0);
  for (let at: usize = 0; at < ROW; at += 16) {
    const one = i32x4.sub(i32x4.sub(v128.load(HELD + at), v128.load(rowP + at)), v128.load(rowQ + at));
    const other = i32x4.sub(
      i32x4.sub(v128.load(HELD + ROW + at), v128.load(rowP + OTHERS + at)),
      v128.load(rowQ + OTHERS + at),
    );
    sum = i64x2.add(sum, i64x2.extmul_low_i32x4_s(one, other));
    sum = i64x2.add(sum, i64x2.extmul_high_i32x4_s(one, other));
  }
  return i64x2.extract_lane(sum, 0) + i64x2.extract_lane(sum, 1);
}
