import { type Card, JOKER, makeCard, rankOf, suitOf } from '#cards';
import { choices, comparePlain } from './plain-high.js';

/**
 * The reference implementation of all scales: it follows the rule books and counts cards. It shares only the cards with
 * the tables. A value is a list of numbers that are compared from the first to the last, the higher the better; null is
 * no hand.
 */
export type PlainValue = readonly number[] | null;

interface PlainRules {
  readonly size: number;
  readonly aces: 'high' | 'low';
  /** Categories, worst first. */
  readonly order: readonly string[];
  readonly lowWins: boolean;
  /** The other cards of the lowest straight with an ace (two to ten). Absent if aces are only high or only low. */
  readonly wheel?: readonly number[];
  readonly lowestRank?: number;
}

const HIGH = 'none pair two-pair trips straight flush full quads straight-flush five'.split(' ');
const SHORT = 'none pair two-pair trips straight full flush quads straight-flush five'.split(' ');
const SHORT_TRIPS = 'none pair two-pair straight trips full flush quads straight-flush five'.split(' ');
const THREE = 'none pair flush straight trips straight-flush'.split(' ');
const LOW = 'five straight-flush quads full flush straight trips two-pair pair none'.split(' ');
const LOW_A5 = 'five quads full trips two-pair pair none'.split(' ');

const high = (order: readonly string[], lowestRank: number): PlainRules => ({
  size: 5,
  aces: 'high',
  order,
  lowWins: false,
  lowestRank,
  wheel: [lowestRank, lowestRank + 1, lowestRank + 2, lowestRank + 3],
});

export const PLAIN_SCALES = {
  high: high(HIGH, 2),
  short: high(SHORT, 6),
  'short-32': high(SHORT, 7),
  'short-40': high(SHORT, 5),
  'short-44': high(SHORT, 4),
  'short-48': high(SHORT, 3),
  'short-trips': high(SHORT_TRIPS, 6),
  'short-32-trips': high(SHORT_TRIPS, 7),
  'short-40-trips': high(SHORT_TRIPS, 5),
  'short-44-trips': high(SHORT_TRIPS, 4),
  'short-48-trips': high(SHORT_TRIPS, 3),
  'three-card': { size: 3, aces: 'high', order: THREE, lowWins: false, wheel: [2, 3] },
  'one-card': { size: 1, aces: 'high', order: ['none'], lowWins: false },
  'ace-to-five': { size: 5, aces: 'low', order: LOW_A5, lowWins: true },
  'ace-to-six': { size: 5, aces: 'low', order: LOW, lowWins: true },
  'deuce-to-seven': { size: 5, aces: 'high', order: LOW, lowWins: true },
} as const satisfies Readonly<Record<string, PlainRules>>;

export type PlainScale = keyof typeof PLAIN_SCALES;

const ACE = 12;

/** 2 to 10, 11 for a jack, 12 for a queen, 13 for a king, 14 or 1 for an ace. */
function valueOf(card: Card, aces: 'high' | 'low'): number {
  return rankOf(card) === ACE && aces === 'low' ? 1 : rankOf(card) + 2;
}

function shapeName(times: readonly number[]): string {
  const names: Record<string, string> = { 5: 'five', 41: 'quads', 32: 'full', 311: 'trips', 221: 'two-pair' };
  const short: Record<string, string> = { 2111: 'pair', 21: 'pair', 3: 'trips' };
  return names[times.join('')] ?? short[times.join('')] ?? 'none';
}

/** The name and value of a complete hand. Cards may occur twice (wild cards). */
export function plainHand(
  scale: PlainScale,
  cards: readonly Card[],
): { readonly name: string; readonly value: readonly number[] } | null {
  const rules: PlainRules = PLAIN_SCALES[scale];
  const values = cards.map((card) => valueOf(card, rules.aces));
  if (values.some((value) => value < (rules.lowestRank ?? 1))) return null;
  const tally = new Map<number, number>();
  for (const value of values) tally.set(value, (tally.get(value) ?? 0) + 1);
  const groups = [...tally].sort(([a, timesA], [b, timesB]) => timesB - timesA || b - a);
  let ranks = groups.map(([value]) => value);
  let name = shapeName(groups.map(([, times]) => times));
  if (name === 'none') {
    const flush = new Set(cards.map(suitOf)).size === 1 && rules.order.includes('flush');
    const wheel = rules.wheel !== undefined && ranks.join() === [14, ...[...rules.wheel].reverse()].join();
    const inRow = wheel || ranks[0] - ranks[ranks.length - 1] === rules.size - 1;
    if (inRow && rules.order.includes('straight')) {
      name = flush ? 'straight-flush' : 'straight';
      ranks = [wheel ? ranks[1] : ranks[0]];
    } else if (flush) name = 'flush';
  }
  const sign = rules.lowWins ? -1 : 1;
  return { name, value: [rules.order.indexOf(name), ...ranks.map((rank) => sign * rank)] };
}

/** The better of two values. */
export function better(a: PlainValue, b: PlainValue): PlainValue {
  if (a === null || b === null) return a ?? b;
  return comparePlain(a, b) >= 0 ? a : b;
}

export const bestValue = (values: readonly PlainValue[]): PlainValue => values.reduce(better, null);

/** The best value over all complete hands. */
export function plainBest(scale: PlainScale, cards: readonly Card[]): PlainValue {
  const { size } = PLAIN_SCALES[scale];
  return bestValue(choices(cards, size).map((hand) => plainHand(scale, hand)?.value ?? null));
}

/** The value of an eight-or-better low: five different ranks up to eight, aces low. */
export function plainEight(five: readonly Card[]): PlainValue {
  const ranks = five.map((card) => valueOf(card, 'low')).sort((a, b) => b - a);
  return new Set(ranks).size === 5 && ranks[0] <= 8 ? ranks.map((rank) => -rank) : null;
}

export const plainBestEight = (cards: readonly Card[]): PlainValue =>
  bestValue(choices(cards, 5).map(plainEight));

/** The value of a badugi hand: cards of different ranks and suits. More cards beat fewer, then the lowest ranks win. */
export function plainBadugi(cards: readonly Card[], aces: 'high' | 'low'): PlainValue {
  const sets = [1, 2, 3, 4].flatMap((size) => choices(cards, size));
  const rainbow = sets.filter(
    (set) => new Set(set.map(rankOf)).size === set.length && new Set(set.map(suitOf)).size === set.length,
  );
  return bestValue(
    rainbow.map((set) => {
      const ranks = set.map((card) => valueOf(card, aces)).sort((a, b) => b - a);
      return [set.length, ...ranks.map((rank) => -rank)];
    }),
  );
}

/**
 * Cards that a wild card may stand for: every rank in the suit of a possible flush and in another suit. All other cards
 * have the value of one of these.
 */
function substituteWildCards(naturals: readonly Card[]): Card[] {
  const suit = naturals.length === 0 ? 0 : suitOf(naturals[0]);
  return Array.from({ length: 13 }, (_, rank) => [
    makeCard(rank, suit),
    makeCard(rank, (suit + 1) & 3),
  ]).flat();
}

/** The best value of five cards, over all cards that their wild cards and bug may stand for. */
function plainWild(
  scale: PlainScale,
  naturals: readonly Card[],
  chosen: readonly Card[],
  wilds: number,
  bug: boolean,
): PlainValue {
  const cards = [...naturals, ...chosen];
  if (wilds > 0) {
    return bestValue(
      substituteWildCards(naturals).map((card) =>
        plainWild(scale, naturals, [...chosen, card], wilds - 1, bug),
      ),
    );
  }
  if (!bug) return plainHand(scale, cards)?.value ?? null;
  const made = substituteWildCards(naturals).map((card) => ({
    card,
    hand: plainHand(scale, [...cards, card]),
  }));
  const isAllowed = (card: Card, name: string): boolean =>
    PLAIN_SCALES[scale].lowWins || rankOf(card) === ACE || /straight|flush/.test(name);
  return bestValue(
    made.map(({ card, hand }) => (hand !== null && isAllowed(card, hand.name) ? hand.value : null)),
  );
}

/** The best value of any five cards in a game with wild cards. */
export function plainBestWild(
  scale: PlainScale,
  cards: readonly Card[],
  joker: 'wild' | 'bug',
  wildRanks: readonly number[],
): PlainValue {
  const isWild = (card: Card): boolean => card !== JOKER && wildRanks.includes(rankOf(card));
  return bestValue(
    choices(cards, 5).map((five) => {
      const naturals = five.filter((card) => card !== JOKER && !isWild(card));
      const jokers = five.length - naturals.length - five.filter(isWild).length;
      const wilds = five.filter(isWild).length + (joker === 'wild' ? jokers : 0);
      return plainWild(scale, naturals, [], wilds, joker === 'bug' && jokers > 0);
    }),
  );
}
