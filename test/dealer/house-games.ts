import type { DealOptions } from '#dealer';
import { chooseGame, LIMITS, rotations, variants, type GameOptions } from '#engine';

/** A game as it is dealt. */
export type DealtGame = Pick<DealOptions, 'game' | 'limit' | 'gameOptions' | 'progressive'>;

/** Options of games, of which each game is dealt with those that are possible. */
const options: readonly (GameOptions & { readonly progressive?: boolean })[] = [
  { declare: true },
  { joker: 'bug' },
  { joker: 'wild', wildRanks: ['2'] },
  { boards: 2 },
  { boards: 3, bomb: true },
  { deck: 36 },
  { openers: 'jacks' },
  { openers: 'jacks', progressive: true },
];

const withOptions = ({ id: game }: { readonly id: string }): DealtGame[] =>
  options.flatMap(({ progressive = false, ...gameOptions }) =>
    chooseGame(game, gameOptions).ok ? [{ game, gameOptions, progressive }] : [],
  );

/** Every game with every limit, with its options, and every rotation. */
export const games: readonly DealtGame[] = [
  ...variants.flatMap(({ id: game }) => LIMITS.map((limit) => ({ game, limit }))),
  ...variants.flatMap(withOptions),
  ...rotations.map(({ id: game }) => ({ game })),
];

/** Tables by name; `most` is the largest number of players of the game. */
export const tables: readonly (readonly [string, (most: number) => Partial<DealOptions>])[] = [
  ['usual', () => ({})],
  ['wild', () => ({ wild: true })],
  ['two players', () => ({ wild: true, players: 2 })],
  ['two of more seats, with antes', (most) => ({ wild: true, players: 2, seats: most, ante: 3 })],
  ['full', (most) => ({ wild: true, players: most })],
  ['tournament', (most) => ({ wild: true, tournament: true, players: most, hero: false })],
  ['usual tournament', () => ({ tournament: true, players: 2 })],
  ['tournament of two', () => ({ wild: true, tournament: true, players: 2 })],
  ['three without a hero', (most) => ({ wild: true, players: Math.min(3, most), hero: false, ante: 4 })],
  ['raked', () => ({ wild: true, rake: { percent: 5, cap: 300, withoutFlop: true, by: 'pot' } })],
  [
    'whole dollars',
    () => ({ wild: true, stakes: { small: 100, big: 200 }, rake: { percent: 10, cap: 500, unit: 5 } }),
  ],
  ['antes above stacks', (most) => ({ wild: true, players: Math.min(4, most), ante: 30 })],
  ['cents', () => ({ wild: true, stakes: { small: 1, big: 2 }, ante: 1, rake: null })],
];
