import { type Card, type DeckId, deckCards, RANK_COUNT, STANDARD_CARD_COUNT } from '#cards';
import { bestHand, type ScaleId } from '#ranking';
import { CLASS_COUNT, classOf, combosOf, type HandClass } from './classes.js';

/**
 * Computes the order of two-card hands behind percentages: the equity of a hand against one random hand, all-in before the flop,
 * exact over all boards and all hands of the opponent. Ties are ordered by the first rank, then the second rank, then suited
 * before offsuit.
 *
 * Boards that differ only in the names of their suits are evaluated once and weighted. On each board all hands are sorted by
 * strength. A hand beats the hands below it, except those that share a card with it.
 */

/**
 * The decks whose hands are ordered, and the scale for each. Houses rank hands of short decks differently; here a flush beats a
 * full house.
 */
export const ORDERED_DECKS = {
  standard: 'high',
  'short-48': 'short-48',
  'short-44': 'short-44',
  'short-40': 'short-40',
  'short-36': 'short',
  'short-32': 'short-32',
  'royal-20': 'high',
} as const satisfies Partial<Record<DeckId, ScaleId>>;

export type OrderedDeck = keyof typeof ORDERED_DECKS;

export const isOrdered = (deck: DeckId): deck is OrderedDeck => Object.hasOwn(ORDERED_DECKS, deck);

const BOARD_SIZE = 5;
/** Bits for the index of a hand, below its strength. A deck has up to 1,326 hands. */
const NUMBER_BITS = 11;

/** A board that stands for all boards that differ from it only in the names of suits. */
export interface BoardClass {
  readonly board: readonly Card[];
  /** The number of those boards, itself included. */
  readonly count: number;
}

/** One board of each class, for a deck of four suits: the one whose suits, as bit masks of their ranks, descend. */
export function* boardClasses(deck: OrderedDeck): Generator<BoardClass> {
  const cards = deckCards(deck);
  const board: Card[] = [];
  const suits = [0, 0, 0, 0];
  function* from(first: number): Generator<BoardClass> {
    if (board.length === BOARD_SIZE) {
      const count = renamings(suits);
      if (count > 0) yield { board, count };
      return;
    }
    for (let i = first; i < cards.length; i++) {
      const card = cards[i];
      const bit = 1 << (card >> 2);
      board.push(card);
      suits[card & 3] ^= bit;
      yield* from(i + 1);
      suits[card & 3] ^= bit;
      board.pop();
    }
  }
  yield* from(0);
}

/** The number of boards that renaming the suits gives, if the suits descend; otherwise 0. */
function renamings([a, b, c, d]: readonly number[]): number {
  if (a < b || b < c || c < d) return 0;
  let alike = 1;
  let ways = 24;
  for (const same of [a === b, b === c, c === d]) {
    alike = same ? alike + 1 : 1;
    ways /= alike;
  }
  return ways;
}

/** By class: the showdowns of its hands against all other hands on these boards. A win counts 2, a tie 1. */
export function showdowns(
  deck: OrderedDeck,
  boards: Iterable<BoardClass> = boardClasses(deck),
): Float64Array {
  const scale = ORDERED_DECKS[deck];
  const shares = new Float64Array(CLASS_COUNT);
  const cards = deckCards(deck);
  const hands: (readonly [Card, Card])[] = [];
  for (const b of cards) for (const a of cards) if (a < b) hands.push([a, b]);
  const sorted = new Uint32Array(hands.length);
  const below = new Int32Array(STANDARD_CARD_COUNT);
  const level = new Int32Array(STANDARD_CARD_COUNT);
  const isDealt = new Uint8Array(STANDARD_CARD_COUNT);

  for (const { board, count } of boards) {
    for (const card of board) isDealt[card] = 1;
    let listed = 0;
    hands.forEach((hand, number) => {
      if (isDealt[hand[0]] === 1 || isDealt[hand[1]] === 1) return;
      sorted[listed++] = (bestHand(scale, 'any-five', hand, board) << NUMBER_BITS) | number;
    });
    for (const card of board) isDealt[card] = 0;
    const order = sorted.subarray(0, listed).sort();
    const handAt = (place: number): readonly [Card, Card] => hands[order[place] & ((1 << NUMBER_BITS) - 1)];
    below.fill(0);
    let start = 0;
    while (start < listed) {
      const strength = order[start] >>> NUMBER_BITS;
      let end = start;
      level.fill(0);
      while (end < listed && order[end] >>> NUMBER_BITS === strength) {
        for (const card of handAt(end)) level[card]++;
        end++;
      }
      for (let place = start; place < end; place++) {
        const [a, b] = handAt(place);
        const beaten = start - below[a] - below[b];
        // The hand itself is subtracted for both of its cards, so it is added back once.
        const tied = end - start - level[a] - level[b] + 1;
        shares[classOf(a, b)] += count * (2 * beaten + tied);
      }
      for (const card of cards) below[card] += level[card];
      start = end;
    }
  }
  return shares;
}

/** Sorts the classes by the mean result of their hands, best first. `shares` are the results of `showdowns`. */
export function orderBy(shares: Float64Array): HandClass[] {
  const classes = [...shares.keys()].filter((handClass) => shares[handClass] > 0);
  return classes.sort(
    (a, b) => shares[b] * combosOf(a) - shares[a] * combosOf(b) || tieBreak(b) - tieBreak(a),
  );
}

/** Orders ties: the greater value comes first. By first rank, second rank, suited before offsuit. */
function tieBreak(handClass: HandClass): number {
  const row = Math.floor(handClass / RANK_COUNT);
  const column = handClass % RANK_COUNT;
  return Math.max(row, column) * 64 + Math.min(row, column) * 2 + (row > column ? 1 : 0);
}
