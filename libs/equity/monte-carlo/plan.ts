import type { Card } from '#cards';
import { cardsToCome, type Deal, freeCards } from '../deal.js';
import { type Pick, picksOf } from './picks.js';

/** The cards to come are drawn for one deal of the hands at most so often: from one shuffle, so that no draws share a card. */
const MOST_DRAWS = 8;

/** How a question is dealt at random. */
export interface Plan {
  readonly deal: Deal;
  readonly picks: readonly Pick[];
  /** Cards that neither lie nor are dead, ascending. */
  readonly free: readonly Card[];
  /** Cards that are drawn for a case, and how often they are drawn for a deal of the hands. */
  readonly needed: number;
  readonly draws: number;
}

/** The plan for a question. */
export const planFor = (deal: Deal): Plan => {
  const free = freeCards(deal).sort((a, b) => a - b);
  const needed = cardsToCome(deal);
  const left = free.length - deal.players.reduce((sum, { size }) => sum + size, 0);
  const draws = needed === 0 ? 1 : Math.min(MOST_DRAWS, Math.floor(left / needed));
  return { deal, picks: picksOf(deal.players), free, needed, draws };
};
