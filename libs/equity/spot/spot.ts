import { type Card, CardSet, deckCards } from '#cards';
import type { EquityGame } from './game.js';
import type { KnownHands } from './known-hands.js';
import type { SpotPolicy } from './policy.js';

/** A valid question: a game, the players' hands, the boards and the dead cards. */
export interface Spot {
  readonly game: EquityGame;
  readonly players: readonly KnownHands[];
  /** Board cards, by board. */
  readonly boards: readonly (readonly Card[])[];
  readonly dead: readonly Card[];
  /** How players discard, in games in which they still do. */
  readonly policy?: SpotPolicy;
}

/** Whether the cards to come depend on discards that a policy decides. */
export const hasDiscards = ({ policy }: Spot): boolean => policy !== undefined && policy.stages.length > 0;

/** Cards of the deck that are neither on a board nor dead. */
export const freeCards = ({ game, boards, dead }: Spot): Card[] => {
  const gone = new CardSet();
  for (const board of boards) for (const card of board) gone.add(card);
  for (const card of dead) gone.add(card);
  return deckCards(game.deck).filter((card) => !gone.has(card));
};

/** The number of cards that are neither on a board nor dead. */
export const freeCardCount = ({ game, boards, dead }: Spot): number =>
  boards.reduce((left, { length }) => left - length, deckCards(game.deck).length - dead.length);

/** Cards that are still to come, on all boards and to all players. */
export const cardsToCome = ({ game, players, boards }: Spot): number =>
  boards.reduce((sum, board) => sum + game.boardCards - board.length, 0) +
  players.reduce((sum, { missing }) => sum + missing, 0);
