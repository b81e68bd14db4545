import type { LimitId } from '../structures.js';

/** A game of a rotation, with the limit that it is played with. */
export interface RotationGame {
  readonly variant: string;
  readonly limit: LimitId;
}

/** P-VAR-HORSE, P-VAR-DC: a table that changes its game. */
export interface Rotation {
  readonly id: string;
  readonly name: { readonly en: string; readonly es: string };
  /** The names that sites print in the header of a hand. */
  readonly printed: readonly string[];
  /** In the order of play; null if the dealer names any game before each hand. */
  readonly games: readonly RotationGame[] | null;
}

const fixed = (...ids: readonly string[]): readonly RotationGame[] =>
  ids.map((variant) => ({ variant, limit: 'fixed-limit' }));

const EIGHT_GAMES: readonly RotationGame[] = [
  ...fixed('lowball-27-triple', 'holdem', 'omaha-8', 'razz', 'stud', 'stud-8'),
  { variant: 'holdem', limit: 'no-limit' },
  { variant: 'omaha', limit: 'pot-limit' },
];

/**
 * The rotations that hands can be dealt in and whose games are known. Each game is played for a round of the button, or
 * for a level of a tournament.
 */
export const rotations: readonly Rotation[] = [
  {
    id: 'horse',
    name: { en: 'H.O.R.S.E.', es: 'H.O.R.S.E. (rotación)' },
    printed: ['HORSE', 'H.O.R.S.E.'],
    games: fixed('holdem', 'omaha-8', 'razz', 'stud', 'stud-8'),
  },
  {
    id: 'hose',
    name: { en: 'H.O.S.E.', es: 'H.O.S.E. (rotación)' },
    printed: ['HOSE', 'H.O.S.E.'],
    games: fixed('holdem', 'omaha-8', 'stud', 'stud-8'),
  },
  {
    id: '8-game',
    name: { en: '8-game', es: 'Ocho juegos' },
    printed: ['8-Game', '8-Game Mix', '8-game'],
    games: EIGHT_GAMES,
  },
  {
    id: 'triple-stud',
    name: { en: 'Triple stud', es: 'Triple stud (rotación)' },
    printed: ['Triple Stud'],
    games: fixed('stud', 'razz', 'stud-8'),
  },
  /** The eight games, and the two that most houses add. Sites print other lists under this name, so none is compared. */
  {
    id: '10-game',
    name: { en: '10-game', es: 'Diez juegos' },
    printed: [],
    games: [
      ...EIGHT_GAMES,
      { variant: 'lowball-27-single', limit: 'no-limit' },
      { variant: 'badugi', limit: 'fixed-limit' },
    ],
  },
  {
    id: 'dealers-choice',
    name: { en: 'Dealer’s choice', es: 'A elección del repartidor' },
    printed: [],
    games: null,
  },
];

/** The rotation with an id or a printed name. */
export const findRotation = (name: string): Rotation | undefined =>
  rotations.find(({ id, printed }) => id === name || printed.includes(name));

/** Whether a rotation has a game. A rotation that is not known, or in which the dealer chooses, has any. */
export const isInRotation = (rotation: string, variant: string): boolean =>
  findRotation(rotation)?.games?.some((game) => game.variant === variant) ?? true;
