import type { GameLimit } from '../../hand.js';

/** A game of the site by its name in headers. */
export interface BovadaGame {
  readonly name: string;
  readonly variant: string;
  /** The limit of tournaments whose headers name their speed (`Normal`, `Turbo`) in place of the limit. */
  readonly usualLimit: GameLimit;
}

/** The names of games; a name is before those that it begins with. Zone tables have `ZonePoker` after the name. */
export const games: readonly BovadaGame[] = [
  { name: 'HOLDEM', variant: 'holdem', usualLimit: 'no-limit' },
  { name: 'OMAHA HiLo', variant: 'omaha-8', usualLimit: 'pot-limit' },
  { name: 'OMAHA_HL', variant: 'omaha-8', usualLimit: 'pot-limit' },
  { name: 'OMAHA', variant: 'omaha', usualLimit: 'pot-limit' },
  { name: '7CARD HiLo', variant: 'stud-8', usualLimit: 'fixed-limit' },
  { name: '7CARD_HL', variant: 'stud-8', usualLimit: 'fixed-limit' },
  { name: '7CARD', variant: 'stud', usualLimit: 'fixed-limit' },
];

export const findGame = (words: string): BovadaGame | undefined =>
  games.find(({ name }) => words === name || words.startsWith(`${name} `) || words === `${name}ZonePoker`);

const limits: ReadonlyMap<string, GameLimit> = new Map([
  ['No Limit', 'no-limit'],
  ['Pot Limit', 'pot-limit'],
  ['Fixed Limit', 'fixed-limit'],
]);

export const findLimit = (words: string): GameLimit | undefined => limits.get(words);

/** The limit at the end of a text such as `HOLDEM  Fixed Limit`, with the text before it; null for none. */
export const splitLimit = (words: string): { readonly limit: GameLimit; readonly before: string } | null => {
  for (const [name, limit] of limits)
    if (words.endsWith(` ${name}`)) return { limit, before: words.slice(0, -name.length).trim() };
  return null;
};
