import { type DeckSpec, fillMessage, formatRank, type Message } from '#cards';
import { EXPECTED } from '../messages/messages.js';

/** Expected: a rank of the deck. */
export const rankOfDeck = ({ lowest, highest }: DeckSpec): Message =>
  fillMessage(EXPECTED.rankOfDeck, { low: formatRank(lowest), high: formatRank(highest) });

/** Expected: a suit of the deck. */
export const suitOfDeck = ({ suits }: DeckSpec): Message =>
  fillMessage(EXPECTED.suitOfDeck, { suits: suits.map((suit) => 'cdhs'.charAt(suit)).join(', ') });

/** Expected: `size` cards at most. */
export const cardsAtMost = (size: number): Message =>
  size === 1 ? EXPECTED.oneCard : fillMessage(EXPECTED.cardsAtMost, { count: String(size) });
