/**
 * The habits of a dialect: which lines it prints, and what its figures mean. A log is held to what its own site prints;
 * these are data of the format, and the audit knows no site by name.
 */
export interface Conventions {
  /** Whether uncalled chips have a line of their own as soon as the betting ends, at the end of the hand, or perhaps none. */
  readonly uncalledLine: 'at-once' | 'late' | 'optional';
  /** Whether the amount of that line is what nobody called. */
  readonly uncalledAmount: 'exact' | 'unreliable';
  /** What the printed total is: all that went in, or that less the rake. */
  readonly totalPot: 'gross' | 'net';
  /** Whether the first figure of `raises A to B` is the difference to the bet before. */
  readonly raiseBy: 'exact' | 'unreliable';
  /** Whether every all-in is said to be one. */
  readonly allInMarked: 'always' | 'sometimes';
  /** Whether figures of the body that contradict the rest are the site's own habit, settled by the summary. */
  readonly figures: 'exact' | 'loose';
  /**
   * Whether the log leaves out nothing: every line that divides it is there, and the summary has the total, the board,
   * and every player with his place and what became of him.
   */
  readonly leavesOut: 'nothing' | 'some';
  /** Whether players without chips or decisions are printed as checking. */
  readonly idleChecks: boolean;
  /** Whether forced bets are lines of the log, or follow from what its header says: then they need no judging. */
  readonly forcedBets: 'logged' | 'derived';
  /** Whether folds may be left out: of a player who faces a bet and of whom the log says nothing more. */
  readonly impliedFolds: boolean;
  /** Whether hands are printed in the order in which they must be shown, or in any. */
  readonly showOrder: 'ruled' | 'free';
  /** Whether the blind on the button may be the big one heads-up, as it was in the early years. */
  readonly headsUpBlinds: 'modern' | 'either';
}

/** The strictest reading: a log that leaves nothing out and whose figures all mean what they say. */
export const strictConventions: Conventions = {
  uncalledLine: 'at-once',
  uncalledAmount: 'exact',
  totalPot: 'gross',
  raiseBy: 'exact',
  allInMarked: 'always',
  figures: 'exact',
  leavesOut: 'nothing',
  idleChecks: false,
  forcedBets: 'logged',
  impliedFolds: false,
  showOrder: 'ruled',
  headsUpBlinds: 'modern',
};
