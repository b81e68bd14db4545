// Two ranges of two-card hands against each other on every board that may come: the twin is libs/equity/exact/sweep.ts, which
// says how it is done. Here both ranges are one list of hands with two weights each, which is put in order once a board.
import { boardInAt, rankKey } from './classes';
import { flushOf, strengthOf } from './seven';

const SUITS: i32 = 4;
const CARDS: i32 = 52;
const MOST_HANDS: i32 = 1326;
/** More than there are strengths. */
const STRENGTHS: i32 = 8192;
const FLUSH_ON_BOARD: i32 = 3;

/** What the host fills in: by hand its key, its two cards and its weight in each range; the cards that may come. */
const HAND_KEYS: usize = memory.data(4 * 1326, 4);
const HAND_CARDS: usize = memory.data(2 * 1326, 2);
const WEIGHTS: usize = memory.data(16 * 1326, 8);
const FREE: usize = memory.data(64);

/** What comes out: the weight of the pairs that the first range wins, that the second wins, and that tie. */
const RESULTS: usize = memory.data(24, 8);

/** By card: 1 while it lies behind the known board. */
const LIES: usize = memory.data(64);
/** The ranks of each suit on the board that is looked at. */
const BOARD: usize = memory.data(16, 4);
const COUNTERS: usize = memory.data(4 * 8192, 4);
/** Hands that the board leaves, as they come and by strength; and the strength of each hand. */
const PLAYING: usize = memory.data(2 * 1326, 2);
const ORDER: usize = memory.data(2 * 1326, 2);
const STRENGTH: usize = memory.data(2 * 1326, 2);
/** By place in the order: weight of the second range's hands that are weaker and share no card. */
const WEAKER: usize = memory.data(8 * 1326, 8);
/** By card, for each range: weight of the weaker hands that hold it. */
const HELD: usize = memory.data(16 * 52, 8);

let hands: i32 = 0;
let free: i32 = 0;

export function handKeysAt(): usize { return HAND_KEYS; }
export function handCardsAt(): usize { return HAND_CARDS; }
export function weightsAt(): usize { return WEIGHTS; }
export function freeAt(): usize { return FREE; }
export function resultsAt(): usize { return RESULTS; }

/** Counts all boards: so many hands, so many cards that may come, of which so many do; the key of the cards that lie. */
export function sweepBoards(handCount: i32, freeCount: i32, toCome: i32, boardKey: u32): void {
  hands = handCount;
  free = freeCount;
  memory.fill(RESULTS, 0, 24);
  memory.fill(LIES, 0, 64);
  memory.copy(BOARD, boardInAt(), 16);
  deal(0, toCome, boardKey);
}

function deal(from: i32, toCome: i32, key: u32): void {
  if (toCome == 0) {
    sweep(key);
    return;
  }
  for (let next = from; next <= free - toCome; next++) {
    const card = <i32>load<u8>(FREE + <usize>next);
    const suit = BOARD + (<usize>(card & 3) << 2);
    store<u8>(LIES + <usize>card, 1);
    store<u32>(suit, load<u32>(suit) | (1 << (card >> 2)));
    deal(next + 1, toCome - 1, key + rankKey(card >> 2));
    store<u32>(suit, load<u32>(suit) & ~(1 << (card >> 2)));
    store<u8>(LIES + <usize>card, 0);
  }
}

function sweep(key: u32): void {
  const playing = putInOrder(key);
  memory.fill(HELD, 0, 16 * 52);
  let firstAll: f64 = 0;
  let secondAll: f64 = 0;
  let wins: f64 = 0;
  let losses: f64 = 0;
  let ties: f64 = 0;
  let start: i32 = 0;
  while (start < playing) {
    const strength = strengthAt(start);
    let end = start;
    for (; end < playing && strengthAt(end) == strength; end++) {
      const hand = handAt(end);
      const a = cardOf(hand, 0);
      const b = cardOf(hand, 1);
      const weaker = secondAll - held(a, 8) - held(b, 8);
      store<f64>(WEAKER + (<usize>end << 3), weaker);
      wins += weightOf(hand, 0) * weaker;
      losses += weightOf(hand, 8) * (firstAll - held(a, 0) - held(b, 0));
    }
    for (let at = start; at < end; at++) {
      const hand = handAt(at);
      const first = weightOf(hand, 0);
      const second = weightOf(hand, 8);
      firstAll += first;
      secondAll += second;
      hold(cardOf(hand, 0), first, second);
      hold(cardOf(hand, 1), first, second);
    }
    // What has come to the weaker hands since is as strong; the same hand was taken off for both of its cards.
    for (let at = start; at < end; at++) {
      const hand = handAt(at);
      const now = secondAll - held(cardOf(hand, 0), 8) - held(cardOf(hand, 1), 8);
      ties += weightOf(hand, 0) * (now - load<f64>(WEAKER + (<usize>at << 3)) + weightOf(hand, 8));
    }
    start = end;
  }
  store<f64>(RESULTS, load<f64>(RESULTS) + wins);
  store<f64>(RESULTS, load<f64>(RESULTS, 8) + losses, 8);
  store<f64>(RESULTS, load<f64>(RESULTS, 16) + ties, 16);
}

// @ts-ignore: decorator
@inline
function handAt(at: i32): usize { return <usize>load<u16>(ORDER + (<usize>at << 1)); }

// @ts-ignore: decorator
@inline
function strengthAt(at: i32): i32 { return <i32>load<u16>(STRENGTH + (handAt(at) << 1)); }

// @ts-ignore: decorator
@inline
function cardOf(hand: usize, which: usize): usize { return <usize>load<u8>(HAND_CARDS + (hand << 1) + which); }

// @ts-ignore: decorator
@inline
function weightOf(hand: usize, range: usize): f64 { return load<f64>(WEIGHTS + (hand << 4) + range); }

// @ts-ignore: decorator
@inline
function held(card: usize, range: usize): f64 { return load<f64>(HELD + (card << 4) + range); }

// @ts-ignore: decorator
@inline
function hold(card: usize, first: f64, second: f64): void {
  const at = HELD + (card << 4);
  store<f64>(at, load<f64>(at) + first);
  store<f64>(at, load<f64>(at, 8) + second, 8);
}

/** Ranks the hands that hold no card that came, and puts them in the order of their strength; how many they are. */
function putInOrder(key: u32): i32 {
  let suit: i32 = -1;
  for (let at = 0; at < SUITS; at++)
    if (popcnt(load<i32>(BOARD + (<usize>at << 2))) >= FLUSH_ON_BOARD) suit = at;
  const suited = suit < 0 ? 0 : load<u32>(BOARD + (<usize>suit << 2));
  let playing: i32 = 0;
  let lowest: i32 = STRENGTHS;
  let highest: i32 = 0;
  for (let hand = 0; hand < hands; hand++) {
    const at = <usize>hand;
    const a = <i32>cardOf(at, 0);
    const b = <i32>cardOf(at, 1);
    if ((load<u8>(LIES + <usize>a) | load<u8>(LIES + <usize>b)) != 0) continue;
    let strength = strengthOf(key + load<u32>(HAND_KEYS + (at << 2)));
    if (suit >= 0) {
      const ranks = suited | (<u32>((a & 3) == suit) << (a >> 2)) | (<u32>((b & 3) == suit) << (b >> 2));
      const flush = flushOf(ranks);
      strength = select(flush, strength, flush != 0);
    }
    store<u16>(STRENGTH + (at << 1), <u16>strength);
    store<u16>(PLAYING + (<usize>playing << 1), <u16>hand);
    playing++;
    lowest = min(lowest, strength);
    highest = max(highest, strength);
    const counter = COUNTERS + (<usize>strength << 2);
    store<u32>(counter, load<u32>(counter) + 1);
  }
  let place: u32 = 0;
  for (let strength = lowest; strength <= highest; strength++) {
    const counter = COUNTERS + (<usize>strength << 2);
    const count = load<u32>(counter);
    store<u32>(counter, place);
    place += count;
  }
  for (let at = 0; at < playing; at++) {
    const hand = <usize>load<u16>(PLAYING + (<usize>at << 1));
    const counter = COUNTERS + (<usize>load<u16>(STRENGTH + (hand << 1)) << 2);
    const to = load<u32>(counter);
    store<u32>(counter, to + 1);
    store<u16>(ORDER + (<usize>to << 1), <u16>hand);
  }
  if (playing > 0) memory.fill(COUNTERS + (<usize>lowest << 2), 0, (<usize>(highest - lowest + 1)) << 2);
  return playing;
}
