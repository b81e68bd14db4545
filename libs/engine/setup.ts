import { UNKNOWN_STACK, type Chips } from './chips.js';
import type { Violation, SetupReason } from './violations.js';
import type { BettingStructure } from './structures.js';
import type { Switches } from './switches.js';
import type { Variant } from './variants/variant.js';

/** A player who is dealt in. `stack` is before antes and blinds; null if unknown. */
export interface SeatSetup {
  readonly seat: number;
  readonly stack: Chips | null;
}

/** The bet sizes of a game, in the smallest unit; 0 for a bet that the game does not have. */
export interface Stakes {
  readonly smallBlind: Chips;
  readonly bigBlind: Chips;
  readonly ante: Chips;
  /** The forced bet of stud. */
  readonly bringIn: Chips;
  /** The minimum bet in no limit and pot limit, the small bet in fixed limit. */
  readonly smallBet: Chips;
  /** The big bet in fixed limit, the largest bet in spread limit, otherwise the same as the small bet. */
  readonly bigBet: Chips;
  /**
   * Spread limit: the largest bet or raise of each betting round, if it changes; the last one holds for later rounds. It overrides
   * `bigBet` and what the game says.
   */
  readonly largestBets?: readonly Chips[];
  /** The most that a player can lose in a hand of a cap game; null for no cap. */
  readonly cap: Chips | null;
}

/**
 * A hand before the deal. `checkSetup` checks that it is possible. `seats` are the players dealt in, clockwise from the
 * left of the button; the button, if dealt in, is last.
 */
export interface HandSetup {
  readonly variant: Variant;
  readonly structure: BettingStructure;
  readonly switches: Switches;
  readonly stakes: Stakes;
  readonly seats: readonly SeatSetup[];
  /** The button's seat; it may be empty (a dead button). */
  readonly buttonSeat: number | null;
  /**
   * P-SETUP-2: whether a single player posts the ante for the whole table. The switch `tableAnte` decides whether it is
   * dead money. Otherwise every player posts an ante.
   */
  readonly oneAnte?: boolean;
  /** R-BET-5: whether the hand is of a tournament. */
  readonly isTournament?: boolean;
  /** R-BET-5: the players at the table, with those who are not dealt in; by default those of `seats`. */
  readonly seated?: number;
  /** R-BET-1: the whole unit of the currency, such as 100 cents; by default 1. */
  readonly wholeUnit?: Chips;
  /** R-BET-1: what the house takes from the hand, as far as it is known. */
  readonly revenue?: Chips;
  /** P-VAR-7CS: whether the size of the bring-in is unknown. It is still due, or a bet in its place. */
  readonly bringInUnknown?: boolean;
  /** P-VAR-7CS: whether the bring-in may be larger than that of `stakes`, because all who put it in are all-in. */
  readonly bringInMayBeLarger?: boolean;
}

/**
 * Sorts players into dealing order: clockwise by seat number from the left of the button, or by seat without a button. Where a
 * house deals, the button is the dealer (P-DEAL-3).
 */
export const dealingOrder = <T extends { readonly seat: number }>(
  players: readonly T[],
  buttonSeat: number | null,
): T[] => {
  const bySeat = isBySeat(players) ? players : [...players].sort((a, b) => a.seat - b.seat);
  const ordered: T[] = [];
  if (buttonSeat === null) return [...bySeat];
  for (const player of bySeat) if (player.seat > buttonSeat) ordered.push(player);
  for (const player of bySeat) if (player.seat <= buttonSeat) ordered.push(player);
  return ordered;
};

/** Most logs list players in seat order, so that no sort is needed. */
const isBySeat = (players: readonly { readonly seat: number }[]): boolean => {
  for (let index = 1; index < players.length; index++)
    if (players[index].seat < players[index - 1].seat) return false;
  return true;
};

/** The violations that make a setup impossible; empty for a playable one (P-SETUP-1, P-SETUP-5). */
export const checkSetup = (setup: HandSetup): Violation[] => {
  const { seats, variant, stakes } = setup;
  const violations: Violation[] = [];
  const impossible = (reason: SetupReason, seat?: number): void => {
    violations.push({
      code: 'impossible-setup',
      rules: [reason === 'empty-stack' ? 'P-SETUP-5' : 'P-SETUP-1'],
      detail: { about: 'setup', reason },
      ...(seat === undefined ? {} : { seat }),
    });
  };
  if (seats.length < 2) impossible('too-few-players');
  if (seats.length > variant.maxPlayers) impossible('too-many-players');
  seats.forEach(({ seat, stack }, index) => {
    if (isDuplicateSeat(seats, index)) impossible('seat-taken-twice', seat);
    if (stack !== null && (!Number.isSafeInteger(stack) || stack <= 0)) impossible('empty-stack', seat);
  });
  if (!areStakesPossible(stakes)) impossible('bad-stakes');
  return violations;
};

const isDuplicateSeat = (seats: readonly SeatSetup[], index: number): boolean => {
  const { seat } = seats[index];
  for (let before = 0; before < index; before++) if (seats[before].seat === seat) return true;
  return false;
};

/**
 * Whether all amounts are non-negative integers, there is a minimum bet, the big bet is no smaller, the small blind is no
 * larger than the big blind, and a cap is above 0.
 */
const areStakesPossible = ({
  smallBlind,
  bigBlind,
  ante,
  bringIn,
  smallBet,
  bigBet,
  largestBets,
  cap,
}: Stakes): boolean =>
  isAmount(smallBlind) &&
  isAmount(bigBlind) &&
  (smallBlind <= bigBlind || bigBlind === 0) &&
  isAmount(ante) &&
  isAmount(bringIn) &&
  bringIn <= smallBet &&
  isAmount(smallBet) &&
  isAmount(bigBet) &&
  isAmount(cap ?? 1) &&
  smallBet > 0 &&
  bigBet >= smallBet &&
  (largestBets === undefined || largestBets.every((bet) => isAmount(bet) && bet >= smallBet)) &&
  cap !== 0;

const isAmount = (amount: Chips): boolean => Number.isSafeInteger(amount) && amount >= 0;

export const openingStack = (seat: SeatSetup): Chips => seat.stack ?? UNKNOWN_STACK;
