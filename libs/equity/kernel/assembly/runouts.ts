// Two ranges of two-card hands against each other over all runouts, by classes of runouts: the twin is
// libs/equity/exact/runouts.ts, which says how it is done. Here the runouts of a class are lanes of vectors: a lane of a card
// is all ones where the card does not come in that runout, so that those of both cards of a hand say which runouts leave it.
import { boardInAt, rankKey } from './classes';
import { flushOf, strengthOf } from './seven';

const RANKS: i32 = 13;
const SUITS: i32 = 4;
const SUIT_BITS: u32 = 15;
/** How many hands there are. */
const MOST_HANDS: i32 = 1326;
const FLUSH_ON_BOARD: i32 = 3;
/** Of two ranks there are at most so many runouts: a vector has four lanes. */
const MOST_LANES: i32 = 16;
const LANES_BITS: i32 = 6;
const CARDS: i32 = 64;
/** A card that nobody holds, for runouts of fewer than two. */
const NO_CARD: i32 = 63;

/**
 * What the host fills in, for each range: the two cards of each hand, by their ranks; by ranks, the place of their first hand;
 * and weights, of the second range those of its hands, of the first what its hands weigh in the second. Then the free cards.
 */
const FIRST_CARDS: usize = memory.data(2 * 1326, 2);
const SECOND_CARDS: usize = memory.data(2 * 1326, 2);
const FIRST_STARTS: usize = memory.data(2 * 92, 2);
const SECOND_STARTS: usize = memory.data(2 * 92, 2);
const SAME: usize = memory.data(4 * 1326, 4);
const WEIGHTS: usize = memory.data(4 * 1326, 4);
const FREE: usize = memory.data(64);

/** What comes out, by hand of the first range: the weight of what it beats, and of what it ties. */
const WINS: usize = memory.data(8 * 1326, 8);
const TIES: usize = memory.data(8 * 1326, 8);

/** By suit: the ranks on the board. By rank: how many lie; a bit for each suit that may come. */
const BOARD: usize = memory.data(16, 4);
const LIE: usize = memory.data(16);
const MAY_COME: usize = memory.data(16);

/** Runouts of two ranks: their two cards, and what tells their classes apart: 0, or a suit and the ranks of it that lie. */
const COMES: usize = memory.data(2 * 16);
const CLASS: usize = memory.data(4 * 16, 4);
const DONE: u32 = 0xffff_ffff;

/** By card: the lanes of runouts in which it does not come; weights of weaker hands that hold it, by lane. Then of all of them. */
const LEAVING: usize = memory.data(64 * 64, 16);
const HELD: usize = memory.data(64 * 64, 16);
const ALL: usize = memory.data(64, 16);
/** All ones 16 times, and 0 as often: from the right place on, as many lanes as are in use. */
const USED: usize = memory.data(128, 16);

/** Hands in the order of their strength, as `strength << 16 | place`: by ranks alone, and with their flushes. */
const FIRST_RANKED: usize = memory.data(4 * 1326, 4);
const SECOND_RANKED: usize = memory.data(4 * 1326, 4);
const FIRST_ORDERED: usize = memory.data(4 * 1326, 4);
const SECOND_ORDERED: usize = memory.data(4 * 1326, 4);
const PLAIN: usize = memory.data(4 * 1326, 4);
const FLUSHES: usize = memory.data(4 * 1326, 4);
const SPARE: usize = memory.data(4 * 1326, 4);
const BUCKETS: usize = memory.data(4 * 128, 4);
/** By place among equals: what the hand beats. */
const BEATEN: usize = memory.data(4 * 1326, 4);

let free: i32 = 0;
let runouts: i32 = 0;
/** The lanes in use, as bytes; and where in `USED` their mask begins. */
let width: usize = 0;
let used: usize = 0;
let first: i32 = 0;
let second: i32 = 0;

export function rangeCardsAt(range: i32): usize { return range == 0 ? FIRST_CARDS : SECOND_CARDS; }
export function rangeStartsAt(range: i32): usize { return range == 0 ? FIRST_STARTS : SECOND_STARTS; }
export function rangeWeightsAt(range: i32): usize { return range == 0 ? SAME : WEIGHTS; }
export function freeAt(): usize { return FREE; }
export function handWinsAt(): usize { return WINS; }
export function handTiesAt(): usize { return TIES; }

/** Counts all runouts: so many cards that may come, of which so many do; the key of the cards that lie. */
export function countRunouts(freeCount: i32, toCome: i32, boardKey: u32): void {
  free = freeCount;
  memory.fill(WINS, 0, 8 * MOST_HANDS);
  memory.fill(TIES, 0, 8 * MOST_HANDS);
  memory.fill(LEAVING, 0xff, <usize>(CARDS << LANES_BITS));
  memory.fill(USED, 0xff, 64);
  memory.fill(MAY_COME, 0, 16);
  memory.copy(BOARD, boardInAt(), 16);
  for (let rank = 0; rank < RANKS; rank++) {
    let lie: i32 = 0;
    for (let suit = 0; suit < SUITS; suit++) lie += <i32>((load<u32>(BOARD + (<usize>suit << 2)) >>> rank) & 1);
    store<u8>(LIE + <usize>rank, <u8>lie);
  }
  for (let at = 0; at < free; at++) mayCome(freeCard(at), true);
  deal(0, toCome, boardKey);
}

// @ts-ignore: decorator
@inline
function freeCard(at: i32): i32 { return <i32>load<u8>(FREE + <usize>at); }

function mayCome(card: i32, may: bool): void {
  const at = MAY_COME + <usize>(card >> 2);
  const bit = <u8>1 << <u8>(card & 3);
  store<u8>(at, may ? load<u8>(at) | bit : load<u8>(at) & ~bit);
}

/** Deals cards in ascending order until two are to come. */
function deal(from: i32, toCome: i32, key: u32): void {
  if (toCome <= 2) {
    byRanks(toCome, key);
    return;
  }
  for (let next = from; next <= free - toCome; next++) {
    const card = freeCard(next);
    const rank = card >> 2;
    const board = BOARD + (<usize>(card & 3) << 2);
    mayCome(card, false);
    memory.fill(LEAVING + (<usize>card << LANES_BITS), 0, 1 << LANES_BITS);
    store<u32>(board, load<u32>(board) | (1 << rank));
    lay(rank, 1);
    deal(next + 1, toCome - 1, key + rankKey(rank));
    lay(rank, -1);
    store<u32>(board, load<u32>(board) & ~(1 << rank));
    memory.fill(LEAVING + (<usize>card << LANES_BITS), 0xff, 1 << LANES_BITS);
  }
  for (let next = from; next <= free - toCome; next++) mayCome(freeCard(next), true);
}

function lay(rank: i32, count: i32): void {
  const at = LIE + <usize>rank;
  store<u8>(at, <u8>(<i32>load<u8>(at) + count));
}

/** Takes up to two ranks in all ways, and counts the runouts of each choice. */
function byRanks(toCome: i32, key: u32): void {
  if (toCome == 0) {
    runouts = 0;
    note(NO_CARD, NO_CARD);
    countRanks(key);
    return;
  }
  for (let high = 0; high < RANKS; high++) {
    if (toCome == 1) {
      runouts = 0;
      for (let suit = 0; suit < SUITS; suit++) if (comes(high, suit)) note((high << 2) | suit, NO_CARD);
      lay(high, 1);
      if (runouts > 0) countRanks(key + rankKey(high));
      lay(high, -1);
      continue;
    }
    for (let low = 0; low <= high; low++) {
      runouts = 0;
      for (let one = 0; one < SUITS; one++) {
        if (!comes(high, one)) continue;
        for (let other = 0; other < (high == low ? one : SUITS); other++)
          if (comes(low, other)) note((high << 2) | one, (low << 2) | other);
      }
      lay(high, 1);
      lay(low, 1);
      if (runouts > 0) countRanks(key + rankKey(high) + rankKey(low));
      lay(high, -1);
      lay(low, -1);
    }
  }
}

// @ts-ignore: decorator
@inline
function comes(rank: i32, suit: i32): bool { return ((load<u8>(MAY_COME + <usize>rank) >> <u8>suit) & 1) != 0; }

/** Notes a runout, and its class: of the suits at most one has three cards on a board. */
function note(a: i32, b: i32): void {
  let suited: u32 = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    let ranks = load<u32>(BOARD + (<usize>suit << 2));
    if (a != NO_CARD && (a & 3) == suit) ranks |= 1 << (a >> 2);
    if (b != NO_CARD && (b & 3) == suit) ranks |= 1 << (b >> 2);
    if (<i32>popcnt(ranks) >= FLUSH_ON_BOARD) suited = ((<u32>suit + 1) << SUIT_BITS) | ranks;
  }
  store<u8>(COMES + (<usize>runouts << 1), <u8>a);
  store<u8>(COMES + (<usize>runouts << 1), <u8>b, 1);
  store<u32>(CLASS + (<usize>runouts << 2), suited);
  runouts++;
}

/** Counts the runouts that were noted, all of the same ranks: each class by itself. */
function countRanks(key: u32): void {
  rankHands(key);
  for (let at = 0; at < runouts; at++) {
    const suited = load<u32>(CLASS + (<usize>at << 2));
    if (suited == DONE) continue;
    let lanes: usize = 0;
    for (let like = at; like < runouts; like++) {
      if (load<u32>(CLASS + (<usize>like << 2)) != suited) continue;
      store<u32>(CLASS + (<usize>like << 2), DONE);
      // The cards of a class are noted in front of those that are still to be looked at.
      const a = <usize>load<u8>(COMES + (<usize>like << 1));
      const b = <usize>load<u8>(COMES + (<usize>like << 1), 1);
      store<i32>(LEAVING + (a << LANES_BITS) + (lanes << 2), 0);
      store<i32>(LEAVING + (b << LANES_BITS) + (lanes << 2), 0);
      lanes++;
    }
    width = ((lanes + 3) >> 2) << 4;
    used = USED + ((<usize>MOST_LANES - lanes) << 2);
    countClass(suited);
    leaveAll();
  }
}

/** Sets the lanes of all cards that come back. */
function leaveAll(): void {
  for (let at = 0; at < runouts << 1; at++)
    memory.fill(LEAVING + (<usize>load<u8>(COMES + <usize>at) << LANES_BITS), 0xff, 1 << LANES_BITS);
}

/** Puts the hands of both ranges in the order of their ranks with those of the board: ranks of which too many would lie are left out. */
function rankHands(key: u32): void {
  let ranks: i32 = 0;
  let count: i32 = 0;
  for (let high = 0; high < RANKS; high++)
    for (let low = 0; low <= high; low++, ranks++) {
      if (isEmpty(FIRST_STARTS, ranks) && isEmpty(SECOND_STARTS, ranks)) continue;
      const one = <i32>load<u8>(LIE + <usize>high);
      const other = <i32>load<u8>(LIE + <usize>low);
      if (one + 1 + i32(high == low) > SUITS || other + 1 > SUITS) continue;
      const strength = strengthOf(key + rankKey(high) + rankKey(low));
      store<u32>(FLUSHES + (<usize>count << 2), (<u32>strength << 16) | <u32>ranks);
      count++;
    }
  sort(FLUSHES, count);
  first = list(FIRST_RANKED, FIRST_STARTS, count);
  second = list(SECOND_RANKED, SECOND_STARTS, count);
}

// @ts-ignore: decorator
@inline
function startOf(starts: usize, ranks: i32): u32 { return <u32>load<u16>(starts + (<usize>ranks << 1)); }

// @ts-ignore: decorator
@inline
function isEmpty(starts: usize, ranks: i32): bool { return startOf(starts, ranks) == startOf(starts, ranks + 1); }

/** Lists the hands of so many choices of ranks; how many there are. */
function list(into: usize, starts: usize, count: i32): i32 {
  let next = into;
  for (let at = 0; at < count; at++) {
    const entry = load<u32>(FLUSHES + (<usize>at << 2));
    const ranks = <i32>(entry & 0xffff);
    const end = startOf(starts, ranks + 1);
    for (let place = startOf(starts, ranks); place < end; place++, next += 4)
      store<u32>(next, (entry & 0xffff_0000) | place);
  }
  return <i32>((next - into) >> 2);
}

function countClass(suited: u32): void {
  if (suited == 0) {
    sweep(FIRST_RANKED, SECOND_RANKED);
    return;
  }
  const suit = <i32>(suited >>> SUIT_BITS) - 1;
  const board = suited & ((1 << SUIT_BITS) - 1);
  sweep(
    withFlushes(FIRST_RANKED, first, FIRST_CARDS, suit, board, FIRST_ORDERED),
    withFlushes(SECOND_RANKED, second, SECOND_CARDS, suit, board, SECOND_ORDERED),
  );
}

/** Puts hands that have a flush where they belong; where the hands lie then. */
function withFlushes(ranked: usize, count: i32, cards: usize, suit: i32, board: u32, ordered: usize): usize {
  let plain = PLAIN;
  let flushes = FLUSHES;
  for (let at = ranked; at < ranked + (<usize>count << 2); at += 4) {
    const entry = load<u32>(at);
    const place = entry & 0xffff;
    const a = <i32>load<u8>(cards + (<usize>place << 1));
    const b = <i32>load<u8>(cards + (<usize>place << 1), 1);
    const flush = flushOf(board | (<u32>((a & 3) == suit) << (a >> 2)) | (<u32>((b & 3) == suit) << (b >> 2)));
    store<u32>(plain, entry);
    store<u32>(flushes, (<u32>flush << 16) | place);
    plain += select<usize>(0, 4, flush != 0);
    flushes += select<usize>(4, 0, flush != 0);
  }
  if (flushes == FLUSHES) return ranked;
  sort(FLUSHES, <i32>((flushes - FLUSHES) >> 2));
  let flush = FLUSHES;
  let next = ordered;
  for (let at = PLAIN; at < plain; at += 4) {
    const entry = load<u32>(at);
    for (; flush < flushes && load<u32>(flush) < entry; flush += 4, next += 4) store<u32>(next, load<u32>(flush));
    store<u32>(next, entry);
    next += 4;
  }
  for (; flush < flushes; flush += 4, next += 4) store<u32>(next, load<u32>(flush));
  return ordered;
}

/** So many are put in order one by one. */
const FEW: i32 = 24;
const DIGIT_BITS: u32 = 7;
const DIGIT: u32 = (1 << DIGIT_BITS) - 1;

/** Sorts by the upper 16 bits, of which 14 are in use. */
function sort(entries: usize, count: i32): void {
  if (count <= FEW) {
    const end = entries + (<usize>count << 2);
    for (let at = entries + 4; at < end; at += 4) {
      const entry = load<u32>(at);
      let to = at;
      for (; to > entries && load<u32>(to - 4) > entry; to -= 4) store<u32>(to, load<u32>(to - 4));
      store<u32>(to, entry);
    }
    return;
  }
  sortByDigit(entries, SPARE, count, 16);
  sortByDigit(SPARE, entries, count, 16 + DIGIT_BITS);
}

function sortByDigit(from: usize, to: usize, count: i32, shift: u32): void {
  memory.fill(BUCKETS, 0, 4 << <usize>DIGIT_BITS);
  const end = from + (<usize>count << 2);
  for (let at = from; at < end; at += 4) {
    const bucket = bucketOf(load<u32>(at), shift);
    store<u32>(bucket, load<u32>(bucket) + 4);
  }
  let next = <u32>to;
  for (let bucket = BUCKETS; bucket < BUCKETS + (4 << <usize>DIGIT_BITS); bucket += 4) {
    const size = load<u32>(bucket);
    store<u32>(bucket, next);
    next += size;
  }
  for (let at = from; at < end; at += 4) {
    const entry = load<u32>(at);
    const bucket = bucketOf(entry, shift);
    const place = load<u32>(bucket);
    store<u32>(<usize>place, entry);
    store<u32>(bucket, place + 4);
  }
}

// @ts-ignore: decorator
@inline
function bucketOf(entry: u32, shift: u32): usize { return BUCKETS + (<usize>((entry >>> shift) & DIGIT) << 2); }

/** Passes through both ranges, weaker hands first. */
function sweep(ours: usize, theirs: usize): void {
  memory.fill(HELD, 0, <usize>(52 << LANES_BITS));
  memory.fill(ALL, 0, 64);
  const end = ours + (<usize>first << 2);
  const last = theirs + (<usize>second << 2);
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
