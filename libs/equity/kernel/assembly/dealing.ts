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

let free: u64 = 0;
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
}

/** Picks hands for all players with known hands, and fills the stub. */
export function dealHands(): void {
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

/** Puts `count` cards of the stub from `from` on in random order, drawn from all cards from there on. */
export function shuffle(from: i32, count: i32): void {
  const end = from + count;
  let at = from;
  for (; at + BATCH <= end; at += BATCH) {
    do {
      word = nextWord();
      ways = 1;
      draw(at);
      draw(at + 1);
      draw(at + 2);
      draw(at + 3);
      draw(at + 4);
    } while (isUneven());
  }
  if (at == end) return;
  do {
    word = nextWord();
    ways = 1;
    for (let next = at; next < end; next++) draw(next);
  } while (isUneven());
}

/** The unused part of the random word, and the number of orders that the word chooses from. */
let word: u32 = 0;
let ways: u32 = 1;

// @ts-ignore: decorator
@inline
function draw(at: i32): void {
  const left = <u32>(stubSize - at);
  const scaled = <u64>word * <u64>left;
  const place = STUB + <usize>at;
  const drawn = place + <usize>(scaled >> 32);
  const card = load<u8>(place);
  store<u8>(place, load<u8>(drawn));
  store<u8>(drawn, card);
  word = <u32>scaled;
  ways *= left;
}

/** Whether the word must be drawn again, because it would favour some orders. */
// @ts-ignore: decorator
@inline
function isUneven(): bool { return word < ways && word < (0 - ways) % ways; }
