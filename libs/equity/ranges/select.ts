import { type Card, deckCards, type Message } from '#cards';
import type { Effort } from './effort.js';
import { EXPECTED } from '../messages/messages.js';
import { ListFollower } from './follow.js';
import { handCount, MAX_HANDS, type Range, type RangeIssueCode, type RangeShape } from './range.js';
import type { Element, List } from './terms.js';

/** The range of a list, or why it is invalid. The reason concerns the whole range if it names no element. */
export type Selection =
  | { readonly ok: true; readonly range: Range }
  | {
      readonly ok: false;
      readonly code: RangeIssueCode;
      readonly expected: Message;
      readonly element?: Element;
    };

/** Selects the hands of the deck that belong to a list, in ascending order, with what is left of the effort. */
export function select(list: List, shape: RangeShape, effort: Effort): Selection {
  const { size } = shape;
  const random = weightOfRandom(list);
  if (random > 0) return { ok: true, range: randomRange(shape, random) };

  const deck = deckCards(shape.deck);
  const follower = new ListFollower(list, { size, effort });
  const hands = new HandList(size);
  const hand: Card[] = [];
  const walk = (first: number): void => {
    const place = hand.length;
    for (let i = first; i <= deck.length - size + place; i++) {
      const weight = follower.take(place, deck[i]);
      if (effort.isSpent || hands.count > MAX_HANDS) return;
      if (weight === 0) continue;
      hand.push(deck[i]);
      if (hand.length === size) hands.add(hand, weight);
      else walk(i + 1);
      hand.pop();
    }
  };
  walk(0);

  if (effort.isSpent) return { ok: false, code: 'too-complex', expected: EXPECTED.simplerRange };
  if (hands.count > MAX_HANDS) return { ok: false, code: 'too-many-hands', expected: EXPECTED.fewerHands };
  const element = list.elements[follower.isHit.indexOf(0)];
  if (element !== undefined) {
    return { ok: false, code: 'empty-range', expected: EXPECTED.someHand, element };
  }
  return { ok: true, range: hands.toRange(handCount(shape)) };
}

/** The weight of every hand if one element contains all hands and no other is heavier: then no list is needed. Otherwise 0. */
function weightOfRandom({ elements }: List): number {
  const heaviest = Math.max(...elements.map(({ weight }) => weight));
  const isRandom = elements.some(
    ({ term, conditions, weight }) =>
      term.kind === 'everything' && conditions.length === 0 && weight === heaviest,
  );
  return isRandom ? heaviest : 0;
}

const randomRange = (shape: RangeShape, heaviest: number): Range => ({
  size: shape.size,
  isRandom: true,
  count: handCount(shape),
  cards: null,
  weights: null,
  heaviest,
});

/** A growing list of hands and weights. */
class HandList {
  count = 0;
  private cards: Uint8Array;
  private weights: Uint16Array;

  constructor(private readonly size: number) {
    this.cards = new Uint8Array(size * 64);
    this.weights = new Uint16Array(64);
  }

  add(hand: readonly Card[], weight: number): void {
    if (this.count === this.weights.length) {
      const [cards, weights] = [this.cards, this.weights];
      this.cards = new Uint8Array(2 * cards.length);
      this.weights = new Uint16Array(2 * weights.length);
      this.cards.set(cards);
      this.weights.set(weights);
    }
    this.cards.set(hand, this.count * this.size);
    this.weights[this.count++] = weight;
  }

  toRange(all: number): Range {
    const { count, size } = this;
    const weights = this.weights.slice(0, count);
    const heaviest = weights.reduce((most, weight) => Math.max(most, weight), 0);
    const isEven = weights.every((weight) => weight === heaviest);
    const isRandom = isEven && count === all;
    return {
      size,
      isRandom,
      count,
      cards: isRandom ? null : this.cards.slice(0, count * size),
      weights: isEven ? null : weights,
      heaviest,
    };
  }
}
