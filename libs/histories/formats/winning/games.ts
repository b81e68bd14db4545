import type { GameLimit } from '../../hand.js';

export interface WinningGame {
  readonly variant: string;
  /** The limit of the older layout, which does not state it. */
  readonly usualLimit: GameLimit;
}

/** The games by their names in both layouts. */
const games: ReadonlyMap<string, WinningGame> = new Map<string, WinningGame>([
  ["Hold'em", { variant: 'holdem', usualLimit: 'no-limit' }],
  ['Holdem', { variant: 'holdem', usualLimit: 'no-limit' }],
  ["Six Plus Hold'em", { variant: 'short-deck', usualLimit: 'no-limit' }],
  ['Six Plus Holdem', { variant: 'short-deck', usualLimit: 'no-limit' }],
  ['Omaha', { variant: 'omaha', usualLimit: 'pot-limit' }],
  ['Omaha HiLow', { variant: 'omaha-8', usualLimit: 'pot-limit' }],
  ['Omaha H/L', { variant: 'omaha-8', usualLimit: 'pot-limit' }],
  ['5Card Omaha', { variant: 'omaha-5', usualLimit: 'pot-limit' }],
  ['5Card Omaha H/L', { variant: 'omaha-5-8', usualLimit: 'pot-limit' }],
  ['Seven Cards Stud', { variant: 'stud', usualLimit: 'fixed-limit' }],
  ['7Stud', { variant: 'stud', usualLimit: 'fixed-limit' }],
  ['Seven Cards Stud HiLow', { variant: 'stud-8', usualLimit: 'fixed-limit' }],
  ['7Stud H/L', { variant: 'stud-8', usualLimit: 'fixed-limit' }],
]);

export const findGame = (name: string): WinningGame | undefined => games.get(name);

export const variants: readonly string[] = [...new Set([...games.values()].map(({ variant }) => variant))];

const limits: ReadonlyMap<string, GameLimit> = new Map([
  ['No Limit', 'no-limit'],
  ['Pot Limit', 'pot-limit'],
  ['Fixed Limit', 'fixed-limit'],
  ['Limit', 'fixed-limit'],
  // Every bet is all-in, of any size.
  ['All-in or Fold Limit', 'no-limit'],
]);

export const findLimit = (name: string): GameLimit | undefined => limits.get(name);
