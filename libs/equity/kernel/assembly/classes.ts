// Counts two-card hands against each other over all boards, by classes of ranks and suits. The reference implementation,
// libs/equity/exact/suited-classes.ts, describes the method.
import { flushOf, strengthOf } from './seven';

const RANKS: i32 = 13;
const SUITS: i32 = 4;
const BOARD_CARDS: i32 = 5;
const FLUSH: i32 = 5;
const FLUSH_ON_BOARD: i32 = 3;
export const MAX_PLAYERS: i32 = 23;

/** By rank: the part of a card in the key of a hand. */
const RANK_KEY: usize = memory.data<u32>([
  1, 5, 25, 125, 625, 3125,
  1 << 14, 5 << 14, 25 << 14, 125 << 14, 625 << 14, 3125 << 14, 15625 << 14,
]);
/** The number of ways to take cards of those that are left of a rank: five entries for each number of cards that are left. */
const WAYS: usize = memory.data<u8>([1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 2, 1, 0, 0, 1, 3, 3, 1, 0, 1, 4, 6, 4, 1]);

/** Input. By rank: the number of cards that may come. By suit: masks of the ranks that may come, and of those on the board. */
const LEFT: usize = memory.data(16);
const LEFT_IN: usize = memory.data(16, 4);
const BOARD_IN: usize = memory.data(16, 4);
/** By player: the key of the hand with the board, and the ranks of the hand in each suit as masks. */
const KEYS: usize = memory.data(4 * 24, 4);
const HAND_IN: usize = memory.data(16 * 24, 4);

const LEFT_OUTSIDE: usize = memory.data(16);
const STRENGTH: usize = memory.data(4 * 24, 4);
const FLUSH_STRENGTH: usize = memory.data(4 * 24, 4);

/** Output, 32-bit integers. By player: the boards won. By player and number of winners: the boards shared. */
const WINS: usize = memory.data(4 * 24, 4);
const SHARED: usize = memory.data(4 * 24 * 24, 4);

let players: i32 = 0;
/** Keys and results of two players, kept outside the memory for speed. */
let firstKey: u32 = 0;
let secondKey: u32 = 0;
let firstWins: i32 = 0;
let secondWins: i32 = 0;
let ties: i32 = 0;
let firstFlush: i32 = 0;
let secondFlush: i32 = 0;

export function leftAt(): usize { return LEFT; }
export function leftInAt(): usize { return LEFT_IN; }
export function boardInAt(): usize { return BOARD_IN; }
export function keysAt(): usize { return KEYS; }
export function handInAt(): usize { return HAND_IN; }
export function winsAt(): usize { return WINS; }
export function sharedAt(): usize { return SHARED; }

// @ts-ignore: decorator
@inline
export function rankKey(rank: i32): u32 { return load<u32>(RANK_KEY + (<usize>rank << 2)); }

// @ts-ignore: decorator
@inline
export function ways(left: i32, taken: i32): i32 { return <i32>load<u8>(WAYS + <usize>(left * 5 + taken)); }

/** Counts all boards for `count` players. */
export function countBoards(count: i32): void {
  players = count;
  memory.fill(WINS, 0, 4 * 24);
  memory.fill(SHARED, 0, 4 * 24 * 24);
  firstKey = load<u32>(KEYS);
  secondKey = load<u32>(KEYS, 4);
  firstWins = secondWins = ties = 0;
  let onBoard: i32 = 0;
  for (let suit = 0; suit < SUITS; suit++) onBoard += popcnt(load<i32>(BOARD_IN + (<usize>suit << 2)));
  const toCome = BOARD_CARDS - onBoard;
  byRanks(LEFT, RANKS, toCome, 0, 1, false);
  for (let suit = 0; suit < SUITS; suit++) bySuit(suit, toCome);
  if (count == 2) {
    store<i32>(WINS, firstWins);
    store<i32>(WINS, secondWins, 4);
    store<i32>(SHARED + (2 << 2), ties);
    store<i32>(SHARED + ((24 + 2) << 2), ties);
  }
}

/** Chooses `cards` cards of ranks below `below`; `left` is the address of the number of cards left of each rank. */
function byRanks(left: usize, below: i32, cards: i32, key: u32, weight: i32, flushes: bool): void {
  if (cards == 0) {
    leaf(key, weight, flushes);
    return;
  }
  if (cards == 1) {
    for (let rank = 0; rank < below; rank++) {
      const one = <i32>load<u8>(left + <usize>rank);
      if (one != 0) leaf(key + rankKey(rank), weight * one, flushes);
    }
    return;
  }
  for (let rank = 0; rank < below; rank++) {
    const have = <i32>load<u8>(left + <usize>rank);
    const most = min(have, cards);
    let next = key;
    for (let taken = 1; taken <= most; taken++) {
      next += rankKey(rank);
      byRanks(left, rank, cards - taken, next, weight * ways(have, taken), flushes);
    }
  }
}

// @ts-ignore: decorator
@inline
function leaf(key: u32, weight: i32, flushes: bool): void {
  if (players == 2) {
    const first = strengthOf(firstKey + key);
    const second = strengthOf(secondKey + key);
    if (flushes) {
      settleTwo(first, second, -weight);
      settleTwo(select(firstFlush, first, firstFlush != 0), select(secondFlush, second, secondFlush != 0), weight);
    } else settleTwo(first, second, weight);
    return;
  }
  for (let at = 0; at < players << 2; at += 4)
    store<i32>(STRENGTH + <usize>at, strengthOf(load<u32>(KEYS + <usize>at) + key));
  if (flushes) {
    settle(-weight);
    for (let at = 0; at < players << 2; at += 4) {
      const flush = load<i32>(FLUSH_STRENGTH + <usize>at);
      if (flush != 0) store<i32>(STRENGTH + <usize>at, flush);
    }
  }
  settle(weight);
}

// @ts-ignore: decorator
@inline
function settleTwo(first: i32, second: i32, weight: i32): void {
  firstWins += select(weight, 0, first > second);
  secondWins += select(weight, 0, second > first);
  ties += select(weight, 0, first == second);
}

function settle(weight: i32): void {
  let best = load<i32>(STRENGTH);
  let winner = 0;
  let winners = 1;
  for (let player = 1; player < players; player++) {
    const strength = load<i32>(STRENGTH + (<usize>player << 2));
    if (strength > best) {
      best = strength;
      winner = player;
      winners = 1;
    } else if (strength == best) winners++;
  }
  if (winners == 1) {
    addTo(WINS + (<usize>winner << 2), weight);
    return;
  }
  for (let player = winner; player < players; player++)
    if (load<i32>(STRENGTH + (<usize>player << 2)) == best)
      addTo(SHARED + (<usize>(player * 24 + winners) << 2), weight);
}

// @ts-ignore: decorator
@inline
function addTo(at: usize, weight: i32): void { store<i32>(at, load<i32>(at) + weight); }

/** Corrects the boards on which a player has a flush of the suit. */
function bySuit(suit: i32, toCome: i32): void {
  const at = <usize>suit << 2;
  const free = load<u32>(LEFT_IN + at);
  const onBoard = popcnt(load<i32>(BOARD_IN + at));
  for (let rank = 0; rank < RANKS; rank++)
    store<u8>(LEFT_OUTSIDE + <usize>rank, load<u8>(LEFT + <usize>rank) - <u8>((free >>> rank) & 1));
  let most: i32 = 0;
  for (let player = 0; player < players; player++)
    most = max(most, popcnt(load<i32>(HAND_IN + (<usize>player << 4) + at)));
  const fewest = max(0, max(FLUSH_ON_BOARD - onBoard, FLUSH - onBoard - most));
  for (let suited = fewest; suited <= toCome; suited++)
    bySuited(suit, free, suited, toCome - suited, load<u32>(BOARD_IN + at), 0);
}

/** Chooses `suited` of the free ranks of the suit, then `others` cards of other suits. */
function bySuited(suit: i32, free: u32, suited: i32, others: i32, board: u32, key: u32): void {
  if (suited == 0) {
    if (noteFlushes(suit, board)) byRanks(LEFT_OUTSIDE, RANKS, others, key, 1, true);
    return;
  }
  let rest = free;
  while (rest != 0) {
    const rank = <i32>ctz(rest);
    rest &= rest - 1;
    bySuited(suit, rest, suited - 1, others, board | (1 << rank), key + rankKey(rank));
  }
}

/** Stores the flush of each player; returns whether any player has one. */
function noteFlushes(suit: i32, board: u32): bool {
  let any: i32 = 0;
  for (let player = 0; player < players; player++) {
    const flush = flushOf(board | load<u32>(HAND_IN + (<usize>player << 4) + (<usize>suit << 2)));
    store<i32>(FLUSH_STRENGTH + (<usize>player << 2), flush);
    any |= flush;
  }
  firstFlush = load<i32>(FLUSH_STRENGTH);
  secondFlush = load<i32>(FLUSH_STRENGTH, 4);
  return any != 0;
}
