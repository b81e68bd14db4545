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

/** A map and not an object: a canonical hand that a client sends as JSON may name any dialect, `__proto__` too. */
const conventionsByDialect: ReadonlyMap<string, Conventions> = new Map([
  ['pokerstars', strictConventions],
  [
    'pokerstars-old',
    {
      ...strictConventions,
      uncalledLine: 'optional',
      headsUpBlinds: 'either',
      leavesOut: 'some',
      showOrder: 'free',
    },
  ],
  ['pokerstars-converted', converted],
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
    },
  ],
  ['pokermaster', converted],
  ['pokerbros', converted],
]);

/** The conventions of a dialect; the strict ones for an unknown dialect. */
export const conventionsOf = (dialect: string): Conventions =>
  conventionsByDialect.get(dialect) ?? strictConventions;
