// Counts two ranges of two-card hands against each other over all runouts. libs/equity/exact/runouts.ts is the reference
// implementation and describes the method. Hands are sorted once for all runouts of the same ranks, and hands with a flush are put
// in their places for each runout.
import { boardInAt, rankKey } from './classes';
import { addToBoard, clearBoard, orderFlushes, orderGroups, rankGroups, returnFlushes } from './ordering';
import { setLeft, takeOutSuit, takeRanges } from './range-hands';
import { clearCounts, finishCounts, sweep } from './sweep';

const RANKS: i32 = 13;
const SUITS: i32 = 4;
const FLUSH_ON_BOARD: i32 = 3;
const FOUR: i32 = 4;

/** Input: the cards that may come. */
const FREE: usize = memory.data(64);

/** By suit: the ranks on the board, as a mask. By rank: the suits that may come, as a mask. */
const BOARD: usize = memory.data(16, 4);
const MAY_COME: usize = memory.data(16);

let free: i32 = 0;

export function freeAt(): usize { return FREE; }

/** Counts all runouts of `toCome` of the `freeCount` cards that may come; `boardKey` is the key of the board. */
export function countRunouts(freeCount: i32, toCome: i32, boardKey: u32): void {
  free = freeCount;
  clearCounts(takeRanges());
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
  finishCounts();
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
    mayCome(card, false);
    come(card);
    addToBoard(card >> 2, 1);
    deal(next + 1, toCome - 1, key + rankKey(card >> 2));
    addToBoard(card >> 2, -1);
    leave(card);
  }
  for (let next = from; next <= free - toCome; next++) mayCome(freeCard(next), true);
}

/** Counts the boards on which a suit has four cards apart from all others: its hands are out of their groups. */
function byRanks(toCome: i32, key: u32): void {
  let suit: i32 = 0;
  while (suit < SUITS && onBoard(suit) + toCome < FOUR) suit++;
  suited = suit;
  hasFour = false;
  eachRanks(toCome, key);
  if (suit == SUITS) return;
  hasFour = true;
  takeOutSuit(suit);
  eachRanks(toCome, key);
  takeOutSuit(-1);
}

/** The only suit that may have four cards on a board, and whether it has. */
let suited: i32 = 0;
let hasFour: bool = false;

// @ts-ignore: decorator
@inline
function onBoard(suit: i32): i32 { return <i32>popcnt(load<u32>(BOARD + (<usize>suit << 2))); }

/** Chooses the ranks of the last cards in all ways, and counts the runouts of each choice. */
function eachRanks(toCome: i32, key: u32): void {
  if (toCome == 0) {
    if (hasFour != isFour(0)) return;
    rankGroups(key);
    countBoard();
    return;
  }
  for (let high = 0; high < RANKS; high++) {
    if (load<u8>(MAY_COME + <usize>high) == 0) continue;
    addToBoard(high, 1);
    if (toCome == 1) {
      rankGroups(key + rankKey(high));
      bySuits(high, -1);
    } else
      for (let low = 0; low <= high; low++) {
        if (load<u8>(MAY_COME + <usize>low) == 0) continue;
        addToBoard(low, 1);
        rankGroups(key + rankKey(high) + rankKey(low));
        bySuits(high, low);
        addToBoard(low, -1);
      }
    addToBoard(high, -1);
  }
}

// @ts-ignore: decorator
@inline
function isFour(more: i32): bool { return suited < SUITS && onBoard(suited) + more >= FOUR; }

/** Counts the runouts of these ranks; the second is negative where one card is to come. */
function bySuits(high: i32, low: i32): void {
  for (let one = 0; one < SUITS; one++) {
    if (!comes(high, one)) continue;
    // The second card can only add to four cards of the suit.
    const most = i32(one == suited) + i32(low >= 0);
    if (hasFour && !isFour(most)) continue;
    come((high << 2) | one);
    if (low < 0) {
      if (hasFour == isFour(0)) countBoard();
    } else
      for (let other = 0; other < (high == low ? one : SUITS); other++) {
        if (!comes(low, other) || hasFour != isFour(i32(other == suited))) continue;
        come((low << 2) | other);
        countBoard();
        leave((low << 2) | other);
      }
    leave((high << 2) | one);
  }
}

// @ts-ignore: decorator
@inline
function comes(rank: i32, suit: i32): bool { return ((load<u8>(MAY_COME + <usize>rank) >> <u8>suit) & 1) != 0; }

function come(card: i32): void {
  const board = BOARD + (<usize>(card & 3) << 2);
  store<u32>(board, load<u32>(board) | (1 << (card >> 2)));
  setLeft(card, false);
}

function leave(card: i32): void {
  const board = BOARD + (<usize>(card & 3) << 2);
  store<u32>(board, load<u32>(board) & ~(1 << (card >> 2)));
  setLeft(card, true);
}

/** Counts the complete board. At most one suit has three cards. */
function countBoard(): void {
  for (let suit = 0; suit < SUITS; suit++) {
    const board = load<u32>(BOARD + (<usize>suit << 2));
    if (<i32>popcnt(board) < FLUSH_ON_BOARD) continue;
    orderFlushes(suit, board);
    sweep();
    if (!hasFour) returnFlushes();
    return;
  }
  orderGroups();
  sweep();
}
