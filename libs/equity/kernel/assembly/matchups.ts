// Counts pairs of hands of two players that share no card, by which hand is better. `PlainPairs` of
// libs/equity/exact/completions/pairs.ts is the reference implementation.
//
// Both lists are sorted by strength and swept together. A hand beats the earlier hands of the other list that share no card with it.
// Their weight is computed by inclusion and exclusion: the weight of all earlier hands, minus the weight of those that hold one of
// its cards, plus the weight of those that hold two, and so on. For this the weight of the earlier hands is stored for each set of
// cards. Short lists, and hands of many cards, are compared pair by pair instead.

/** The largest number of cards per hand for which sets are stored. Common cards of a list are not counted. */
const MAX_CARDS: i32 = 5;
const NOWHERE: u32 = 0xffffffff;

/** Input for each of the two lists: the number of hands, and the addresses of its arrays. */
const LISTS: usize = memory.data(2 * 64, 8);
const COUNT: usize = 0;
const LOW: usize = 4;
const HIGH: usize = 8;
const WEIGHTS: usize = 12;
/** By half, then by hand. */
const STRENGTHS: usize = 16;
/** The hands to count, sorted by strength, and their number. */
const CHOSEN: usize = 20;
const CHOSEN_COUNT: usize = 24;
/** By hand: the numbers of the sets of its cards. */
const SETS: usize = 28;
/** By number of a set: the weight of the earlier hands that hold all of its cards. */
const HELD: usize = 32;
/** The hands to count without those that hold a taken card, in the same order: index, cards, weight, strength. */
const KEPT: usize = 36;
const KEPT_CARDS: usize = 40;
const KEPT_WEIGHTS: usize = 44;
const KEPT_STRENGTHS: usize = 48;
/** First list, by hand: the hand with the same cards in the second list. Second list, by hand: the last round that kept it. */
const SAME_HAND: usize = 52;
const LAST_KEPT: usize = 52;
/** The weight of the earlier hands. */
const SO_FAR: usize = 56;

/** By card: its number among the cards that hands hold, ascending. */
const NUMBERS: usize = memory.data(64);
/** By number of a card and size of a set: the part of the highest card in the number of the set. */
const STEPS: usize = memory.data(4 * 64 * 8, 4);
/** The numbers of the sets of one hand's cards, by mask; the numbers of its cards. */
const SET_OF: usize = memory.data(4 * 32, 4);
const HAND: usize = memory.data(4 * 8, 4);

/** Output: the weight by outcome (`pairs.ts` of the reference implementation). */
const OUTCOMES: usize = memory.data(8 * 8, 8);

/** The cards of a hand without common ones; its sets of an odd and of an even number of cards; the number of all sets. */
let cards: i32 = 0;
let odd: i32 = 0;
let even: i32 = 0;
let sets: i32 = 0;
/** Whether the current round counts by sets; the number of rounds. */
let bySets: bool = false;
let round: u32 = 0;

export function listsAt(): usize { return LISTS; }
export function numbersAt(): usize { return NUMBERS; }
export function stepsAt(): usize { return STEPS; }
export function outcomesAt(): usize { return OUTCOMES; }

// @ts-ignore: decorator
@inline
function list(which: i32): usize { return LISTS + (<usize>which << 6); }

// @ts-ignore: decorator
@inline
function cardsOf(from: usize, hand: usize): u64 {
  const low = load<u32>(<usize>load<u32>(from + LOW) + (hand << 2));
  const high = load<u32>(<usize>load<u32>(from + HIGH) + (hand << 2));
  return <u64>low | (<u64>high << 32);
}

/**
 * Prepares two lists with hands of `first` and `second` cards; `most` is the greater of these. Smaller hands are filled with
 * placeholder cards, which are numbered from `spare` on and which no hand holds.
 */
export function prepare(most: i32, first: i32, second: i32, setCount: i32, spare: i32): void {
  cards = most;
  sets = setCount;
  if (cards <= MAX_CARDS) {
    odd = (1 << (cards - 1)) - (cards & 1);
    even = (1 << (cards - 1)) - 1 - (1 - (cards & 1));
    listSets(list(0), first, spare);
    listSets(list(1), second, spare);
    memory.fill(<usize>load<u32>(list(0) + HELD), 0, <usize>sets << 3);
    memory.fill(<usize>load<u32>(list(1) + HELD), 0, <usize>sets << 3);
  }
  const counts = <usize>load<u32>(list(1) + COUNT);
  memory.fill(<usize>load<u32>(list(1) + LAST_KEPT), 0, counts << 2);
  round = 0;
  findSameHands(first == most && second == most);
}

/** Lists the numbers of the sets of each hand's cards, except the empty set and the whole hand: sets of odd size first. */
function listSets(from: usize, own: i32, spare: i32): void {
  const count = <usize>load<u32>(from + COUNT);
  const all = 1 << cards;
  let to = <usize>load<u32>(from + SETS);
  for (let hand: usize = 0; hand < count; hand++) {
    let rest = cardsOf(from, hand);
    for (let at = 0; at < own; at++) {
      store<u32>(HAND + (<usize>at << 2), load<u8>(NUMBERS + <usize>ctz(rest)));
      rest &= rest - 1;
    }
    for (let at = own; at < cards; at++) store<u32>(HAND + (<usize>at << 2), spare + at - own);
    for (let mask = 1; mask < all - 1; mask++) {
      const top = 31 - <i32>clz(mask);
      const number = load<u32>(HAND + (<usize>top << 2));
      const step = load<u32>(STEPS + (<usize>(number * 8 + popcnt(mask)) << 2));
      const set = load<u32>(SET_OF + (<usize>(mask ^ (1 << top)) << 2)) + step;
      store<u32>(SET_OF + (<usize>mask << 2), set);
    }
    for (let parity = 1; parity >= 0; parity--)
      for (let mask = 1; mask < all - 1; mask++)
        if ((popcnt(mask) & 1) == parity) {
          store<u32>(to, load<u32>(SET_OF + (<usize>mask << 2)));
          to += 4;
        }
  }
}

/** Finds the hands with the same cards in both lists, which are sorted by cards. */
function findSameHands(any: bool): void {
  const first = list(0);
  const second = list(1);
  const sameHands = <usize>load<u32>(first + SAME_HAND);
  const count = <usize>load<u32>(first + COUNT);
  const others = <usize>load<u32>(second + COUNT);
  let other: usize = 0;
  for (let hand: usize = 0; hand < count; hand++) {
    const held = cardsOf(first, hand);
    while (any && other < others && cardsOf(second, other) < held) other++;
    const same = any && other < others && cardsOf(second, other) == held;
    store<u32>(sameHands + (hand << 2), same ? <u32>other : NOWHERE);
  }
}

/** Counts the pairs for a half, without hands that hold a taken card. `bar` is the best strength of the other players. */
export function countPairs(half: i32, takenLow: u32, takenHigh: u32, bar: i32): void {
  memory.fill(OUTCOMES, 0, 64);
  const taken = <u64>takenLow | (<u64>takenHigh << 32);
  const first = list(0);
  const second = list(1);
  round++;
  const left = keep(first, half, taken, false);
  const right = keep(second, half, taken, true);
  const looking = <f64>left * <f64>right * PAIR_COST;
  const rows = <f64>(odd + even + 1) * <f64>(left + right);
  bySets = cards <= MAX_CARDS && looking > rows * SET_COST;
  sweep(first, second, left, right, bar);
  if (!bySets) return;
  clear(first, left);
  clear(second, right);
  correct(first, second, left, half, bar);
}

/** The approximate cost of comparing a pair, and of one set of a hand, in nanoseconds. */
const PAIR_COST: f64 = 0.7;
const SET_COST: f64 = 4;

/** Copies the hands to count that hold no taken card; returns their number. */
function keep(from: usize, half: i32, taken: u64, note: bool): i32 {
  const count = load<u32>(from + CHOSEN_COUNT);
  const chosen = <usize>load<u32>(from + CHOSEN);
  const weights = <usize>load<u32>(from + WEIGHTS);
  const strengths = <usize>load<u32>(from + STRENGTHS) + (<usize>half * <usize>load<u32>(from + COUNT) << 1);
  const kept = <usize>load<u32>(from + KEPT);
  const keptCards = <usize>load<u32>(from + KEPT_CARDS);
  const keptWeights = <usize>load<u32>(from + KEPT_WEIGHTS);
  const keptStrengths = <usize>load<u32>(from + KEPT_STRENGTHS);
  let left: usize = 0;
  for (let at: usize = 0; at < <usize>count; at++) {
    const hand = <usize>load<u32>(chosen + (at << 2));
    const held = cardsOf(from, hand);
    if ((held & taken) != 0) continue;
    store<u32>(kept + (left << 2), <u32>hand);
    store<u64>(keptCards + (left << 3), held);
    store<f64>(keptWeights + (left << 3), load<f64>(weights + (hand << 3)));
    store<u16>(keptStrengths + (left << 1), load<u16>(strengths + (hand << 1)));
    if (note) store<u32>(<usize>load<u32>(from + LAST_KEPT) + (hand << 2), round);
    left++;
  }
  return <i32>left;
}

// @ts-ignore: decorator
@inline
function strengthAt(from: usize, at: i32): i32 {
  return <i32>load<u16>(<usize>load<u32>(from + KEPT_STRENGTHS) + (<usize>at << 1));
}

/** Sweeps both lists by strength, hands of the same strength together. */
function sweep(first: usize, second: usize, left: i32, right: i32, bar: i32): void {
  let a = 0;
  let b = 0;
  store<f64>(first + SO_FAR, 0);
  store<f64>(second + SO_FAR, 0);
  while (a < left || b < right) {
    const strength = min(a < left ? strengthAt(first, a) : i32.MAX_VALUE, b < right ? strengthAt(second, b) : i32.MAX_VALUE);
    const fromA = a;
    const fromB = b;
    while (a < left && strengthAt(first, a) == strength) a++;
    while (b < right && strengthAt(second, b) == strength) b++;
    const firstWins = fromB == 0 ? 0 : apart(first, fromA, a, second, 0, fromB);
    const secondWins = fromA == 0 ? 0 : apart(second, fromB, b, first, 0, fromA);
    add(first, fromA, a);
    add(second, fromB, b);
    let ties: f64 = 0;
    if (a > fromA && b > fromB) {
      // Counting by sets includes the weaker hands of the second list, which are subtracted again.
      ties = apart(first, fromA, a, second, fromB, b);
      if (bySets) ties -= firstWins;
    }
    note(strength, bar, firstWins, secondWins, ties);
  }
}

// @ts-ignore: decorator
@inline
function note(strength: i32, bar: i32, firstWins: f64, secondWins: f64, ties: f64): void {
  if (strength < bar) addTo(1, firstWins + secondWins + ties);
  else if (strength > bar) {
    addTo(2, firstWins);
    addTo(4, secondWins);
    addTo(6, ties);
  } else {
    addTo(3, firstWins);
    addTo(5, secondWins);
    // A strength of 0 means that no player has a hand for this half.
    addTo(strength == 0 ? 0 : 7, ties);
  }
}

// @ts-ignore: decorator
@inline
function addTo(outcome: usize, weight: f64): void {
  const at = OUTCOMES + (outcome << 3);
  store<f64>(at, load<f64>(at) + weight);
}

/**
 * The weight of the pairs that share no card, of some hands of a list and some of the other one. By sets: of all earlier hands of
 * the other one.
 */
function apart(from: usize, start: i32, end: i32, other: usize, otherStart: i32, otherEnd: i32): f64 {
  const weights = <usize>load<u32>(from + KEPT_WEIGHTS);
  let sum: f64 = 0;
  if (bySets) {
    const kept = <usize>load<u32>(from + KEPT);
    const rows = <usize>load<u32>(from + SETS);
    const held = <usize>load<u32>(other + HELD);
    const all = load<f64>(other + SO_FAR);
    const width = <usize>(odd + even) << 2;
    for (let at = <usize>start; at < <usize>end; at++) {
      const row = rows + <usize>load<u32>(kept + (at << 2)) * width;
      sum += load<f64>(weights + (at << 3)) * (all - heldBy(row, held));
    }
    return sum;
  }
  const masks = <usize>load<u32>(from + KEPT_CARDS);
  for (let at = <usize>start; at < <usize>end; at++)
    sum += load<f64>(weights + (at << 3)) * compared(other, load<u64>(masks + (at << 3)), otherStart, otherEnd);
  return sum;
}

/** The weight of the earlier hands of the other list that share a card with a hand, except through the set of all its cards. */
// @ts-ignore: decorator
@inline
function heldBy(row: usize, held: usize): f64 {
  let sum: f64 = 0;
  const middle = row + (<usize>odd << 2);
  const end = middle + (<usize>even << 2);
  for (; row < middle; row += 4) sum += load<f64>(held + (<usize>load<u32>(row) << 3));
  for (; row < end; row += 4) sum -= load<f64>(held + (<usize>load<u32>(row) << 3));
  return sum;
}

/** The weight of the hands from `start` to `end` that hold none of the cards. */
function compared(from: usize, held: u64, start: i32, end: i32): f64 {
  let masks = <usize>load<u32>(from + KEPT_CARDS) + (<usize>start << 3);
  let weights = <usize>load<u32>(from + KEPT_WEIGHTS) + (<usize>start << 3);
  const last = <usize>load<u32>(from + KEPT_CARDS) + (<usize>end << 3);
  const both = i64x2.splat(held);
  const none = i64x2.splat(0);
  let sums = f64x2.splat(0);
  for (; masks + 16 <= last; masks += 16) {
    const free = i64x2.eq(v128.and(v128.load(masks), both), none);
    sums = f64x2.add(sums, v128.and(v128.load(weights), free));
    weights += 16;
  }
  let sum = f64x2.extract_lane(sums, 0) + f64x2.extract_lane(sums, 1);
  if (masks < last && (load<u64>(masks) & held) == 0) sum += load<f64>(weights);
  return sum;
}

/** Adds hands of a list to the earlier ones, and to the sets of their cards. */
function add(from: usize, start: i32, end: i32): void {
  if (!bySets) return;
  const weights = <usize>load<u32>(from + KEPT_WEIGHTS);
  const kept = <usize>load<u32>(from + KEPT);
  const rows = <usize>load<u32>(from + SETS);
  const held = <usize>load<u32>(from + HELD);
  const width = <usize>(odd + even) << 2;
  let soFar = load<f64>(from + SO_FAR);
  for (let at = <usize>start; at < <usize>end; at++) {
    const weight = load<f64>(weights + (at << 3));
    let row = rows + <usize>load<u32>(kept + (at << 2)) * width;
    soFar += weight;
    for (const last = row + width; row < last; row += 4) {
      const set = held + (<usize>load<u32>(row) << 3);
      store<f64>(set, load<f64>(set) + weight);
    }
  }
  store<f64>(from + SO_FAR, soFar);
}

/** Resets the sets of the kept hands. */
function clear(from: usize, count: i32): void {
  const held = <usize>load<u32>(from + HELD);
  const width = <usize>(odd + even) << 2;
  if (<f64>count * <f64>(odd + even) * 4 > <f64>sets) {
    memory.fill(held, 0, <usize>sets << 3);
    return;
  }
  const kept = <usize>load<u32>(from + KEPT);
  const rows = <usize>load<u32>(from + SETS);
  for (let at: usize = 0; at < <usize>count; at++) {
    let row = rows + <usize>load<u32>(kept + (at << 2)) * width;
    for (const last = row + width; row < last; row += 4) store<f64>(held + (<usize>load<u32>(row) << 3), 0);
  }
}

/** Corrects the pairs of identical hands: their set of all cards is not stored, so the sweep does not exclude them exactly. */
function correct(first: usize, second: usize, left: i32, half: i32, bar: i32): void {
  const kept = <usize>load<u32>(first + KEPT);
  const weights = <usize>load<u32>(first + KEPT_WEIGHTS);
  const sameHands = <usize>load<u32>(first + SAME_HAND);
  const lastKept = <usize>load<u32>(second + LAST_KEPT);
  const others = <usize>load<u32>(second + WEIGHTS);
  const strengths = <usize>load<u32>(second + STRENGTHS) + (<usize>half * <usize>load<u32>(second + COUNT) << 1);
  const sign: f64 = (cards & 1) == 1 ? -1 : 1;
  for (let at = 0; at < left; at++) {
    const hand = <usize>load<u32>(kept + (<usize>at << 2));
    const same = load<u32>(sameHands + (hand << 2));
    if (same == NOWHERE || load<u32>(lastKept + (<usize>same << 2)) != round) continue;
    const weight = sign * load<f64>(weights + (<usize>at << 3)) * load<f64>(others + (<usize>same << 3));
    const mine = strengthAt(first, at);
    const his = <i32>load<u16>(strengths + (<usize>same << 1));
    note(max(mine, his), bar, mine > his ? weight : 0, his > mine ? weight : 0, mine == his ? weight : 0);
  }
}
