/**
 * The conventions of a dialect: which lines a site prints, and what its figures mean. The audit compares a log with the
 * conventions of its own site; they are data of the format, and the audit knows no site by name.
 */
export interface Conventions {
  /**
   * Where the line of an uncalled bet is: directly after the betting, at the end of the hand, or left out in some logs.
   * `kept`: there is none, because the bet stays in the pot that the winner collects. `none`: there is none, though the bet
   * goes back.
   */
  readonly uncalledLine: 'at-once' | 'late' | 'optional' | 'kept' | 'none';
  /** Whether the amount of that line is the part that nobody called. */
  readonly uncalledAmount: 'exact' | 'unreliable';
  /** Whether the printed total includes the rake; `matched`: neither the rake nor a bet that nobody called. */
  readonly totalPot: 'gross' | 'net' | 'matched';
  /**
   * What the first figure of `raises A to B` is: the difference from the bet before, what the raise adds to the chips of
   * the player, or neither for certain.
   */
  readonly raiseBy: 'exact' | 'added' | 'unreliable';
  /**
   * Whether every all-in action is marked as all-in; `effective`: some are, and so are bets for which no opponent has more
   * chips.
   */
  readonly allInMarked: 'always' | 'sometimes' | 'effective';
  /** Whether the site itself prints figures in the body that contradict the rest; the summary then decides. */
  readonly figures: 'exact' | 'loose';
  /**
   * Whether the log is complete: it has every street and section line, and its summary has the total, the board, and every
   * player with position and outcome.
   */
  readonly leavesOut: 'nothing' | 'some';
  /**
   * Whether a log that leaves nothing out has the lines that announce the deal, the streets without board cards and the
   * showdown: it has all of a kind if it has any of that kind. It has them all, if absent.
   */
  readonly markers?: 'all-or-none';
  /** Whether players without chips or decisions are printed as checking. */
  readonly idleChecks: boolean;
  /** Whether forced bets are lines of the log, or are derived from its header and need no check. */
  readonly forcedBets: 'logged' | 'derived';
  /** Whether the log may leave out the fold of a player who faces a bet and does nothing more in the hand. */
  readonly impliedFolds: boolean;
  /**
   * Whether hands at showdown are printed in the order of the rules, or in any order. `last-bet`: by the rules, but the
   * last player to bet shows first even if the last round had no bet.
   */
  readonly showOrder: 'ruled' | 'last-bet' | 'free';
  /**
   * Whether each player who is left shows or mucks on a line: at a showdown, or also the last player of a hand without one.
   * Lines may be missing, if absent.
   */
  readonly handLines?: 'at-showdown' | 'always';
  /** Whether the line of the showdown is before the hands that are shown, or before the awards only. */
  readonly showdownLine: 'before-shows' | 'before-awards';
  /** `after-cards`: the line of the deal follows the cards that it deals; it is before them, if absent. */
  readonly dealLine?: 'after-cards';
  /** Whether the summary has the whole board of a further run, or only its own cards. */
  readonly furtherBoards: 'whole' | 'own-cards';
  /** Whether the summary names the button of a player who has a blind too, or the blind only. */
  readonly positions: 'all' | 'blind-only';
  /** Whether lines that repeat the board have its cards in the order of the deal, or in any order. */
  readonly boardOrder: 'dealt' | 'free';
  /** Whether the names of shown hands are right for every board, or only for a whole one of the first run. */
  readonly namedHands: 'exact' | 'on-whole-board';
  /**
   * Whether the header states the blinds of the hand, or may state those of the next level of a tournament already, or of
   * any other level.
   */
  readonly headerStakes: 'exact' | 'of-next-level' | 'of-other-level';
  /** Whether the button may post the big blind heads-up, as sites had it in the early years. */
  readonly headsUpBlinds: 'modern' | 'either';
  /**
   * Where the header of a tournament has a dead button, in an empty seat: on the last player before it who had it, though a
   * player who came to the table may sit between them. On the player next to it, if absent.
   */
  readonly deadButton?: 'on-last-holder';
  /**
   * `leave-blinds`: the blinds stay where they are without the players who post to enter: with the button of a table that was
   * heads-up, or behind a new player who posts between the button and the small blind. By the rules, if absent.
   */
  readonly newPlayers?: 'leave-blinds';
  /** Whether bets for which no opponent has more chips may be marked as all-in, though all other marks are exact. */
  readonly coveringBets?: 'marked';
  /** Whether all chips of the pots go to players; the house may take a rake that the log does not state, if absent. */
  readonly rake?: 'none';
  /** Whether awards are what players receive, after a rake that the log need not state; not known, if absent. */
  readonly awards?: 'net';
  /** The rates at which the site rakes winners, where they differ between players; see winner-rates.ts of the audit. */
  readonly winnerRates?: { readonly low: number; readonly high: number; readonly share: number };
  /** Whether the main pot that the summary lists includes money that the house added; with it, if absent. */
  readonly listedPots?: 'without-house-money';
  /** Whether the line of a winner of several pots has one of them only. */
  readonly partialAwards?: true;
  /** Whether logs of cash games state the total and leave the rake out: then it is what the awards lack. */
  readonly unstatedRake?: true;
  /** Whether the part of a blind that nobody called stays in the pot, without a line, if no player bets. */
  readonly keepsUncalledBlinds?: true;
  /**
   * Whether the site shows each viewer other names of the players, or names them by their positions in the hand; the same
   * names for all viewers and hands, if absent.
   */
  readonly playerNames?: 'by-viewer' | 'by-position';
  /** `differ`: copies of one hand may have different times; they have the same time, if absent. */
  readonly copyTimes?: 'differ';
  /** Whether the summary says of each player who folds on the first street without a bet or a blind that he did not bet. */
  readonly noBetMark?: 'always';
  /** Whether the summary says of each player who cashed out that he did. */
  readonly cashOutMark?: 'always';
  /** The chips in which the site also splits pots, besides the smallest unit. */
  readonly splitChips?: readonly number[];
  /**
   * `any`: the odd chips of a split pot go to any of its winners, one each; `any-share`: that between the high and the low
   * goes to either. By the rules, if absent.
   */
  readonly oddChips?: 'any' | 'any-share';
  /** `any`: it is not known what part of the rake each of several pots pays; in proportion or by the lines of the log, if absent. */
  readonly rakeOfPots?: 'any';
  /** `in-summary`: the lines of the awards may be missing, where the summary has them; never, if absent. */
  readonly awardLines?: 'in-summary';
  /** `before-deal`: players who are marked as sitting out may be back when the cards are dealt, without a line. */
  readonly absentPlayers?: 'before-deal';
  /**
   * `claimed`: the log has a line for everything that changes a stack between hands. The reader claims the final stacks of the
   * players about whom there is none; the chips of others are not known.
   */
  readonly stacksBetween?: 'claimed';
  /**
   * Which groups of digits in an id, from 0, are the number of the table and the count of its hands. An id with one group
   * is a number, if absent; one with several counts nothing.
   */
  readonly countedIds?: { readonly table: number; readonly hand: number };
  /** Whether players who folded may show their cards when the hand is over, as home games allow. */
  readonly foldedShows: boolean;
  /** Whether what a player wins is stated for each run of the board, or for all runs together. */
  readonly runAwards: 'each' | 'together';
  /** What a hand is that is neither shown nor paid at a showdown: not known, or mucked, as mucks have no line. */
  readonly unshownHands: 'unknown' | 'mucked';
}

/** The strictest conventions: the log is complete and all its figures are exact. */
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
  foldedShows: false,
  runAwards: 'each',
  unshownHands: 'unknown',
  showdownLine: 'before-shows',
  positions: 'all',
  boardOrder: 'dealt',
  namedHands: 'exact',
  headerStakes: 'exact',
  furtherBoards: 'whole',
};

/** The conventions of a canonical hand that no log was read for: it is complete, but needs no lines that only announce. */
export const canonicalConventions: Conventions = {
  ...strictConventions,
  markers: 'all-or-none',
  awards: 'net',
};
