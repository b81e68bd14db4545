import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * The conventions of each dialect of the PokerStars layout. They rely on nothing but the ids in dialects.ts and on those
 * that header.ts makes for older and converted logs; a dialect without a row has the strict conventions.
 */

/** Of logs that another program has converted to this layout. */
const converted: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  uncalledAmount: 'unreliable',
  allInMarked: 'sometimes',
  raiseBy: 'unreliable',
  leavesOut: 'some',
  showOrder: 'free',
};

/**
 * Of the site itself. In logs of 2021 it rakes some winners at 5%, others at 6.25%, also where they split a pot: 9.51 and
 * 9.64 of 20.30 with a rake of 1.15. Caps have the same ratio.
 */
const own: Conventions = {
  ...strictConventions,
  winnerRates: { low: 4, high: 5, share: 500 },
  noBetMark: 'always',
  cashOutMark: 'always',
};

/**
 * Of GGPoker. Players who are all-in show before the rest of the board; the line of the showdown is before the awards,
 * also without a showdown. Heads-up the button is named by its blind only.
 */
const ggpoker: Conventions = {
  ...strictConventions,
  showdownLine: 'before-awards',
  positions: 'blind-only',
  // The owner of a log is `Hero`, and the others have codes such as `7f3a91c`.
  playerNames: 'by-viewer',
  // Awards do not name their pots, and the parts of rake, fees and their caps in each pot are not known.
  rakeOfPots: 'any',
};

/** A map and not an object: a canonical hand that a client sends as JSON may name any dialect, `__proto__` too. */
const conventionsByDialect: ReadonlyMap<string, Conventions> = new Map([
  ['pokerstars', own],
  // Up to 2008 the site split some pots in chips of 5 cents: 0.95 into 0.50 and 0.45. Logs of November 2009 have 1.10 and 1.09;
  // it is not known when the change came.
  ['pokerstars-2008', { ...own, splitChips: [5] }],
  [
    'pokerstars-old',
    {
      ...strictConventions,
      uncalledLine: 'optional',
      headsUpBlinds: 'either',
      showOrder: 'free',
      splitChips: [5],
    },
  ],
  ['pokerstars-converted', converted],
  // The tables of the Pluribus experiment of 2019. In 71 hands all figures are exact, and the summary has no seats.
  ['pluribus', { ...strictConventions, leavesOut: 'some' }],
  ['pokerstars-hm', { ...converted, totalPot: 'net', raiseBy: 'unreliable', figures: 'loose' }],
  ['full-tilt', strictConventions],
  [
    'run-it-once',
    {
      ...strictConventions,
      uncalledLine: 'late',
      uncalledAmount: 'unreliable',
      allInMarked: 'sometimes',
      figures: 'loose',
      leavesOut: 'some',
      idleChecks: true,
      showOrder: 'free',
      // `Total pot €146.34 | Main pot €119.52 | Side pot €21.82 | STP €5.00`.
      listedPots: 'without-house-money',
    },
  ],
  ['pokermaster', converted],
  ['pokerbros', converted],
  ['hive', converted],
  ['mpl', converted],
  ['suprema', converted],
  ['ggpoker', { ...ggpoker, noBetMark: 'always' }],
  [
    'ggpoker-old',
    {
      ...ggpoker,
      headerStakes: 'of-next-level',
      boardOrder: 'free',
      furtherBoards: 'own-cards',
      namedHands: 'on-whole-board',
    },
  ],
]);

/** The conventions of a dialect; the strict ones for an unknown dialect. */
export const conventionsOf = (dialect: string): Conventions =>
  conventionsByDialect.get(dialect) ?? strictConventions;
