import { type DeckSpec, fillMessage, formatRank, type Message } from '#cards';
import { EXPECTED } from '../messages/messages.js';

/** A rank that the deck has was expected. */
export const rankOfDeck = ({ lowest, highest }: DeckSpec): Message =>
  fillMessage(EXPECTED.rankOfDeck, { low: formatRank(lowest), high: formatRank(highest) });

/** A suit that the deck has was expected. */
export const suitOfDeck = ({ suits }: DeckSpec): Message =>
  fillMessage(EXPECTED.suitOfDeck, { suits: suits.map((suit) => 'cdhs'.charAt(suit)).join(', ') });

/** No more cards than a hand has were expected. */
export const cardsAtMost = (size: number): Message =>
  size === 1 ? EXPECTED.oneCard : fillMessage(EXPECTED.cardsAtMost, { count: String(size) });
