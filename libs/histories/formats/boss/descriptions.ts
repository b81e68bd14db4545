import type { HandDescription } from '../../hand.js';
import { englishRanks, makeHandReader } from '../../reading/index.js';

const WIN = '$(STR_G_WIN_';
const FOLDED = '$(STR_G_FOLD)';
const MUCKED = '$(STR_G_MUCK)';
/** The player who is left wins without a hand. */
const UNCONTESTED = '$(STR_BY_DEFAULT)';

const readHigh = makeHandReader({
  categories: [
    ['straightflush)', 'straight-flush'],
    ['fourofakind)', 'four-of-a-kind'],
    ['fullhouse)', 'full-house'],
    ['flush)', 'flush'],
    ['straight)', 'straight'],
    ['threeofakind)', 'three-of-a-kind'],
    ['twopair)', 'two-pair'],
    ['pair)', 'pair'],
    ['highcard)', 'high-card'],
  ],
  ranks: englishRanks,
});

const KICKER = ' $(STR_G_KICKERTEXT)';
const COMMA = ', ';

/** A kicker is the card that decides between two hands, which need not be the highest one. */
const readWithKicker = (words: string): HandDescription | null => {
  const at = words.indexOf(COMMA);
  if (at < 0 || !words.endsWith(KICKER)) return readHigh(words);
  const reading = readHigh(words.slice(0, at));
  const kicker = readHigh(`HIGHCARD) ${words.slice(at + COMMA.length)}`);
  return reading === null || kicker === null ? null : { ...reading, among: kicker.ranks };
};

const ACE = 12;

/** Hands up to the ace have names of their own. */
const aceHigh: ReadonlyMap<string, HandDescription> = new Map([
  ['ACEHIGHFLUSH)', { category: 'flush', ranks: [ACE] }],
  ['ACEHIGHSTRAIGHT)', { category: 'straight', ranks: [ACE] }],
]);

/** What the `HAND` of a result says. */
export type ResultWords =
  | { readonly kind: 'folded' | 'mucked' | 'uncontested' | 'unknown' }
  | { readonly kind: 'hand'; readonly reading: HandDescription };

/**
 * Reads `$(STR_G_WIN_TWOPAIR) $(STR_G_CARDS_SEVENS) $(STR_G_ANDTEXT) $(STR_G_CARDS_FIVES)`: the keys of the client's
 * texts.
 */
export const readWords = (text: string): ResultWords => {
  if (text === FOLDED) return { kind: 'folded' };
  if (text === MUCKED) return { kind: 'mucked' };
  if (text === UNCONTESTED) return { kind: 'uncontested' };
  if (!text.startsWith(WIN)) return { kind: 'unknown' };
  const words = text.slice(WIN.length);
  const reading = aceHigh.get(words) ?? readWithKicker(words);
  return reading === null ? { kind: 'unknown' } : { kind: 'hand', reading };
};
