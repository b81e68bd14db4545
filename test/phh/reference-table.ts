import { formatCard, type Card } from '#cards';
import type { Variant } from '#engine';

/** The smallest bet of a hand. */
export const UNIT = 10;

export type Structure = 'F' | 'P' | 'N';

/** The game, the stacks and the forced bets of a hand. */
export interface ReferenceSetup {
  readonly variant: Variant;
  readonly structure: Structure;
  /** Whether late streets have a bet of twice the size. */
  readonly hasBigBet: boolean;
  readonly starting: readonly number[];
  readonly antes: readonly number[];
  /** Whether antes above the second largest one go back. */
  readonly trimsAntes: boolean;
  readonly blinds: readonly number[];
  readonly bringIn: number;
}

/** The state of a hand: actions, chips and cards, by player. */
export class ReferenceTable {
  readonly actions: string[] = [];
  readonly stacks: number[];
  /** The bets of the current round. */
  readonly bets: number[];
  /** The bets of the whole hand, without dead antes. */
  readonly paid: number[];
  readonly live: boolean[];
  readonly hole: Card[][];
  readonly up: Card[][];
  readonly board: Card[] = [];
  /** The sum of the dead antes. */
  dead = 0;

  constructor(readonly setup: ReferenceSetup) {
    const { starting } = setup;
    const none = starting.map(() => 0);
    this.stacks = [...starting];
    this.bets = [...none];
    this.paid = [...none];
    this.live = starting.map(() => true);
    this.hole = starting.map(() => []);
    this.up = starting.map(() => []);
  }

  get size(): number {
    return this.setup.starting.length;
  }

  /** The players who have not folded. */
  get alive(): number[] {
    return this.each((player) => player).filter((player) => this.live[player]);
  }

  get largestBet(): number {
    return Math.max(...this.bets);
  }

  get pot(): number {
    return this.dead + this.paid.reduce((sum, amount) => sum + amount, 0);
  }

  each<T>(valueOf: (player: number) => T): T[] {
    return this.setup.starting.map((_, player) => valueOf(player));
  }

  /** All players, clockwise from one. */
  inTurn(first: number): number[] {
    return this.each((step) => (first + step) % this.size);
  }

  /** Moves chips from a stack into the bet of a player. */
  put(player: number, amount: number): void {
    this.stacks[player] -= amount;
    this.bets[player] += amount;
    this.paid[player] += amount;
  }

  /** Returns the uncalled part of the largest bet. */
  returnUncalled(): void {
    const [largest, second] = [...this.bets].sort((a, b) => b - a);
    const player = this.bets.indexOf(largest);
    if (largest === second) return;
    this.stacks[player] += largest - second;
    this.paid[player] -= largest - second;
  }
}

/** Cards as the notation writes them: `AhTd`. */
export const joinCards = (cards: readonly Card[]): string => cards.map(formatCard).join('');
