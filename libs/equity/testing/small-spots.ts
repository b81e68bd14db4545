import { deckCards } from '#cards';
import type { Random } from '#random';
import type { Spot } from '../spot/spot.js';
import { type EquityGame, isDealtLater } from '../spot/game.js';
import type { KnownHands } from '../spot/known-hands.js';
import { rangeOf } from './spots.js';

/** The properties of a random spot. */
export interface SpotShape {
  readonly players: number;
  /** Hole cards to come for each player, if the game deals any. */
  readonly missing: number;
  /** The largest number of known hands of a player; several hands have weights. */
  readonly hands: number;
  /** Cards left in the deck after all deals; all others are dead. */
  readonly spare: number;
  readonly boardCardsToCome?: number;
}

/** A random spot of a game with few live cards, so that every case can be enumerated. */
export const smallSpot = (random: Random, game: EquityGame, shape: SpotShape): Spot => {
  const pack = [...deckCards(game.deck)];
  random.shuffle(pack);
  const toCome = Math.min(shape.boardCardsToCome ?? 0, game.boardCards);
  const boards = Array.from({ length: game.boards ?? 1 }, () => pack.splice(0, game.boardCards - toCome));
  const missing = isDealtLater(game) ? Math.min(shape.missing, game.holeCards) : 0;
  const size = game.holeCards - missing;
  const players = Array.from({ length: shape.players }, (): KnownHands => {
    const count = size === 0 ? 1 : random.between(1, shape.hands);
    const own = pack.splice(0, size);
    // Ranges may overlap with other hands.
    const pool = count === 1 ? own : [...own, ...pack.slice(-2)];
    return { ...rangeOf(random, pool, Math.min(count, pool.length - size + 1), size), missing };
  });
  const held = game.holeCards * shape.players + toCome * boards.length + shape.spare;
  const known = new Set(players.flatMap(({ cards }) => [...cards]));
  const dead = pack.filter((card) => !known.has(card)).slice(held - players.length * size);
  return { game, players, boards, dead };
};
