import {
  ACE,
  type Card,
  FIVE,
  FOUR,
  JACK,
  JOKER,
  KING,
  makeCard,
  type Rank,
  rankOf,
  SEVEN,
  SIX,
  SPADES,
  type Suit,
  suitOf,
  TEN,
  THREE,
  DEUCE,
} from './card.js';

/** A deck: all cards of its ranks and suits, with or without a joker (rule P-DECK-1). */
export interface DeckSpec {
  readonly id: string;
  readonly lowest: Rank;
  readonly highest: Rank;
  readonly suits: readonly Suit[];
  readonly joker: boolean;
}

const ALL_SUITS: readonly Suit[] = [0, 1, 2, 3];

/** The table of decks. The number in a name is the number of cards without the joker. */
const SPECS = {
  standard: { lowest: DEUCE, highest: ACE, suits: ALL_SUITS, joker: false },
  'standard-joker': { lowest: DEUCE, highest: ACE, suits: ALL_SUITS, joker: true },
  'short-48': { lowest: THREE, highest: ACE, suits: ALL_SUITS, joker: false },
  'short-44': { lowest: FOUR, highest: ACE, suits: ALL_SUITS, joker: false },
  'short-40': { lowest: FIVE, highest: ACE, suits: ALL_SUITS, joker: false },
  'short-36': { lowest: SIX, highest: ACE, suits: ALL_SUITS, joker: false },
  'short-32': { lowest: SEVEN, highest: ACE, suits: ALL_SUITS, joker: false },
  'short-48-joker': { lowest: THREE, highest: ACE, suits: ALL_SUITS, joker: true },
  'short-44-joker': { lowest: FOUR, highest: ACE, suits: ALL_SUITS, joker: true },
  'short-40-joker': { lowest: FIVE, highest: ACE, suits: ALL_SUITS, joker: true },
  'short-36-joker': { lowest: SIX, highest: ACE, suits: ALL_SUITS, joker: true },
  'short-32-joker': { lowest: SEVEN, highest: ACE, suits: ALL_SUITS, joker: true },
  'royal-20': { lowest: TEN, highest: ACE, suits: ALL_SUITS, joker: false },
  'kuhn-3': { lowest: JACK, highest: KING, suits: [SPADES], joker: false },
} as const satisfies Record<string, Omit<DeckSpec, 'id'>>;

export type DeckId = keyof typeof SPECS;

interface BuiltDeck {
  readonly spec: DeckSpec;
  readonly cards: readonly Card[];
}

function build(spec: DeckSpec): BuiltDeck {
  const cards: Card[] = [];
  for (let rank = spec.lowest; rank <= spec.highest; rank++) {
    for (const suit of spec.suits) cards.push(makeCard(rank, suit));
  }
  if (spec.joker) cards.push(JOKER);
  return { spec, cards: Object.freeze(cards) };
}

const DECKS: ReadonlyMap<string, BuiltDeck> = new Map(
  Object.entries(SPECS).map(([id, spec]) => [id, build({ id, ...spec })]),
);

function deck(id: DeckId): BuiltDeck {
  const found = DECKS.get(id);
  if (found === undefined) throw new RangeError(`no such deck: ${id}`);
  return found;
}

/** Whether `id` is the id of a deck. For text from users. */
export function isDeckId(id: string): id is DeckId {
  return DECKS.has(id);
}

/** All deck ids in the order of the table. */
export function deckIds(): DeckId[] {
  return [...DECKS.keys()].filter(isDeckId);
}

/** The ranks, suits and joker of a deck. */
export function deckSpec(id: DeckId): DeckSpec {
  return deck(id).spec;
}

/** The cards of a deck, ascending, joker last; one frozen array per deck, shared by all callers. */
export function deckCards(id: DeckId): readonly Card[] {
  return deck(id).cards;
}

/** Whether the card belongs to the deck. `UNKNOWN` belongs to no deck. */
export function isInDeck(id: DeckId, card: Card): boolean {
  const { spec } = deck(id);
  if (card === JOKER) return spec.joker;
  const rank = rankOf(card);
  return rank >= spec.lowest && rank <= spec.highest && spec.suits.includes(suitOf(card));
}

/** The deck with this number of cards, the joker included: 52, 53, 48, 36, … Only decks of four suits; undefined if there is none. */
export function deckOfSize(size: number): DeckId | undefined {
  return deckIds().find((id) => {
    const { cards, spec } = deck(id);
    return cards.length === size && spec.suits.length === ALL_SUITS.length;
  });
}
