import { rankOf, type Card } from '#cards';
import type { HandDescription } from '../../hand.js';

type Category = HandDescription['category'];

/** The site names the category of a hand and lists its five cards: `Showdown [Qd Qc 9h 9c Kh] (Two pair)`. */
const categories: ReadonlyMap<string, Category> = new Map([
  ['High Card', 'high-card'],
  ['One pair', 'pair'],
  ['Two pair', 'two-pair'],
  ['Three of a kind', 'three-of-a-kind'],
  ['Straight', 'straight'],
  ['Flush', 'flush'],
  ['Full House', 'full-house'],
  ['Four of a kind', 'four-of-a-kind'],
  ['Straight Flush', 'straight-flush'],
  ['Royal Flush', 'straight-flush'],
]);

const FIVE = 5;
const ACE = 12;
const WHEEL_TOP = 3;

/** The hand of a description and, as far as they are listed, its five cards; null for other words. */
export const readDescription = (words: string, made: readonly Card[]): HandDescription | null => {
  const category = categories.get(words);
  if (category === undefined) return null;
  return { category, ranks: made.length < FIVE ? [] : ranksOf(category, made.slice(0, FIVE)) };
};

/** The low of a high-low hand, whose cards follow the five of the high hand. */
export const readLow = (cards: readonly Card[]): HandDescription | null => {
  if (cards.length !== FIVE) return null;
  const ranks = cards.map(rankOf).sort((a, b) => ((b + 1) % 13) - ((a + 1) % 13));
  return { category: 'low', ranks };
};

/** The ranks of a hand in the order in which hands compare: more frequent ones first, then higher ones. */
const ranksOf = (category: Category, cards: readonly Card[]): number[] => {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1);
  const ranks = [...counts]
    .sort(([one, often], [other, rarely]) => rarely - often || other - one)
    .map(([rank]) => rank);
  if (category !== 'straight' && category !== 'straight-flush') return ranks;
  return [ranks[0] === ACE && ranks[1] === WHEEL_TOP ? WHEEL_TOP : ranks[0]];
};
