export * from './card.js';
export * from './deck.js';
export {
  cardAt,
  type CardError,
  formatCard,
  formatCards,
  formatRank,
  type ParsedCards,
  parseCards,
} from './notation.js';
export { type Language, type RankName, rankName, suitName, type Wording } from './names.js';
export { bitCount, CardSet, firstDuplicate } from './set.js';
