import { type Card, makeCard, RANK_COUNT, rankOf, SUIT_COUNT, suitOf } from '#cards';

/**
 * Matchups of two hold'em hands before the flop as indices of a table. A matchup depends on the two ranks of each hand and on its
 * pattern: which of the four cards share a suit. It does not depend on the names of the suits, the order of the cards or the
 * order of the players. There are 47,008 different matchups.
 */

/** By rank-pair number: the higher and the lower rank. */
const RANKS: readonly (readonly [number, number])[] = Array.from({ length: RANK_COUNT }, (_, high) =>
  Array.from({ length: high + 1 }, (__, low) => [high, low] as const),
).flat();

const numberOfRanks = (high: number, low: number): number => (high * (high + 1)) / 2 + low;

/** The bits of the number that holds the suits of a hand, the higher card's and the lower's. */
const SUITS_BITS = 4;
const SUITS = 1 << SUITS_BITS;

/** The number of a hand, as `placeOf` takes it: that of its ranks, then that of its suits. */
export const handNumber = (a: Card, b: Card): number => {
  const high = Math.max(a, b);
  const low = Math.min(a, b);
  const suits = suitOf(high) * SUIT_COUNT + suitOf(low);
  return (numberOfRanks(rankOf(high), rankOf(low)) << SUITS_BITS) | suits;
};

/** The suits of four cards, numbered in order of appearance: 0 is the suit of the first card. */
type Pattern = readonly number[];

const renamed = (suits: Pattern): Pattern => {
  const order = [...new Set(suits)];
  return suits.map((suit) => order.indexOf(suit));
};

/** The suits of two hands from one number, `first * 16 + second`. */
const suitsOf = (both: number): Pattern => [6, 4, 2, 0].map((shift) => (both >> shift) & (SUIT_COUNT - 1));

const BOTH_SUITS = Array.from({ length: SUITS ** 2 }, (_, both) => renamed(suitsOf(both)).join(''));

/** The 15 patterns: the first hand's higher and lower card, then the second's. */
const PATTERNS: readonly Pattern[] = [...new Set(BOTH_SUITS)].map((text) => [...text].map(Number));

const numberOfPattern = (suits: Pattern): number => {
  const text = renamed(suits).join('');
  return PATTERNS.findIndex((pattern) => pattern.join('') === text);
};

/** By the suits of two hands, `first * 16 + second`: the number of their pattern. */
const PATTERN_OF = Uint8Array.from({ length: SUITS ** 2 }, (_, both) => numberOfPattern(suitsOf(both)));

/**
 * The entries that are reserved for the patterns of two ranks against two: as many as a hand has suits, so that the number of a
 * hand is an offset.
 */
const STEP = SUITS;
const ROW = RANKS.length * STEP;

/** The length of a table with an entry for each matchup. */
export const PLACES = RANKS.length * ROW;

/** The index of a matchup by the rank numbers of both hands and its pattern. */
export const placeAt = (first: number, second: number, pattern: number): number =>
  first * ROW + second * STEP + pattern;

/** The index of two hands by their numbers. Hands that share a card have an index without a matchup. */
export const placeOf = (first: number, second: number): number => {
  const ranks = (first >> SUITS_BITS) * ROW + (second & -SUITS);
  return ranks + PATTERN_OF[((first & (SUITS - 1)) << SUITS_BITS) | (second & (SUITS - 1))];
};

/** By pattern: the pattern after its four cards are reordered. */
const inOrder = (order: readonly number[]): readonly number[] =>
  PATTERNS.map((pattern) => numberOfPattern(order.map((card) => pattern[card])));
const FIRST_TURNED = inOrder([1, 0, 2, 3]);
const SECOND_TURNED = inOrder([0, 1, 3, 2]);
const EXCHANGED = inOrder([2, 3, 0, 1]);

/** Patterns that are one matchup for given ranks, and their patterns with the players exchanged. */
export interface Alike {
  readonly patterns: readonly number[];
  readonly exchanged: readonly number[];
}

/** Receives equivalent matchups and the rank numbers of both hands. */
export type MatchupVisitor = (first: number, second: number, alike: Alike) => void;

/** Calls `visit` with all different matchups, in the order in which they are stored. */
export const forEachMatchup = (visit: MatchupVisitor): void => {
  for (let first = 0; first < RANKS.length; first++)
    for (let second = 0; second <= first; second++)
      for (const alike of alikeFor(first, second)) visit(first, second, alike);
};

/** Example cards of a matchup: the first player's two cards, then the second's. */
export const cardsOf = (first: number, second: number, { patterns }: Alike): readonly Card[] =>
  [...RANKS[first], ...RANKS[second]].map((rank, card) => makeCard(rank, PATTERNS[patterns[0]][card]));

const known = new Map<number, readonly Alike[]>();

/** The patterns that four ranks can have. They depend on which of the ranks are equal. */
const alikeFor = (first: number, second: number): readonly Alike[] => {
  const ranks = [...RANKS[first], ...RANKS[second]];
  const equal = ranks.reduce((key, rank) => key * ranks.length + ranks.indexOf(rank), 0);
  let patterns = known.get(equal);
  if (patterns === undefined) known.set(equal, (patterns = find(ranks)));
  return patterns;
};

const find = (ranks: readonly number[]): Alike[] => {
  const [high, low, otherHigh, otherLow] = ranks;
  const isDealt = (suits: Pattern): boolean =>
    new Set(suits.map((suit, card) => makeCard(ranks[card], suit))).size === ranks.length;
  const found: Alike[] = [];
  for (const [pattern, suits] of PATTERNS.entries()) {
    if (!isDealt(suits)) continue;
    let patterns = [pattern];
    if (high === low) patterns = patterns.flatMap((each) => [each, FIRST_TURNED[each]]);
    if (otherHigh === otherLow) patterns = patterns.flatMap((each) => [each, SECOND_TURNED[each]]);
    patterns = [...new Set(patterns)];
    const exchanged = patterns.map((each) => EXCHANGED[each]);
    const same = high === otherHigh && low === otherLow ? [...patterns, ...exchanged] : patterns;
    if (pattern === Math.min(...same)) found.push({ patterns, exchanged });
  }
  return found;
};
