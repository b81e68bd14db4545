import type { HandDescription } from '../../hand.js';

type Category = HandDescription['category'];

/** The words of the older layout, a phrase before those that begin with it: `Two pairs. 8s and 3s`, `Straight to 10`. */
const phrases: readonly (readonly [string, Category])[] = [
  ['High card', 'high-card'],
  ['One pair of', 'pair'],
  ['Two pairs.', 'two-pair'],
  ['Three Of Kind of', 'three-of-a-kind'],
  ['Straight Flush', 'straight-flush'],
  ['Straight to', 'straight'],
  ['Flush,', 'flush'],
  ['Full House', 'full-house'],
  ['Four Of Kind of', 'four-of-a-kind'],
  ['Royal Flush', 'straight-flush'],
];

const RANKS = '23456789TJQKA';
const LOW = 'Low hand (';

/** The ranks of a text: `8s and 3s`, `(3/8)`, `to 10`. */
const ranksIn = (text: string): number[] => {
  const ranks: number[] = [];
  for (const word of text.split(/[ ,/()]/u)) {
    const name = word.endsWith('s') ? word.slice(0, -1) : word;
    const rank = name === '10' ? RANKS.indexOf('T') : name.length === 1 ? RANKS.indexOf(name) : -1;
    if (rank >= 0) ranks.push(rank);
  }
  return ranks;
};

export const readDescription = (text: string): HandDescription | null => {
  const found = phrases.find(([words]) => text.startsWith(words));
  if (found === undefined) return null;
  const [words, category] = found;
  const ranks = words === 'Royal Flush' ? [12] : ranksIn(text.slice(words.length));
  if (category === 'two-pair') ranks.sort((one, other) => other - one);
  return { category, ranks: ranks.slice(0, category === 'two-pair' || category === 'full-house' ? 2 : 1) };
};

/** ` Low hand (A A 2 4 6 7 ).`: the ace is printed twice, and the ranks are in ascending order. */
export const readLow = (text: string): HandDescription | null => {
  const start = text.indexOf(LOW);
  if (start < 0) return null;
  const ranks = [...new Set(ranksIn(text.slice(start + LOW.length)))];
  return ranks.length === 0
    ? null
    : { category: 'low', ranks: ranks.sort((a, b) => ((b + 1) % 13) - ((a + 1) % 13)) };
};
