import { type Card, JOKER, RANK_COUNT, rankOf } from '#cards';

/** The ranks that a card may have; the joker has one of its own. */
export const CARD_RANKS = RANK_COUNT + 1;

/**
 * The columns of a row with a value for each rank: so many that a row fills a line of the processor's cache, because tables of rows are read
 * in any order. They have 32 bits: the values are small corrections.
 */
export const COLUMNS = 16;

/** The rank of a card, as the number of a column. */
export const rankColumn = (card: Card): number => (card === JOKER ? RANK_COUNT : rankOf(card));
