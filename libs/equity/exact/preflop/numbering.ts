import { type Card, makeCard, RANK_COUNT, rankOf, SUIT_COUNT, suitOf } from '#cards';

/**
 * Two hands of hold'em against each other before the flop, as places in a table. What such a matchup is depends on the two ranks
 * of either hand, and on which of the four cards are of one suit: its pattern. The names of suits do not matter, nor which card
 * of a pair is named first, nor who of the players is the first: 47,008 matchups differ in more than that.
 */

/** By number of two ranks: the higher and the lower. */
const RANKS: readonly (readonly [number, number])[] = Array.from({ length: RANK_COUNT }, (_, high) =>
  Array.from({ length: high + 1 }, (__, low) => [high, low] as const),
).flat();

const numberOfRanks = (high: number, low: number): number => (high * (high + 1)) / 2 + low;

/** The suits of a hand, the higher card's and the lower's, are a number of so many bits. */
const SUITS_BITS = 4;
const SUITS = 1 << SUITS_BITS;

/** What `placeOf` needs to know of a hand: the number of its ranks, and behind it that of its suits. */
export const handNumber = (a: Card, b: Card): number => {
  const high = Math.max(a, b);
  const low = Math.min(a, b);
  const suits = suitOf(high) * SUIT_COUNT + suitOf(low);
  return (numberOfRanks(rankOf(high), rankOf(low)) << SUITS_BITS) | suits;
};

/** The suits of four cards, named in the order in which they come: 0 is the first card's, 1 that of the first other one. */
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

/** Room for the patterns of two ranks against two: as much as for the suits of a hand, so that the number of a hand is a place. */
const STEP = SUITS;
const ROW = RANKS.length * STEP;

/** How long a table is that has a place for each matchup. */
export const PLACES = RANKS.length * ROW;

/** The place of a matchup by the numbers of both hands' ranks, and of its pattern. */
export const placeAt = (first: number, second: number, pattern: number): number =>
  first * ROW + second * STEP + pattern;

/** The place of two hands by their numbers. Hands that share a card have one as well, at which there is no matchup. */
export const placeOf = (first: number, second: number): number => {
  const ranks = (first >> SUITS_BITS) * ROW + (second & -SUITS);
  return ranks + PATTERN_OF[((first & (SUITS - 1)) << SUITS_BITS) | (second & (SUITS - 1))];
};

/** By pattern: the one that it becomes where its four cards are named in another order. */
const inOrder = (order: readonly number[]): readonly number[] =>
  PATTERNS.map((pattern) => numberOfPattern(order.map((card) => pattern[card])));
const FIRST_TURNED = inOrder([1, 0, 2, 3]);
const SECOND_TURNED = inOrder([0, 1, 3, 2]);
const EXCHANGED = inOrder([2, 3, 0, 1]);

/** Patterns that are the same matchup for the ranks at hand, and what they are where the players are exchanged. */
export interface Alike {
  readonly patterns: readonly number[];
  readonly exchanged: readonly number[];
}

/** Matchups that are alike, by the numbers of both hands' ranks. */
export type MatchupVisitor = (first: number, second: number, alike: Alike) => void;

/** Calls `visit` with all matchups that differ, in the order in which they are stored. */
export const forEachMatchup = (visit: MatchupVisitor): void => {
  for (let first = 0; first < RANKS.length; first++)
    for (let second = 0; second <= first; second++)
      for (const alike of alikeFor(first, second)) visit(first, second, alike);
};

/** One way to deal a matchup: the first player's two cards, then the second's. */
export const cardsOf = (first: number, second: number, { patterns }: Alike): readonly Card[] =>
  [...RANKS[first], ...RANKS[second]].map((rank, card) => makeCard(rank, PATTERNS[patterns[0]][card]));

const known = new Map<number, readonly Alike[]>();

/** The patterns in which four ranks can be dealt. Which they are depends on which of the ranks are equal. */
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
