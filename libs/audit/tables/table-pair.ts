import {
  Field,
  FIRST_PLAYER,
  HandFlag,
  Of,
  PER_PLAYER,
  SeatFlag,
  type TableDigest,
} from './digest-layout.js';
import { countHands } from './hand-order.js';
import { countDealtIn, findPlayer, isDealtIn, isRegular, NOWHERE } from './players.js';
import { findBigBlind, findPost } from './posts.js';

/** A player of two hands of a table: the places in both digests, and the chips gained between them. */
export interface Change {
  readonly earlier: number;
  readonly later: number;
  readonly gain: number;
}

/** Players rest, leave and come back in a longer pause. */
const LONGEST_PAUSE_MS = 10 * 60_000;

/** No house takes more than one chip of so many. */
const HIGHEST_RAKE = 10;

/** Players buy chips up to a multiple of so many big blinds. */
const ROUND_BLINDS = 20;

const NO_CHANGES: readonly Change[] = [];

/**
 * Two hands of a table that follow each other in a log, the earlier one first, and what they prove about each other. The hand
 * between them may be missing from the log, so that nothing is certain from the start.
 */
export class TablePair {
  /** Players whose chips are fewer than the hand before left them. */
  readonly lowered: readonly Change[];
  /** Players who have more. */
  readonly raised: readonly Change[];
  /** Players dealt in twice who have exactly the chips that the hand before left them. */
  readonly unchanged: number;
  /** Players who came, left, or whose chips are not known. */
  readonly hidden: number;
  /** Those of them who left with chips. */
  readonly left: number;
  /** Players of both hands whose chips are not known. */
  readonly unknown: number;
  /** Whether all players who were dealt in before are, in the same seats and with chips that they have not just bought. */
  readonly isSameTable: boolean;
  /** Players of the later hand who are not in the earlier one, by their place. */
  readonly joined: readonly number[];

  constructor(
    readonly earlier: TableDigest,
    readonly later: TableDigest,
  ) {
    const lowered: Change[] = [];
    const raised: Change[] = [];
    const joined: number[] = [];
    let unchanged = 0;
    let hidden = 0;
    let stayed = 0;
    let again = 0;
    for (let at = FIRST_PLAYER; at < later.length; at += PER_PLAYER) {
      const before = findPlayer(earlier, later[at + Of.name], at);
      if (before === NOWHERE) {
        joined.push(at);
        hidden++;
        continue;
      }
      stayed++;
      if (isRegular(earlier, later, before, at)) again++;
      const gain = later[at + Of.start] - earlier[before + Of.finish];
      if (Number.isNaN(gain)) hidden++;
      else if (gain !== 0) (gain < 0 ? lowered : raised).push({ earlier: before, later: at, gain });
      else if (isDealtIn(earlier, before) && isDealtIn(later, at)) unchanged++;
    }
    this.left = stayed < (earlier.length - FIRST_PLAYER) / PER_PLAYER ? this.countLeft() : 0;
    this.unknown = hidden - joined.length;
    hidden += this.left;
    this.lowered = lowered.length === 0 ? NO_CHANGES : lowered;
    this.raised = raised.length === 0 ? NO_CHANGES : raised;
    this.joined = joined;
    this.unchanged = unchanged;
    this.hidden = hidden;
    this.isSameTable = again === countDealtIn(earlier) && again === countDealtIn(later);
  }

  /** Whether the hands have no faults of their own, and no long pause between them. */
  get isComparable(): boolean {
    const { earlier, later } = this;
    if (((earlier[Field.flags] | later[Field.flags]) & (HandFlag.faulty | HandFlag.anonymous)) !== 0)
      return false;
    if (earlier[Field.scale] !== later[Field.scale]) return false;
    return !(later[Field.time] - earlier[Field.time] > LONGEST_PAUSE_MS);
  }

  /** Whether the stakes of a cash game were changed, which hosts do when they correct a game, and its chips. */
  get hasOtherStakes(): boolean {
    const { earlier, later } = this;
    if (later[Field.tournament] !== 0 || earlier[Field.game] !== later[Field.game]) return false;
    return earlier[Field.bigBlind] !== later[Field.bigBlind];
  }

  /** Whether no hand can have been played between the two. */
  get isConsecutive(): boolean {
    return this.isCounted || this.keepsChips || this.keepsAntes || this.passesBlinds;
  }

  /** Whether the id counts the hands of the table, and the count goes on by one. */
  get isCounted(): boolean {
    return countHands(this.earlier, this.later) === 1;
  }

  /**
   * Whether the chips prove it. A hand between the two has a winner, who gains chips, and a player who loses
   * them. Both must be hidden: they came, left, or bought chips.
   *
   * - If nobody has fewer chips, and nobody has more who did not buy them, at most one of the two is hidden.
   * - If nobody is hidden or has fewer chips, and nobody can buy any to have the same as before, no hand was played. In a
   *   tournament a loser may have bought in again with more: then two players have more.
   * - If nobody is hidden, the winner is one of those who have more; they have bought chips, more than the one player lost. The
   *   players who split a pot can have what they had, but for the rake.
   * - If nobody is hidden, and nobody has more, the winners split a pot, and lost no more than the rake.
   */
  private get keepsChips(): boolean {
    const { lowered, raised, hidden, unchanged } = this;
    if (unchanged < (this.isHeadsUp ? 1 : 2)) return false;
    const isTournament = this.later[Field.tournament] !== 0;
    if (lowered.length === 0 && hidden === 0 && isTournament && raised.length < 2) return true;
    if (lowered.length === 0)
      return hidden <= 1 && unchanged > hidden && raised.every((change) => this.isBought(change));
    if (hidden > 0) return false;
    if (lowered.length > 1)
      return raised.length === 0 && (isTournament || lowered.some((change) => this.isMoreThanRake(change)));
    const [{ gain: loss }] = lowered;
    // Of a pot that players split, a rake of one unit is paid by one of them.
    if (loss === -1 && !isTournament) return false;
    return raised.every((change) => change.gain > -loss && this.isBought(change));
  }

  /** P-SETUP-2: whether the antes prove it: of two players who post one in each hand, nobody has paid another. */
  private get keepsAntes(): boolean {
    return this.countWitnesses(SeatFlag.ante) >= 2;
  }

  /**
   * P-BLIND-1: whether the blinds prove it. Who has the big blind posts the small blind of the very next hand. If that is the
   * later one, no hand was played between the two, or a whole round, in which everyone pays both blinds.
   */
  private get passesBlinds(): boolean {
    const { earlier, later } = this;
    const big = findBigBlind(earlier);
    const small = findPost(later, SeatFlag.smallBlind);
    if (big === NOWHERE || small === NOWHERE || earlier[big + Of.name] !== later[small + Of.name])
      return false;
    return this.isWitness(big, small) && this.countWitnesses(0) >= 2;
  }

  /** The players who post in both hands (or play, for 0) and have paid nothing between them: no ante, and no blind of a round. */
  countWitnesses(post: number): number {
    const { earlier, later } = this;
    let witnesses = 0;
    for (let at = FIRST_PLAYER; at < later.length; at += PER_PLAYER) {
      const before = findPlayer(earlier, later[at + Of.name], at);
      if (before === NOWHERE || (earlier[before + Of.flags] & later[at + Of.flags] & post) !== post) continue;
      if (this.isWitness(before, at)) witnesses++;
    }
    return witnesses;
  }

  /** Whether a player who was dealt in twice has the same chips, and has not bought what a blind has cost. */
  private isWitness(before: number, at: number): boolean {
    const { earlier, later } = this;
    if (!isDealtIn(earlier, before) || !isDealtIn(later, at)) return false;
    if (later[at + Of.start] !== earlier[before + Of.finish] || later[at + Of.start] === 0) return false;
    return later[Field.tournament] !== 0 || !this.isRound(later[at + Of.start]);
  }

  /** Whether each player with more chips has bought them, or has gained more than the one with fewer lost. */
  get hasOnlyBuyers(): boolean {
    const loss = this.lowered.length === 0 ? Infinity : -this.lowered[0].gain;
    return this.raised.every((change) => change.gain > loss || this.isBought(change));
  }

  /** Whether a player has bought the chips: with none left, or up to a round number of big blinds. */
  private isBought({ earlier, later }: Change): boolean {
    if (this.earlier[earlier + Of.finish] === 0) return true;
    return this.isRound(this.later[later + Of.start]);
  }

  /** Whether a player has lost more than the house takes of what he could put in. */
  private isMoreThanRake({ earlier, gain }: Change): boolean {
    return -gain * HIGHEST_RAKE > this.earlier[earlier + Of.finish];
  }

  /** Whether players buy so many chips. */
  private isRound(stack: number): boolean {
    return stack % (ROUND_BLINDS * this.later[Field.bigBlind]) === 0;
  }

  private get isHeadsUp(): boolean {
    return countDealtIn(this.earlier) === 2 && countDealtIn(this.later) === 2;
  }

  /** Players of the earlier hand who have chips and are not in the later one. */
  private countLeft(): number {
    const { earlier, later } = this;
    let left = 0;
    for (let at = FIRST_PLAYER; at < earlier.length; at += PER_PLAYER)
      if (earlier[at + Of.finish] !== 0 && findPlayer(later, earlier[at + Of.name], at) === NOWHERE) left++;
    return left;
  }
}
