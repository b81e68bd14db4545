export * from './card.js';
export * from './deck.js';
export {
  cardAt,
  type CardError,
  formatCard,
  formatCards,
  formatRank,
  INVISIBLE,
  type ParsedCards,
  parseCards,
  SUIT_SIGNS,
} from './notation.js';
export {
  type Catalogue,
  fillMessage,
  formatMessage,
  type Message,
  type MessageValues,
  placeholderMismatches,
  placeholdersOf,
} from './message.js';
export { type Language, type RankName, rankName, suitName } from './names.js';
export { bitCount, CardSet, firstDuplicate } from './set.js';
