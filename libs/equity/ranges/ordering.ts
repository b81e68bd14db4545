import { type Card, type DeckId, deckCards, RANK_COUNT, STANDARD_CARD_COUNT } from '#cards';
import { bestHand, type ScaleId } from '#ranking';
import { CLASS_COUNT, classOf, combosOf, type HandClass } from './classes.js';

/**
 * The order of two-card hands behind percentages: by the equity of a hand against one random hand, all-in before the
 * flop, counted exactly over every board and every hand of the opponent. Where two are equal, the one with the higher
 * first rank comes first, then the one with the higher second rank, then the suited one.
 *
 * Boards that differ by the names of their suits alone are counted once, with how many there are. On each board all hands
 * are sorted by strength; how many a hand beats are those below it less those that share a card with it.
 */

/** The decks whose hands are ordered, and the scale by which: where houses differ on short decks, the flush wins alone. */
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
/** Bits of a hand's number beneath its strength: a deck has 1,326 hands at most. */
const NUMBER_BITS = 11;

/** A board without regard to the names of suits. */
export interface BoardClass {
  readonly board: readonly Card[];
  /** How many boards it stands for. */
  readonly count: number;
}

/** Every board of a deck of four suits, up to the names of suits: the one whose suits, as sets of ranks, descend. */
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

/** In how many ways the suits of a board can be named anew, if they descend; else 0. */
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

/** By class of hand: the showdowns against all other hands over the boards given, twice those won and once those tied. */
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
        // The hand itself is among those that share each of its cards: taken away twice, given back once.
        const tied = end - start - level[a] - level[b] + 1;
        shares[classOf(a, b)] += count * (2 * beaten + tied);
      }
      for (const card of cards) below[card] += level[card];
      start = end;
    }
  }
  return shares;
}

/** The classes of hands of a deck of four suits, best first. Counts what `showdowns` counts, hand for hand. */
export function orderBy(shares: Float64Array): HandClass[] {
  const classes = [...shares.keys()].filter((handClass) => shares[handClass] > 0);
  return classes.sort(
    (a, b) => shares[b] * combosOf(a) - shares[a] * combosOf(b) || tieBreak(b) - tieBreak(a),
  );
}

/** Higher for the class that comes first of equals: by first rank, second rank, suited. */
function tieBreak(handClass: HandClass): number {
  const row = Math.floor(handClass / RANK_COUNT);
  const column = handClass % RANK_COUNT;
  return Math.max(row, column) * 64 + Math.min(row, column) * 2 + (row > column ? 1 : 0);
}
