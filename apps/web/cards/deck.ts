/** Highest first, the order of the columns. */
export const RANKS = 'AKQJT98765432';
/** Spades, hearts, diamonds, clubs: the order of the rows. */
export const SUITS = 'shdc';
export const JOKER = 'Jk';

export type Suit = 's' | 'h' | 'd' | 'c';
/** A rank and a suit, `Ah`, or the joker. */
export type Card = string;

export interface Deck {
  /** Highest first. */
  readonly ranks: string;
  readonly suits: string;
  readonly joker: boolean;
}

const STANDARD: Deck = { ranks: RANKS, suits: SUITS, joker: false };

/** The decks that differ from the standard deck, by the service's ids. */
const OTHERS: Readonly<Record<string, Partial<Deck>>> = {
  'short-48': { ranks: RANKS.slice(0, 12) },
  'short-44': { ranks: RANKS.slice(0, 11) },
  'short-40': { ranks: RANKS.slice(0, 10) },
  'short-36': { ranks: RANKS.slice(0, 9) },
  'short-32': { ranks: RANKS.slice(0, 8) },
  'royal-20': { ranks: RANKS.slice(0, 5) },
  'kuhn-3': { ranks: 'KQJ', suits: 's' },
  'leduc-6': { ranks: 'KQJ', suits: 'sh' },
};

/** The ids of the decks besides the standard deck, without a joker. */
export const OTHER_DECKS = Object.keys(OTHERS);

/** The end of the id of a deck with a joker. */
export const WITH_JOKER = '-joker';

/** The deck of an id; the standard deck for an unknown one. */
export const deckOf = (id: string): Deck => {
  const joker = id.endsWith(WITH_JOKER);
  const plain = joker ? id.slice(0, -WITH_JOKER.length) : id;
  return { ...STANDARD, ...OTHERS[plain], joker };
};

/** All cards of a deck, suit by suit, the joker last. */
export const cardsOf = ({ ranks, suits, joker }: Deck): Card[] => [
  ...[...suits].flatMap((suit) => [...ranks].map((rank) => rank + suit)),
  ...(joker ? [JOKER] : []),
];

export const rankOf = (card: Card): string => card.charAt(0);

/** The suit of a card; null for the joker. */
export const suitOf = (card: Card): Suit | null => {
  const suit = card.charAt(1);
  return suit === 's' || suit === 'h' || suit === 'd' || suit === 'c' ? suit : null;
};
