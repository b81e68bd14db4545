import type { Card } from '#cards';
import type { HandDraft } from '../../reading/index.js';

/** The cards that the log deals to a seat, all streets together. */
export const cardsOf = ({ events }: HandDraft, seat: number): Card[] => {
  const cards: Card[] = [];
  for (const event of events) if (event.type === 'deal' && event.seat === seat) cards.push(...event.cards);
  return cards;
};
