import { type Card, parseCards } from '#cards';
import { findVariant } from '#engine';
import type { Deal } from '../deal.js';
import type { EquityGame } from '../game.js';
import { oneHand } from '../players.js';

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

/** Hands against each other; on two boards the same cards lie. */
export const dealOf = (id: string, hands: readonly string[], board = ''): Deal => {
  const game = gameOf(id);
  return {
    game,
    players: hands.map((hand) => oneHand(cards(hand), game.holeCards)),
    boards: Array.from({ length: game.boards ?? 1 }, () => cards(board)),
    dead: [],
  };
};
