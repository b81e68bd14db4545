import { isCapital, isDigit, isEvery } from '../../characters.js';
import type { GameLimit } from '../../hand.js';
import { flop, singleDraw, stud, tripleDraw, type Layout } from './layouts.js';

/** How the site describes a shown hand: the high hand alone, `HI: …; LO: …`, `Lo: …`, or `Badugi: …`. */
export type DescriptionStyle = 'high' | 'high-low' | 'low' | 'badugi';

/**
 * A game of the site: its names in headers, the layout of its streets, and the style of its descriptions. Header, body,
 * summary and writer rely on this table; a new game is a new row.
 */
export interface Game {
  readonly variant: string;
  /** The first name is the site's; the others are those of converters. */
  readonly names: readonly [string, ...string[]];
  readonly layout: Layout;
  readonly descriptionStyle: DescriptionStyle;
}

export const games: readonly Game[] = [
  { variant: 'holdem', names: ["Hold'em"], layout: flop, descriptionStyle: 'high' },
  { variant: 'short-deck', names: ["6+ Hold'em", 'ShortDeck'], layout: flop, descriptionStyle: 'high' },
  { variant: 'omaha', names: ['Omaha'], layout: flop, descriptionStyle: 'high' },
  { variant: 'omaha-8', names: ['Omaha Hi/Lo'], layout: flop, descriptionStyle: 'high-low' },
  {
    variant: 'omaha-5',
    names: ['5 Card Omaha', '5-Card Omaha High'],
    layout: flop,
    descriptionStyle: 'high',
  },
  { variant: 'omaha-5-8', names: ['5 Card Omaha Hi/Lo'], layout: flop, descriptionStyle: 'high-low' },
  {
    variant: 'omaha-6',
    names: ['6 Card Omaha', '6-Card Omaha High'],
    layout: flop,
    descriptionStyle: 'high',
  },
  { variant: 'omaha-6-8', names: ['6 Card Omaha Hi/Lo'], layout: flop, descriptionStyle: 'high-low' },
  { variant: 'courchevel', names: ['Courchevel'], layout: flop, descriptionStyle: 'high' },
  { variant: 'courchevel-8', names: ['Courchevel Hi/Lo'], layout: flop, descriptionStyle: 'high-low' },
  { variant: 'stud', names: ['7 Card Stud'], layout: stud, descriptionStyle: 'high' },
  { variant: 'stud-8', names: ['7 Card Stud Hi/Lo'], layout: stud, descriptionStyle: 'high-low' },
  { variant: 'razz', names: ['Razz'], layout: stud, descriptionStyle: 'low' },
  { variant: 'five-draw', names: ['5 Card Draw'], layout: singleDraw, descriptionStyle: 'high' },
  {
    variant: 'lowball-27-single',
    names: ['Single Draw 2-7 Lowball'],
    layout: singleDraw,
    descriptionStyle: 'low',
  },
  {
    variant: 'lowball-27-triple',
    names: ['Triple Draw 2-7 Lowball'],
    layout: tripleDraw,
    descriptionStyle: 'low',
  },
  { variant: 'badugi', names: ['Badugi'], layout: tripleDraw, descriptionStyle: 'badugi' },
];

const byVariant = new Map(games.map((game) => [game.variant, game]));

/** The game of a variant; undefined for a variant that the site does not have. */
export const gameOfVariant = (variant: string): Game | undefined => byVariant.get(variant);

/** Every name; a name is before those that it ends with. */
const namedGames: readonly (readonly [string, Game])[] = games
  .flatMap((game) => game.names.map((name): [string, Game] => [name, game]))
  .sort(([one], [other]) => other.length - one.length);

/** Names of mixed games; the header has the mixed game first and the game of the hand in brackets. */
export const rotations: readonly string[] = [
  'HORSE',
  'HOSE',
  '8-Game',
  '8-Game Mix',
  'Triple Stud',
  "Mixed Hold'em",
  'Mixed Omaha',
  'Mixed Omaha H/L',
  'Mixed Omaha Hi/Lo',
  'Mixed PLH/PLO',
  'Mixed NLH/PLO',
];

/** The printed name of a rotation: `HORSE` for `horse`. A rotation that the site does not have keeps its name. */
export const printedRotation = (rotation: string): string =>
  rotations.find((name) => rotationKey(name) === rotationKey(rotation)) ?? rotation;

const rotationKey = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

export const limitNames: readonly { readonly name: string; readonly limit: GameLimit }[] = [
  { name: 'No Limit', limit: 'no-limit' },
  { name: 'Pot Limit', limit: 'pot-limit' },
  { name: 'Fixed Limit', limit: 'fixed-limit' },
  { name: 'Limit', limit: 'fixed-limit' },
];

export interface NamedGame {
  readonly game: Game;
  readonly limit: GameLimit;
  /** Offsets of the name in the header. */
  readonly start: number;
  readonly end: number;
}

/** Names that include the limit, as GGPoker prints them before the stakes. */
const shortNames: readonly { readonly name: string; readonly variant: string; readonly limit: GameLimit }[] =
  [
    { name: 'NLH', variant: 'holdem', limit: 'no-limit' },
    { name: 'PLO', variant: 'omaha', limit: 'pot-limit' },
    { name: 'PLO-5', variant: 'omaha-5', limit: 'pot-limit' },
    { name: 'PLO-6', variant: 'omaha-6', limit: 'pot-limit' },
  ];

/** What follows a short name: the stakes, or the level of a tournament. */
const behindShortName: readonly string[] = [' (', ' - Level'];

/**
 * The game of a header, by its name and limit: the last one, because mixed games name the rotation first. `named`: whether
 * any words may precede it, the name of a tournament. O(length × names).
 */
export const findGame = (header: string, named = false): NamedGame | null =>
  findLongName(header, named) ?? findShortName(header);

const findShortName = (header: string): NamedGame | null => {
  for (const { name, variant, limit } of shortNames)
    for (const behind of behindShortName) {
      const at = header.lastIndexOf(` ${name}${behind}`);
      const game = byVariant.get(variant);
      const end = at + 1 + name.length;
      if (at >= 0 && game !== undefined && endsLimit(header, end)) return { game, limit, start: at + 1, end };
    }
  return null;
};

/**
 * Whether the limit that ends at `end` is the only one of the game. Behind it are the stakes, a level, a dash or the end of a
 * bracket; `Pot Limit Pre-Flop, No Limit Post-Flop` and `PLO (NL postflop)` change the limit, and no game here does.
 */
const endsLimit = (header: string, end: number): boolean => BEHIND_LIMIT.test(header.slice(end, end + VIEW));

const BEHIND_LIMIT = /^\s*(?:$|[-,)[{]|Level|\((?!\s*(?:NL|PL|FL|No Limit|Pot Limit)\b))/;
const VIEW = 24;

const findLongName = (header: string, isNamed: boolean): NamedGame | null => {
  for (const { name: limitName, limit } of limitNames) {
    for (let at = header.lastIndexOf(limitName); at > 0; at = header.lastIndexOf(limitName, at - 1)) {
      if (header.charCodeAt(at - 1) !== 0x20 || !endsLimit(header, at + limitName.length)) continue;
      const found = gameEndingAt(header, at - 1, isNamed);
      if (found !== null) return { ...found, limit, end: at + limitName.length };
    }
  }
  return null;
};

/** The longest known name that ends at `end`, unless it is the end of an unknown name (`Split Hold'em`). */
const gameEndingAt = (
  header: string,
  end: number,
  isNamed: boolean,
): { game: Game; start: number } | null => {
  for (const [name, game] of namedGames) {
    if (!header.endsWith(name, end)) continue;
    const start = end - name.length;
    return beginsName(header, start, isNamed) ? { game, start } : null;
  }
  return null;
};

/**
 * Whether the name of a game can begin at `start`: after `#12:`, the name of a club in braces or the bracket of a
 * rotation; in a tournament also after `Tournament #34,`, two blanks or a buy-in. After any other word it is the end of
 * another name.
 */
const beginsName = (header: string, start: number, isNamed: boolean): boolean => {
  let end = start;
  while (end > 0 && header.charCodeAt(end - 1) === BLANK) end--;
  if (end === 0 || NAME_MARKS.includes(header.charAt(end - 1))) return true;
  if (!header.includes('Tournament #')) return false;
  if (isNamed) return true;
  return start - end > 1 || BUY_IN_MARKS.includes(header.charAt(end - 1)) || isBuyIn(header, end);
};

const BLANK = 0x20;
const NAME_MARKS = ':}(';
const BUY_IN_MARKS = ',-';
const FREEROLL = 'Freeroll';
/** Letters of a currency code. */
const MAX_CODE_LENGTH = 3;

/** Whether a word of a buy-in ends at `end`: `$1+$0.10`, `870+130`, `50FPP`, `Freeroll`, or `USD` or `SC` after an amount. */
const isBuyIn = (header: string, end: number): boolean => {
  const word = header.lastIndexOf(' ', end - 1) + 1;
  if (isAmount(header, word, end) || header.slice(word, end) === FREEROLL) return true;
  if (end - word > MAX_CODE_LENGTH || !isEvery(header, word, end, isCapital)) return false;
  return isAmount(header, header.lastIndexOf(' ', word - 2) + 1, word - 1);
};

/** Whether a word is an amount: digits with the signs and letters of a currency or of points, in any encoding. */
const isAmount = (header: string, start: number, end: number): boolean =>
  isEvery(header, start, end, isOfAmount) && !isEvery(header, start, end, (code) => !isDigit(code));

const isOfAmount = (code: number): boolean =>
  isDigit(code) || isCapital(code) || code > 0x7f || AMOUNT_MARKS.includes(String.fromCharCode(code));
const AMOUNT_MARKS = '$+.,/';
