/**
 * The dialects of the PokerStars layout: the site itself, other sites and converters that print the same layout. The
 * reader finds the dialect by the prefix of the header; conventions.ts holds what differs between them.
 */
export interface Dialect {
  readonly id: string;
  readonly site: string;
  /** What a header begins with; the hand number follows. */
  readonly prefixes: readonly string[];
  /** Whether descriptions name the high end of a straight first: `a straight, King to Nine`. */
  readonly namesHighEndFirst?: boolean;
  /** Whether the log names each player who is dealt cards, also those whose cards it does not show. */
  readonly namesDealtPlayers?: boolean;
  /** Letters before the digits of a hand number, such as `RC` in `#RC1234`; absent for numbers of digits only. */
  readonly codes?: readonly string[];
  /** Whether the name of a tournament precedes the game: any words. */
  readonly namesTournaments?: boolean;
}

/**
 * GGPoker: the letters name the kind of game. RC is Rush & Cash, HD hold'em, OM Omaha, SD short deck, AF all-in or fold,
 * TM a tournament, SG a sit & go. Hands from the site's own records have a number without letters.
 */
const ggpokerCodes: readonly string[] = ['RC', 'HD', 'OM', 'SD', 'AF', 'TM', 'SG', 'BH', 'NC'];

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
  {
    id: 'ggpoker',
    site: 'GGPoker',
    prefixes: ['Poker Hand #'],
    codes: ggpokerCodes,
    namesTournaments: true,
    namesDealtPlayers: true,
    namesHighEndFirst: true,
  },
  { id: 'pokermaster', site: 'PokerMaster', prefixes: ['PokerMaster Hand #'] },
  // Printed by converters; the site's own layout is another one.
  { id: 'pokerbros', site: 'PokerBros', prefixes: ['PokerBros Hand #', 'PokerBros Game #'] },
  { id: 'hive', site: 'Hive', prefixes: ['Hive Poker Hand #'] },
  { id: 'mpl', site: 'MPL', prefixes: ['MPLPoker Hand #'] },
  { id: 'suprema', site: 'Suprema', prefixes: ['SupremaPoker Hand #'] },
];

/** Converted logs whose tables have a name that begins with these words, and the dialect of these logs. */
const convertedTables: readonly { readonly name: string; readonly dialect: string }[] = [
  { name: 'Pluribus Session ', dialect: 'pluribus' },
];

/** Converters print the header of the site where the hour has two digits. */
const MAY_BE_CONVERTED: ReadonlySet<string> = new Set(['pokerstars', 'pokerstars-converted']);

/** The dialect of a log by the name of its table, where the header does not show which program converted it. */
export const dialectOfTable = (dialect: string, table: string): string =>
  MAY_BE_CONVERTED.has(dialect)
    ? (convertedTables.find(({ name }) => table.startsWith(name))?.dialect ?? dialect)
    : dialect;

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

/** Prefixes that begin a hand at the start of a line only: elsewhere they are the end of another site's prefix. */
export const prefixesAtLineStart: readonly string[] = dialects
  .filter(({ codes }) => codes !== undefined)
  .flatMap(({ prefixes }) => prefixes);

/** Every beginning of a header, a longer one before those that it begins with. */
export const headerPrefixes: readonly string[] = dialects.flatMap(({ prefixes, codes = [] }) =>
  prefixes.flatMap((prefix) => [...codes.map((code) => prefix + code), prefix]),
);
