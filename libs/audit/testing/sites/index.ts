import { IPOKER } from './ipoker.js';
import { MERGE } from './merge.js';
import { POKERNOW } from './pokernow.js';

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
      ['type="3" sum="€0.03"', 'type="3" sum="$0.03"', 'amount'],
      ['type="0" sum="€0"', 'type="0" sum="€0.05"', 'amount'],
    ],
  },
  {
    format: 'merge',
    text: MERGE,
    faults: [
      ['player="2" amount="0.50"', 'player="2" amount="0.40"', 'wrong-forced-bet'],
      ['player="0" amount="3.00"', 'player="0" amount="1.50"', 'short-raise'],
      ['player="4" amount="2.00"', 'player="4" amount="1.00"', 'short-call'],
      ['cards="Ac,8d,4d,7s" hand', 'cards="Ac,8d,4d,4d" hand', 'duplicate-card'],
      [
        'type="CHECK" timestamp="1338333928484" player="4"',
        'type="CHECK" timestamp="1338333928484" player="2"',
        'action-after-fold',
      ],
      ['amount="13.80"', 'amount="15.80"', 'wrong-award'],
      ['player="1" amount="2.00"', 'player="1" amount="1.00"', 'bet-too-small'],
      ['type="BET" timestamp="1338420320687"', 'type="BETS" timestamp="1338420320687"', 'unread-line'],
    ],
  },
  {
    format: 'pokernow',
    text: POKERNOW,
    faults: [
      // Stacks that do not follow from the hand before.
      ['#3 ""Bo @ b2"" (490)', '#3 ""Bo @ b2"" (480)', 'final-stack'],
      ['#1 ""Ann @ a1"" (490) | #3', '#1 ""Ann @ a1"" (500) | #3', 'final-stack'],
      ['""Bo @ b2"" raises to 30', '""Bo @ b2"" raises to 15', 'short-raise'],
      ['""Cy @ c3"" collected 10', '""Cy @ c3"" collected 15', 'wrong-award'],
    ],
  },
];
