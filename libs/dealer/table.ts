import type { Chips } from '#engine';
import { BUY_IN, HANDS_PER_LEVEL, levelOf, TOURNAMENT_STACK } from './levels.js';
import { HERO_NAME, screenNames, tableNames, tableNumerals } from './names.js';
import type { DealPlan } from './options.js';
import type { Random } from '#random';

export interface SeatedPlayer {
  readonly seat: number;
  readonly name: string;
  stack: Chips;
}

/** What a hand is played for. */
export interface Level {
  /** Blinds, or the bets of a fixed limit. */
  readonly small: Chips;
  readonly big: Chips;
  readonly ante: Chips;
}

const TOURNAMENT_NUMBERS = 3_000_000_000;

/**
 * A table from its first hand to its last: stacks carry over, who is broke buys in again, the button moves to the next
 * player each hand.
 */
export class Table {
  readonly name: string;
  readonly players: SeatedPlayer[];
  readonly heroSeat: number | null;
  readonly tournamentId: string | null;
  private readonly buyIns: BuyIns;
  /** Index of the player on the button. */
  private button: number;
  private hand = 0;

  /** `number`: how many tables there were before this one. */
  constructor(
    private readonly plan: DealPlan,
    private readonly random: Random,
    number: number,
  ) {
    this.buyIns = plan.wild ? wildBuyIns : plan.tournament ? tournamentBuyIns : cashBuyIns;
    const seats = Array.from({ length: plan.seats }, (_, seat) => seat + 1);
    random.shuffle(seats, plan.players);
    const taken = seats.slice(0, plan.players).sort((a, b) => a - b);
    const names = [...screenNames];
    random.shuffle(names, plan.players);
    const hero = plan.hero ? random.below(plan.players) : -1;
    this.players = taken.map((seat, index) => ({
      seat,
      name: index === hero ? HERO_NAME : names[index],
      stack: this.buyIn(),
    }));
    this.heroSeat = plan.hero ? this.players[hero].seat : null;
    this.button = random.below(plan.players);
    this.tournamentId = plan.tournament ? String(TOURNAMENT_NUMBERS + number) : null;
    this.name =
      this.tournamentId === null
        ? random.pick(tableNames) + random.pick(tableNumerals)
        : `${this.tournamentId} ${String(random.between(1, 40))}`;
  }

  /** In a wild tournament the level rises with every hand. */
  get level(): Level & { readonly name: string | null } {
    const { plan } = this;
    if (!plan.tournament) return { ...plan.stakes, ante: plan.ante, name: null };
    return levelOf(plan.wild ? this.hand * HANDS_PER_LEVEL : this.hand);
  }

  get buyInText(): string | null {
    return this.plan.tournament ? BUY_IN : null;
  }

  get buttonSeat(): number {
    return this.players[this.button].seat;
  }

  /** Whether the table has had all its hands. */
  get isOver(): boolean {
    return this.hand >= this.plan.handsPerTable;
  }

  /**
   * The stack with which a player goes on after a hand that left him so much: more where he bought in again, or, in a
   * cash game, filled up a short stack. Nobody takes chips away (P-SETUP-5).
   */
  refill(left: Chips): Chips {
    const { tournament, wild } = this.plan;
    const short = tournament || wild ? 0 : this.blind * SHORT;
    return left > short ? left : Math.max(left, this.buyIn());
  }

  private buyIn(): Chips {
    return this.buyIns(this.blind, this.random);
  }

  private get blind(): Chips {
    const { small, big } = this.level;
    return this.plan.limit === 'fixed-limit' ? small : big;
  }

  /** Goes on to the next hand: the players who are broke have bought in again by then. */
  advance(): void {
    this.hand++;
    this.button = (this.button + 1) % this.players.length;
  }
}

type BuyIns = (bigBlind: Chips, random: Random) => Chips;

/** Big blinds: what most bring to a cash game, and what they fill up from. */
const DEEP = 100;
const SHORT = 40;
const tournamentBuyIns: BuyIns = () => TOURNAMENT_STACK;

/** Most come with a hundred big blinds, some with anything from forty to two hundred. */
const cashBuyIns: BuyIns = (bigBlind, random) =>
  random.chance(0.6) ? DEEP * bigBlind : random.between(DEEP * 0.4 * bigBlind, DEEP * 2 * bigBlind);

/** From a single unit up: as many too short for a blind or an ante as deep ones. */
const wildBuyIns: BuyIns = (bigBlind, random) =>
  random.between(1, [bigBlind, 5 * bigBlind, 20 * bigBlind, 60 * bigBlind][random.below(4)]);
