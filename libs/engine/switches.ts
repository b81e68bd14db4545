/**
 * The switches of a house profile that the engine plays by (docs/guide.md, Profiles): a switch names a behaviour,
 * not a house. Presets and their texts live in the rules room; here are the type and the common defaults.
 */
export interface Switches {
  /** R-BET-7N: whether several short all-ins that add up to a raise reopen the betting; `always`: any one does. */
  readonly reopenNoLimit: 'cumulative' | 'single' | 'always';
  /** R-BET-7: the same in fixed limit, where half a bet is enough; `never` keeps a short all-in from reopening at all. */
  readonly reopenLimit: 'cumulative' | 'single' | 'never' | 'always';
  /** R-BET-7: facing a short all-in in fixed limit, complete the bet, raise on top of it, or either. */
  readonly shortAllInRaise: 'complete' | 'on-top' | 'either';
  /** R-BET-4, R-BET-5: bets in a fixed-limit round, the first one counted; null for no cap. `by-rounds`: four, or
   * five in games of two rounds. */
  readonly betsPerRound: number | 'by-rounds' | null;
  /** R-BET-4: whether the blinds are the first bet that a cap counts. */
  readonly capCounts: 'blinds-too' | 'raises-only';
  /** P-BET-4, P-ALLIN-2: a bet below the minimum that no opponent could call more than. */
  readonly coveringBet: 'too-small' | 'allowed';
  /** R-BET-6: what a first raise adds at least: the largest blind or straddle, or the minimum bet. */
  readonly firstRaise: 'largest-blind' | 'minimum-bet';
  /** P-BET-1: whether the first round opens behind the last blind or straddle, or behind the largest bet that was posted. */
  readonly firstToAct: 'after-last-blind' | 'after-largest-bet';
  /** P-SETUP-3: what "fixed limit" means in games whose data name this switch: a program plays them pot limit. */
  readonly fixedLimitAs: 'fixed-limit' | 'pot-limit';
  /** R-BET-1: the smallest chip that plays is the one in which the blinds, antes and bets are agreed, or the least unit. */
  readonly smallestChip: 'of-the-stakes' | 'least-unit';
  /** R-BET-2: whether who has checked may raise in the same round; lowball is what is drawn to for low alone. */
  readonly checkRaise: 'allowed' | 'not-in-lowball';
  /** P-VAR-7CS: the lowest exposed card brings it in, or, by the old rule, the highest (the other way round in razz). */
  readonly studOpens: 'low-card' | 'high-card';
  /** P-BET-1: of equal exposed hands the first one left of the dealer opens, or the one with the highest suit. */
  readonly exposedTie: 'position' | 'suit';
  /** P-VAR-7CS: whether an open pair on fourth street allows the big bet. */
  readonly openPair: 'double-bet' | 'small-bet';
  /** P-VAR-5CD: who opens behind a single draw. */
  readonly drawSecondRound: 'opener' | 'left-of-button';
  /** P-VAR-5CD: a hand that nobody opened is thrown in, or played on. */
  readonly unopened: 'thrown-in' | 'played-on';
  /** P-ALLIN-1: behind a blind or bring-in that was posted short, the full amount is to be called, or what was posted. */
  readonly shortBlindCall: 'full' | 'posted';
  /** R-BET-5: whether the cap holds even when two players are left before it is reached. */
  readonly capHeadsUp: boolean;
  /** P-BET-2, R-DEAD-1: folding with nothing to call. */
  readonly foldUnfaced: 'allowed' | 'not-offered';
  /** P-BLIND-1: who posts the small blind heads-up. */
  readonly headsUpBlinds: 'button-small' | 'left-of-button-small' | 'either';
  /** P-SETUP-2: one ante for the whole table (posted by the button or the big blind) is dead money, or its poster's own. */
  readonly tableAnte: 'dead' | 'live';
  /** P-LOW-2: half of a side pot that no contender has a low for, while another player in the hand has one. */
  readonly unclaimedLow: 'to-high' | 'shared';
  /** R-TIE-2..4: what happens to chips that do not divide. */
  readonly oddChip: 'by-button' | 'all-to-first';
}

/** What most houses do, and every online site of the last years. */
export const defaultSwitches: Switches = {
  reopenNoLimit: 'cumulative',
  reopenLimit: 'cumulative',
  shortAllInRaise: 'either',
  betsPerRound: 4,
  capHeadsUp: true,
  capCounts: 'blinds-too',
  coveringBet: 'too-small',
  firstRaise: 'largest-blind',
  firstToAct: 'after-last-blind',
  fixedLimitAs: 'fixed-limit',
  foldUnfaced: 'allowed',
  headsUpBlinds: 'button-small',
  smallestChip: 'least-unit',
  checkRaise: 'allowed',
  tableAnte: 'dead',
  studOpens: 'low-card',
  exposedTie: 'position',
  openPair: 'small-bet',
  drawSecondRound: 'left-of-button',
  unopened: 'thrown-in',
  shortBlindCall: 'full',
  unclaimedLow: 'to-high',
  oddChip: 'by-button',
};
