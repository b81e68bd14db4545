import type { GameLimit } from '../../hand.js';

/** A game type of the session header: `Holdem NL $0.02/$0.04`, `7 Card Stud Hi-Lo L €0.05/€0.10`, `PL €2/€4`. */
export interface GameType {
  /** The id of the variant; null where the header does not name it. */
  readonly variant: string | null;
  readonly limit: GameLimit;
  /** The two amounts as printed; null in tournaments. */
  readonly stakes: readonly [string, string] | null;
}

/** Names of games; the longest one that fits counts. Clients in other languages print the same names. */
const variants: readonly (readonly [string, string])[] = [
  ['7 Card Stud Hi-Lo', 'stud-8'],
  ['7 Card Stud HiLow', 'stud-8'],
  ['7 Card Stud', 'stud'],
  ['5 Card Stud', 'five-stud'],
  ['Omaha Hi-Lo', 'omaha-8'],
  ['Omaha HiLow', 'omaha-8'],
  ['Omaha', 'omaha'],
  ['Six Plus Holdem', 'short-deck'],
  ['Holdem', 'holdem'],
];

/** Limits as clients in several languages print them: SL is Spanish (sin límite), БЛ Russian, LP French and Italian. */
const limits: readonly (readonly [string, GameLimit])[] = [
  ['No limit', 'no-limit'],
  ['Pot limit', 'pot-limit'],
  ['Limit', 'fixed-limit'],
  ['NL', 'no-limit'],
  ['SL', 'no-limit'],
  ['БЛ', 'no-limit'],
  ['PL', 'pot-limit'],
  ['LP', 'pot-limit'],
  ['L', 'fixed-limit'],
];

/** The ante of a table is behind its stakes: `Holdem NL €0.05/€0.10 Ante €0.02`. Every hand states it again. */
const ANTE = ' Ante ';

/** Parses a game type; null for an unknown one. */
export const parseGameType = (whole: string): GameType | null => {
  const ante = whole.lastIndexOf(ANTE);
  const text = ante < 0 ? whole : whole.slice(0, ante);
  const named = variants.find(([name]) => text.startsWith(`${name} `));
  const words = `${text.slice(named === undefined ? 0 : named[0].length + 1)} `;
  const found = limits.find(([name]) => words.startsWith(`${name} `));
  if (found === undefined) return null;
  const [name, limit] = found;
  const [stakesText, ...more] = words.slice(name.length).trim().split(' ');
  if (more.length > 0) return null;
  const variant = named?.[1] ?? null;
  if (stakesText === '') return { variant, limit, stakes: null };
  const [small, big, ...others] = stakesText.split('/');
  return big === undefined || others.length > 0 ? null : { variant, limit, stakes: [small, big] };
};

/**
 * The variant by its name and its number of hole cards. Omaha with five cards has the name of Omaha, and some clients
 * print no name for it at all. Null where neither decides.
 */
export const variantOf = (named: string | null, holeCards: number): string | null => {
  if (named === null) return holeCards === 5 ? 'omaha-5' : null;
  return holeCards > 4 ? (longerOmahas.get(`${named}/${String(holeCards)}`) ?? named) : named;
};

const longerOmahas: ReadonlyMap<string, string> = new Map([
  ['omaha/5', 'omaha-5'],
  ['omaha/6', 'omaha-6'],
  ['omaha-8/5', 'omaha-5-8'],
  ['omaha-8/6', 'omaha-6-8'],
]);

/** The streets by number of the round. Round 0 is the posts; round 1 of stud is empty. */
export const streetsOf = (variant: string): readonly (string | null)[] => {
  if (variant === 'five-stud') return [null, null, 'second', 'third', 'fourth', 'fifth'];
  if (variant.startsWith('stud')) return [null, null, 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
  return [null, 'preflop', 'flop', 'turn', 'river'];
};

/** The type of the cards of each street; those of a board are of no player. */
const cardTypes: ReadonlyMap<string, string> = new Map([
  ['preflop', 'Pocket'],
  ['flop', 'Flop'],
  ['turn', 'Turn'],
  ['river', 'River'],
  ['second', 'Second Street'],
  ['third', 'Third Street'],
  ['fourth', 'Fourth Street'],
  ['fifth', 'Fifth Street'],
  ['sixth', 'Sixth Street'],
]);

/** The type of the cards that are dealt on a street. The last card of stud is a river too. */
export const cardTypeOf = (variant: string, street: string): string | undefined => {
  const streets = streetsOf(variant);
  return isStud(variant) && street === streets[streets.length - 1] ? 'River' : cardTypes.get(street);
};

export const isStud = (variant: string): boolean => variant.includes('stud');
