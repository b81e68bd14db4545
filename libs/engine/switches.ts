/**
 * The switches of a house profile (docs/guide.md, Profiles), with the common defaults. A switch names a behaviour, not a
 * house. `libs/rules` has the presets and the texts of the switches.
 */
export interface Switches {
  /** R-BET-7N: whether several short all-ins that add up to a raise reopen the betting; `always`: any one does. */
  readonly reopenNoLimit: 'cumulative' | 'single' | 'always';
  /** R-BET-7: the same in fixed limit, where half a bet is enough; with `never` a short all-in does not reopen it. */
  readonly reopenLimit: 'cumulative' | 'single' | 'never' | 'always';
  /**
   * R-BET-7: facing a short all-in in fixed limit, complete the bet, raise on top of it, or either. `by-size`: less than half a
   * bet is completed, and half a bet or more is raised on top. `as-full-bet`: the same, but half a bet or more is raised as if
   * it were a full bet.
   */
  readonly shortAllInRaise: 'complete' | 'on-top' | 'either' | 'by-size' | 'as-full-bet';
  /** R-BET-4, R-BET-5: bets in a fixed-limit round, with the first one; null for no cap. `by-rounds`: four, or
   * five in games of two rounds. */
  readonly betsPerRound: number | 'by-rounds' | null;
  /** R-BET-4: whether the blinds are the first bet that a cap counts. */
  readonly capCounts: 'blinds-too' | 'raises-only';
  /** P-BET-4, P-ALLIN-2: whether a bet below the minimum is legal if it puts all opponents all-in. */
  readonly coveringBet: 'too-small' | 'allowed';
  /** P-ALLIN-2: whether a player may raise if no opponent has chips left to call. The excess is returned. */
  readonly raiseOverAllIn: 'not-offered' | 'allowed';
  /** R-BET-6: the smallest first raise: by the largest blind or straddle, or by the minimum bet. */
  readonly firstRaise: 'largest-blind' | 'minimum-bet';
  /** P-BET-1: whether the player after the last blind or straddle opens, or the one after the largest posted bet. */
  readonly firstToAct: 'after-last-blind' | 'after-largest-bet';
  /**
   * P-BET-1: whether a straddle that is not left of the blinds moves the opening to the player after it, or the round
   * opens left of the big blind and the player of the straddle acts last.
   */
  readonly lateStraddle: 'opens' | 'acts-last';
  /** P-SETUP-2: who may straddle. A player who has posted the big blind or a straddle may not. */
  readonly straddle: 'left-of-big-blind' | 'button-too' | 'any-seat' | 'not-played';
  /** P-BLIND-1: whether a dead blind is the small one, or any missed blind. */
  readonly deadBlind: 'small' | 'any';
  /** P-BLIND-1: whether players post the blinds that they missed, or owe none, as in tournaments. */
  readonly missedBlind: 'posted' | 'not-owed';
  /**
   * P-SETUP-2: whether a kill may be posted, which raises the stakes of the hand: by half, or to twice as much. It is the small bet
   * of the hand.
   */
  readonly kill: 'small-bet' | 'half' | 'full' | 'not-played';
  /** P-DEAL-1: before which deals a card is burned. It matters for logs that have burn cards, and for what the stub holds. */
  readonly burn: 'every-stage' | 'after-first-deal' | 'none';
  /** P-VAR-MORE: how often the rest of the board may be dealt after all betting; odd chips go to the first run. */
  readonly runs: 'once' | 'twice' | 'thrice' | 'any';
  /** P-BET-4: whether the size of the pot, for pot limit before the flop, has the full big blind if it is a short all-in. */
  readonly potBehindShortBlind: 'posted' | 'full';
  /** P-SETUP-3: the limit of fixed-limit games with `fixedLimitBy`. PokerKit plays them with pot limit. */
  readonly fixedLimitAs: 'fixed-limit' | 'pot-limit';
  /**
   * R-BET-1, R-TIE-2: whether the smallest chip that plays, and that pots are split to, is the smallest one used in the stakes, by
   * the house or among the stacks, or the same without the house, or the smallest unit.
   */
  readonly smallestChip: 'of-the-stakes' | 'not-of-the-rake' | 'least-unit';
  /**
   * R-BET-2: whether a player who has checked may raise in the same round, or not in ace-to-five lowball, or in no draw game
   * that only low hands win.
   */
  readonly checkRaise: 'allowed' | 'not-in-ace-to-five' | 'not-in-lowball';
  /**
   * P-VAR-7CS: whether the lowest exposed card of seven-card stud owes the bring-in or, by the old rule, the highest. In razz
   * it is always the highest (P-VAR-RAZZ).
   */
  readonly studOpens: 'low-card' | 'high-card';
  /** P-VAR-5CS: the same in five-card stud. */
  readonly fiveStudOpens: 'low-card' | 'high-card';
  /** P-BET-1: whether the first of equal exposed hands left of the dealer opens, or the one with the highest suit. */
  readonly exposedTie: 'position' | 'suit';
  /** P-VAR-7CS: whether an open pair on fourth street allows the big bet. */
  readonly openPair: 'double-bet' | 'small-bet';
  /** P-VAR-5CD: who opens after a single draw. */
  readonly drawSecondRound: 'opener' | 'left-of-button';
  /** P-VAR-5CD: whether a hand that no player opens ends, or goes on. */
  readonly unopened: 'thrown-in' | 'played-on';
  /** P-VAR-5CD: whether an opener who wins unseen shows openers, or only if a player asks. */
  readonly openersProof: 'shown' | 'on-request';
  /** P-VAR-5CD: whether discards that are shuffled into the deck during a draw may come back to their player. */
  readonly ownDiscard: 'kept-out' | 'may-return';
  /** P-ALLIN-1: whether a short blind or bring-in is called with the full amount, or with the posted amount. */
  readonly shortBlindCall: 'full' | 'posted';
  /**
   * R-BET-5: whether the cap holds even when two players are left before it is reached: always, never, or in tournaments
   * until only two players are left in the event. `until-two-left`: the house plays tournaments only.
   */
  readonly capHeadsUp: boolean | 'in-tournaments' | 'until-two-left';
  /** P-BET-2, R-DEAD-1: folding with nothing to call. */
  readonly foldUnfaced: 'allowed' | 'noted' | 'not-offered';
  /** P-BLIND-1: who posts the small blind heads-up. */
  readonly headsUpBlinds: 'button-small' | 'left-of-button-small' | 'either';
  /** P-SETUP-2: whether a table ante (posted by the button or the big blind) is dead money or its poster's contribution. */
  readonly tableAnte: 'dead' | 'live';
  /** P-LOW-2: who gets the low half of a side pot if no contender has a low and another player in the hand has one. */
  readonly unclaimedLow: 'to-high' | 'shared';
  /** R-TIE-2..5: who gets the odd chips. */
  readonly oddChip: 'by-button' | 'from-big-blind' | 'by-card' | 'all-to-first';
}

/** The practice of most houses and of current online sites. */
export const defaultSwitches: Switches = {
  reopenNoLimit: 'cumulative',
  reopenLimit: 'cumulative',
  shortAllInRaise: 'either',
  betsPerRound: 4,
  capHeadsUp: true,
  capCounts: 'blinds-too',
  coveringBet: 'too-small',
  raiseOverAllIn: 'not-offered',
  firstRaise: 'largest-blind',
  firstToAct: 'after-last-blind',
  lateStraddle: 'opens',
  straddle: 'left-of-big-blind',
  deadBlind: 'any',
  missedBlind: 'posted',
  kill: 'small-bet',
  burn: 'after-first-deal',
  runs: 'thrice',
  potBehindShortBlind: 'posted',
  fixedLimitAs: 'fixed-limit',
  foldUnfaced: 'noted',
  headsUpBlinds: 'button-small',
  smallestChip: 'least-unit',
  checkRaise: 'allowed',
  tableAnte: 'dead',
  studOpens: 'low-card',
  fiveStudOpens: 'high-card',
  exposedTie: 'position',
  openPair: 'small-bet',
  drawSecondRound: 'left-of-button',
  unopened: 'thrown-in',
  openersProof: 'on-request',
  ownDiscard: 'kept-out',
  shortBlindCall: 'full',
  unclaimedLow: 'to-high',
  oddChip: 'by-button',
};
