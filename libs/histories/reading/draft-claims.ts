import type { Card } from '#cards';
import { MAX_RUNS } from '../hand-limits.js';
import type { Contradiction, HandClaim, SeatClaim } from '../hand.js';
import type { SeatMarks } from './seat-marks.js';

const NO_MARKS: SeatMarks = { button: false, blind: null };

/** What a log states about a hand besides its events. Each method adds a claim of a line; amounts are in the smallest unit. */
export class DraftClaims {
  readonly claims: HandClaim[] = [];
  /** What the text says in two ways. */
  readonly contradictions: Contradiction[] = [];
  /** The run of the board that the current lines belong to. */
  run = 0;

  /** Sets the run of the board that a line numbers from 1; false for a number that no hand has. */
  startRun(number: number): boolean {
    if (number > MAX_RUNS) return false;
    this.run = Math.max(0, number - 1);
    return true;
  }

  /** Keeps a statement that excludes an earlier one of the text. */
  contradict(about: Contradiction['about'], expected: string, actual: string, line: number): void {
    this.contradictions.push({ about, expected, actual, line });
  }

  claimTotalPot(amount: number, line: number): void {
    this.claims.push({ type: 'total-pot', amount, line });
  }

  /**
   * The pot when a street begins; `rake` is what the house has taken, if the pot is without it, `counts` the players who
   * are left and all-in.
   */
  claimStreetPot(
    street: string,
    amount: number,
    line: number,
    rake?: number,
    counts: { readonly players?: number; readonly allIn?: number } = {},
  ): void {
    const claim: HandClaim = { type: 'street-pot', street, amount, line };
    const { players, allIn } = counts;
    if (rake !== undefined) claim.rake = rake;
    if (players !== undefined) claim.players = players;
    if (allIn !== undefined) claim.allIn = allIn;
    this.claims.push(claim);
  }

  claimRake(amount: number, line: number): void {
    this.claims.push({ type: 'rake', amount, line });
  }

  /** Money that goes to a jackpot or another fund, beside the rake. */
  claimFee(name: string, amount: number, line: number): void {
    this.claims.push({ type: 'fee', name, amount, line });
  }

  /** One pot; `rake` is what the house takes from it, if the amount is without it. */
  claimPot(pot: number, amount: number, line: number, rake?: number): void {
    const claim: HandClaim = { type: 'pot', pot, amount, line };
    if (rake !== undefined) claim.rake = rake;
    this.claims.push(claim);
  }

  claimBoard(cards: Card[], line: number, run = 0): void {
    this.claims.push({ type: 'board', run, cards, line });
  }

  /** Adds the claim of a seat line of the summary; callers set what else the line states. */
  claimSeat(
    seat: number,
    outcome: SeatClaim['outcome'],
    line: number,
    { button, blind }: SeatMarks = NO_MARKS,
  ): SeatClaim {
    const claim: SeatClaim = {
      type: 'seat',
      seat,
      button,
      blind,
      outcome,
      foldedOn: null,
      won: [],
      cards: null,
      readings: [],
      line,
    };
    this.claims.push(claim);
    return claim;
  }

  /** Cards that a player held, apart from a showdown; a seat of null for a player whom the log does not name. */
  claimHeldCards(seat: number | null, cards: Card[], line: number): void {
    this.claims.push({ type: 'held-cards', seat, cards, line });
  }

  /** The cards of the hand with which a player won, and its name; those of the low half with `low`. */
  claimMadeHand(
    seat: number,
    cards: Card[],
    reading: Extract<HandClaim, { type: 'made-hand' }>['reading'],
    line: number,
    isLow = false,
  ): void {
    const claim: HandClaim = { type: 'made-hand', seat, run: this.run, cards, reading, line };
    if (isLow) claim.half = 'low';
    this.claims.push(claim);
  }

  claimWinnings(seat: number, amount: number, line: number): void {
    this.claims.push({ type: 'winnings', seat, amount, line });
  }

  claimFinalStack(seat: number, amount: number, line: number): void {
    this.claims.push({ type: 'final-stack', seat, amount, line });
  }
}
