import type { Street } from '#engine';
import type { Chance } from './chance.js';
import type { ReferenceDeck } from './reference-deal.js';
import { findOpener } from './reference-opener.js';
import { UNIT, type ReferenceTable } from './reference-table.js';

const MAX_RAISES = 4;

/** The betting of a hand: random legal actions. */
export class ReferenceBetting {
  /** The player who opened the current round, or raised last. */
  opener = 0;
  private raises = 0;
  private lastRaise = 0;
  private isBringInDue = false;
  /** Whether the next raise completes the bring-in. */
  private isCompleting = false;

  constructor(
    private readonly table: ReferenceTable,
    private readonly deck: ReferenceDeck,
    private readonly chance: Chance,
  ) {}

  /** Plays the betting round of a street. */
  playRound(street: Street, index: number): void {
    const { table } = this;
    const { bringIn, hasBigBet } = table.setup;
    this.opener = findOpener(table, street);
    this.isBringInDue = index === 0 && bringIn > 0;
    this.isCompleting = this.isBringInDue;
    this.raises = 0;
    this.lastRaise = 0;
    const minBet = street.size === 'big' && hasBigBet ? 2 * UNIT : UNIT;
    let queue = table
      .inTurn(this.opener)
      .filter((player) => table.live[player] && table.stacks[player] > 0 && this.effectiveStack(player) > 0);
    if (queue.length === 1 && table.bets[queue[0]] >= table.largestBet) return;
    while (queue.length > 0 && table.alive.length > 1) {
      const [player, ...rest] = queue;
      queue = rest;
      if (this.act(player, minBet))
        queue = table
          .inTurn(player)
          .slice(1)
          .filter((other) => table.live[other] && table.stacks[other] > 0);
    }
  }

  /** The part of a stack that an opponent can call. */
  private effectiveStack(player: number): number {
    const { alive, bets, stacks } = this.table;
    const totals = alive.map((each) => bets[each] + stacks[each]).sort((a, b) => a - b);
    return Math.min(stacks[player], Math.max(0, totals[totals.length - 2] - bets[player]));
  }

  /** Plays one action. Returns whether it is a bet or raise. */
  private act(player: number, minBet: number): boolean {
    const { table } = this;
    const name = `p${String(player + 1)}`;
    const range = this.findRaiseRange(player, minBet);
    const choice = this.chance.upTo(99);
    if (range !== null && choice < 35) {
      const spread = range.max - range.min;
      const to = range.min + this.chance.upTo(choice < 5 ? spread : Math.min(spread, 30));
      table.actions.push(`${name} cbr ${String(to)}`);
      this.raise(player, to);
      return true;
    }
    if (this.isBringInDue) {
      this.isBringInDue = false;
      table.put(player, Math.min(table.setup.bringIn, table.stacks[player]));
      table.actions.push(`${name} pb`);
    } else if (choice > 80 && table.bets[player] < table.largestBet) {
      table.live[player] = false;
      this.deck.fold(player);
      table.actions.push(`${name} f`);
    } else {
      table.put(player, Math.min(table.stacks[player], table.largestBet - table.bets[player]));
      table.actions.push(`${name} cc`);
    }
    return false;
  }

  private raise(player: number, to: number): void {
    const { table } = this;
    this.lastRaise = Math.max(this.lastRaise, to - table.largestBet);
    table.put(player, to - table.bets[player]);
    this.raises++;
    this.opener = player;
    this.isBringInDue = false;
    this.isCompleting = false;
  }

  /** The smallest and largest total of a bet or raise; null if the player may not raise. */
  private findRaiseRange(
    player: number,
    minBet: number,
  ): { readonly min: number; readonly max: number } | null {
    const { alive, bets, stacks, largestBet, pot, setup } = this.table;
    if (setup.structure === 'F' && this.raises === MAX_RAISES) return null;
    if (stacks[player] <= largestBet - bets[player]) return null;
    const canBeCalled = alive.some((other) => other !== player && stacks[other] + bets[other] > largestBet);
    if (!canBeCalled) return null;
    const full = Math.max(this.lastRaise, minBet) + (this.isCompleting ? 0 : largestBet);
    const min = Math.min(this.effectiveStack(player) + bets[player], full);
    const allIn = stacks[player] + bets[player];
    if (setup.structure === 'F') return { min, max: min };
    if (setup.structure === 'N') return { min, max: allIn };
    return { min, max: Math.min(allIn, Math.max(min, 2 * largestBet - bets[player] + pot)) };
  }
}
