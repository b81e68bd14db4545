import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * The layout that PokerStars prints is also printed by other rooms and by converters, each with habits of its own.
 * A dialect is what the audit must know of them; what is not known here is held to the strictest reading.
 */
export interface Dialect {
  readonly id: string;
  readonly site: string;
  /** Where the hand number stands: the text before `#`. */
  readonly prefixes: readonly string[];
}

export const dialects: readonly Dialect[] = [
  {
    id: 'pokerstars',
    site: 'PokerStars',
    prefixes: [
      'PokerStars Hand #',
      'PokerStars Game #',
      'PokerStars Zoom Hand #',
      'PokerStars Zoom Game #',
      'PokerStars Home Game Hand #',
      'PokerStars Home Game #',
    ],
  },
  { id: 'full-tilt', site: 'Full Tilt', prefixes: ['Full Tilt Hand #'] },
  { id: 'run-it-once', site: 'Run It Once', prefixes: ['Run It Once Poker Hand #'] },
  { id: 'pokermaster', site: 'PokerMaster', prefixes: ['PokerMaster Hand #'] },
];

/** The dialect whose header begins at that offset, with the offset of the hand number; null for none. */
export const dialectAt = (text: string, start: number): { dialect: Dialect; number: number } | null => {
  for (const dialect of dialects) {
    if (text.charCodeAt(start) !== dialect.prefixes[0].charCodeAt(0)) continue;
    for (const prefix of dialect.prefixes)
      if (text.startsWith(prefix, start)) return { dialect, number: start + prefix.length };
  }
  return null;
};

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
 * The habits by dialect; the ones of the site itself today are the strict ones. A map, for a canonical hand that is sent
 * as JSON may say any word for its dialect, `__proto__` too.
 */
const habits: ReadonlyMap<string, Conventions> = new Map([
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
]);

export const conventionsOf = (dialect: string): Conventions => habits.get(dialect) ?? strictConventions;
