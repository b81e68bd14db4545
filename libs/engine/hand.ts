import type { Card } from '#cards';
import { UNKNOWN_STACK, type Chips } from './chips.js';
import { openingStack, smallestChip, type HandSetup } from './setup.js';
import type { Street } from './variants/variant.js';

/** No player: nobody is to act, nobody has posted. */
export const NO_PLAYER = -1;

/** The street before the first: forced bets are being posted. */
export const POSTING = -1;

/** `actedAt` of a player who has not acted in the round. */
const NOT_YET = -1;

const NO_CARDS: readonly Card[][] = [];

const zero = (): number => 0;

/**
 * The state of a hand in play. Players are numbered in dealing order: 0 is left of the button, the last one is the
 * button. Everything is in flat arrays, and nothing is copied per step: the state is changed in place by `apply`,
 * `post` and `dealBoard`, which do what they are told, legal or not.
 */
export class Hand {
  readonly size: number;
  /** Seat number of each player. */
  readonly seats: readonly number[];
  /** By seat number: its player. */
  private readonly players: number[] = [];
  /** Chips in front, still to be bet. In a cap game only what the cap lets into play; the rest is in `reserve`. */
  readonly stack: number[];
  /**
   * Chips out of reach of this hand: those over the cap, those too small to play, and those that a log forgets in calling
   * a player all-in.
   */
  readonly reserve: number[];
  /** The bet of the current round. */
  readonly bet: number[];
  /** All live chips put in during the hand, less what went back. Pots are layered by this. */
  readonly paid: number[];
  /** Chips that never counted as a bet (dead blinds, one ante for the table): they belong to the main pot. */
  readonly dead: number[];
  /** 1 until the player folds. */
  readonly live: number[];
  /** The bet to match at the player's last action of the round, or -1: what decides whether he may raise again. */
  readonly actedAt: number[];
  /** The number of full raises of the round that the player had seen when he last acted. */
  readonly sawRaises: number[];
  /** 1 for a player whose turn was passed over by the log: he no longer holds up the round. */
  readonly passedOver: number[];

  /** R-BET-1: what every bet is a multiple of. */
  readonly chip: Chips;

  /** Exposed cards of each player in the order of the deal; empty lists where the game deals none. */
  readonly up: readonly Card[][];

  /** Index into the variant's streets; POSTING before the first. */
  street = POSTING;
  /** Whether the street has begun and its betting has not: cards are exchanged and dealt. */
  dealing = false;
  /** The player to throw cards away, or NO_PLAYER. */
  drawer = NO_PLAYER;
  /** The player to act, or NO_PLAYER while no betting is open. */
  actor = NO_PLAYER;
  /** The bet to match. */
  level: Chips = 0;
  /** Fixed limit: the size of bets of the round. */
  betSize: Chips = 0;
  /** Whether the round waits for the bring-in, or for a bet in its place. */
  bringInDue = false;
  /** Whether a bring-in is all that was bet: it is completed before it is raised. */
  completing = false;
  /** Whether an open pair allows the big bet. */
  mayDouble = false;
  /** Who bet first in the round, and in the one before. */
  opener = NO_PLAYER;
  lastOpener = NO_PLAYER;
  /** Nobody opened where somebody had to: the hand is thrown in, the antes stay for the next one. */
  passedOut = false;
  /** The size of the last full bet or raise; the minimum bet when there was none. */
  raiseSize: Chips = 0;
  /** Full bets and raises of the round, blinds counted: what a cap counts. */
  bets = 0;
  /** Fixed limit: what the last bet or raise, an all-in, lacks to a full one; 0 when it was full (R-BET-7). */
  shortBy: Chips = 0;
  /** Whether that short bet was counted in `bets`, being half of a full one or more. */
  shortCounted = false;
  /** R-BET-5: whether two players were left to bet before the round reached its cap. */
  headsUpBeforeCap = false;
  /** The player whose blind or straddle was the last: the opening of the first round goes by him. */
  lastBlind = NO_PLAYER;
  /** Last to bet or raise in the round that was played last: the first to show (P-SHOW-4). */
  aggressor = NO_PLAYER;
  /** Uncalled chips that went back, and to whom (P-ALLIN-2, L-SUM-2). */
  returned: { readonly player: number; readonly amount: Chips } | null = null;
  /** Players who have not folded. */
  liveCount: number;
  /** Board cards dealt, by run: more than one where the rest of the board was dealt again. */
  readonly boards: number[][] = [[]];
  /** Money that the house put into the pot. */
  houseMoney: Chips = 0;

  constructor(readonly setup: HandSetup) {
    const { seats, stakes, variant } = setup;
    const size = seats.length;
    this.size = size;
    this.liveCount = size;
    this.seats = seats.map(({ seat }) => seat);
    // For the few players of a hand `map` makes an array in half the time of `fill`, and in a fifth of a typed one's.
    this.stack = seats.map(zero);
    this.reserve = seats.map(zero);
    this.bet = seats.map(zero);
    this.paid = seats.map(zero);
    this.dead = seats.map(zero);
    this.live = seats.map(() => 1);
    this.actedAt = seats.map(() => NOT_YET);
    this.sawRaises = seats.map(zero);
    this.passedOver = seats.map(zero);
    this.raiseSize = stakes.smallBet;
    this.betSize = stakes.smallBet;
    this.chip = smallestChip(setup);
    this.up = variant.exposed === undefined ? NO_CARDS : seats.map(() => []);
    for (let player = size - 1; player >= 0; player--) {
      this.players[this.seats[player]] = player;
      const stack = openingStack(seats[player]);
      const inReach = stakes.cap === null ? stack : Math.min(stack, stakes.cap);
      const inPlay = Math.floor(inReach / this.chip) * this.chip;
      this.stack[player] = inPlay;
      this.reserve[player] = stack === UNKNOWN_STACK ? 0 : stack - inPlay;
    }
  }

  /** The player in that seat, the first in the deal of two who are said to sit there, or NO_PLAYER. */
  playerAt(seat: number): number {
    return this.players[seat] ?? NO_PLAYER;
  }

  get currentStreet(): Street | undefined {
    return this.setup.variant.streets[this.street];
  }

  /** The fixed size of the current street's bets. */
  get streetSize(): Chips {
    const { stakes } = this.setup;
    return this.currentStreet?.size === 'big' ? stakes.bigBet : stakes.smallBet;
  }

  /** Whether the player can still put chips in. */
  canAct(player: number): boolean {
    return this.live[player] === 1 && this.stack[player] > 0;
  }

  hasActed(player: number): boolean {
    return this.actedAt[player] !== NOT_YET;
  }

  /** All chips in the middle, bets of the round included. */
  get pot(): Chips {
    let total = this.houseMoney;
    for (let player = 0; player < this.size; player++) total += this.paid[player] + this.dead[player];
    return total;
  }

  /** Whether anyone but this player can still put chips in. */
  othersCanAct(player: number): boolean {
    for (let other = 0; other < this.size; other++) if (other !== player && this.canAct(other)) return true;
    return false;
  }

  /** The largest bet of the round among the others who have not folded. */
  largestLiveBet(player: number): Chips {
    let largest = 0;
    for (let other = 0; other < this.size; other++)
      if (other !== player && this.live[other] === 1) largest = Math.max(largest, this.bet[other]);
    return largest;
  }

  /** The largest bet of the round that anybody else still in could make or call. */
  maxBetOfOthers(player: number): Chips {
    let most = 0;
    for (let other = 0; other < this.size; other++)
      if (other !== player && this.live[other] === 1)
        most = Math.max(most, this.bet[other] + this.stack[other]);
    return most;
  }

  /** The largest bet that was really made in the round: less than `level` where a blind was posted short. */
  get largestBet(): Chips {
    let largest = 0;
    for (let player = 0; player < this.size; player++) largest = Math.max(largest, this.bet[player]);
    return largest;
  }

  /**
   * What the player has to put in to stay, his stack permitting. Against opponents who are all all-in he need not make
   * up what a short blind left out: nobody could win it.
   */
  toCall(player: number): Chips {
    const due = this.othersCanAct(player) ? this.level : Math.min(this.level, this.largestLiveBet(player));
    return Math.max(0, Math.min(due - this.bet[player], this.stack[player]));
  }

  /** Moves chips from the player's stack to his bet. A log may put in more than he has: the stack stays at nothing. */
  putIn(player: number, amount: Chips): void {
    this.stack[player] = Math.max(0, this.stack[player] - amount);
    this.bet[player] += amount;
    this.paid[player] += amount;
  }

  /** A log says that the player is all-in: what he should still have is out of play; unknown stacks end there. */
  takeAllIn(player: number): void {
    if (this.stack[player] !== UNKNOWN_STACK) this.reserve[player] += this.stack[player];
    this.stack[player] = 0;
  }

  /** Clears the table for the betting of a new street. */
  startRound(street: number): void {
    this.street = street;
    this.bet.fill(0);
    this.actedAt.fill(NOT_YET);
    this.sawRaises.fill(0);
    this.passedOver.fill(0);
    this.level = 0;
    this.bets = 0;
    this.shortBy = 0;
    this.shortCounted = false;
    this.headsUpBeforeCap = false;
    this.raiseSize = this.streetSize;
    this.betSize = this.streetSize;
    this.bringInDue = false;
    this.completing = false;
    this.mayDouble = false;
    this.lastOpener = this.opener;
    this.opener = NO_PLAYER;
    this.aggressor = NO_PLAYER;
  }

  markActed(player: number): void {
    this.actedAt[player] = this.level;
    this.sawRaises[player] = this.bets;
  }
}
