// Counts two ranges of two-card hands against each other over all runouts, by classes of runouts. libs/equity/exact/runouts.ts is
// the reference implementation and describes the method. Here one sweep (sweep.ts) counts all runouts of a class.
import { boardInAt, rankKey } from './classes';
import { addToBoard, clearBoard, orderedFirst, orderedSecond, rankHands } from './range-hands';
import { clearCounts, comesIn, comesInAll, comesInNone, sweep, useLanes } from './sweep';

const RANKS: i32 = 13;
const SUITS: i32 = 4;
const SUIT_BITS: u32 = 15;
const FLUSH_ON_BOARD: i32 = 3;
/** Stands for the missing cards of runouts with fewer than two cards. */
const NO_CARD: i32 = 63;

/** Input: the cards that may come. */
const FREE: usize = memory.data(64);

/** By suit: the ranks on the board, as a mask. By rank: the suits that may come, as a mask. */
const BOARD: usize = memory.data(16, 4);
const MAY_COME: usize = memory.data(16);

/**
 * The runouts of the current two ranks: the two cards of each, and its class. The class is 0 where no flush is possible, otherwise
 * the suit and the board's ranks in it.
 */
const COMES: usize = memory.data(2 * 16);
const CLASS: usize = memory.data(4 * 16, 4);
const DONE: u32 = 0xffff_ffff;

let free: i32 = 0;
let runouts: i32 = 0;

export function freeAt(): usize { return FREE; }

/** Counts all runouts of `toCome` of the `freeCount` cards that may come; `boardKey` is the key of the board. */
export function countRunouts(freeCount: i32, toCome: i32, boardKey: u32): void {
  free = freeCount;
  clearCounts();
  clearBoard();
  memory.fill(MAY_COME, 0, 16);
  memory.copy(BOARD, boardInAt(), 16);
  for (let rank = 0; rank < RANKS; rank++) {
    let onBoard: i32 = 0;
    for (let suit = 0; suit < SUITS; suit++) onBoard += <i32>((load<u32>(BOARD + (<usize>suit << 2)) >>> rank) & 1);
    addToBoard(rank, onBoard);
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

/** Deals cards in ascending order until at most two are to come. */
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
    comesInAll(<usize>card);
    store<u32>(board, load<u32>(board) | (1 << rank));
    addToBoard(rank, 1);
    deal(next + 1, toCome - 1, key + rankKey(rank));
    addToBoard(rank, -1);
    store<u32>(board, load<u32>(board) & ~(1 << rank));
    comesInNone(<usize>card);
  }
  for (let next = from; next <= free - toCome; next++) mayCome(freeCard(next), true);
}

/** Chooses the ranks of the last cards in all ways, and counts the runouts of each choice. */
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
      addToBoard(high, 1);
      if (runouts > 0) countRanks(key + rankKey(high));
      addToBoard(high, -1);
      continue;
    }
    for (let low = 0; low <= high; low++) {
      runouts = 0;
      for (let one = 0; one < SUITS; one++) {
        if (!comes(high, one)) continue;
        for (let other = 0; other < (high == low ? one : SUITS); other++)
          if (comes(low, other)) note((high << 2) | one, (low << 2) | other);
      }
      addToBoard(high, 1);
      addToBoard(low, 1);
      if (runouts > 0) countRanks(key + rankKey(high) + rankKey(low));
      addToBoard(high, -1);
      addToBoard(low, -1);
    }
  }
}

// @ts-ignore: decorator
@inline
function comes(rank: i32, suit: i32): bool { return ((load<u8>(MAY_COME + <usize>rank) >> <u8>suit) & 1) != 0; }

/** Adds a runout with its class. At most one suit has three cards on the complete board. */
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

/** Counts the listed runouts, which all have the same ranks, class by class. */
function countRanks(key: u32): void {
  rankHands(key);
  for (let at = 0; at < runouts; at++) {
    const suited = load<u32>(CLASS + (<usize>at << 2));
    if (suited == DONE) continue;
    let lanes: usize = 0;
    for (let like = at; like < runouts; like++) {
      if (load<u32>(CLASS + (<usize>like << 2)) != suited) continue;
      store<u32>(CLASS + (<usize>like << 2), DONE);
      const a = <usize>load<u8>(COMES + (<usize>like << 1));
      const b = <usize>load<u8>(COMES + (<usize>like << 1), 1);
      comesIn(a, lanes);
      comesIn(b, lanes);
      lanes++;
    }
    useLanes(lanes);
    countClass(suited);
    leaveAll();
  }
}

/** Resets the lanes of all cards of the runouts. */
function leaveAll(): void {
  for (let at = 0; at < runouts << 1; at++) comesInNone(<usize>load<u8>(COMES + <usize>at));
}

function countClass(suited: u32): void {
  const suit = <i32>(suited >>> SUIT_BITS) - 1;
  const board = suited & ((1 << SUIT_BITS) - 1);
  sweep(orderedFirst(suit, board), orderedSecond(suit, board));
}
