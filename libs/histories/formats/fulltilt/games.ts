import type { GameLimit } from '../../hand.js';

/** The layout of a game's streets: board cards, exposed cards, or draws. */
export type Layout = 'board' | 'stud' | 'draw';

export interface Game {
  readonly variant: string;
  readonly layout: Layout;
}

const game = (variant: string, layout: Layout): Game => ({ variant, layout });

/** The games by their names in headers. */
const games: ReadonlyMap<string, Game> = new Map([
  ["Hold'em", game('holdem', 'board')],
  ['Omaha Hi', game('omaha', 'board')],
  ['Omaha H/L', game('omaha-8', 'board')],
  ['Omaha Hi/Lo', game('omaha-8', 'board')],
  ['5 Card Omaha Hi', game('omaha-5', 'board')],
  ['5 Card Omaha H/L', game('omaha-5-8', 'board')],
  ['6 Card Omaha Hi', game('omaha-6', 'board')],
  ['6 Card Omaha H/L', game('omaha-6-8', 'board')],
  ['Courchevel Hi', game('courchevel', 'board')],
  ['Courchevel H/L', game('courchevel-8', 'board')],
  ['Irish', game('irish', 'board')],
  ['Stud Hi', game('stud', 'stud')],
  ['7 Card Stud', game('stud', 'stud')],
  ['Stud H/L', game('stud-8', 'stud')],
  ['Stud Hi/Lo', game('stud-8', 'stud')],
  ['Razz', game('razz', 'stud')],
  ['5 Card Stud', game('five-stud', 'stud')],
  ['5 Card Draw', game('five-draw', 'draw')],
  ['2-7 Triple Draw', game('lowball-27-triple', 'draw')],
  ['2-7 Single Draw', game('lowball-27-single', 'draw')],
  ['A-5 Triple Draw', game('lowball-a5-triple', 'draw')],
  ['Badugi', game('badugi', 'draw')],
]);

export const supported: readonly string[] = [...new Set([...games.values()].map(({ variant }) => variant))];

/** The variants whose players get cards face up. */
export const studVariants: ReadonlySet<string> = new Set(
  [...games.values()].filter(({ layout }) => layout === 'stud').map(({ variant }) => variant),
);

/** The limits by the words before the game: long in the early years, short from 2013 on. */
const limits: readonly (readonly [words: string, limit: GameLimit])[] = [
  ['No Limit ', 'no-limit'],
  ['NL ', 'no-limit'],
  ['Pot Limit ', 'pot-limit'],
  ['PL ', 'pot-limit'],
  ['Fixed Limit ', 'fixed-limit'],
  ['Limit ', 'fixed-limit'],
  ['FL ', 'fixed-limit'],
];

/** The game and the limit of a header, and the words before them: the cap of a cap game. */
export interface NamedGame extends Game {
  readonly limit: GameLimit;
  readonly before: string;
}

/** `No Limit Hold'em`, `PL Omaha H/L`, `CAP NL Hold'em`, `$400 Pot Limit Omaha Hi`: null for any other text. */
export const findGame = (text: string): NamedGame | null => {
  if (text.startsWith('Table ')) return null;
  for (const [words, limit] of limits) {
    const at = text.indexOf(words);
    const found = at < 0 ? undefined : games.get(text.slice(at + words.length));
    if (found === undefined) continue;
    // A spread is several times slower.
    const { variant, layout } = found;
    return { variant, layout, limit, before: text.slice(0, at).trim() };
  }
  return null;
};

/** Mixed games, whose name stands between the stakes and the game. */
export const rotations: ReadonlySet<string> = new Set([
  ...['7-Game', '8-Game', '9-Game', '10-Game', 'HA', 'HEROS', 'HO', 'HOE', 'HORSE', 'HOSE', 'OA', 'OE', 'SE'],
]);
