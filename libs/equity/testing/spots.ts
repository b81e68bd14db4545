import { type Card, parseCards } from '#cards';
import { findVariant } from '#engine';
import type { Random } from '#random';
import type { Spot } from '../spot/spot.js';
import type { EquityGame } from '../spot/game.js';
import { type KnownHands, oneHand } from '../spot/known-hands.js';

export const cards = (text: string): Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(`no cards: ${text}`);
  return parsed.cards;
};

export const gameOf = (id: string): EquityGame => {
  const variant = findVariant(id);
  if (variant === undefined) throw new Error(`no game: ${id}`);
  return variant;
};

/** A spot of known hands. If the game has two boards, both get the same cards. */
export const spotOf = (id: string, hands: readonly string[], board = ''): Spot => {
  const game = gameOf(id);
  return {
    game,
    players: hands.map((hand) => oneHand(cards(hand), game.holeCards)),
    boards: Array.from({ length: game.boards ?? 1 }, () => cards(board)),
    dead: [],
  };
};

/** `count` random hands of the free cards, each with a random weight. */
export const rangeOf = (random: Random, free: readonly number[], count: number, size: number): KnownHands => {
  const hands = new Map<string, readonly number[]>();
  while (hands.size < count) {
    const pack = [...free];
    random.shuffle(pack, size);
    const hand = pack.slice(0, size).sort((a, b) => a - b);
    hands.set(hand.join(), hand);
  }
  return {
    size,
    count,
    cards: Uint8Array.from([...hands.values()].flat()),
    weights: Float64Array.from({ length: count }, () => random.between(1, 3)),
    missing: 0,
  };
};

/** A range of two-card hands with these weights; 1 by default. */
export const weighted = (
  hands: readonly string[],
  weights: readonly number[] = hands.map(() => 1),
): KnownHands => ({
  size: 2,
  count: hands.length,
  cards: Uint8Array.from(hands.flatMap(cards)),
  weights: Float64Array.from(weights),
  missing: 0,
});
