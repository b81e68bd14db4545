// A sweep through two ranges of two-card hands, weaker hands first, for all runouts of a class, on which the hands have the same
// order. Each runout is a lane of vectors. The lane of a card is all ones if the card is not in that runout; the lanes of both cards
// of a hand, combined by AND, are the runouts in which the hand is possible.
import { FIRST_CARDS, firstHands, SECOND_CARDS, secondHands } from './range-hands';

/** The number of two-card hands. */
const MAX_HANDS: i32 = 1326;
/** Two ranks have up to 16 runouts: four vectors of four lanes. */
const MAX_LANES: i32 = 16;
const LANES_BITS: i32 = 6;
const CARDS: i32 = 64;

/** Input: for each hand of the first range, the weight of the identical hand in the second; the weights of the second range. */
const SAME: usize = memory.data(4 * 1326, 4);
const WEIGHTS: usize = memory.data(4 * 1326, 4);

/** Output, by hand of the first range: the weight of the hands that it beats, and of those that it ties. */
const WINS: usize = memory.data(8 * 1326, 8);
const TIES: usize = memory.data(8 * 1326, 8);

/** By card: the lanes of the runouts without it, and by lane the weight of the weaker hands that hold it. Then the weight of all. */
const LEAVING: usize = memory.data(64 * 64, 16);
const HELD: usize = memory.data(64 * 64, 16);
const ALL: usize = memory.data(64, 16);
/** 16 lanes of ones and 16 of zeros: the mask of the lanes in use begins at `used`. */
const USED: usize = memory.data(128, 16);
/** For hands of equal strength: the weight that each beats. */
const BEATEN: usize = memory.data(4 * 1326, 4);

/** The bytes of the lanes in use, and the address of their mask. */
let width: usize = 0;
let used: usize = 0;

export function rangeWeightsAt(range: i32): usize { return range == 0 ? SAME : WEIGHTS; }
export function handWinsAt(): usize { return WINS; }
export function handTiesAt(): usize { return TIES; }

/** Resets the output and all lanes. */
export function clearCounts(): void {
  memory.fill(WINS, 0, 8 * MAX_HANDS);
  memory.fill(TIES, 0, 8 * MAX_HANDS);
  memory.fill(LEAVING, 0xff, <usize>(CARDS << LANES_BITS));
  memory.fill(USED, 0xff, 64);
}

/** Sets the number of runouts. */
// @ts-ignore: decorator
@inline
export function useLanes(lanes: usize): void {
  width = ((lanes + 3) >> 2) << 4;
  used = USED + ((<usize>MAX_LANES - lanes) << 2);
}

/** Adds the card to one runout. */
// @ts-ignore: decorator
@inline
export function comesIn(card: usize, lane: usize): void { store<i32>(LEAVING + (card << LANES_BITS) + (lane << 2), 0); }

/** Adds the card to all runouts. */
export function comesInAll(card: usize): void { memory.fill(LEAVING + (card << LANES_BITS), 0, 1 << LANES_BITS); }

/** Removes the card from all runouts. */
// @ts-ignore: decorator
@inline
export function comesInNone(card: usize): void { memory.fill(LEAVING + (card << LANES_BITS), 0xff, 1 << LANES_BITS); }

/** Sweeps both ranges; `ours` and `theirs` are the addresses of the sorted hands. */
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
      // The hands added since then are as strong. The identical hand was subtracted for both of its cards, so it is added back once.
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

/** Adds a hand of the second range to the weaker hands. */
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

/** The weight of the weaker hands that share no card with a hand, over all runouts in which it is possible; `more` is added for each. */
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
