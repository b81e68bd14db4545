import type { Card } from '#cards';
import { classOf } from './classes.js';
import type { Effort } from './effort.js';
import { Matcher } from './matcher.js';
import { handNumber, OMAHA_HAND_SIZE, omahaClasses } from './omaha-classes.js';
import { FULL_WEIGHT } from './range.js';
import type { Element, List, Term } from './terms.js';

/**
 * Weighs hands while they are built card by card. `take` adds the card at position `place`, from 0, and drops the cards at later
 * positions. It returns the weight of the hand in thousandths. For an incomplete hand only zero has a meaning: no hand that
 * begins with these cards belongs.
 */
export interface Follower {
  take(place: number, card: Card): number;
}

interface HandSpace {
  readonly size: number;
  readonly effort: Effort;
}

const EVERYTHING: Follower = { take: () => FULL_WEIGHT };

function follow(term: Term, hands: HandSpace): Follower {
  switch (term.kind) {
    case 'everything':
      return EVERYTHING;
    case 'classes':
      return new ClassFollower(term.classes);
    case 'omaha-classes':
      return new OmahaClassFollower(term.classes);
    case 'pattern': {
      const matcher = new Matcher(term.slots, hands.size, hands.effort);
      return { take: (place, card) => (matcher.take(place, card) ? FULL_WEIGHT : 0) };
    }
    case 'list':
      return new ListFollower(term, hands);
  }
}

class ClassFollower implements Follower {
  private first: Card = 0;

  constructor(private readonly classes: Uint8Array) {}

  take(place: number, card: Card): number {
    if (place > 0) return this.classes[classOf(this.first, card)] * FULL_WEIGHT;
    this.first = card;
    return FULL_WEIGHT;
  }
}

/** Weighs complete hands; their cards ascend. */
class OmahaClassFollower implements Follower {
  private readonly hand: Card[] = [0, 0, 0, 0];

  constructor(private readonly classes: Uint8Array) {}

  take(place: number, card: Card): number {
    this.hand[place] = card;
    if (place + 1 < OMAHA_HAND_SIZE) return FULL_WEIGHT;
    const [a, b, c, d] = this.hand;
    return this.classes[omahaClasses().classOf[handNumber(a, b, c, d)]] * FULL_WEIGHT;
  }
}

class ElementFollower implements Follower {
  private readonly term: Follower;
  private readonly conditions: readonly { readonly follower: Follower; readonly isNegated: boolean }[];
  private readonly weight: number;

  constructor(
    element: Element,
    private readonly hands: HandSpace,
  ) {
    this.term = follow(element.term, hands);
    this.conditions = element.conditions.map(({ term, isNegated }) => ({
      follower: follow(term, hands),
      isNegated,
    }));
    this.weight = element.weight;
  }

  take(place: number, card: Card): number {
    const isComplete = place + 1 === this.hands.size;
    const weight = this.term.take(place, card);
    if (weight === 0) return 0;
    for (const { follower, isNegated } of this.conditions) {
      this.hands.effort.spend(10);
      const belongs = follower.take(place, card) > 0;
      if (belongs ? isNegated && isComplete : !isNegated) return 0;
    }
    return this.weight === FULL_WEIGHT ? weight : product(weight, this.weight);
  }
}

/** The product of two weights, rounded to thousandths, and at least one thousandth. */
const product = (a: number, b: number): number => Math.max(1, Math.round((a * b) / FULL_WEIGHT));

/** Weighs hands by a list. Each card is passed only to the elements that the hand can still belong to. */
export class ListFollower implements Follower {
  private readonly elements: readonly ElementFollower[];
  private readonly alive: Uint32Array[];
  private readonly counts: number[];
  /** By element: 1 if a hand belongs to it. */
  readonly isHit: Uint8Array;

  constructor(
    { elements }: List,
    private readonly hands: HandSpace,
  ) {
    this.elements = elements.map((element) => new ElementFollower(element, hands));
    this.alive = Array.from({ length: hands.size + 1 }, () => Uint32Array.from(elements.keys()));
    this.counts = this.alive.map(() => elements.length);
    this.isHit = new Uint8Array(elements.length);
  }

  take(place: number, card: Card): number {
    const before = this.alive[place];
    const after = this.alive[place + 1];
    const isComplete = place + 1 === this.hands.size;
    let count = 0;
    let heaviest = 0;
    this.hands.effort.spend(5 + 10 * this.counts[place]);
    for (let i = 0; i < this.counts[place]; i++) {
      const weight = this.elements[before[i]].take(place, card);
      if (weight === 0) continue;
      after[count++] = before[i];
      if (weight > heaviest) heaviest = weight;
      if (isComplete) this.isHit[before[i]] = 1;
    }
    this.counts[place + 1] = count;
    return heaviest;
  }
}
