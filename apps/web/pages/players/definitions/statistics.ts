import type { ShareId } from '../api.js';
import type { PlainKey } from '../translate.js';

/** How a statistic is called, and what it counts. docs/statistics.md defines all of them. */
export interface Definition {
  /** The abbreviation that players use, the same in every language. */
  readonly short: string;
  readonly name: PlainKey;
  /** What is counted, and of which hands. */
  readonly about: PlainKey;
}

export const DEFINITIONS: Readonly<Record<ShareId | 'aggressionFactor', Definition>> = {
  vpip: { short: 'VPIP', name: 'vpip', about: 'vpipAbout' },
  pfr: { short: 'PFR', name: 'pfr', about: 'pfrAbout' },
  threeBet: { short: '3B', name: 'threeBet', about: 'threeBetAbout' },
  foldToThreeBet: { short: 'F3B', name: 'foldToThreeBet', about: 'foldToThreeBetAbout' },
  fourBet: { short: '4B', name: 'fourBet', about: 'fourBetAbout' },
  steal: { short: 'Steal', name: 'steal', about: 'stealAbout' },
  foldBigBlindToSteal: { short: 'FBBS', name: 'foldBigBlindToSteal', about: 'foldBigBlindToStealAbout' },
  cbetFlop: { short: 'CB', name: 'cbetFlop', about: 'cbetFlopAbout' },
  foldToCbetFlop: { short: 'FCB', name: 'foldToCbetFlop', about: 'foldToCbetFlopAbout' },
  cbetTurn: { short: 'CB2', name: 'cbetTurn', about: 'cbetTurnAbout' },
  wentToShowdown: { short: 'WTSD', name: 'wentToShowdown', about: 'wentToShowdownAbout' },
  wonAtShowdown: { short: 'W$SD', name: 'wonAtShowdown', about: 'wonAtShowdownAbout' },
  wonWhenSawFlop: { short: 'WWSF', name: 'wonWhenSawFlop', about: 'wonWhenSawFlopAbout' },
  aggressionFrequency: { short: 'AFq', name: 'aggressionFrequency', about: 'aggressionFrequencyAbout' },
  aggressionFactor: { short: 'AF', name: 'aggressionFactor', about: 'aggressionFactorAbout' },
};
