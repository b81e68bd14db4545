import { englishRanks, makeHandReader, type ShownHand } from '../../reading/index.js';

const readHigh = makeHandReader({
  categories: [
    ['Royal flush', 'straight-flush'],
    ['Straight flush', 'straight-flush'],
    ['Quads of', 'four-of-a-kind'],
    ['Full of', 'full-house'],
    ['Flush', 'flush'],
    ['Straight', 'straight'],
    ['Trips of', 'three-of-a-kind'],
    ['Two pairs :', 'two-pair'],
    ['One pair :', 'pair'],
    ['High card :', 'high-card'],
  ],
  ranks: englishRanks,
  links: ['and', 'high'],
});

const HIGH = 'HI : ';
const LOW = 'LO : ';

/** Whether a description is that of one half of a pot. */
export const isOfHalf = (text: string): boolean => text.startsWith(HIGH) || text.startsWith(LOW);

/** `Two pairs : Ace and 9`; in high-low games a line each: `HI : Two pairs : Ace and 9`, `LO : High card : 7`. */
export const readDescription = (text: string, variant: string): ShownHand => {
  if (text.startsWith(HIGH)) return { text, reading: readHigh(text.slice(HIGH.length)) };
  const isLow = text.startsWith(LOW);
  const reading = readHigh(isLow ? text.slice(LOW.length) : text);
  // The site names a low by the highest of its cards, as a hand without a pair.
  const low =
    reading?.category === 'high-card' ? { category: 'low' as const, ranks: reading.ranks } : reading;
  if (isLow) return low === null ? { text, reading: null } : { text, reading: null, low };
  return { text, reading: isLowball(variant) ? low : reading };
};

const isLowball = (variant: string): boolean => variant === 'razz' || variant.startsWith('lowball');
