import { deckCards } from '#cards';
import { Random } from '#random';
import { DealCounts } from '../counts/deal-counts.js';
import { LastDeal } from '../counts/last-deal.js';
import type { DealtHand } from '../dealt-hand.js';
import { deckShape } from '../deck-shape.js';

/** A fault of a dealing machine. */
export type DealFault =
  /** Each card that is dealt is an ace with `by` more weight than another card. */
  | { readonly type: 'aces'; readonly by: number }
  /** A seat gets a pair in this share of hands, whatever the deck would give it. */
  | { readonly type: 'pairs'; readonly seat: number; readonly share: number }
  /**
   * In this share of hands a card of the last deal comes again: where it was, as a hole card of the same seat, on the board again, in
   * any place, as the first card of the deal, as the first card of a seat, or from the first player to the river.
   */
  | {
      readonly type: 'repeat';
      readonly share: number;
      readonly where: RepeatPlaces;
    };

type RepeatPlaces = 'place' | 'seat' | 'board' | 'anywhere' | 'to-first' | 'to-seat' | 'first-to-river';

export interface DealPlan {
  readonly hands: number;
  readonly players: number;
  readonly seed: number;
  readonly fault?: DealFault;
  /** All cards are known, or only those of the player in seat 1. */
  readonly known?: 'all' | 'one';
  /** The share of starting hands, the best ones, that players play on with: the board is dealt to two or more. By default always. */
  readonly playing?: number;
}

const HOLE = 2;
const BOARD = 5;
const DECK = 52;
const ACE = 12;

/** A mutable hand that is filled again for each deal. */
interface DealtAgain extends DealtHand {
  readonly hole: number[][];
  readonly board: number[];
  readonly seats: number[];
}

/** Deals hold'em hands without betting, each with a whole board, by a fair machine or a faulty one, and counts them. O(hands × cards). */
export const dealAndCount = ({
  hands,
  players,
  seed,
  fault,
  known = 'all',
  playing,
}: DealPlan): DealCounts => {
  const shape = deckShape('standard');
  if (shape === null) throw new Error('no deck');
  const random = new Random(seed);
  const counts = new DealCounts(shape, HOLE);
  const deck = new Uint8Array(deckCards('standard'));
  const dealt = players * HOLE + BOARD;
  const before = new Uint8Array(dealt);
  const all = Array.from({ length: players }, (_, player) => player);
  const hand: DealtAgain = {
    site: '',
    table: '',
    deck: 'standard',
    holeCards: HOLE,
    seats: all.map((player) => player + 1),
    hasButton: true,
    hero: -1,
    hole: all.map(() => [0, 0]),
    board: [],
    allIn: null,
  };
  const one = [0];
  let last: LastDeal | null = null;
  const limit = playing === undefined ? null : strengthOf(playing);
  for (let number = 0; number < hands; number++) {
    for (let place = 0; place < dealt; place++) {
      const left = DECK - place;
      const drawn =
        place + (fault?.type === 'aces' ? drawWithAces(random, deck, place, fault.by) : below(random, left));
      swap(deck, place, drawn);
    }
    // The button moves one seat a hand; the first card of the deck goes to its left.
    const button = number % players;
    for (let player = 0; player < players; player++) hand.seats[player] = ((player + button) % players) + 1;
    if (fault?.type === 'pairs' && random.chance(fault.share))
      givePair(random, deck, hand.seats.indexOf(fault.seat));
    if (fault?.type === 'repeat' && number > 0 && random.chance(fault.share)) {
      const [from, place] = repeatedPlaces(random, fault.where, players, number);
      swap(deck, place, deck.indexOf(before[from]));
    }
    for (let player = 0; player < players; player++) {
      hand.hole[player][0] = deck[player * HOLE];
      hand.hole[player][1] = deck[player * HOLE + 1];
    }
    const isDealt = limit === null || all.filter((player) => strength(hand.hole[player]) >= limit).length > 1;
    hand.board.length = isDealt ? BOARD : 0;
    for (let card = 0; card < hand.board.length; card++) hand.board[card] = deck[players * HOLE + card];
    if (fault?.type === 'repeat') before.set(deck.subarray(0, dealt));
    let shown = all;
    if (known === 'one') {
      one[0] = hand.seats.indexOf(1);
      shown = one;
    }
    counts.add(hand, shown, last);
    (last ??= new LastDeal()).take(hand, shown);
  }
  return counts;
};

/** A number below `count`, fast: its bias is below `count` / 2^32. */
const below = (random: Random, count: number): number => Math.floor(random.next() * 2 ** -32 * count);

const swap = (deck: Uint8Array, a: number, b: number): void => {
  const card = deck[a];
  deck[a] = deck[b];
  deck[b] = card;
};

/** Draws one of the cards from `place` on, aces with more weight. */
const drawWithAces = (random: Random, deck: Uint8Array, place: number, by: number): number => {
  const left = DECK - place;
  for (;;) {
    const drawn = below(random, left);
    // Other cards are drawn again so often that aces have the weight 1 + by.
    if (deck[place + drawn] >> 2 === ACE || !random.chance(by / (1 + by))) return drawn;
  }
};

/** The place of a card in the last deal, and the one in which it comes again. */
const repeatedPlaces = (
  random: Random,
  where: RepeatPlaces,
  players: number,
  number: number,
): readonly [number, number] => {
  const hole = players * HOLE;
  switch (where) {
    case 'place': {
      const place = random.below(hole + BOARD);
      return [place, place];
    }
    case 'anywhere':
      return [random.below(hole + BOARD), random.below(hole + BOARD)];
    case 'to-first':
      return [random.below(hole + BOARD), 0];
    case 'to-seat':
      return [random.below(hole + BOARD), ((((3 - number) % players) + players) % players) * HOLE];
    case 'first-to-river':
      return [0, hole + BOARD - 1];
    case 'board':
      return [hole + random.below(BOARD), hole + random.below(BOARD)];
    case 'seat': {
      const from = random.below(hole);
      // Players sit in the order of the deal, which begins one seat further in each hand.
      const before = Math.floor(from / HOLE) + ((number - 1) % players);
      const now = (((before - (number % players)) % players) + players) % players;
      return [from, now * HOLE + random.below(HOLE)];
    }
  }
};

/** Swaps the second card of a player for one that pairs the first. */
const givePair = (random: Random, deck: Uint8Array, player: number): void => {
  const first = deck[player * HOLE];
  if (first >> 2 === deck[player * HOLE + 1] >> 2) return;
  const partner = (first & ~3) | ((first + 1 + random.below(3)) & 3);
  swap(deck, player * HOLE + 1, deck.indexOf(partner));
};

/** How good a starting hand is: high cards, pairs, suits and near ranks, by the points of W. Chen (Krieger 2000, Hold'em Excellence). */
const strength = ([a, b]: readonly number[]): number => {
  const high = Math.max(a, b) >> 2;
  const low = Math.min(a, b) >> 2;
  const points = high === ACE ? 10 : high > 8 ? high - 3 : (high + 2) / 2;
  if (high === low) return Math.max(5, 2 * points);
  const gap = high - low - 1;
  return points + ((a & 3) === (b & 3) ? 2 : 0) - GAPS[Math.min(gap, 4)] + (gap < 2 && high < 10 ? 1 : 0);
};

const GAPS = [0, 1, 2, 4, 5];

/** The strength that this share of all starting hands has, or more. */
const strengthOf = (share: number): number => {
  const all: number[] = [];
  for (let a = 0; a < DECK; a++) for (let b = 0; b < a; b++) all.push(strength([a, b]));
  all.sort((a, b) => b - a);
  return all[Math.min(all.length - 1, Math.floor(share * all.length))];
};
