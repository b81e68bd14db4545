import type { HandDescription } from '../../hand.js';
import { englishRanks, makeHandReader, signRanks } from '../../reading/index.js';

/** `two pairs, Aces and Sevens`, `a straight, eight to queen`, `a full house, Twos full of Eights`. */
const readHand = makeHandReader({
  categories: [
    ['a royal flush', 'straight-flush'],
    ['royal flush', 'straight-flush'],
    ['a straight flush', 'straight-flush'],
    ['straight flush', 'straight-flush'],
    ['four of a kind', 'four-of-a-kind'],
    ['a full house', 'full-house'],
    ['a flush', 'flush'],
    ['a straight', 'straight'],
    ['three of a kind', 'three-of-a-kind'],
    ['two pairs', 'two-pair'],
    ['a pair of', 'pair'],
    ['high card', 'high-card'],
  ],
  ranks: englishRanks,
  links: ['and', 'of', 'full', 'to', 'high'],
});

const WITH = ' with ';
const KICKER = ' kicker';
const rankByWord = new Map(Object.entries(englishRanks));

/**
 * A kicker is the card of the player that decides, which is not always the next one in rank: `with Jack kicker`. Null for
 * any other text.
 */
export const readDescription = (text: string): HandDescription | null => {
  const at = text.indexOf(WITH);
  if (at < 0) return readHand(text);
  const reading = readHand(text.slice(0, at));
  const kicker = text.slice(at + WITH.length).trim();
  if (!kicker.endsWith(KICKER)) return null;
  const rank = rankByWord.get(kicker.slice(0, -KICKER.length).toLowerCase());
  return reading === null || rank === undefined ? null : { ...reading, among: [rank] };
};

/** More than the cards of a low. */
const MAX_RANKS = 6;

/** `8,5,3,2,A`: the ranks of a low; null for any other text. */
export const readLow = (text: string): HandDescription | null => {
  const ranks = text
    .trim()
    .split(',', MAX_RANKS)
    .map((sign) => signRanks[sign.toLowerCase()] ?? -1);
  return ranks.length < MAX_RANKS && ranks.every((rank) => rank >= 0) ? { category: 'low', ranks } : null;
};
