import type { Street, Variant } from './variant.js';

/** The four betting rounds of a flop game; games of the family differ in the number of hole cards and their use. */
export const flopStreets = (holeCards: number): readonly Street[] => [
  { id: 'preflop', deals: [{ to: 'hole', count: holeCards }], opener: 'after-blinds', size: 'small' },
  { id: 'flop', deals: [{ to: 'board', count: 3 }], opener: 'left-of-button', size: 'small' },
  { id: 'turn', deals: [{ to: 'board', count: 1 }], opener: 'left-of-button', size: 'big' },
  { id: 'river', deals: [{ to: 'board', count: 1 }], opener: 'left-of-button', size: 'big' },
];

/** The common part of every game with blinds, a flop, a turn and a river. */
export const flopGame = (
  game: Pick<Variant, 'id' | 'name' | 'holeCards' | 'shares' | 'maxPlayers'>,
): Variant => ({ deck: 'standard', boardCards: 5, streets: flopStreets(game.holeCards), ...game });
