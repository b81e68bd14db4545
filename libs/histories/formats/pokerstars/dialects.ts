/**
 * The dialects of the PokerStars layout: the site itself, other sites and converters that print the same layout. The
 * reader finds the dialect by the prefix of the header; conventions.ts holds what differs between them.
 */
export interface Dialect {
  readonly id: string;
  readonly site: string;
  /** What a header begins with; the hand number follows. */
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
      // In capitals by PokerTracker 2.
      'POKERSTARS HAND #',
      'POKERSTARS GAME #',
    ],
  },
  { id: 'full-tilt', site: 'Full Tilt', prefixes: ['Full Tilt Hand #', 'Full Tilt Rush Hand #'] },
  { id: 'run-it-once', site: 'Run It Once', prefixes: ['Run It Once Poker Hand #'] },
  { id: 'pokermaster', site: 'PokerMaster', prefixes: ['PokerMaster Hand #'] },
  // Printed by converters; the site's own layout is another one.
  { id: 'pokerbros', site: 'PokerBros', prefixes: ['PokerBros Hand #', 'PokerBros Game #'] },
];

/** The dialect whose header begins at an offset, and the offset of the hand number; null if no header begins. */
export const dialectAt = (text: string, start: number): { dialect: Dialect; number: number } | null => {
  for (const dialect of dialects) {
    // All prefixes of a dialect begin with the same letter.
    if (text.charCodeAt(start) !== dialect.prefixes[0].charCodeAt(0)) continue;
    for (const prefix of dialect.prefixes)
      if (text.startsWith(prefix, start)) return { dialect, number: start + prefix.length };
  }
  return null;
};
