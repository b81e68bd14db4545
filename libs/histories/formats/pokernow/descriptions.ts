import { makeCard, type Card } from '#cards';
import type { HandDescription } from '../../hand.js';

type Category = HandDescription['category'];

/**
 * The names of hands: `Two Pair, J's & 9's`, `Straight, A High`, `Flush, 10h High`, `Full House, 4's over 3's`, `Pair, 8's`,
 * `A High`. Of Omaha hands the site prints the first word only: `One Pair`, `Flush`. A straight flush is `Straight Flush`, with or without its
 * high card.
 */
const categories: readonly (readonly [string, Category])[] = [
  ['Royal Flush', 'straight-flush'],
  ['Straight Flush', 'straight-flush'],
  ['Four of a Kind', 'four-of-a-kind'],
  ['Full House', 'full-house'],
  ['Flush', 'flush'],
  ['Straight', 'straight'],
  ['Three of a Kind', 'three-of-a-kind'],
  ['Two Pair', 'two-pair'],
  ['One Pair', 'pair'],
  ['Pair', 'pair'],
  ['High Card', 'high-card'],
];

const ranks: ReadonlyMap<string, number> = new Map(
  ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map((face, rank) => [face, rank]),
);
const HIGH = ' High';
const PLURAL = "'s";
const SUITS = 'cdhs';
const ACE = 12;

/** Reads the name of a hand; null for an unknown one. */
export const readDescription = (words: string): HandDescription | null => {
  for (const [name, category] of categories) {
    if (!words.startsWith(name)) continue;
    if (words === name) return { category, ranks: name === 'Royal Flush' ? [ACE] : [] };
    if (words.startsWith(', ', name.length)) return withRanks(category, words.slice(name.length + 2));
  }
  const high = words.endsWith(HIGH) ? ranks.get(words.slice(0, -HIGH.length)) : undefined;
  return high === undefined ? null : { category: 'high-card', ranks: [high] };
};

const withRanks = (category: Category, words: string): HandDescription | null => {
  if (words.endsWith(HIGH)) {
    const face = words.slice(0, -HIGH.length);
    const rank =
      ranks.get(face) ?? (SUITS.includes(face.slice(-1)) ? ranks.get(face.slice(0, -1)) : undefined);
    return rank === undefined ? null : { category, ranks: [rank] };
  }
  const found = words
    .split(category === 'full-house' ? ' over ' : ' & ')
    .map((face) => (face.endsWith(PLURAL) ? ranks.get(face.slice(0, -PLURAL.length)) : undefined));
  return found.every((rank) => rank !== undefined) ? { category, ranks: found } : null;
};

/** The card in the name of a flush, `Flush, 10h High`; null for other names. */
export const flushCardIn = (words: string): Card | null => {
  const [category, face = ''] = words.split(', ');
  if (category !== 'Flush' || !face.endsWith(HIGH)) return null;
  const card = face.slice(0, -HIGH.length);
  const rank = ranks.get(card.slice(0, -1));
  const suit = SUITS.indexOf(card.slice(-1));
  return rank === undefined || suit < 0 ? null : makeCard(rank, suit);
};
