import { deckCards } from '#cards';
import type { Random } from '#random';
import type { Spot } from '../spot/spot.js';
import { type EquityGame, isDealtLater } from '../spot/game.js';
import type { KnownHands } from '../spot/known-hands.js';
import { rangeOf } from './spots.js';

/** What a random deal is to be like. */
export interface SpotShape {
  readonly players: number;
  /** Cards that come to each player, in games in which cards do. */
  readonly missing: number;
  /** Known hands of a player at most, with weights where there are several. */
  readonly hands: number;
  /** Cards that nobody will have; the rest of the deck is dead. */
  readonly spare: number;
  readonly boardCardsToCome?: number;
}

/** A random deal of a game with few cards left, so that every case can be looked at. */
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
    // Hands of a range may hold cards, too, that others may hold.
    const pool = count === 1 ? own : [...own, ...pack.slice(-2)];
    return { ...rangeOf(random, pool, Math.min(count, pool.length - size + 1), size), missing };
  });
  const held = game.holeCards * shape.players + toCome * boards.length + shape.spare;
  const known = new Set(players.flatMap(({ cards }) => [...cards]));
  const dead = pack.filter((card) => !known.has(card)).slice(held - players.length * size);
  return { game, players, boards, dead };
};
