// Counts hands of which two cards play against each other over all boards. libs/equity/exact/two-and-three.ts is the reference
// implementation and describes the method. Here the best hand of each class of boards and its holders are found first, suits
// aside. A flush changes a board only where it beats that best hand.
import { boardInAt, rankKey, ways } from './classes';
import {
  bestFlush, classOf, cutClass, cutWhole, hasLow, heldIn, lowStrength, MAX_PLAYERS, rankStrength, takeHand,
} from './omaha';

const RANKS: i32 = 13;
const SUITS: usize = 4;
const BOARD_CARDS: i32 = 5;
const FLUSH_IN_HAND: i32 = 2;
const FLUSH_ON_BOARD: i32 = 3;
const SUITS_OF_A_RANK: i32 = 4;
/** With more cards to come, slices are computed for all classes. */
const MAX_LISTED: i32 = 3;

/** Input: the ranks of each suit that are neither on the board nor dead. The board cards are in `boardInAt()`. */
const FREE_IN: usize = memory.data(16, 4);

/** Boards by their ranks, as keys and numbers of suitings, 8 bytes each: all that may come, others beside suited cards. */
const ENTRY: usize = 8;
const COMING: usize = memory.data(8 * 6175, 8);
const OTHERS: usize = memory.data(8 * 91, 8);
/** The classes of boards that may come for any hands, 16 bits each; used if slices are computed class by class. */
const LISTED: usize = memory.data(2 * 455, 2);
/** The number of cards left of each rank, in each suit, and of each rank outside the current suit. */
const LEFT: usize = memory.data(16);
const LEFT_IN: usize = memory.data(16, 4);
const LEFT_OUTSIDE: usize = memory.data(16);

/** By class of boards: the best hand suits aside, the masks of its holders and of those of the best low, and suitings. */
const BEST: usize = memory.data(2 * 6176, 4);
const HIGH_WINNERS: usize = memory.data(2 * 6176, 4);
const LOW_WINNERS: usize = memory.data(2 * 6176, 4);
const WEIGHT: usize = memory.data(4 * 6176, 4);

/**
 * Output, as 32-bit integers. By player and number of winners: cases in which the player wins or shares a whole pot, a high half
 * and a low half. By player: cases in which the player wins or shares both halves, and in which the player scoops.
 */
const ROW: usize = 17;
const WHOLE: usize = memory.data(4 * 17 * 16, 4);
const HIGH_HALF: usize = memory.data(4 * 17 * 16, 4);
const LOW_HALF: usize = memory.data(4 * 17 * 16, 4);
const BOTH: usize = memory.data(4 * 16, 4);
const SCOOPS: usize = memory.data(4 * 16, 4);

let toCome: i32 = 0;
let boardKey: u32 = 0;
let holes: i32 = 0;
let players: i32 = 0;
/** The end of `LISTED`, and where the next board is listed. */
let listed: usize = 0;
let next: usize = 0;

/** The best flush with the current suited cards, and the mask of its holders. */
let flush: i32 = 0;
let flushWinners: i32 = 0;

export function freeInAt(): usize { return FREE_IN; }
export function wholeAt(): usize { return WHOLE; }
export function highHalfAt(): usize { return HIGH_HALF; }
export function lowHalfAt(): usize { return LOW_HALF; }
export function bothAt(): usize { return BOTH; }
export function scoopsAt(): usize { return SCOOPS; }

/** Sets the board and the number of hole cards. Hands must be set again after this. */
export function takeBoard(holeCards: i32): void {
  holes = holeCards;
  toCome = BOARD_CARDS;
  boardKey = 0;
  for (let rank = 0; rank < RANKS; rank++) {
    let left = SUITS_OF_A_RANK;
    for (let suit: usize = 0; suit < SUITS; suit++)
      if ((load<u32>(boardInAt() + (suit << 2)) >>> rank) & 1) {
        left--;
        toCome--;
        boardKey += rankKey(rank);
      }
    store<u8>(LEFT + <usize>rank, <u8>left);
  }
  listed = LISTED;
  if (toCome > MAX_LISTED) return;
  const end = listRanks(LEFT, toCome, boardKey, COMING);
  for (let at = COMING; at < end; at += ENTRY) {
    store<u16>(listed, <u16>classOf(load<u32>(at)));
    listed += 2;
  }
}

/** Reads the hand of a player from `holesAt()`. */
export function holdHand(player: i32): void {
  takeHand(player, holes);
  if (toCome > MAX_LISTED) cutWhole(player, holes);
  else for (let at = LISTED; at < listed; at += 2) cutClass(player, holes, <usize>load<u16>(at));
}

/** Counts all boards and returns their number. */
export function countHalves(count: i32): i32 {
  let boards: i32 = 0;
  players = count;
  memory.fill(WHOLE, 0, 4 * ROW * <usize>MAX_PLAYERS);
  memory.fill(HIGH_HALF, 0, 4 * ROW * <usize>MAX_PLAYERS);
  memory.fill(LOW_HALF, 0, 4 * ROW * <usize>MAX_PLAYERS);
  memory.fill(BOTH, 0, 4 * <usize>MAX_PLAYERS);
  memory.fill(SCOOPS, 0, 4 * <usize>MAX_PLAYERS);
  leave();
  const coming = listRanks(LEFT, toCome, boardKey, COMING);
  for (let at = COMING; at < coming; at += ENTRY) {
    const weight = load<i32>(at, 4);
    settle(classOf(load<u32>(at)), weight);
    boards += weight;
  }
  for (let suit: usize = 0; suit < SUITS; suit++) bySuit(suit);
  for (let at = COMING; at < coming; at += ENTRY) {
    const boardClass = classOf(load<u32>(at));
    add(highWinners(boardClass), lowWinners(boardClass), load<i32>(WEIGHT + (boardClass << 2)));
  }
  return boards;
}

/** Counts the cards that the hands leave. */
function leave(): void {
  memory.fill(LEFT, 0, 16);
  for (let suit: usize = 0; suit < SUITS; suit++) {
    let free = load<u32>(FREE_IN + (suit << 2));
    for (let player = 0; player < players; player++) free &= ~heldIn(player, suit);
    store<u32>(LEFT_IN + (suit << 2), free);
    for (let rank: usize = 0; rank < <usize>RANKS; rank++)
      store<u8>(LEFT + rank, load<u8>(LEFT + rank) + <u8>((free >>> <u32>rank) & 1));
  }
}

/**
 * Lists all choices of `cards` ranks of those that are left: each key with the number of suitings. Returns the end of the list.
 */
function listRanks(left: usize, cards: i32, key: u32, list: usize): usize {
  next = list;
  listBelow(left, RANKS, cards, key, 1);
  return next;
}

function listBelow(left: usize, below: i32, cards: i32, key: u32, weight: i32): void {
  if (cards == 0) {
    append(key, weight);
    return;
  }
  for (let rank = 0; rank < below; rank++) {
    const have = <i32>load<u8>(left + <usize>rank);
    if (cards == 1) {
      if (have != 0) append(key + rankKey(rank), weight * have);
      continue;
    }
    let more = key;
    for (let taken = 1; taken <= min(have, cards); taken++) {
      more += rankKey(rank);
      listBelow(left, rank, cards - taken, more, weight * ways(have, taken));
    }
  }
}

// @ts-ignore: decorator
@inline
function append(key: u32, weight: i32): void {
  store<u32>(next, key);
  store<i32>(next, weight, 4);
  next += ENTRY;
}

/** Stores the best hands of a class of boards, and its weight. */
function settle(boardClass: usize, weight: i32): void {
  let best: i32 = 0;
  let winners: i32 = 0;
  for (let player = 0; player < players; player++) {
    const strength = rankStrength(player, boardClass);
    winners = strength > best ? 1 << player : winners | (<i32>(strength == best) << player);
    best = max(best, strength);
  }
  store<u16>(BEST + (boardClass << 1), <u16>best);
  store<u16>(HIGH_WINNERS + (boardClass << 1), <u16>winners);
  store<i32>(WEIGHT + (boardClass << 2), weight);
  if (!hasLow()) return;
  best = 0;
  winners = 0;
  for (let player = 0; player < players; player++) {
    const strength = lowStrength(player, boardClass);
    winners = strength > best ? 1 << player : winners | (<i32>(strength == best) << player);
    best = max(best, strength);
  }
  // A strength of 0 is not a low.
  store<u16>(LOW_WINNERS + (boardClass << 1), <u16>(best == 0 ? 0 : winners));
}

// @ts-ignore: decorator
@inline
function highWinners(boardClass: usize): i32 { return <i32>load<u16>(HIGH_WINNERS + (boardClass << 1)); }

// @ts-ignore: decorator
@inline
function lowWinners(boardClass: usize): i32 {
  return hasLow() ? <i32>load<u16>(LOW_WINNERS + (boardClass << 1)) : 0;
}

/** Counts the boards that a flush of the suit wins, and subtracts them from the weights of their classes. */
function bySuit(suit: usize): void {
  const free = load<u32>(LEFT_IN + (suit << 2));
  const onBoard = load<u32>(boardInAt() + (suit << 2));
  let most: i32 = 0;
  for (let player = 0; player < players; player++) most = max(most, popcnt(<i32>heldIn(player, suit)));
  if (most < FLUSH_IN_HAND) return;
  for (let rank = 0; rank < RANKS; rank++)
    store<u8>(LEFT_OUTSIDE + <usize>rank, load<u8>(LEFT + <usize>rank) - <u8>((free >>> rank) & 1));
  for (let suited = max(0, FLUSH_ON_BOARD - popcnt(<i32>onBoard)); suited <= toCome; suited++) {
    const end = listRanks(LEFT_OUTSIDE, toCome - suited, 0, OTHERS);
    bySuited(suit, free, suited, onBoard, boardKey, end);
  }
}

/** Chooses `suited` of the free ranks of the suit, then each listed choice of the other cards. */
function bySuited(suit: usize, free: u32, suited: i32, onBoard: u32, key: u32, end: usize): void {
  if (suited > 0) {
    for (let rest = free; rest != 0; rest &= rest - 1) {
      const rank = <i32>ctz(rest);
      bySuited(suit, rest & (rest - 1), suited - 1, onBoard | (1 << rank), key + rankKey(rank), end);
    }
    return;
  }
  noteFlushes(suit, onBoard);
  if (flush == 0) return;
  // A flush never ties with a hand of another category. The comparison has no branch, because it is hard to predict.
  let won: i32 = 0;
  for (let at = OTHERS; at < end; at += ENTRY) {
    const boardClass = classOf(key + load<u32>(at));
    const weight = select(load<i32>(at, 4), 0, <i32>load<u16>(BEST + (boardClass << 1)) < flush);
    const place = WEIGHT + (boardClass << 2);
    store<i32>(place, load<i32>(place) - weight);
    const low = lowWinners(boardClass);
    if (low == 0) won += weight;
    else add(flushWinners, low, weight);
  }
  add(flushWinners, 0, won);
}

function noteFlushes(suit: usize, onBoard: u32): void {
  flush = 0;
  flushWinners = 0;
  for (let player = 0; player < players; player++) {
    const held = heldIn(player, suit);
    if (popcnt(held) < <u32>FLUSH_IN_HAND) continue;
    const strength = bestFlush(held, onBoard);
    flushWinners = strength > flush ? 1 << player : flushWinners | (<i32>(strength == flush) << player);
    flush = max(flush, strength);
  }
}

/** Counts cases by the masks of the winners; `low` is 0 where no low qualifies. */
function add(high: i32, low: i32, weight: i32): void {
  if (low == 0) {
    share(WHOLE, high, weight);
    return;
  }
  share(HIGH_HALF, high, weight);
  share(LOW_HALF, low, weight);
  for (let both = high & low; both != 0; both &= both - 1) {
    const player = <usize>ctz(both) << 2;
    addTo(BOTH + player, weight);
    if (popcnt(high | low) == 1) addTo(SCOOPS + player, weight);
  }
}

// @ts-ignore: decorator
@inline
function share(counts: usize, winners: i32, weight: i32): void {
  const among = counts + (<usize>popcnt(winners) << 2);
  for (let rest = winners; rest != 0; rest &= rest - 1) addTo(among + <usize>ctz(rest) * (ROW << 2), weight);
}

// @ts-ignore: decorator
@inline
function addTo(at: usize, weight: i32): void { store<i32>(at, load<i32>(at) + weight); }
