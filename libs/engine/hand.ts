import type { Card } from '#cards';
import { UNKNOWN_STACK, type Chips } from './chips.js';
import { openingStack, type HandSetup } from './setup.js';
import { smallestChip } from './smallest-chip.js';
import type { Street } from './variants/variant.js';

/** The number of no player. */
export const NO_PLAYER = -1;

/** The street index while forced bets are posted. */
export const POSTING = -1;

/** `actedAt` of a player who has not acted in the round. */
const NOT_YET = -1;

const NO_CARDS: readonly Card[][] = [];

const zero = (): number => 0;

/**
 * The state of a hand in play. Players are numbered in dealing order: 0 is left of the button, the last one is the
 * button. The state is in flat arrays that `apply` and `post` change in place, without a copy per step.
 */
export class Hand {
  readonly size: number;
  /** Seat number of each player. */
  readonly seats: readonly number[];
  /** Player by seat number. */
  private readonly players: number[] = [];
  /** Chips left to bet. In a cap game, chips over the cap are in `reserve`. */
  readonly stack: number[];
  /**
   * Chips that are not in play: over the cap, smaller than the smallest chip, or left over when the log says that a
   * player is all-in.
   */
  readonly reserve: number[];
  /** The bet of the current round. */
  readonly bet: number[];
  /** Live chips put in during the hand, less returned chips. The pots are layered by it. */
  readonly paid: number[];
  /** Chips that never counted as a bet (dead blinds, a table ante). They belong to the main pot. */
  readonly dead: number[];
  /** 1 until the player folds. */
  readonly live: number[];
  /** `level` at the player's last action of the round, or -1. It decides whether he may raise again. */
  readonly actedAt: number[];
  /** `bets` at the player's last action of the round. */
  readonly sawRaises: number[];
  /** 1 for a player whose turn the log skipped: the round does not wait for him. */
  readonly passedOver: number[];

  /** R-BET-1: every bet is a multiple of it. */
  readonly chip: Chips;

  /** Exposed cards of each player in the order of the deal; empty in games without them. */
  readonly up: readonly Card[][];
  /** The exposed cards of all players in the order of the deal, in games in which it decides what is wild. */
  readonly dealtUp: Card[] = [];

  /** Index into the variant's streets; POSTING before the first. */
  street = POSTING;
  /** Whether the street has begun and its betting has not. */
  dealing = false;
  /** The player whose turn it is to draw, or NO_PLAYER. */
  drawer = NO_PLAYER;
  /** The player to act, or NO_PLAYER while no betting is open. */
  actor = NO_PLAYER;
  /** The bet to match. */
  level: Chips = 0;
  /** Fixed limit: the size of bets of the round. */
  betSize: Chips = 0;
  /** Whether the bring-in, or a bet in its place, is due. */
  bringInDue = false;
  /** Whether the bring-in is the only bet: it is completed before it is raised. */
  completing = false;
  /** Whether an open pair allows the big bet. */
  mayDouble = false;
  /** The first player to bet in this round, and in the round before. */
  opener = NO_PLAYER;
  lastOpener = NO_PLAYER;
  /** Whether the hand ended because no player opened; the antes stay in for the next hand. */
  passedOut = false;
  /** Whether the floor made the hand void: it has ended, and all chips have gone back. */
  isVoid = false;
  /** The rules that made the hand void. */
  voidRules: readonly string[] = [];
  /** The size of the last full bet or raise, or the minimum bet. */
  raiseSize: Chips = 0;
  /** Full bets and raises of the round, including the blinds. A cap limits it. */
  bets = 0;
  /** Fixed limit: the chips that the last bet or raise, an all-in, lacks; 0 for a full one (R-BET-7). */
  shortBy: Chips = 0;
  /** Whether `bets` includes that short bet, because it is half of a full one or more. */
  shortCounted = false;
  /** R-BET-5: whether play was heads-up before the round reached its cap. */
  headsUpBeforeCap = false;
  /** The player of the last blind or straddle. The first round opens left of him. */
  lastBlind = NO_PLAYER;
  /** The player of a straddle who acts after all others in the first round, unless he faces a raise before. */
  actsLast = NO_PLAYER;
  /** The last player to bet or raise in the latest round. He shows first (P-SHOW-4). */
  aggressor = NO_PLAYER;
  /** The uncalled bet that was returned, and its player (P-ALLIN-2, L-SUM-2). */
  returned: { readonly player: number; readonly amount: Chips } | null = null;
  /** The player of the big blind, or NO_PLAYER while nobody has posted it. */
  bigBlind = NO_PLAYER;
  /** The largest blind or straddle that is not short; 0 in a hand without straddles. */
  fullBlind: Chips = 0;
  /** The chips that a short big blind lacks. */
  blindShortage: Chips = 0;
  /** Players who have not folded. */
  liveCount: number;
  /** Board cards by run or board. */
  readonly boards: number[][] = [[]];
  /** Money that the house put into the pot. */
  houseMoney: Chips = 0;

  constructor(readonly setup: HandSetup) {
    const { seats, stakes, variant } = setup;
    const size = seats.length;
    this.size = size;
    this.liveCount = size;
    this.seats = seats.map(({ seat }) => seat);
    // For few players, `map` makes an array twice as fast as `fill`, and five times as fast as a typed array.
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

  /** The player of a seat, or NO_PLAYER. If the log seats two players there, the first in dealing order. */
  playerAt(seat: number): number {
    return this.players[seat] ?? NO_PLAYER;
  }

  /** P-SETUP-3: whether the chips that the player can put in end at the cap of the table, and not below it. */
  reachesCap(player: number): boolean {
    const { seats, stakes } = this.setup;
    return player !== NO_PLAYER && stakes.cap !== null && openingStack(seats[player]) >= stakes.cap;
  }

  get currentStreet(): Street | undefined {
    return this.setup.variant.streets[this.street];
  }

  /** The fixed size of the current street's bets, or the smallest bet. */
  get streetSize(): Chips {
    const { stakes, structure } = this.setup;
    return this.currentStreet?.size === 'big' && structure.id !== 'spread-limit'
      ? stakes.bigBet
      : stakes.smallBet;
  }

  /** Whether the player can still put chips in. */
  canAct(player: number): boolean {
    return this.live[player] === 1 && this.stack[player] > 0;
  }

  hasActed(player: number): boolean {
    return this.actedAt[player] !== NOT_YET;
  }

  /** All chips in the pot, including bets of the round. */
  get pot(): Chips {
    let total = this.houseMoney;
    for (let player = 0; player < this.size; player++) total += this.paid[player] + this.dead[player];
    return total;
  }

  /** Whether another player can still put chips in. */
  othersCanAct(player: number): boolean {
    for (let other = 0; other < this.size; other++) if (other !== player && this.canAct(other)) return true;
    return false;
  }

  /** The largest bet of the round by other players who have not folded. */
  largestLiveBet(player: number): Chips {
    let largest = 0;
    for (let other = 0; other < this.size; other++)
      if (other !== player && this.live[other] === 1) largest = Math.max(largest, this.bet[other]);
    return largest;
  }

  /** The largest total bet of the round that another live player could reach. */
  maxBetOfOthers(player: number): Chips {
    let most = 0;
    for (let other = 0; other < this.size; other++)
      if (other !== player && this.live[other] === 1)
        most = Math.max(most, this.bet[other] + this.stack[other]);
    return most;
  }

  /** The largest bet made in the round. It is less than `level` after a short blind. */
  get largestBet(): Chips {
    let largest = 0;
    for (let player = 0; player < this.size; player++) largest = Math.max(largest, this.bet[player]);
    return largest;
  }

  /**
   * The chips that the player needs to call, at most his stack. If all opponents are all-in, he only matches their
   * bets, not the full amount of a short blind.
   */
  toCall(player: number): Chips {
    const due = this.othersCanAct(player) ? this.level : Math.min(this.level, this.largestLiveBet(player));
    return Math.max(0, Math.min(due - this.bet[player], this.stack[player]));
  }

  /** Moves chips from the player's stack to his bet. If the log puts in more than the stack, the stack becomes 0. */
  putIn(player: number, amount: Chips): void {
    this.stack[player] = Math.max(0, this.stack[player] - amount);
    this.bet[player] += amount;
    this.paid[player] += amount;
  }

  /** Handles an all-in of the log: the rest of the stack goes out of play. */
  markAllIn(player: number): void {
    if (this.stack[player] !== UNKNOWN_STACK) this.reserve[player] += this.stack[player];
    this.stack[player] = 0;
  }

  /** Resets the state of the round for a new street. */
  startRound(street: number): void {
    this.street = street;
    // A loop: `fill` takes several times as long for so few players.
    for (let player = 0; player < this.size; player++) {
      this.bet[player] = 0;
      this.actedAt[player] = NOT_YET;
      this.sawRaises[player] = 0;
      this.passedOver[player] = 0;
    }
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
