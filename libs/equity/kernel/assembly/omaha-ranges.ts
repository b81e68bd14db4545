// Counts two ranges of Omaha hands against each other on a full board. libs/equity/exact/omaha-runouts.ts is the reference
// implementation and describes the method. Here the strength of a hand is its place among the strengths that pairs have on the board.
// There are at most 136 of them, so hands are sorted by counting.
import { bestFlush, classOf, flushSuit, pairStrength } from './omaha';

const CARDS: i32 = 52;

/** A hand: its cards in ascending order, one byte each. */
const HAND: usize = 8;
const CARD_BITS: i32 = 8;
const CARD: u64 = 0xff;

/**
 * Sums of weights by set of cards. The number of a set is that of the set without its highest card, and a step: it depends on that
 * card and on the size of the set. Steps are in bytes, 64 for each size.
 */
const MAX_HOLES: i32 = 6;
const STEPS: usize = memory.data(4 * 64 * 6, 4);
const STEPS_BITS: i32 = 8;
/** The size of the hands with sums in straight code. */
const FOUR: i32 = 4;

/** By pair of cards: its strength on the board, then the place of that strength; `IMPOSSIBLE` if one of the cards is on the board. */
const PAIR_STRENGTHS: usize = memory.data(2 * 1326, 2);
const PAIR_PLACES: usize = memory.data(1326);
const IMPOSSIBLE: u32 = 255;

/** The strengths of pairs on the board as a set of bits, and by word the number of strengths below it. */
const WORDS: usize = 256;
const PRESENT: usize = memory.data(8 * 256, 8);
const BELOW: usize = memory.data(256);

/** By place: the end of its sorted hands, 32 bits each. */
const PLACES: usize = 256;
const FIRST_ENDS: usize = memory.data(4 * 256, 4);
const SECOND_ENDS: usize = memory.data(4 * 256, 4);

let holes: i32 = 0;
let first: usize = 0;
let second: usize = 0;
let sumBytes: usize = 0;

/** The addresses of what `layOutRanges` places in the memory. */
let HANDS: usize = 0;
let OTHER_HANDS: usize = 0;
let WINS: usize = 0;
let REACHED: usize = 0;
let OPPOSING: usize = 0;
let SAME: usize = 0;
let WEIGHTS: usize = 0;
let ORDER: usize = 0;
let OTHER_ORDER: usize = 0;
let SUMS: usize = 0;
/** By hand of the range that is sorted: the place of its strength. */
let PLACE_OF: usize = 0;

/** Divides the memory from `at` for ranges of these numbers of hands; returns the end of what is in use. Writes nothing there. */
export function layOutRanges(at: usize, holeCards: i32, hands: i32, otherHands: i32): usize {
  holes = holeCards;
  first = <usize>hands;
  second = <usize>otherHands;
  sumBytes = numberSets();
  WINS = at;
  REACHED = WINS + (first << 3);
  OPPOSING = REACHED + (first << 3);
  HANDS = OPPOSING + (first << 3);
  OTHER_HANDS = HANDS + first * HAND;
  SAME = OTHER_HANDS + second * HAND;
  WEIGHTS = SAME + (first << 2);
  ORDER = WEIGHTS + (second << 2);
  OTHER_ORDER = ORDER + (first << 2);
  SUMS = OTHER_ORDER + (second << 2);
  PLACE_OF = SUMS + sumBytes;
  return PLACE_OF + max(first, second);
}

/**
 * Input: the hands of a range; by first hand the weight of the identical second one, negative if hands have an odd number of cards;
 * and by second hand the weight.
 */
export function omahaHandsAt(range: i32): usize { return range == 0 ? HANDS : OTHER_HANDS; }
export function omahaSameAt(): usize { return SAME; }
export function omahaWeightsAt(): usize { return WEIGHTS; }

/** Output, by first hand: the weight of the second hands that it beats, that it beats or ties, and that share no card with it. */
export function omahaWinsAt(): usize { return WINS; }
export function omahaReachedAt(): usize { return REACHED; }
export function omahaOpposingAt(): usize { return OPPOSING; }

/** Finds the steps of the sets of fewer cards than a hand has; returns the bytes of their sums. */
function numberSets(): usize {
  let smaller: usize = 0;
  let sets: usize = 1;
  for (let size = 1; size < holes; size++) {
    for (let card = 0; card < CARDS; card++)
      store<u32>(stepAt(size, <usize>card), <u32>((choices(card, size) + sets - smaller) << 2));
    smaller = sets;
    sets += choices(CARDS, size);
  }
  return sets << 2;
}

function choices(cards: i32, taken: i32): usize {
  let ways: i32 = 1;
  for (let at = 0; at < taken; at++) ways = (ways * (cards - at)) / (at + 1);
  return <usize>ways;
}

// @ts-ignore: decorator
@inline
function stepAt(size: i32, card: usize): usize { return STEPS + (<usize>(size - 1) << STEPS_BITS) + (card << 2); }

// @ts-ignore: decorator
@inline
function step(size: i32, card: usize): usize { return <usize>load<u32>(stepAt(size, card)); }

// @ts-ignore: decorator
@inline
function cardOf(hand: u64, at: i32): usize { return <usize>((hand >> <u64>(at * CARD_BITS)) & CARD); }

/** Resets the counts, and finds the weight of the second hands that share no card with each first hand. */
export function weighOpposing(): void {
  memory.fill(WINS, 0, first << 4);
  memory.fill(SUMS, 0, sumBytes);
  for (let hand: usize = 0; hand < second; hand++) add(hand);
  for (let hand: usize = 0; hand < first; hand++)
    store<f64>(OPPOSING + (hand << 3), <f64>(weigh(hand) + load<u32>(SAME + (hand << 2))));
}

/** Counts all pairs of hands on the board with this key and ranks in each suit, `times` times. */
export function countOmahaBoard(key: u32, boardIn: usize, times: f64): void {
  rankPairs(key, boardIn);
  sortHands(HANDS, first, ORDER, FIRST_ENDS);
  sortHands(OTHER_HANDS, second, OTHER_ORDER, SECOND_ENDS);
  memory.fill(SUMS, 0, sumBytes);
  let ours = ORDER;
  let theirs = OTHER_ORDER;
  for (let place: usize = 0; place < <usize>IMPOSSIBLE; place++) {
    const end = ORDER + (<usize>load<u32>(FIRST_ENDS + (place << 2)) << 2);
    const last = OTHER_ORDER + (<usize>load<u32>(SECOND_ENDS + (place << 2)) << 2);
    if (theirs == last) {
      for (; ours < end; ours += 4) {
        const hand = <usize>load<u32>(ours);
        const weight = times * <f64>weigh(hand);
        count(WINS, hand, weight);
        count(REACHED, hand, weight);
      }
      continue;
    }
    for (let at = ours; at < end; at += 4) {
      const hand = <usize>load<u32>(at);
      count(WINS, hand, times * <f64>weigh(hand));
    }
    for (; theirs < last; theirs += 4) add(<usize>load<u32>(theirs));
    for (; ours < end; ours += 4) {
      const hand = <usize>load<u32>(ours);
      // The identical hand is as strong.
      count(REACHED, hand, times * <f64>(weigh(hand) + load<u32>(SAME + (hand << 2))));
    }
  }
}

// @ts-ignore: decorator
@inline
function count(counts: usize, hand: usize, weight: f64): void {
  const at = counts + (hand << 3);
  store<f64>(at, load<f64>(at) + weight);
}

/** Adds a second hand to the sums of all its sets. */
// @ts-ignore: decorator
@inline
function add(place: usize): void {
  const hand = load<u64>(OTHER_HANDS + place * HAND);
  const weight = load<u32>(WEIGHTS + (place << 2));
  if (holes == FOUR) addFour(hand, weight);
  else addSets(hand, weight, SUMS, 0, 0);
}

/** The weight of the added hands that share no card with a first hand. If the identical hand is among them, `SAME` must be added. */
// @ts-ignore: decorator
@inline
function weigh(place: usize): u32 {
  const hand = load<u64>(HANDS + place * HAND);
  return holes == FOUR ? weighFour(hand) : weighSets(hand, SUMS, 0, 0);
}

// @ts-ignore: decorator
@inline
function increase(sum: usize, weight: u32): void { store<u32>(sum, load<u32>(sum) + weight); }

/** Adds the weight to the sum of a set and to those of the set with higher cards of the hand, from the card `from`. */
function addSets(hand: u64, weight: u32, sum: usize, size: i32, from: i32): void {
  increase(sum, weight);
  if (size == holes - 1) return;
  for (let at = from; at < holes; at++) addSets(hand, weight, sum + step(size + 1, cardOf(hand, at)), size + 1, at + 1);
}

/** The sum of a set, less those of the set with one more card, plus those of the set with two more cards, and so on. */
function weighSets(hand: u64, sum: usize, size: i32, from: i32): u32 {
  let weight = load<u32>(sum);
  if (size == holes - 1) return weight;
  for (let at = from; at < holes; at++) weight -= weighSets(hand, sum + step(size + 1, cardOf(hand, at)), size + 1, at + 1);
  return weight;
}

/** `addSets` for hands of four cards. */
// @ts-ignore: decorator
@inline
function addFour(hand: u64, weight: u32): void {
  const b = cardOf(hand, 1);
  const c = cardOf(hand, 2);
  const d = cardOf(hand, 3);
  const one = SUMS + step(1, cardOf(hand, 0));
  const other = SUMS + step(1, b);
  const third = SUMS + step(1, c);
  const ab = one + step(2, b);
  const pairC = step(2, c);
  const pairD = step(2, d);
  const threeC = step(3, c);
  const threeD = step(3, d);
  increase(SUMS, weight);
  increase(one, weight);
  increase(other, weight);
  increase(third, weight);
  increase(SUMS + step(1, d), weight);
  increase(ab, weight);
  increase(one + pairC, weight);
  increase(one + pairD, weight);
  increase(other + pairC, weight);
  increase(other + pairD, weight);
  increase(third + pairD, weight);
  increase(ab + threeC, weight);
  increase(ab + threeD, weight);
  increase(one + pairC + threeD, weight);
  increase(other + pairC + threeD, weight);
}

/** `weighSets` for hands of four cards. */
// @ts-ignore: decorator
@inline
function weighFour(hand: u64): u32 {
  const b = cardOf(hand, 1);
  const c = cardOf(hand, 2);
  const d = cardOf(hand, 3);
  const one = SUMS + step(1, cardOf(hand, 0));
  const other = SUMS + step(1, b);
  const third = SUMS + step(1, c);
  const ab = one + step(2, b);
  const pairC = step(2, c);
  const pairD = step(2, d);
  const threeC = step(3, c);
  const threeD = step(3, d);
  return load<u32>(SUMS)
    - load<u32>(one) - load<u32>(other) - load<u32>(third) - load<u32>(SUMS + step(1, d))
    + load<u32>(ab) + load<u32>(one + pairC) + load<u32>(one + pairD)
    + load<u32>(other + pairC) + load<u32>(other + pairD) + load<u32>(third + pairD)
    - load<u32>(ab + threeC) - load<u32>(ab + threeD)
    - load<u32>(one + pairC + threeD) - load<u32>(other + pairC + threeD);
}

// @ts-ignore: decorator
@inline
function pairNumber(lower: usize, higher: usize): usize { return lower + ((higher * (higher - 1)) >> 1); }

/** Finds the places of all pairs of cards on a board. */
function rankPairs(key: u32, boardIn: usize): void {
  const boardClass = classOf(key);
  const suit = flushSuit(boardIn);
  const suited = suit < 0 ? 0 : load<u32>(boardIn + (<usize>suit << 2));
  memory.fill(PRESENT, 0, WORDS << 3);
  for (let higher = 1; higher < CARDS; higher++)
    for (let lower = 0; lower < higher; lower++) {
      let strength: u32 = 0;
      if (!isOn(boardIn, lower) && !isOn(boardIn, higher)) {
        strength = <u32>pairStrength(lower >> 2, higher >> 2, boardClass);
        if ((lower & 3) == suit && (higher & 3) == suit)
          strength = max(strength, <u32>bestFlush((1 << (lower >> 2)) | (1 << (higher >> 2)), suited));
        const word = PRESENT + (<usize>(strength >> 6) << 3);
        store<u64>(word, load<u64>(word) | (<u64>1 << <u64>(strength & 63)));
      }
      store<u16>(PAIR_STRENGTHS + (pairNumber(lower, higher) << 1), <u16>strength);
    }
  let below: u32 = 0;
  for (let word: usize = 0; word < WORDS; word++) {
    store<u8>(BELOW + word, <u8>below);
    below += <u32>popcnt(load<u64>(PRESENT + (word << 3)));
  }
  for (let pair: usize = 0; pair < 1326; pair++) {
    const strength = <usize>load<u16>(PAIR_STRENGTHS + (pair << 1));
    const lower = load<u64>(PRESENT + ((strength >> 6) << 3)) & ((<u64>1 << <u64>(strength & 63)) - 1);
    const place = <u32>load<u8>(BELOW + (strength >> 6)) + <u32>popcnt(lower);
    store<u8>(PAIR_PLACES + pair, <u8>(strength == 0 ? IMPOSSIBLE : place));
  }
}

// @ts-ignore: decorator
@inline
function isOn(boardIn: usize, card: i32): bool {
  return ((load<u32>(boardIn + (<usize>(card & 3) << 2)) >>> (card >> 2)) & 1) != 0;
}

/** Sorts the hands of a range by place; impossible hands come last. */
function sortHands(hands: usize, count: usize, order: usize, ends: usize): void {
  memory.fill(ends, 0, PLACES << 2);
  for (let hand: usize = 0; hand < count; hand++) {
    const place = placeOf(load<u64>(hands + hand * HAND));
    store<u8>(PLACE_OF + hand, <u8>place);
    increase(ends + (<usize>place << 2), 1);
  }
  let start: u32 = 0;
  for (let end = ends; end < ends + (PLACES << 2); end += 4) {
    const size = load<u32>(end);
    store<u32>(end, start);
    start += size;
  }
  // Each place advances from its start to its end.
  for (let hand: usize = 0; hand < count; hand++) {
    const end = ends + (<usize>load<u8>(PLACE_OF + hand) << 2);
    const at = load<u32>(end);
    store<u32>(order + (<usize>at << 2), <u32>hand);
    store<u32>(end, at + 1);
  }
}

/** The place of the best pair of a hand, or `IMPOSSIBLE`, the greatest one. */
// @ts-ignore: decorator
@inline
function placeOf(hand: u64): u32 {
  let best: u32 = 0;
  for (let higher = 1; higher < holes; higher++) {
    const row = PAIR_PLACES + pairNumber(0, cardOf(hand, higher));
    for (let lower = 0; lower < higher; lower++) best = max(best, <u32>load<u8>(row + cardOf(hand, lower)));
  }
  return best;
}
