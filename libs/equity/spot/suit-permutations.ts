import { type Card, deckCards, isInDeck, isPlain, makeCard, rankOf, suitOf } from '#cards';
import { SCALES } from '#ranking';
import type { EquityGame } from './game.js';
import type { KnownHands } from './known-hands.js';

const permutations = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

/** All permutations of the four suits, the identity first. By suit: its new suit. */
export const SUIT_PERMUTATIONS: readonly (readonly number[])[] = permutations([0, 1, 2, 3]);

/** A card with its suit renamed; a joker stays the same. */
export const renamedCard = (card: Card, order: readonly number[]): Card =>
  isPlain(card) ? makeCard(rankOf(card), order[suitOf(card)]) : card;

const PERMUTATIONS_OF = new WeakMap<EquityGame, readonly (readonly number[])[]>();

/**
 * The permutations that keep the deck, the wild cards, and the suit that decides a share of the pot, as the highest spade does. Where
 * the places of cards may decide, only the identity is sure to.
 */
export const permutationsOf = (game: EquityGame): readonly (readonly number[])[] => {
  let orders = PERMUTATIONS_OF.get(game);
  if (orders === undefined)
    PERMUTATIONS_OF.set(game, (orders = SUIT_PERMUTATIONS.filter((order) => isKeptBy(order, game))));
  return orders;
};

const isKeptBy = (order: readonly number[], game: EquityGame): boolean => {
  const { deck, wildCards, shares, isSpecial } = game;
  if (isSpecial === true) return order === SUIT_PERMUTATIONS[0];
  const isDeckKept = deckCards(deck).every((card) => {
    const renamed = renamedCard(card, order);
    return isInDeck(deck, renamed) && wildCards?.kinds[renamed] === wildCards?.kinds[card];
  });
  const suits = shares.flatMap(({ scale }) => SCALES[scale].suit ?? []);
  return isDeckKept && suits.every((suit) => order[suit] === suit);
};

/**
 * The permutations of the suits that keep a game, the boards, the dead cards and some ranges. Hands that such a permutation maps to
 * each other are equivalent.
 */
export class SuitPermutations {
  private orders: readonly (readonly number[])[];

  constructor(
    game: EquityGame,
    boards: readonly (readonly Card[])[],
    dead: readonly Card[],
    ranges: readonly KnownHands[] = [],
  ) {
    const fixed = [...boards, dead].map((cards) => new Set(cards));
    this.orders = permutationsOf(game).filter((order) =>
      fixed.every((cards) => [...cards].every((card) => cards.has(renamedCard(card, order)))),
    );
    for (const range of ranges) this.orders = this.orders.filter((order) => isKept(range, order));
  }

  /** The number of permutations, 1 to 24: the identity is always one of them. */
  get count(): number {
    return this.orders.length;
  }

  /** A text that is the same for equivalent hands, and only for them. */
  keyOf(hands: readonly Uint8Array[]): string {
    let least = '';
    for (const order of this.orders) {
      let key = '';
      for (const hand of hands) {
        const cards = Array.from(hand, (card) => renamedCard(card, order)).sort((a, b) => a - b);
        key += String.fromCharCode(...cards.map((card) => card + FIRST_SIGN), SEPARATOR);
      }
      if (least === '' || key < least) least = key;
    }
    return least;
  }

  /** By hand of a range: the index of the first hand that is equivalent to it. */
  groupsOf(range: KnownHands): Uint32Array {
    const first = new Map<number, number>();
    return Uint32Array.from({ length: range.count }, (_, hand) => {
      const least = this.orders.reduce((code, order) => Math.min(code, codeOf(range, hand, order)), Infinity);
      const known = first.get(least);
      if (known === undefined) first.set(least, hand);
      return known ?? hand;
    });
  }
}

const FIRST_SIGN = 48;
const SEPARATOR = 32;

/** Whether a permutation maps a range to itself, with the same weights. */
const isKept = (range: KnownHands, order: readonly number[]): boolean => {
  if (order === SUIT_PERMUTATIONS[0]) return true;
  const { count, weights } = range;
  const known = new Map<number, number>();
  for (let hand = 0; hand < count; hand++)
    known.set(codeOf(range, hand, SUIT_PERMUTATIONS[0]), weights[hand]);
  for (let hand = 0; hand < count; hand++)
    if (known.get(codeOf(range, hand, order)) !== weights[hand]) return false;
  return true;
};

/** A number for a hand with its suits renamed, whatever the order of its cards. */
const codeOf = ({ cards, size }: KnownHands, hand: number, order: readonly number[]): number => {
  for (let at = 0; at < size; at++) {
    const card = renamedCard(cards[hand * size + at], order);
    let place = at;
    for (; place > 0 && RENAMED[place - 1] > card; place--) RENAMED[place] = RENAMED[place - 1];
    RENAMED[place] = card;
  }
  let code = 0;
  for (let at = 0; at < size; at++) code = code * CARDS + RENAMED[at];
  return code;
};

/** Greater than every card number. The codes of hands of up to eight cards are safe integers; ranges have at most seven. */
const CARDS = 64;
/** The renamed cards of a hand, ascending. */
const RENAMED = new Uint8Array(CARDS);
