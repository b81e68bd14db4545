import {
  ACE,
  type Card,
  FIVE,
  FOUR,
  HEARTS,
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
  UNKNOWN,
} from './card.js';
import { formatCard, parseCards } from './notation.js';

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
  'leduc-6': { lowest: JACK, highest: KING, suits: [HEARTS, SPADES], joker: false },
} as const satisfies Record<string, Omit<DeckSpec, 'id'>>;

/** The beginning of the id of a deck that is not in the table; its cards follow, ascending, without spaces. */
const LISTED = 'cards-';

export type DeckId = keyof typeof SPECS | `${typeof LISTED}${string}`;

interface BuiltDeck {
  readonly spec: DeckSpec;
  readonly cards: readonly Card[];
  /** By card: 1 for the cards of the deck. */
  readonly has: Uint8Array;
}

const withMembers = (spec: DeckSpec, cards: Card[]): BuiltDeck => {
  const has = new Uint8Array(UNKNOWN + 1);
  for (const card of cards) has[card] = 1;
  return { spec, cards: Object.freeze(cards), has };
};

function build(spec: DeckSpec): BuiltDeck {
  const cards: Card[] = [];
  for (let rank = spec.lowest; rank <= spec.highest; rank++) {
    for (const suit of spec.suits) cards.push(makeCard(rank, suit));
  }
  if (spec.joker) cards.push(JOKER);
  return withMembers(spec, cards);
}

const DECKS: ReadonlyMap<string, BuiltDeck> = new Map(
  Object.entries(SPECS).map(([id, spec]) => [id, build({ id, ...spec })]),
);

/** Decks that are not in the table, as far as they are in use. */
const listed = new Map<string, BuiltDeck>();
const MAX_LISTED = 200;

/** The deck of an id that lists its cards; undefined unless it lists different cards, ascending. */
function readListed(id: string): BuiltDeck | undefined {
  const known = listed.get(id);
  if (known !== undefined || !id.startsWith(LISTED)) return known;
  const parsed = parseCards(id.slice(LISTED.length));
  if (!parsed.ok || parsed.cards.length === 0 || deckOf(parsed.cards) !== id) return undefined;
  const { cards } = parsed;
  const plain = cards.filter((card) => card !== JOKER);
  const ranks = plain.map(rankOf);
  const spec: DeckSpec = {
    id,
    lowest: Math.min(...ranks),
    highest: Math.max(...ranks),
    suits: [...new Set(plain.map(suitOf))].sort((a, b) => a - b),
    joker: cards.length > plain.length,
  };
  const built = withMembers(spec, [...cards]);
  if (listed.size >= MAX_LISTED) listed.clear();
  listed.set(id, built);
  return built;
}

/**
 * The id of the deck with these cards: of the table, or one that lists them. Undefined if a card occurs twice, is unknown, or
 * if only a joker is left.
 */
export function deckOf(cards: readonly Card[]): DeckId | undefined {
  const sorted = [...cards].sort((a, b) => a - b);
  const isDeck = sorted.every((card, at) => card >= 0 && card <= JOKER && card !== sorted[at - 1]);
  if (!isDeck || sorted.length === 0 || sorted[0] === JOKER) return undefined;
  const text = sorted.join();
  for (const [id, { cards: known }] of DECKS) if (known.join() === text && isDeckId(id)) return id;
  return `${LISTED}${sorted.map(formatCard).join('')}`;
}

function deck(id: DeckId): BuiltDeck {
  const found = DECKS.get(id) ?? readListed(id);
  if (found === undefined) throw new RangeError(`no such deck: ${id}`);
  return found;
}

/** Whether `id` is the id of a deck. For text from users. */
export function isDeckId(id: string): id is DeckId {
  return DECKS.has(id) || readListed(id) !== undefined;
}

/** The ids of the table, in its order. */
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
  return deck(id).has[card] === 1;
}

/** The deck with this number of cards, the joker included: 52, 53, 48, 36, … Only decks of four suits; undefined if there is none. */
export function deckOfSize(size: number): DeckId | undefined {
  return deckIds().find((id) => {
    const { cards, spec } = deck(id);
    return cards.length === size && spec.suits.length === ALL_SUITS.length;
  });
}
