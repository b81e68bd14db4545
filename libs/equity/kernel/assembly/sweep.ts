// A sweep through two ranges of two-card hands, weaker hands first, over runouts on which all hands have the same order. The runouts
// are lanes of vectors: a lane of a card is all ones where the card does not come in that runout, so that those of both cards of a
// hand say which runouts leave it.
import { FIRST_CARDS, firstHands, SECOND_CARDS, secondHands } from './range-hands';

/** How many hands there are. */
const MAX_HANDS: i32 = 1326;
/** Of two ranks there are at most so many runouts: a vector has four lanes. */
const MAX_LANES: i32 = 16;
const LANES_BITS: i32 = 6;
const CARDS: i32 = 64;

/** What the host fills in: of the second range the weights of its hands, of the first what its hands weigh in the second. */
const SAME: usize = memory.data(4 * 1326, 4);
const WEIGHTS: usize = memory.data(4 * 1326, 4);

/** What comes out, by hand of the first range: the weight of what it beats, and of what it ties. */
const WINS: usize = memory.data(8 * 1326, 8);
const TIES: usize = memory.data(8 * 1326, 8);

/** By card: the lanes of runouts in which it does not come; weights of weaker hands that hold it, by lane. Then of all of them. */
const LEAVING: usize = memory.data(64 * 64, 16);
const HELD: usize = memory.data(64 * 64, 16);
const ALL: usize = memory.data(64, 16);
/** All ones 16 times, and 0 as often: from the right place on, as many lanes as are in use. */
const USED: usize = memory.data(128, 16);
/** By place among equals: what the hand beats. */
const BEATEN: usize = memory.data(4 * 1326, 4);

/** The lanes in use, as bytes; and where in `USED` their mask begins. */
let width: usize = 0;
let used: usize = 0;

export function rangeWeightsAt(range: i32): usize { return range == 0 ? SAME : WEIGHTS; }
export function handWinsAt(): usize { return WINS; }
export function handTiesAt(): usize { return TIES; }

/** Nothing is counted, and no card comes. */
export function clearCounts(): void {
  memory.fill(WINS, 0, 8 * MAX_HANDS);
  memory.fill(TIES, 0, 8 * MAX_HANDS);
  memory.fill(LEAVING, 0xff, <usize>(CARDS << LANES_BITS));
  memory.fill(USED, 0xff, 64);
}

/** So many runouts are looked at. */
// @ts-ignore: decorator
@inline
export function useLanes(lanes: usize): void {
  width = ((lanes + 3) >> 2) << 4;
  used = USED + ((<usize>MAX_LANES - lanes) << 2);
}

/** The card comes in one of them. */
// @ts-ignore: decorator
@inline
export function comesIn(card: usize, lane: usize): void { store<i32>(LEAVING + (card << LANES_BITS) + (lane << 2), 0); }

/** It comes in all of them. */
export function comesInAll(card: usize): void { memory.fill(LEAVING + (card << LANES_BITS), 0, 1 << LANES_BITS); }

/** It comes in none. */
// @ts-ignore: decorator
@inline
export function comesInNone(card: usize): void { memory.fill(LEAVING + (card << LANES_BITS), 0xff, 1 << LANES_BITS); }

/** Passes through both ranges, weaker hands first. */
export function sweep(ours: usize, theirs: usize): void {
  memory.fill(HELD, 0, <usize>(52 << LANES_BITS));
  memory.fill(ALL, 0, 64);
  const end = ours + (<usize>firstHands() << 2);
  const last = theirs + (<usize>secondHands() << 2);
  let next = theirs;
  while (ours < end) {
    const strength = load<u32>(ours) >>> 16;
    for (; next < last && load<u32>(next) >>> 16 < strength; next += 4) add(load<u16>(next));
    let beaten = BEATEN;
    let at = ours;
    for (; at < end && load<u32>(at) >>> 16 == strength; at += 4, beaten += 4) {
      const place = <usize>load<u16>(at);
      const weight = weaker(place, i32x4.splat(0));
      store<i32>(beaten, weight);
      store<f64>(WINS + (place << 3), load<f64>(WINS + (place << 3)) + <f64>weight);
    }
    if (next < last && load<u32>(next) >>> 16 == strength) {
      for (; next < last && load<u32>(next) >>> 16 == strength; next += 4) add(load<u16>(next));
      // What has come to the weaker hands since is as strong; the same hand was taken off for both of its cards.
      beaten = BEATEN;
      for (let equal = ours; equal < at; equal += 4, beaten += 4) {
        const place = <usize>load<u16>(equal);
        const tied = weaker(place, v128.load32_splat(SAME + (place << 2))) - load<i32>(beaten);
        store<f64>(TIES + (place << 3), load<f64>(TIES + (place << 3)) + <f64>tied);
      }
    }
    ours = at;
  }
}

// @ts-ignore: decorator
@inline
function lanesOf(card: usize): usize { return card << LANES_BITS; }

/** Adds a hand of the second range to the weaker ones. */
// @ts-ignore: decorator
@inline
function add(place: usize): void {
  const a = lanesOf(load<u8>(SECOND_CARDS + (place << 1)));
  const b = lanesOf(load<u8>(SECOND_CARDS + (place << 1), 1));
  const weight = v128.load32_splat(WEIGHTS + (place << 2));
  for (let lane: usize = 0; lane < width; lane += 16) {
    const leaving = v128.and(v128.load(LEAVING + a + lane), v128.load(LEAVING + b + lane));
    const weights = v128.and(leaving, weight);
    v128.store(ALL + lane, i32x4.add(v128.load(ALL + lane), weights));
    v128.store(HELD + a + lane, i32x4.add(v128.load(HELD + a + lane), weights));
    v128.store(HELD + b + lane, i32x4.add(v128.load(HELD + b + lane), weights));
  }
}

/** The weight of the weaker hands that share no card with one of the first range, in all runouts that leave it; and so much in each. */
// @ts-ignore: decorator
@inline
function weaker(place: usize, more: v128): i32 {
  const a = lanesOf(load<u8>(FIRST_CARDS + (place << 1)));
  const b = lanesOf(load<u8>(FIRST_CARDS + (place << 1), 1));
  let sum = i32x4.splat(0);
  for (let lane: usize = 0; lane < width; lane += 16) {
    const leaving = v128.and(v128.load(LEAVING + a + lane), v128.load(LEAVING + b + lane));
    const held = i32x4.add(v128.load(HELD + a + lane), v128.load(HELD + b + lane));
    const weights = i32x4.add(i32x4.sub(v128.load(ALL + lane), held), more);
    sum = i32x4.add(sum, v128.and(v128.and(leaving, v128.load(used + lane)), weights));
  }
  return (
    i32x4.extract_lane(sum, 0) + i32x4.extract_lane(sum, 1) +
    i32x4.extract_lane(sum, 2) + i32x4.extract_lane(sum, 3)
  );
}
