// Picks hands and shuffles the stub. libs/equity/monte-carlo (hand-picker.ts, shuffle.ts) is the reference implementation and
// describes the method.
import { listCards } from './cards';
import { nextWord } from './random';

/** A bound that compatible hands never reach; see `picking.ts`. */
const MAX_TRIES: i32 = 1 << 24;
const BATCH: i32 = 5;

/**
 * Input. By pick, 8 bytes: the number of its players, and the address of its first node. All offsets in a pick are in bytes from
 * that address. A node has the offsets of its columns and of its choices, and the shift that turns a random word into a column (0
 * for a single choice). A column is a threshold and an alternative choice. A choice is a hand as a mask, and the next node.
 */
const PICKS: usize = memory.data(8 * 24, 4);
/** By pick: the numbers of its players. */
const SHARERS: usize = memory.data(24 * 24);

/** By player, 8 bytes each: the hole cards as a mask, and as a list. */
const HELD: usize = memory.data(8 * 24, 8);
const HOLES: usize = memory.data(8 * 24, 8);
/** Cards that no player holds; drawn cards are moved to the front. */
export const STUB: usize = memory.data(72, 8);

/** The stub if no player has known cards. */
const WHOLE_STUB: usize = memory.data(72, 8);

let free: u64 = 0;
let wholeSize: i32 = 0;
let players: i32 = 0;
let picks: i32 = 0;
export let stubSize: i32 = 0;

export function picksAt(): usize { return PICKS; }
export function sharersAt(): usize { return SHARERS; }

// @ts-ignore: decorator
@inline
export function holeOf(player: i32): usize { return HOLES + (<usize>player << 3); }

/** Sets the cards that are neither on a board nor dead, and the numbers of players and picks. */
export function useCards(cards: u64, playerCount: i32, pickCount: i32): void {
  free = cards;
  players = playerCount;
  picks = pickCount;
  wholeSize = listCards(free, WHOLE_STUB);
}

/** Picks hands for all players with known hands, and fills the stub. */
export function dealHands(): void {
  if (picks == 0) {
    memory.copy(STUB, WHOLE_STUB, 56);
    stubSize = wholeSize;
    return;
  }
  let held = pickAll();
  for (let tries = 0; held == ~<u64>0; tries++) {
    if (tries == MAX_TRIES) unreachable();
    held = pickAll();
  }
  stubSize = listCards(free & ~held, STUB);
  listHands();
}

function listHands(): void {
  for (let player = 0; player < players; player++) {
    let at = holeOf(player);
    for (let hand = load<u64>(HELD + (<usize>player << 3)); hand != 0; hand &= hand - 1)
      store<u8>(at++, <u8>ctz(hand));
  }
}

/** Picks once; returns the mask of all picked cards, or all ones if two players would hold the same card. */
function pickAll(): u64 {
  let held: u64 = 0;
  for (let pick = 0; pick < picks; pick++) {
    const at = PICKS + (<usize>pick << 3);
    const sharers = load<i32>(at);
    const base = <usize>load<u32>(at, 4);
    let node = base;
    for (let sharer = 0; sharer < sharers; sharer++) {
      const shift = load<u32>(node, 8);
      let choice: u32 = 0;
      if (shift != 0) {
        const column = nextWord() >>> shift;
        const columnAt = base + load<u32>(node) + (column << 3);
        choice = select(column, load<u32>(<usize>columnAt, 4), nextWord() < load<u32>(<usize>columnAt));
      }
      const choiceAt = base + load<u32>(node, 4) + choice * 12;
      const hand = load<u64>(choiceAt);
      if ((held & hand) != 0) return ~<u64>0;
      held |= hand;
      store<u64>(HELD + (<usize>load<u8>(SHARERS + <usize>(pick * 24 + sharer)) << 3), hand);
      node = base + load<u32>(choiceAt, 8);
    }
  }
  return held;
}

/** By position in the stub: below this, the rest of a word that chose a batch of cards from there is drawn again. */
const UNEVEN: usize = memory.data(4 * 72, 4);
const UNEVEN_LAST: usize = memory.data(4 * 72, 4);
let unevenFor: i32 = 0;
let unevenCount: i32 = 0;

/** Computes the bounds for a stub of this size, and a last batch of so many cards. */
function boundWords(last: i32): void {
  unevenFor = stubSize;
  unevenCount = last;
  for (let at = 0; at < stubSize; at++) {
    store<u32>(UNEVEN + (<usize>at << 2), boundOf(at, BATCH));
    store<u32>(UNEVEN_LAST + (<usize>at << 2), boundOf(at, last));
  }
}

/** Words whose rest is below this would favour some orders of `count` cards. */
function boundOf(at: i32, count: i32): u32 {
  let ways: u32 = 1;
  for (let next = at; next < min(at + count, stubSize); next++) ways *= <u32>(stubSize - next);
  return (0 - ways) % ways;
}

/** Puts `count` cards of the stub from `from` on in random order, drawn from all cards from there on. */
export function shuffle(from: i32, count: i32): void {
  const end = from + count;
  const last = count % BATCH;
  if (unevenFor != stubSize || unevenCount != last) boundWords(last);
  let at = from;
  for (; at + BATCH <= end; at += BATCH) shuffleBatch(at);
  if (at < end) shuffleLast(at, last);
}

/** Chooses all cards of the batch before it moves them: so the processor knows the addresses in time. */
// @ts-ignore: decorator
@inline
function shuffleBatch(at: i32): void {
  const place = STUB + <usize>at;
  const left = <u64>(stubSize - at);
  const bound = load<u32>(UNEVEN + (<usize>at << 2));
  let isUneven: bool;
  do {
    const first = <u64>nextWord() * left;
    const second = <u64><u32>first * (left - 1);
    const third = <u64><u32>second * (left - 2);
    const fourth = <u64><u32>third * (left - 3);
    const fifth = <u64><u32>fourth * (left - 4);
    isUneven = <u32>fifth < bound;
    exchange(place, first);
    exchange(place + 1, second);
    exchange(place + 2, third);
    exchange(place + 3, fourth);
    exchange(place + 4, fifth);
  } while (isUneven);
}

/** The same for one to four cards. */
function shuffleLast(at: i32, count: i32): void {
  const place = STUB + <usize>at;
  const left = <u64>(stubSize - at);
  const bound = load<u32>(UNEVEN_LAST + (<usize>at << 2));
  let isUneven: bool;
  do {
    const first = <u64>nextWord() * left;
    const second = <u64><u32>first * (left - 1);
    const third = <u64><u32>second * (left - 2);
    const fourth = <u64><u32>third * (left - 3);
    const rest = <u32>(count > 2 ? (count > 3 ? fourth : third) : count > 1 ? second : first);
    isUneven = rest < bound;
    exchange(place, first);
    if (count > 1) exchange(place + 1, second);
    if (count > 2) exchange(place + 2, third);
    if (count > 3) exchange(place + 3, fourth);
  } while (isUneven);
}

/** Exchanges a card of the stub with the one that the upper half of `scaled` chooses from there on. */
// @ts-ignore: decorator
@inline
function exchange(place: usize, scaled: u64): void {
  const drawn = place + <usize>(scaled >> 32);
  const card = load<u8>(place);
  store<u8>(place, load<u8>(drawn));
  store<u8>(drawn, card);
}
