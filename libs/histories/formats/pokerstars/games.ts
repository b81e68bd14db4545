import { isCapital, isDigit, isEvery } from '../../characters.js';
import type { GameLimit } from '../../hand.js';

/** A game as the header names it, and the variant it is. Longer names before shorter ones that they contain. */
export interface GameName {
  readonly name: string;
  readonly variant: string;
}

export const gameNames: readonly GameName[] = [
  { name: "6+ Hold'em", variant: 'short-deck' },
  { name: "Hold'em", variant: 'holdem' },
  { name: '5 Card Omaha Hi/Lo', variant: 'omaha-5-8' },
  { name: '6 Card Omaha Hi/Lo', variant: 'omaha-6-8' },
  { name: '5 Card Omaha', variant: 'omaha-5' },
  { name: '6 Card Omaha', variant: 'omaha-6' },
  { name: 'Omaha Hi/Lo', variant: 'omaha-8' },
  { name: 'Omaha', variant: 'omaha' },
  { name: 'Courchevel Hi/Lo', variant: 'courchevel-8' },
  { name: 'Courchevel', variant: 'courchevel' },
  { name: '7 Card Stud Hi/Lo', variant: 'stud-8' },
  { name: '7 Card Stud', variant: 'stud' },
  { name: 'Razz', variant: 'razz' },
  { name: '5 Card Draw', variant: 'five-draw' },
  { name: 'Triple Draw 2-7 Lowball', variant: 'lowball-27-triple' },
  { name: 'Single Draw 2-7 Lowball', variant: 'lowball-27-single' },
  { name: 'Badugi', variant: 'badugi' },
];

/** The variants that the reader understands line by line; the others are named and rejected. */
export const readableVariants: readonly string[] = ['holdem', 'omaha'];

export const limitNames: readonly { readonly name: string; readonly limit: GameLimit }[] = [
  { name: 'No Limit', limit: 'no-limit' },
  { name: 'Pot Limit', limit: 'pot-limit' },
  { name: 'Fixed Limit', limit: 'fixed-limit' },
  { name: 'Limit', limit: 'fixed-limit' },
];

export interface NamedGame {
  readonly variant: string;
  readonly limit: GameLimit;
  /** Where the name begins and ends in the header. */
  readonly start: number;
  readonly end: number;
}

/** The game that a header names, a game before its limit: the last one, as mixed games name the rotation first. */
export const findGame = (header: string): NamedGame | null => {
  for (const { name: limitName, limit } of limitNames) {
    for (let at = header.lastIndexOf(limitName); at > 0; at = header.lastIndexOf(limitName, at - 1)) {
      if (header.charCodeAt(at - 1) !== 0x20) continue;
      const game = gameEndingAt(header, at - 1);
      if (game !== null) return { ...game, limit, end: at + limitName.length };
    }
  }
  return null;
};

/** The longest known name that ends there, unless it is the end of a longer one that is not known (`Split Hold'em`). */
const gameEndingAt = (header: string, end: number): { variant: string; start: number } | null => {
  for (const { name, variant } of gameNames) {
    if (!header.endsWith(name, end)) continue;
    const start = end - name.length;
    return beginsName(header, start) ? { variant, start } : null;
  }
  return null;
};

/**
 * Whether a game's name can begin at `start`: behind `#12:`, a club's name in braces or the bracket of a rotation; in a
 * tournament also behind `Tournament #34,`, two blanks or a buy-in. Behind any other word it is the end of another
 * game's name.
 */
const beginsName = (header: string, start: number): boolean => {
  let end = start;
  while (end > 0 && header.charCodeAt(end - 1) === BLANK) end--;
  if (end === 0 || NAME_MARKS.includes(header.charAt(end - 1))) return true;
  if (!header.includes('Tournament #')) return false;
  return start - end > 1 || BUY_IN_MARKS.includes(header.charAt(end - 1)) || isBuyIn(header, end);
};

const BLANK = 0x20;
const NAME_MARKS = ':}(';
const BUY_IN_MARKS = ',-';
const FREEROLL = 'Freeroll';
/** Letters of a currency's code. */
const LONGEST_CODE = 3;

/** Whether a word of a buy-in ends at `end`: `$1+$0.10`, `870+130`, `50FPP`, `Freeroll`, or `USD` or `SC` behind an amount. */
const isBuyIn = (header: string, end: number): boolean => {
  const word = header.lastIndexOf(' ', end - 1) + 1;
  if (isAmount(header, word, end) || header.slice(word, end) === FREEROLL) return true;
  if (end - word > LONGEST_CODE || !isEvery(header, word, end, isCapital)) return false;
  return isAmount(header, header.lastIndexOf(' ', word - 2) + 1, word - 1);
};

/** Figures with the signs and letters of a currency or of points; whatever a sign was decoded to. */
const isAmount = (header: string, start: number, end: number): boolean =>
  isEvery(header, start, end, isOfAmount) && !isEvery(header, start, end, (code) => !isDigit(code));

const isOfAmount = (code: number): boolean =>
  isDigit(code) || isCapital(code) || code > 0x7f || AMOUNT_MARKS.includes(String.fromCharCode(code));
const AMOUNT_MARKS = '$+.,/';
