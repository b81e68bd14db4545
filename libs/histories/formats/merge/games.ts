import type { GameLimit } from '../../hand.js';

/** The variants by the type of the description; each tournament has ` Tournament` after it. */
const variants: ReadonlyMap<string, string> = new Map([
  ['Holdem', 'holdem'],
  ['Omaha', 'omaha'],
  ['Omaha H/L8', 'omaha-8'],
  ['7-Stud', 'stud'],
  ['7-Stud H/L8', 'stud-8'],
  ['Razz', 'razz'],
  ['Badugi', 'badugi'],
]);

/** Lowball is played with three draws at the tables with these codes of `gametype`. */
const lowballs: ReadonlyMap<string, string> = new Map([
  ['2-7 Lowball 67', 'lowball-27-triple'],
  ['A-5 Lowball 63', 'lowball-a5-triple'],
]);

/** The games of a mixed table by `multigametype`, which has other codes in tournaments. */
const mixed: ReadonlyMap<string, string> = new Map([
  ['2', 'holdem'],
  ['23', 'holdem'],
  ['35', 'omaha-8'],
  ['37', 'omaha-8'],
  ['47', 'razz'],
  ['49', 'razz'],
  ['39', 'stud'],
  ['41', 'stud'],
  ['43', 'stud-8'],
  ['45', 'stud-8'],
]);

const MIXED_GAMES: ReadonlySet<string> = new Set(['HORSE']);
const TOURNAMENT = ' Tournament';

/** What a description names. */
export interface DescribedGame {
  readonly variant: string;
  readonly rotation: string | null;
  readonly isTournament: boolean;
}

/** The game of a description and the codes of a hand; null for an unknown one. */
export const findGame = (type: string, gameType: string, multiGameType: string): DescribedGame | null => {
  const isTournament = type.endsWith(TOURNAMENT);
  const name = isTournament ? type.slice(0, -TOURNAMENT.length) : type;
  const rotation = MIXED_GAMES.has(name) ? name : null;
  const variant =
    rotation === null
      ? (variants.get(name) ?? lowballs.get(`${name} ${gameType}`))
      : mixed.get(multiGameType);
  return variant === undefined ? null : { variant, rotation, isTournament };
};

/** The stakes of a description: `No Limit ($0.10/$0.25)`, `Limit $0.25/$0.50`, `No Limit Level 4 Blinds 40/80`. */
export interface DescribedStakes {
  readonly limit: GameLimit;
  readonly level: string | null;
  /** The two amounts as printed; null where there are none. */
  readonly amounts: readonly [string, string] | null;
}

const limits: readonly (readonly [string, GameLimit])[] = [
  ['No Limit', 'no-limit'],
  ['Pot Limit', 'pot-limit'],
  ['Limit', 'fixed-limit'],
];
const LEVEL = 'Level ';
const BLINDS = ' Blinds ';

/** Parses the stakes of a description; null for an unknown limit, such as half pot limit. */
export const parseStakes = (text: string): DescribedStakes | null => {
  const named = limits.find(([name]) => text === name || text.startsWith(`${name} `));
  if (named === undefined) return null;
  const [name, limit] = named;
  let rest = text.slice(name.length).trim();
  let level: string | null = null;
  if (rest.startsWith(LEVEL)) {
    const at = rest.indexOf(BLINDS);
    if (at < 0) return null;
    level = rest.slice(LEVEL.length, at);
    rest = rest.slice(at + BLINDS.length);
  }
  if (rest === '') return { limit, level, amounts: null };
  const plain = rest.startsWith('(') && rest.endsWith(')') ? rest.slice(1, -1) : rest;
  const [small, big, ...more] = plain.split('/');
  return big === undefined || more.length > 0 ? null : { limit, level, amounts: [small, big] };
};
