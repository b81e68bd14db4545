import { bitCount, type Card, JOKER, rankOf, suitOf } from '#cards';
import type { Effort } from './effort.js';
import { RANK_VARIABLES, SUIT_VARIABLES } from './pattern.js';
import type { Slot } from './terms.js';

/** The bits of an assignment that hold the values of one kind of variables: the first bit, the bits of each, and their number. */
interface Bindings {
  readonly from: number;
  readonly width: number;
  readonly count: number;
}

/** The number of cards, including the joker. */
const CARDS = JOKER + 1;
const NO_STATE = 0;
const UNKNOWN_STATE = -1;
/** The cost of computing one assignment, in look-ups. */
const ASSIGNMENT_COST = 10;

const MAX_SLOTS = 7;
const FILLED = (1 << MAX_SLOTS) - 1;
const SUITS: Bindings = { from: MAX_SLOTS, width: 3, count: SUIT_VARIABLES.length };
const RANKS: Bindings = {
  from: SUITS.from + SUITS.width * SUITS.count,
  width: 4,
  count: RANK_VARIABLES.length,
};

/**
 * Matches hands against a pattern while they are built card by card: an automaton. A state is the set of all assignments of the
 * cards so far to the slots of the pattern; some cards may remain unassigned. The next state for a card is computed at its first
 * use and looked up afterwards, because there are many hands but few states.
 *
 * An assignment is an integer of 31 bits: one bit for each slot, set if it is filled, then the value of each variable: its suit
 * or rank plus one, or 0 while the variable is unbound.
 */
export class Matcher {
  private readonly slots: readonly Slot[];
  /** Whether a slot equals the one before it. Equal slots are filled in order, to avoid equivalent assignments. */
  private readonly isRepeated: readonly boolean[];
  /** By state: its assignments. The first state has none: the hand does not match. */
  private readonly assignments: (readonly number[])[] = [];
  /** By state: the number of cards so far. */
  private readonly taken: number[] = [];
  private readonly states = new Map<string, number>();
  /** By state and card: the next state; `UNKNOWN_STATE` until it is computed. */
  private nextStates = new Int32Array(4 * CARDS);
  /** By number of cards: the state of the current hand. */
  private readonly path: Int32Array;

  constructor(
    slots: readonly Slot[],
    private readonly size: number,
    private readonly effort: Effort,
  ) {
    this.slots = [...slots].sort((a, b) => (slotKey(a) < slotKey(b) ? -1 : 1));
    this.isRepeated = this.slots.map(
      (slot, index) => index > 0 && slotKey(slot) === slotKey(this.slots[index - 1]),
    );
    this.path = new Int32Array(size + 1);
    this.stateOf([], 0);
    this.path[0] = this.stateOf([0], 0);
  }

  /** Adds the card at position `place`, from 0; returns whether the complete hand can still match. */
  take(place: number, card: Card): boolean {
    const state = this.path[place];
    let next = this.nextStates[state * CARDS + card];
    if (next === UNKNOWN_STATE) {
      next = this.computeNext(state, card);
      this.nextStates[state * CARDS + card] = next;
    }
    this.path[place + 1] = next;
    return next !== NO_STATE;
  }

  private computeNext(state: number, card: Card): number {
    const taken = this.taken[state] + 1;
    // Only as many cards may remain unassigned as the hand has more cards than the pattern.
    const fewest = taken - (this.size - this.slots.length);
    const after = new Set<number>();
    for (const assignment of this.assignments[state]) {
      const filled = bitCount(assignment & FILLED);
      if (filled >= fewest) after.add(assignment);
      if (filled + 1 < fewest) continue;
      for (let slot = 0; slot < this.slots.length; slot++) {
        const extended = this.fill(assignment, slot, card);
        if (extended >= 0) after.add(extended);
      }
    }
    this.effort.spend(ASSIGNMENT_COST * (1 + this.assignments[state].length * this.slots.length));
    if (after.size === 0) return NO_STATE;
    // A complete hand needs any assignment; which one makes no difference.
    return this.stateOf(taken === this.size ? [0] : [...after].sort((a, b) => a - b), taken);
  }

  private stateOf(assignments: readonly number[], taken: number): number {
    const key = `${taken} ${assignments.join(' ')}`;
    let state = this.states.get(key);
    if (state === undefined) {
      state = this.assignments.length;
      this.assignments.push(assignments);
      this.taken.push(taken);
      this.states.set(key, state);
      if ((state + 1) * CARDS > this.nextStates.length) this.nextStates = doubled(this.nextStates);
      this.nextStates.fill(UNKNOWN_STATE, state * CARDS, (state + 1) * CARDS);
    }
    return state;
  }

  /** The assignment with the card in one more slot; -1 if the card does not fit. */
  private fill(assignment: number, index: number, card: Card): number {
    const slot = this.slots[index];
    if (((slot.ranks >> rankOf(card)) & (slot.suits >> suitOf(card)) & 1) === 0) return -1;
    if (((assignment >> index) & 1) !== 0) return -1;
    if (this.isRepeated[index] && ((assignment >> (index - 1)) & 1) === 0) return -1;
    const withSuit = bind(assignment | (1 << index), SUITS, slot.suitVariable, suitOf(card));
    return withSuit < 0 ? withSuit : bind(withSuit, RANKS, slot.rankVariable, rankOf(card));
  }
}

function doubled(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * array.length);
  larger.set(array);
  return larger;
}

const slotKey = ({ ranks, suits, rankVariable, suitVariable }: Slot): string =>
  [ranks, suits, rankVariable, suitVariable].join(' ');

/** The assignment with the variable bound to the value; -1 if it has another value, or if another variable has this one. */
function bind(assignment: number, { from, width, count }: Bindings, variable: number, value: number): number {
  if (variable < 0) return assignment;
  const field = (1 << width) - 1;
  const bound = (assignment >> (from + variable * width)) & field;
  if (bound !== 0) return bound === value + 1 ? assignment : -1;
  for (let other = 0; other < count; other++) {
    if (((assignment >> (from + other * width)) & field) === value + 1) return -1;
  }
  return assignment | ((value + 1) << (from + variable * width));
}
