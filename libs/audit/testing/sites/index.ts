import { IPOKER } from './ipoker.js';

/** A log of a site, for tests of its reader and of the audit of its hands. */
export interface SiteLog {
  /** Id of the format. */
  readonly format: string;
  /** A log without a fault. */
  readonly text: string;
  /** Changes that are faults: the text, what it becomes, and the code of the finding on its line. */
  readonly faults: readonly (readonly [before: string, after: string, code: string])[];
}

export const siteLogs: readonly SiteLog[] = [
  {
    format: 'ipoker',
    text: IPOKER,
    faults: [
      ['type="3" sum="$0.30"', 'type="3" sum="$0.20"', 'short-call'],
      ['type="23" sum="$1.60"', 'type="23" sum="$0.60"', 'short-raise'],
      ['type="1" sum="$0.05"', 'type="1" sum="$0.04"', 'wrong-forced-bet'],
      ['player="C&quot;id" type="5"', 'player="Ana" type="5"', 'wrong-turn'],
      ['>C10 H7 D2 <', '>C10 H7 DA <', 'duplicate-card'],
      ['win="$3.95"', 'win="$4.95"', 'wrong-award'],
      ['win="$1.75"', 'win="$1.85"', 'wrong-winner'],
      ['type="5" sum="€0.10"', 'type="5" sum="€0.05"', 'bet-too-small'],
      ['type="3" sum="€0.03"', 'type="3" sum="$0.03"', 'unread-line'],
      ['type="0" sum="€0"', 'type="0" sum="€0.05"', 'unread-line'],
    ],
  },
];
