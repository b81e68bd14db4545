import { bitCount, type Card, JOKER, rankOf, suitOf } from '#cards';
import type { Effort } from './effort.js';
import { RANK_VARIABLES, SUIT_VARIABLES } from './pattern.js';
import type { Slot } from './terms.js';

/** Where in a way it stands what the variables of one kind stand for: how many of them, from which bit, how many bits each. */
interface Bindings {
  readonly from: number;
  readonly width: number;
  readonly count: number;
}

/** A deck with its joker. */
const CARDS = JOKER + 1;
const NO_STATE = 0;
const UNKNOWN_STATE = -1;
/** What it costs to work a state out, in look-ups. */
const WORK = 10;

const MAX_SLOTS = 7;
const FILLED = (1 << MAX_SLOTS) - 1;
const SUITS: Bindings = { from: MAX_SLOTS, width: 3, count: SUIT_VARIABLES.length };
const RANKS: Bindings = {
  from: SUITS.from + SUITS.width * SUITS.count,
  width: 4,
  count: RANK_VARIABLES.length,
};

/**
 * Follows a pattern while a hand is put together card by card. What can still become of the cards so far is a state: all
 * the ways in which they can fill slots of the pattern or lie beside it. Which state follows on a card is worked out when
 * it is first asked for, and looked up from then on: hands are many, and states few.
 *
 * A way is an integer of 31 bits: one for every slot that is filled, then what each variable stands for, a suit and one or
 * a rank and one, 0 while it is open.
 */
export class Matcher {
  private readonly slots: readonly Slot[];
  /** Whether a slot asks for the same as the one before it: of several that are open, the first is filled. */
  private readonly isRepeated: readonly boolean[];
  /** By state, its ways. The first state has none: such a hand does not fit. */
  private readonly ways: (readonly number[])[] = [];
  /** By state, how many cards it has taken. */
  private readonly taken: number[] = [];
  private readonly states = new Map<string, number>();
  /** By state and card, the state that follows; `UNKNOWN_STATE` where nobody has asked. */
  private following = new Int32Array(4 * CARDS);
  /** The state after so many cards of the hand that is followed. */
  private readonly path: Int32Array;

  constructor(
    slots: readonly Slot[],
    private readonly size: number,
    private readonly effort: Effort,
  ) {
    this.slots = [...slots].sort((a, b) => (sameness(a) < sameness(b) ? -1 : 1));
    this.isRepeated = this.slots.map(
      (slot, index) => index > 0 && sameness(slot) === sameness(this.slots[index - 1]),
    );
    this.path = new Int32Array(size + 1);
    this.stateOf([], 0);
    this.path[0] = this.stateOf([0], 0);
  }

  /** Takes the card at a place of the hand, from 0, after those before it; whether the whole hand may still fit. */
  take(place: number, card: Card): boolean {
    const state = this.path[place];
    let next = this.following[state * CARDS + card];
    if (next === UNKNOWN_STATE) {
      next = this.work(state, card);
      this.following[state * CARDS + card] = next;
    }
    this.path[place + 1] = next;
    return next !== NO_STATE;
  }

  private work(state: number, card: Card): number {
    const taken = this.taken[state] + 1;
    // No more cards may lie beside the pattern than it leaves open.
    const fewest = taken - (this.size - this.slots.length);
    const after = new Set<number>();
    for (const way of this.ways[state]) {
      const filled = bitCount(way & FILLED);
      if (filled >= fewest) after.add(way);
      if (filled + 1 < fewest) continue;
      for (let slot = 0; slot < this.slots.length; slot++) {
        const filling = this.fill(way, slot, card);
        if (filling >= 0) after.add(filling);
      }
    }
    this.effort.spend(WORK * (1 + this.ways[state].length * this.slots.length));
    if (after.size === 0) return NO_STATE;
    // Of a complete hand it matters only that there is a way.
    return this.stateOf(taken === this.size ? [0] : [...after].sort((a, b) => a - b), taken);
  }

  private stateOf(ways: readonly number[], taken: number): number {
    const key = `${taken} ${ways.join(' ')}`;
    let state = this.states.get(key);
    if (state === undefined) {
      state = this.ways.length;
      this.ways.push(ways);
      this.taken.push(taken);
      this.states.set(key, state);
      if ((state + 1) * CARDS > this.following.length) this.following = doubled(this.following);
      this.following.fill(UNKNOWN_STATE, state * CARDS, (state + 1) * CARDS);
    }
    return state;
  }

  /** The way with a card in one more slot; -1 where it does not fit. */
  private fill(way: number, index: number, card: Card): number {
    const slot = this.slots[index];
    if (((slot.ranks >> rankOf(card)) & (slot.suits >> suitOf(card)) & 1) === 0) return -1;
    if (((way >> index) & 1) !== 0) return -1;
    if (this.isRepeated[index] && ((way >> (index - 1)) & 1) === 0) return -1;
    const withSuit = bind(way | (1 << index), SUITS, slot.suitVariable, suitOf(card));
    return withSuit < 0 ? withSuit : bind(withSuit, RANKS, slot.rankVariable, rankOf(card));
  }
}

function doubled(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * array.length);
  larger.set(array);
  return larger;
}

const sameness = ({ ranks, suits, rankVariable, suitVariable }: Slot): string =>
  [ranks, suits, rankVariable, suitVariable].join(' ');

/** The way in which a variable stands for a value; -1 where it stands for another, or another one for this. */
function bind(way: number, { from, width, count }: Bindings, variable: number, value: number): number {
  if (variable < 0) return way;
  const field = (1 << width) - 1;
  const bound = (way >> (from + variable * width)) & field;
  if (bound !== 0) return bound === value + 1 ? way : -1;
  for (let other = 0; other < count; other++) {
    if (((way >> (from + other * width)) & field) === value + 1) return -1;
  }
  return way | ((value + 1) << (from + variable * width));
}
