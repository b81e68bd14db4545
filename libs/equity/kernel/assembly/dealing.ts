// Deals at random: the reference implementation is libs/equity/monte-carlo (hand-picker.ts, shuffle.ts), which says how it is done.
import { listCards } from './cards';
import { nextWord } from './random';

/** Hands that are known to be compatible are found long before. */
const MAX_TRIES: i32 = 1 << 24;
const BATCH: i32 = 5;

/**
 * What the host fills in. By pick, 8 bytes: players who share it, and where its nodes lie, from which everything else of it is
 * counted in bytes. A node is where its columns and its choices begin, and how far a word is shifted for one of the columns, 0
 * where there is but one choice; a column is a threshold and another choice; a choice is a hand as a mask, and the next node.
 */
const PICKS: usize = memory.data(8 * 24, 4);
/** By pick and player who shares it: which player he is. */
const SHARERS: usize = memory.data(24 * 24);

/** By player: his hole cards, as a set and one after the other, eight bytes each. */
const HELD: usize = memory.data(8 * 24, 8);
const HOLES: usize = memory.data(8 * 24, 8);
/** The cards that nobody holds; those that are drawn are put in front. */
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

/** So many players and picks, from cards that neither lie nor are dead. */
export function useCards(cards: u64, playerCount: i32, pickCount: i32): void {
  free = cards;
  players = playerCount;
  picks = pickCount;
}

/** A hand for every player who has one, and the stub that they leave. */
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

/** The cards that are held; all bits where two players would hold the same one. */
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

/** Puts so many cards of the stub in random order, drawn from all that lie from there on. */
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

/** What is left of the word that cards are drawn by, and how many ways there were to draw them. */
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

/** Whether the word is one of those that would favour some orders. */
// @ts-ignore: decorator
@inline
function isUneven(): bool { return word < ways && word < (0 - ways) % ways; }
