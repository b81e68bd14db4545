import {
  ACE,
  DEUCE,
  EIGHT,
  FIVE,
  FOUR,
  KING,
  type Rank,
  RANK_COUNT,
  SEVEN,
  SIX,
  SPADES,
  type Suit,
  THREE,
} from '#cards';

/** Hand categories in the usual order, weakest first (rule P-RANK-1). */
const USUAL_ORDER = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
] as const;

export type HighCategory = (typeof USUAL_ORDER)[number];

/**
 * Hand categories of all scales. `five-of-a-kind` needs wild cards. `low` is five different ranks on a scale that the
 * lowest hand wins. The last four are badugi hands, by the number of cards that play.
 */
export type Category =
  HighCategory | 'five-of-a-kind' | 'low' | 'badugi' | 'three-card' | 'two-card' | 'one-card';

/** Decks without their lowest ranks: `short` has 36 cards, the others have their number of cards in their names. */
type Stripped = 'short' | 'short-32' | 'short-40' | 'short-44' | 'short-48';

export type ScaleId =
  | 'high'
  | Stripped
  | `${Stripped}-trips`
  | 'three-card'
  | 'two-card'
  | 'one-card'
  | 'highest-spade'
  | 'lowest-spade'
  | 'ace-to-five'
  | 'ace-to-six'
  | 'deuce-to-seven'
  | 'eight-or-better'
  | 'badugi'
  | 'badugi-27';

/**
 * An order of hands, as data: the classes, the tables and the descriptions are built from it. Strengths are integers of
 * which the higher wins, also on a scale that the lowest hand wins.
 */
export interface Scale<C extends Category = Category> {
  readonly id: ScaleId;
  /** The number of cards of a hand: five, or fewer in some games. A badugi hand may have fewer, down to `fewest`. */
  readonly cards: number;
  readonly fewest: number;
  /** What no two cards of a hand may share. If it is `nothing`, there are categories such as pairs. */
  readonly differ: 'nothing' | 'ranks' | 'ranks-and-suits';
  /** Weakest first. Other categories do not count; cards of none of these categories are no hand. */
  readonly categories: readonly C[];
  /** Which of two hands of the same category wins. */
  readonly wins: 'highest' | 'lowest';
  /** The first and the last rank of the order. If `lowest` is the ace, the ace is below the deuce. */
  readonly lowest: Rank;
  readonly highest: Rank;
  /** Whether the ace, which is high, is also the lowest card of the lowest straight: 5-4-3-2-A (rule P-DECK-2). */
  readonly aceBelowLowest: boolean;
  /** A hand is one card of this suit. */
  readonly suit?: Suit;
}

const FIVE_CARDS = { cards: 5, fewest: 5, differ: 'nothing' } as const;
const BADUGI = { cards: 4, fewest: 1, differ: 'ranks-and-suits', wins: 'lowest' } as const;
const ACE_HIGH = { lowest: DEUCE, highest: ACE, aceBelowLowest: false };
const ACE_LOW = { lowest: ACE, highest: KING, aceBelowLowest: false };

/** High hands of all 52 cards (rules P-RANK-1, P-RANK-2). Wild cards put five of a kind on top. */
export const HIGH: Scale<HighCategory> = {
  id: 'high',
  ...FIVE_CARDS,
  ...ACE_HIGH,
  categories: USUAL_ORDER,
  wins: 'highest',
  aceBelowLowest: true,
};

/** The categories with `moved` directly above `above`. */
function raised(order: readonly HighCategory[], moved: HighCategory, above: HighCategory): HighCategory[] {
  const rest = order.filter((category) => category !== moved);
  rest.splice(rest.indexOf(above) + 1, 0, moved);
  return rest;
}

const FLUSH_OVER_FULL_HOUSE = raised(USUAL_ORDER, 'flush', 'full-house');
const TRIPS_OVER_STRAIGHT = raised(FLUSH_OVER_FULL_HOUSE, 'three-of-a-kind', 'straight');

/** Stripped decks: a flush beats a full house, and with `trips` three of a kind beats a straight (P-RANK-1). */
const stripped = (id: Stripped, lowest: Rank): Scale => ({
  ...HIGH,
  id,
  lowest,
  categories: FLUSH_OVER_FULL_HOUSE,
});
const trips = (id: Stripped, lowest: Rank): Scale => ({
  ...HIGH,
  id: `${id}-trips`,
  lowest,
  categories: TRIPS_OVER_STRAIGHT,
});

/** The usual order reversed, for lows in which straights and flushes count against the hand. */
const LOW_ORDER: readonly Category[] = [...USUAL_ORDER.slice(1).reverse(), 'low'];
const BADUGI_ORDER: readonly Category[] = ['one-card', 'two-card', 'three-card', 'badugi'];

/** The table of scales. */
export const SCALES: Readonly<Record<ScaleId, Scale>> = {
  high: HIGH,
  short: stripped('short', SIX),
  'short-32': stripped('short-32', SEVEN),
  'short-40': stripped('short-40', FIVE),
  'short-44': stripped('short-44', FOUR),
  'short-48': stripped('short-48', THREE),
  'short-trips': trips('short', SIX),
  'short-32-trips': trips('short-32', SEVEN),
  'short-40-trips': trips('short-40', FIVE),
  'short-44-trips': trips('short-44', FOUR),
  'short-48-trips': trips('short-48', THREE),
  /**
   * Rhode Island hold'em: with three cards, straights are rarer than flushes, and three of a kind is rarer than both. The
   * order, and the ace at both ends of straights, follow Gilpin and Sandholm, who solved this game of Shi and Littman.
   */
  'three-card': {
    ...HIGH,
    id: 'three-card',
    cards: 3,
    fewest: 3,
    categories: ['high-card', 'pair', 'flush', 'straight', 'three-of-a-kind', 'straight-flush'],
  },
  /** Leduc hold'em, of Southey and others: a pair beats high cards, and the suits of the deck do not count. */
  'two-card': { ...HIGH, id: 'two-card', cards: 2, fewest: 2, categories: ['high-card', 'pair'] },
  /** Kuhn poker. */
  'one-card': { ...HIGH, id: 'one-card', cards: 1, fewest: 1, categories: ['high-card'] },
  /** Chicago: a hand is one spade; the ace is high for the lowest spade too. */
  'highest-spade': {
    ...HIGH,
    id: 'highest-spade',
    cards: 1,
    fewest: 1,
    categories: ['high-card'],
    suit: SPADES,
  },
  'lowest-spade': {
    id: 'lowest-spade',
    cards: 1,
    fewest: 1,
    differ: 'nothing',
    ...ACE_HIGH,
    categories: ['low'],
    wins: 'lowest',
    suit: SPADES,
  },
  /** P-LOW-1: the three lows. */
  'ace-to-five': {
    id: 'ace-to-five',
    ...FIVE_CARDS,
    ...ACE_LOW,
    categories: LOW_ORDER.filter((category) => !/straight|flush/.test(category)),
    wins: 'lowest',
  },
  'ace-to-six': { id: 'ace-to-six', ...FIVE_CARDS, ...ACE_LOW, categories: LOW_ORDER, wins: 'lowest' },
  'deuce-to-seven': {
    id: 'deuce-to-seven',
    ...FIVE_CARDS,
    ...ACE_HIGH,
    categories: LOW_ORDER,
    wins: 'lowest',
  },
  /** P-LOW-2: a hand has five different ranks, none above eight. */
  'eight-or-better': {
    id: 'eight-or-better',
    ...FIVE_CARDS,
    ...ACE_LOW,
    highest: EIGHT,
    differ: 'ranks',
    categories: ['low'],
    wins: 'lowest',
  },
  /** P-VAR-MORE: cards of different ranks and suits; more beat fewer, then the lowest from the top. */
  badugi: { id: 'badugi', ...BADUGI, ...ACE_LOW, categories: BADUGI_ORDER },
  'badugi-27': { id: 'badugi-27', ...BADUGI, ...ACE_HIGH, categories: BADUGI_ORDER },
};

/** Whether `id` is the id of a scale. For text from users. */
export function isScaleId(id: string): id is ScaleId {
  return Object.hasOwn(SCALES, id);
}

/**
 * Place of a rank in the order of a scale, 0 to 12: the rank itself, or, if the ace is low, one more and 0 for the ace.
 * Ranks that the scale does not have are below the place of `lowest` or above that of `highest`.
 */
export function placeOf(rank: Rank, scale: Scale): number {
  return scale.lowest === ACE ? (rank + 1) % RANK_COUNT : rank;
}

/** The rank at a place 0 to 12 of the order of a scale. */
export function rankAt(place: number, scale: Scale): Rank {
  return scale.lowest === ACE ? (place + RANK_COUNT - 1) % RANK_COUNT : place;
}

/** The ranks of a scale as a mask. */
export function ranksOf(scale: Scale): number {
  let mask = 0;
  for (let place = placeOf(scale.lowest, scale); place <= placeOf(scale.highest, scale); place++) {
    mask |= 1 << rankAt(place, scale);
  }
  return mask;
}
