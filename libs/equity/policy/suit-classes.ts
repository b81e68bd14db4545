import {
  bitCount,
  type Card,
  type DeckId,
  deckCards,
  JOKER,
  makeCard,
  RANK_COUNT,
  rankOf,
  SUIT_COUNT,
  suitOf,
} from '#cards';

/**
 * Sets of cards that differ only in the names of suits are one class. It is written as two integers: the ranks of each suit as a mask
 * of 13 bits, the largest masks in `high`, the others in `low`. A joker belongs to no suit and is the bit above the masks of `high`.
 */
export interface SuitClass {
  readonly high: number;
  readonly low: number;
}

const MASK_VALUES = 2 ** RANK_COUNT;
const WITH_JOKER = 2 ** (2 * RANK_COUNT);

/** The cards of a set in the order of its class, and the class itself. Reused by every call. */
export interface Arrangement extends SuitClass {
  readonly cards: Uint8Array;
  high: number;
  low: number;
}

/** Arranges sets of cards: by the masks of their suits, then by rank. Cards in the same place of equal classes correspond. O(cards). */
export class Arranger {
  private readonly masks = new Int32Array(SUIT_COUNT);
  private readonly suits = new Uint8Array(SUIT_COUNT);
  private readonly arranged: Arrangement = { cards: new Uint8Array(8), high: 0, low: 0 };

  /** Arranges the cards of a set of at most eight. */
  arrange(cards: ArrayLike<Card>, count: number): Arrangement {
    const { masks, suits, arranged } = this;
    masks.fill(0);
    let joker = false;
    for (let at = 0; at < count; at++)
      if (cards[at] === JOKER) joker = true;
      else masks[suitOf(cards[at])] |= 1 << rankOf(cards[at]);
    this.sortSuits();
    let next = 0;
    for (const suit of suits)
      for (let rest = masks[suit]; rest !== 0; rest &= rest - 1)
        arranged.cards[next++] = makeCard(31 - Math.clz32(rest & -rest), suit);
    if (joker) arranged.cards[next] = JOKER;
    const [a, b, c, d] = suits;
    arranged.high = (masks[a] << RANK_COUNT) | masks[b] | (joker ? WITH_JOKER : 0);
    arranged.low = (masks[c] << RANK_COUNT) | masks[d];
    return arranged;
  }

  /** Writes by card: the card with the suit that its own has in the order of the last arrangement. */
  renameSuits(cards: Uint8Array): void {
    this.suits.forEach((suit, place) => {
      for (let rank = 0; rank < RANK_COUNT; rank++) cards[makeCard(rank, suit)] = makeCard(rank, place);
    });
  }

  /** Sorts the suits by their masks, the largest first; equal masks stay in the order of the suits. */
  private sortSuits(): void {
    const { masks, suits } = this;
    for (let place = 0; place < SUIT_COUNT; place++) {
      let to = place;
      for (; to > 0 && masks[suits[to - 1]] < masks[place]; to--) suits[to] = suits[to - 1];
      suits[to] = place;
    }
  }
}

/** Whether all suits of a deck have the same ranks, so that hands of a class are equally good. */
export const hasEqualSuits = (deck: DeckId): boolean => {
  const masks = suitMasks(deck).filter((mask) => mask !== 0);
  return masks.every((mask) => mask === masks[0]);
};

/** By suit: the ranks of a deck. */
const suitMasks = (deck: DeckId): number[] => {
  const masks = Array.from({ length: SUIT_COUNT }, () => 0);
  for (const card of deckCards(deck)) if (card !== JOKER) masks[suitOf(card)] |= 1 << rankOf(card);
  return masks;
};

/** A class, as the cards of one of its sets in the order of the class, and the number of its sets. */
export interface ClassOfSets {
  readonly cards: readonly Card[];
  readonly sets: number;
}

/** The classes of all sets of so many cards of a deck with equal suits, each once. */
export const classesOfSize = (deck: DeckId, size: number): ClassOfSets[] => {
  const masks = suitMasks(deck);
  const suits = [...masks.keys()].filter((suit) => masks[suit] !== 0);
  const found: ClassOfSets[] = [];
  const jokers = deckCards(deck).includes(JOKER) ? [false, true] : [false];
  for (const joker of jokers) {
    const chosen: number[] = [];
    const choose = (left: number, most: number): void => {
      if (chosen.length === suits.length) {
        if (left === 0) found.push(classOf(suits, chosen, joker));
        return;
      }
      for (const mask of subMasks(masks[suits[0]], left)) {
        if (mask > most) break;
        chosen.push(mask);
        choose(left - bitCount(mask), mask);
        chosen.pop();
      }
    };
    choose(size - (joker ? 1 : 0), MASK_VALUES);
  }
  return found;
};

const classOf = (suits: readonly number[], masks: readonly number[], joker: boolean): ClassOfSets => {
  const cards = masks.flatMap((mask, place) => ranksIn(mask).map((rank) => makeCard(rank, suits[place])));
  return { cards: joker ? [...cards, JOKER] : cards, sets: waysToName(masks) };
};

/** The number of ways to give the suits different masks: the orders of the masks, divided by those of equal ones. */
const waysToName = (masks: readonly number[]): number => {
  let ways = 1;
  let equal = 0;
  masks.forEach((mask, at) => {
    equal = at > 0 && mask === masks[at - 1] ? equal + 1 : 1;
    ways = (ways * (at + 1)) / equal;
  });
  return ways;
};

const ranksIn = (mask: number): number[] => {
  const ranks: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) ranks.push(31 - Math.clz32(rest & -rest));
  return ranks;
};

const SUB_MASKS = new Map<string, readonly number[]>();

/** The masks of at most `most` of these ranks, ascending. */
const subMasks = (ranks: number, most: number): readonly number[] => {
  const key = `${String(ranks)} ${String(most)}`;
  let masks = SUB_MASKS.get(key);
  if (masks === undefined) {
    masks = Array.from({ length: MASK_VALUES }, (_, mask) => mask).filter(
      (mask) => (mask & ~ranks) === 0 && bitCount(mask) <= most,
    );
    SUB_MASKS.set(key, masks);
  }
  return masks;
};
