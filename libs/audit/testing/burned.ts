import { parseCards } from '#cards';
import { dealHands, type DealOptions } from '#dealer';
import type { CanonicalHand, HandEvent } from '#histories';

/** A dealt hand that reaches its last street, without findings. */
export const dealToTheEnd = (options: Partial<DealOptions> = {}, last = 'river'): CanonicalHand => {
  for (const hand of dealHands({ game: 'holdem', hands: 500, seed: 3, ...options }))
    if (hand.events.some((event) => 'street' in event && event.street === last)) return hand;
  throw new Error('no such hand');
};

/**
 * The hand with burn cards before its deals: `['', '??', '??', 'Ah']` burns none before the first deal. Of a street with a draw
 * they are behind the discards.
 */
export const withBurns = (hand: CanonicalHand, burned: readonly string[]): CanonicalHand => {
  let stage = -1;
  let isDealt = false;
  const events = hand.events.flatMap((event): HandEvent[] => {
    const begins = event.type === 'street' || event.type === 'hole-cards' || event.type === 'board';
    if (begins) {
      stage++;
      isDealt = false;
    }
    if (isDealt || (event.type !== 'deal' && event.type !== 'board')) return [event];
    isDealt = true;
    const parsed = parseCards(burned[stage] ?? '');
    if (!parsed.ok) throw new Error(burned[stage]);
    const { cards } = parsed;
    return cards.length === 0 ? [event] : [{ type: 'burn', cards, line: event.line }, event];
  });
  return { ...hand, events };
};
