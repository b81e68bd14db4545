import { UNKNOWN_STACK, type Chips } from './chips.js';
import type { Violation, SetupReason } from './violations.js';
import type { BettingStructure } from './structures.js';
import type { Switches } from './switches.js';
import type { Variant } from './variants/variant.js';

/** A player dealt in; `stack` before antes and blinds, null where it is not known. */
export interface SeatSetup {
  readonly seat: number;
  readonly stack: Chips | null;
}

/** The agreed sizes of a game, in the smallest unit; 0 where the game has no such bet. */
export interface Stakes {
  readonly smallBlind: Chips;
  readonly bigBlind: Chips;
  readonly ante: Chips;
  /** What the worst exposed card brings in with. */
  readonly bringIn: Chips;
  /** The minimum bet of a no- or pot-limit game, the small bet of a fixed-limit one. */
  readonly smallBet: Chips;
  /** The big bet of a fixed-limit game; else the same as the small bet. */
  readonly bigBet: Chips;
  /** Cap games: the most that a player can lose in the hand; null for none. */
  readonly cap: Chips | null;
}

/**
 * A hand before it is dealt. It is not yet a hand and may be impossible; `checkSetup` says so.
 * `seats` are the players dealt in, clockwise, the first one left of the button and the button, if dealt in, last.
 */
export interface HandSetup {
  readonly variant: Variant;
  readonly structure: BettingStructure;
  readonly switches: Switches;
  readonly stakes: Stakes;
  readonly seats: readonly SeatSetup[];
  /** The button's seat: it may be an empty one (a dead button). */
  readonly buttonSeat: number | null;
  /**
   * P-SETUP-2: one player, the big blind or the button, posts the ante for the whole table. Nobody else owes one then,
   * and the switch `tableAnte` says whose money it is. Else everybody antes.
   */
  readonly oneAnte?: boolean;
  /**
   * P-VAR-7CS: nothing tells what the game is brought in with. Whom the cards name has to bring it in all the same, or to bet.
   */
  readonly bringInUnknown?: boolean;
}

/**
 * Puts players in the order of the deal: clockwise by seat number, beginning left of the button.
 * Without a button the order is that of the seats.
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

/** Logs nearly always list their players in the order of seats. */
const isBySeat = (players: readonly { readonly seat: number }[]): boolean => {
  for (let index = 1; index < players.length; index++)
    if (players[index].seat < players[index - 1].seat) return false;
  return true;
};

/** What makes a setup impossible; an empty list means that a hand can be played from it (P-SETUP-1, P-SETUP-5). */
export const checkSetup = (setup: HandSetup): Violation[] => {
  const { seats, variant, stakes } = setup;
  const faults: Violation[] = [];
  const impossible = (reason: SetupReason, seat?: number): void => {
    faults.push({
      code: 'impossible-setup',
      rules: [reason === 'empty-stack' ? 'P-SETUP-5' : 'P-SETUP-1'],
      detail: { about: 'setup', reason },
      ...(seat === undefined ? {} : { seat }),
    });
  };
  if (seats.length < 2) impossible('too-few-players');
  if (seats.length > variant.maxPlayers) impossible('too-many-players');
  seats.forEach(({ seat, stack }, index) => {
    if (isTakenBefore(seats, index)) impossible('seat-taken-twice', seat);
    if (stack !== null && (!Number.isSafeInteger(stack) || stack <= 0)) impossible('empty-stack', seat);
  });
  if (!areStakesPossible(stakes)) impossible('bad-stakes');
  return faults;
};

const isTakenBefore = (seats: readonly SeatSetup[], index: number): boolean => {
  const { seat } = seats[index];
  for (let before = 0; before < index; before++) if (seats[before].seat === seat) return true;
  return false;
};

/** Whole amounts, none of them negative; there is a smallest bet, the big bet is no smaller, and a cap lets chips in. */
const areStakesPossible = ({ smallBlind, bigBlind, ante, bringIn, smallBet, bigBet, cap }: Stakes): boolean =>
  isAmount(smallBlind) &&
  isAmount(bigBlind) &&
  isAmount(ante) &&
  isAmount(bringIn) &&
  bringIn <= smallBet &&
  isAmount(smallBet) &&
  isAmount(bigBet) &&
  isAmount(cap ?? 1) &&
  smallBet > 0 &&
  bigBet >= smallBet &&
  cap !== 0;

const isAmount = (amount: Chips): boolean => Number.isSafeInteger(amount) && amount >= 0;

/**
 * R-BET-1: the smallest chip that plays, as a divisor of all bets. Where the house has it so it is the largest chip in
 * which every agreed size can be put in; what a log tells of the rake is not looked at.
 */
export const smallestChip = ({ stakes, switches }: Pick<HandSetup, 'stakes' | 'switches'>): Chips => {
  if (switches.smallestChip === 'least-unit') return 1;
  const { smallBlind, bigBlind, ante, bringIn, smallBet, bigBet } = stakes;
  return [smallBlind, bigBlind, ante, bringIn, smallBet, bigBet].reduce(commonDivisor, 0) || 1;
};

const commonDivisor = (a: Chips, b: Chips): Chips => (b === 0 ? a : commonDivisor(b, a % b));

export const openingStack = (seat: SeatSetup): Chips => seat.stack ?? UNKNOWN_STACK;
