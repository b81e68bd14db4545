import type { Chips } from '#engine';
import { BUY_IN, HANDS_PER_LEVEL, levelOf, TOURNAMENT_STACK } from './levels.js';
import { HERO_NAME, screenNames, tableNames, tableNumerals } from './names.js';
import type { DealPlan } from './options.js';
import type { Pool } from './pool.js';
import type { Random } from '#random';

export interface SeatedPlayer {
  readonly seat: number;
  readonly name: string;
  stack: Chips;
}

/** The smallest stacks of a table. */
export interface LeastStacks {
  /** P-SETUP-4: of a player who buys in to a cash game. */
  readonly buyIn: Chips;
  /** R-BET-1: of a player who is dealt in. */
  readonly playable: Chips;
}

/** The bet sizes of a hand. */
export interface Level {
  /** Small blind, or small bet in fixed limit; `big` likewise. */
  readonly small: Chips;
  readonly big: Chips;
  readonly ante: Chips;
}

const TOURNAMENT_NUMBERS = 3_000_000_000;

/**
 * A table from its first hand to its last. Stacks carry over, players without chips buy in again, and the button moves to
 * the next player after each hand.
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
  /** P-VAR-5CD: the antes that stay for the next hand, and how many hands in a row nobody has opened. */
  carried: Chips = 0;
  passedOut = 0;

  /** `number`: the number of earlier tables; `pool`: where the players come from, if the same ones sit at several tables. */
  constructor(
    private readonly plan: DealPlan,
    private readonly random: Random,
    number: number,
    private readonly least: LeastStacks,
    pool: Pool | null = null,
  ) {
    this.buyIns = plan.wild ? wildBuyIns : plan.tournament ? tournamentBuyIns : cashBuyIns;
    const seats = Array.from({ length: plan.seats }, (_, seat) => seat + 1);
    random.shuffle(seats, plan.players);
    const taken = seats.slice(0, plan.players).sort((a, b) => a - b);
    const names = pool === null ? drawNames(plan.players, random) : pool.seat(plan.players);
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

  /** The number of hands that the table has played. */
  get number(): number {
    return this.hand;
  }

  /** Notes the chips that the last hand left for the next one; 0 after a hand that was played. */
  carryOver(chips: Chips): void {
    this.carried = chips;
    this.passedOut = chips > 0 ? this.passedOut + 1 : 0;
  }

  /** Whether all hands of the table have been dealt. */
  get isOver(): boolean {
    return this.hand >= this.plan.handsPerTable;
  }

  /**
   * The stack for the next hand of a player with `left` chips. A player without chips buys in again; in a cash game a
   * player also refills a short stack. Chips stay on the table (P-SETUP-5).
   */
  refill(left: Chips): Chips {
    const { tournament, wild } = this.plan;
    const short = tournament || wild ? this.least.playable - 1 : this.blind * SHORT;
    return left > short ? left : Math.max(left, this.buyIn());
  }

  private buyIn(): Chips {
    const { buyIn, playable } = this.least;
    const smallest = this.plan.tournament ? playable : Math.max(buyIn, playable);
    return Math.max(smallest, this.buyIns(this.blind, this.random));
  }

  private get blind(): Chips {
    const { small, big } = this.level;
    return this.plan.limit === 'fixed-limit' ? small : big;
  }

  /** Advances to the next hand. Call `refill` for all players before. */
  advance(): void {
    this.hand++;
    this.button = (this.button + 1) % this.players.length;
  }
}

const drawNames = (players: number, random: Random): string[] => {
  const names = [...screenNames];
  random.shuffle(names, players);
  return names;
};

type BuyIns = (bigBlind: Chips, random: Random) => Chips;

/** Stacks of cash games in big blinds: the usual buy-in, and the stack below which players refill. */
const DEEP = 100;
const SHORT = 40;
const tournamentBuyIns: BuyIns = () => TOURNAMENT_STACK;

/** Usually a hundred big blinds, otherwise forty to two hundred. */
const cashBuyIns: BuyIns = (bigBlind, random) =>
  random.chance(0.6) ? DEEP * bigBlind : random.between(DEEP * 0.4 * bigBlind, DEEP * 2 * bigBlind);

/** Stacks of all sizes from a single unit, many of them smaller than a blind or an ante. */
const wildBuyIns: BuyIns = (bigBlind, random) =>
  random.between(1, [bigBlind, 5 * bigBlind, 20 * bigBlind, 60 * bigBlind][random.below(4)]);
