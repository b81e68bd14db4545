import { type Card, SUIT_COUNT, rankOf, suitOf } from '#cards';
import type { Deal } from '../deal.js';

/** One hand of every player, and what this weighs. */
export type MatchupVisitor = (hands: readonly Uint8Array[], weight: number) => void;

/** Calls `visit` with every choice of hands that share no card. The arrays are used again. O(product of the ranges). */
export const forEachMatchup = ({ players }: Deal, visit: MatchupVisitor): void => {
  const held = new Uint8Array(64);
  const hands = players.map(({ size }) => new Uint8Array(size));
  const choose = (player: number, weight: number): void => {
    if (player === players.length) return visit(hands, weight);
    const { size, count, cards, weights } = players[player];
    const hand = hands[player];
    for (let place = 0; place < count; place++) {
      let taken = 0;
      for (; taken < size; taken++) {
        const card = cards[place * size + taken];
        if (held[card] === 1) break;
        held[card] = 1;
        hand[taken] = card;
      }
      if (taken === size) choose(player + 1, weight * weights[place]);
      while (taken-- > 0) held[hand[taken]] = 0;
    }
  };
  choose(0, 1);
};

/** Orders of the four suits that leave what lies and what is dead as it is: hands that they carry into each other are alike. */
export class SuitOrders {
  private readonly orders: readonly (readonly number[])[];

  constructor(boards: readonly (readonly Card[])[], dead: readonly Card[]) {
    const fixed = [...boards, dead].map((cards) => new Set(cards));
    this.orders = ORDERS.filter((order) =>
      fixed.every((cards) => [...cards].every((card) => cards.has(renamed(card, order)))),
    );
  }

  /** How many there are, the one that changes nothing among them: 1 to 24. */
  get count(): number {
    return this.orders.length;
  }

  /** The same text for hands that are alike. */
  keyOf(hands: readonly Uint8Array[]): string {
    let least = '';
    for (const order of this.orders) {
      let key = '';
      for (const hand of hands) {
        const cards = Array.from(hand, (card) => renamed(card, order)).sort((a, b) => a - b);
        key += String.fromCharCode(...cards.map((card) => card + FIRST_SIGN), SEPARATOR);
      }
      if (least === '' || key < least) least = key;
    }
    return least;
  }
}

const FIRST_SIGN = 48;
const SEPARATOR = 32;

const renamed = (card: Card, order: readonly number[]): Card =>
  rankOf(card) * SUIT_COUNT + order[suitOf(card)];

const permutations = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

/** All orders of the four suits. */
const ORDERS = permutations([0, 1, 2, 3]);
