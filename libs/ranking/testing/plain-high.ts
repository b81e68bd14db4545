import { type Card, parseCards, rankOf, suitOf } from '#cards';

/**
 * The reference implementation of the high scale, by counting. It shares only the cards with the tables.
 */

/** The cards of a text. Throws for an invalid text. */
export function cardsOf(text: string): Card[] {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code} at ${parsed.error.at}`);
  return parsed.cards;
}

/** The value of five cards: the place of the category, then the ranks in order of significance. */
export function plainValue(five: readonly Card[]): number[] {
  const tally = new Map<number, number>();
  for (const card of five) tally.set(rankOf(card), (tally.get(rankOf(card)) ?? 0) + 1);
  const groups = [...tally].sort(([rankA, a], [rankB, b]) => b - a || rankB - rankA);
  const ranks = groups.map(([rank]) => rank);
  const shape = groups.map(([, times]) => times).join('');
  const flush = new Set(five.map(suitOf)).size === 1;
  const wheel = ranks.join() === '12,3,2,1,0';
  const straight = shape === '11111' && (ranks[0] - ranks[4] === 4 || wheel);
  const top = wheel ? 3 : ranks[0];
  if (straight) return [flush ? 8 : 4, top];
  if (flush) return [5, ...ranks];
  const place = ['11111', '2111', '221', '311', '', '', '32', '41'].indexOf(shape);
  return [place, ...ranks];
}

/** Negative if the first value is worse, 0 for a tie, positive if it is better. */
export function comparePlain(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** All choices of `size` cards. */
export function choices(cards: readonly Card[], size: number): Card[][] {
  if (size === 0) return [[]];
  if (cards.length < size) return [];
  const [first, ...rest] = cards;
  return [...choices(rest, size - 1).map((choice) => [first, ...choice]), ...choices(rest, size)];
}

/** The best value of several hands. */
export function bestPlain(hands: readonly (readonly Card[])[]): number[] {
  return hands.map(plainValue).reduce((best, value) => (comparePlain(value, best) > 0 ? value : best));
}

/** The best value of any five cards. */
export function bestOfAny(cards: readonly Card[]): number[] {
  return bestPlain(choices(cards, 5));
}

/** The best value of two hole cards and three board cards. */
export function bestOfOmaha(hole: readonly Card[], board: readonly Card[]): number[] {
  return bestPlain(choices(hole, 2).flatMap((two) => choices(board, 3).map((three) => [...two, ...three])));
}
