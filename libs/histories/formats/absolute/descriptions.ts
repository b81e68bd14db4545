import type { HandDescription } from '../../hand.js';
import { readDescription as readWords } from '../pokerstars/descriptions.js';

const HIGH = ' high';
const PAIR = 'one pair';

/** `One pair, jacks`, `ace high`, `Two Pair, aces and queens(nine kicker)`: the words of other sites in another order. */
export const readDescription = (text: string): HandDescription | null => {
  const bracket = text.indexOf('(');
  const words = (bracket < 0 ? text : text.slice(0, bracket)).trim().toLowerCase();
  if (words.startsWith(PAIR)) return readWords(words.slice('one '.length));
  if (words.endsWith(HIGH) && !words.includes(','))
    return readWords(`high card ${words.slice(0, -HIGH.length)}`);
  return readWords(words);
};
