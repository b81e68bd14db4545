import type { Card } from '#cards';
import type { BettingAction, Post, PostKind } from '../actions.js';
import { apply, beginStreet, closePosting, dealUp, openRound, post } from '../apply.js';
import type { Chips } from '../chips.js';
import type { Violation } from '../violations.js';
import { isSmallBlindSeat, noPosts, recordPost, verifyPost, verifyPosting } from '../forced.js';
import { Hand, NO_PLAYER } from '../hand.js';
import type { HandSetup, Stakes } from '../setup.js';
import { bringInOf } from '../legal.js';
import { structures, type LimitId } from '../structures.js';
import { defaultSwitches, type Switches } from '../switches.js';
import { findVariant } from '../variants/index.js';
import { variantWith, type GameOptions } from '../variants/options.js';
import { verify } from '../verify.js';

/** The options of a test table. The defaults are no-limit hold'em, blinds of 1 and 2, and stacks of 1000. */
export interface TableOptions extends Partial<Stakes> {
  readonly game?: string;
  readonly options?: GameOptions;
  readonly limit?: LimitId;
  readonly switches?: Partial<Switches>;
  /** In dealing order, the button last; null for an unknown stack. */
  readonly stacks?: readonly (Chips | null)[];
  /** Seat numbers in dealing order; by default 1, 2, 3 … */
  readonly seats?: readonly number[];
  /** The button's seat; by default the last one. */
  readonly button?: number | null;
  /** Whether one player posts the ante for the whole table. */
  readonly oneAnte?: boolean;
  /** The whole unit of the currency, and what the house takes. */
  readonly wholeUnit?: Chips;
  readonly isTournament?: boolean;
  readonly revenue?: Chips;
}

export const setupOf = (options: TableOptions = {}): HandSetup => {
  const { stacks = [1000, 1000, 1000], limit = 'no-limit' } = options;
  const bigBlind = options.bigBlind ?? 2;
  const smallBet = options.smallBet ?? bigBlind;
  const seats = stacks.map((stack, player) => ({ seat: options.seats?.[player] ?? player + 1, stack }));
  return {
    variant: variantWith(findVariant(options.game ?? 'holdem')!, options.options)!,
    structure: structures[limit],
    switches: { ...defaultSwitches, ...options.switches },
    stakes: {
      smallBlind: options.smallBlind ?? Math.floor(bigBlind / 2),
      bigBlind,
      ante: options.ante ?? 0,
      bringIn: options.bringIn ?? 0,
      smallBet,
      bigBet: options.bigBet ?? (limit === 'fixed-limit' ? smallBet * 2 : smallBet),
      cap: options.cap ?? null,
      ...(options.largestBets === undefined ? {} : { largestBets: options.largestBets }),
    },
    seats,
    buttonSeat: options.button === undefined ? (seats.at(-1)?.seat ?? null) : options.button,
    oneAnte: options.oneAnte ?? false,
    wholeUnit: options.wholeUnit ?? 1,
    isTournament: options.isTournament ?? false,
    revenue: options.revenue ?? 0,
  };
};

/**
 * A table for tests. The players are A, B, C … in dealing order; A is left of the button. An action is a text such as
 * `B raise 8`. Bets and raises are totals of the round. A call is the chips to add; without an amount it is what the
 * player owes. A forced bet is a text such as `A small-blind 1`. An action is all-in if it takes the whole stack or if
 * `all-in` follows the amount.
 */
export class Table {
  readonly hand: Hand;
  readonly posting = noPosts();

  constructor(options: TableOptions | HandSetup = {}) {
    this.hand = new Hand('variant' in options ? options : setupOf(options));
  }

  /** Posts forced bets and returns the codes of the violations. `dead`: the part that does not count as a bet. */
  post(...lines: readonly (string | readonly [line: string, dead: Chips])[]): string[] {
    const codes: string[] = [];
    for (const entry of lines) {
      const [line, dead] = typeof entry === 'string' ? [entry, 0] : entry;
      const [name = '', kind = '', amount = '', said] = line.split(' ');
      const player = playerOf(name);
      const forced: Post = {
        type: 'post',
        seat: this.hand.seats[player] ?? player + 1,
        kind: kindOf(kind),
        amount: Number(amount),
        dead,
        allIn: said === 'all-in' || Number(amount) === this.hand.stack[player],
      };
      const violation = verifyPost(this.hand, this.posting, forced);
      if (violation !== null) codes.push(violation.code);
      recordPost(this.hand, this.posting, forced);
      post(this.hand, forced);
    }
    return codes;
  }

  /** The code of the violation by missing forced bets. */
  get owed(): string | undefined {
    return verifyPosting(this.hand, this.posting)?.code;
  }

  /** Opens the first round left of the last blind. */
  open(): this {
    if (this.hand.street < 0) closePosting(this.hand, this.posting.lastBlind);
    openRound(this.hand);
    return this;
  }

  /** Posts antes and blinds, as far as the stacks allow. */
  postBlinds(): this {
    const { hand } = this;
    const { smallBlind, bigBlind, ante } = hand.setup.stakes;
    if (ante > 0)
      for (let player = 0; player < hand.size; player++) this.post(this.line(player, 'ante', ante));
    const small = isSmallBlindSeat(hand, hand.size - 1) ? hand.size - 1 : 0;
    if (smallBlind > 0) this.post(this.line(small, 'small-blind', smallBlind));
    if (bigBlind > 0) this.post(this.line((small + 1) % hand.size, 'big-blind', bigBlind));
    return this;
  }

  /** Posts antes and blinds, and opens the first round. */
  blinds(): this {
    return this.postBlinds().open();
  }

  private line(player: number, kind: PostKind, due: Chips): string {
    return `${nameOf(player)} ${kind} ${String(Math.min(due, this.hand.stack[player]))}`;
  }

  /** Plays actions. An illegal action fails the test. */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      const violation = this.violationOf(line);
      if (violation !== null) throw new Error(`${line}: ${violation.code} (${violation.rules.join(' ')})`);
      this.force(line);
    }
    return this;
  }

  /** Applies actions, legal or not. */
  force(...lines: readonly string[]): this {
    for (const line of lines) apply(this.hand, this.actionOf(line));
    return this;
  }

  /** The first violation of an action, or null. */
  violationOf(line: string): Violation | null {
    return verify(this.hand, this.actionOf(line))[0] ?? null;
  }

  /** The code of the first violation, or `legal`. */
  codeOf(line: string): string {
    return this.violationOf(line)?.code ?? 'legal';
  }

  /** Deals an upcard to each player in the hand, in dealing order. The first deal ends the posting. */
  dealUp(cards: readonly Card[]): this {
    const { hand } = this;
    if (hand.street < 0) closePosting(hand, this.posting.lastBlind);
    let next = 0;
    for (let player = 0; player < hand.size; player++)
      if (hand.live[player] === 1 && next < cards.length) dealUp(hand, hand.seats[player], cards[next++]);
    return this;
  }

  /** Begins the next street, deals the given upcards to the players in the hand, and opens the betting. */
  street(cards: readonly Card[] = []): this {
    beginStreet(this.hand);
    this.dealUp(cards);
    openRound(this.hand);
    return this;
  }

  /** The player to act, or `-`. */
  get actor(): string {
    return this.hand.actor === NO_PLAYER ? '-' : nameOf(this.hand.actor);
  }

  /** The players who have not folded. */
  get remaining(): string {
    return this.hand.seats.map((_, player) => (this.hand.live[player] === 1 ? nameOf(player) : '')).join('');
  }

  actionOf(line: string): BettingAction {
    const [name = '', type, figure, said] = line.split(' ');
    const player = playerOf(name);
    const seat = this.hand.seats[player] ?? player + 1;
    const stack = this.hand.stack[player] ?? 0;
    switch (type) {
      case 'fold':
      case 'check':
        return { type, seat };
      case 'call': {
        const amount = figure === undefined ? this.hand.toCall(player) : Number(figure);
        return { type, seat, amount, allIn: said === 'all-in' || amount === stack };
      }
      case 'bring-in': {
        const amount = figure === undefined ? bringInOf(this.hand, player) : Number(figure);
        return { type, seat, amount, allIn: said === 'all-in' || amount === stack };
      }
      case 'bet':
      case 'raise': {
        const to = Number(figure);
        const allIn = said === 'all-in' || to - (this.hand.bet[player] ?? 0) === stack;
        return { type, seat, to, allIn };
      }
      default:
        throw new Error(`no action: ${line}`);
    }
  }
}

export const nameOf = (player: number): string => String.fromCharCode(65 + player);
export const playerOf = (name: string): number => name.charCodeAt(0) - 65;

const kinds: readonly PostKind[] = [
  'ante',
  'small-blind',
  'big-blind',
  'posted-blind',
  'dead-blind',
  'straddle',
  'button-blind',
  'kill',
];

const kindOf = (word: string): PostKind => {
  const kind = kinds.find((candidate) => candidate === word);
  if (kind === undefined) throw new Error(`no forced bet: ${word}`);
  return kind;
};

/** All chips at the table: stacks, reserves and the pot. */
export const chipsAt = (hand: Hand): Chips => {
  let sum = hand.pot;
  for (let player = 0; player < hand.size; player++) sum += hand.stack[player] + hand.reserve[player];
  return sum;
};
