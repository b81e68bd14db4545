import { type Card, makeCard, UNKNOWN } from '#cards';

const RANKS: ReadonlyMap<string, number> = new Map(
  ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map((rank, index) => [rank, index]),
);
const SUITS: ReadonlyMap<string, number> = new Map([
  ['C', 0],
  ['D', 1],
  ['H', 2],
  ['S', 3],
]);

/** More than the cards of any element. */
const MAX_CARDS = 16;

/** Cards with the suit first: `C10 HA`; `X` is a card that the log does not show. Null for any other text. */
export const parseCards = (text: string): Card[] | null => {
  const cards: Card[] = [];
  for (const word of text.split(' ', MAX_CARDS)) {
    if (word === '') continue;
    if (word === 'X') {
      cards.push(UNKNOWN);
      continue;
    }
    const suit = SUITS.get(word.slice(0, 1));
    const rank = RANKS.get(word.slice(1));
    if (suit === undefined || rank === undefined) return null;
    cards.push(makeCard(rank, suit));
  }
  return cards;
};
