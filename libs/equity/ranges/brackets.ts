import { SUIT_SIGNS } from '#cards';
import { EXPECTED } from '../messages/messages.js';
import type { Scanner } from './scanner.js';

/** Parses `[AKQ]`, `[A-T]`, `[A,T-8]`, `[T+]`, `[8-]`; returns a bit for each rank. */
export function takeBrackets(scanner: Scanner): number | undefined {
  scanner.take('[');
  let ranks = 0;
  do {
    if (!scanner.seesRank) return scanner.fail('syntax', EXPECTED.ranksInBrackets);
    const first = scanner.takeRank();
    if (first === undefined) return undefined;
    let last = first;
    if (scanner.take('+')) last = scanner.spec.highest;
    else if (scanner.take('-')) {
      if (scanner.next === ']' || scanner.next === ',') last = scanner.spec.lowest;
      else if (!scanner.seesRank) return scanner.fail('syntax', EXPECTED.ranksInBrackets);
      else {
        const other = scanner.takeRank();
        if (other === undefined) return undefined;
        last = other;
      }
    }
    for (let rank = Math.min(first, last); rank <= Math.max(first, last); rank++) ranks |= 1 << rank;
    scanner.take(',');
  } while (!scanner.take(']'));
  return ranks;
}

/** Whether suits in brackets come next, such as `[hs]`. */
export const seesSuitBrackets = ({ next, text, at }: Scanner): boolean =>
  next === '[' && SUIT_SIGNS.has(text.charAt(at + 1));

/** Parses `[hs]` or `[h,s]`; returns a bit for each suit. */
export function takeSuitBrackets(scanner: Scanner): number | undefined {
  scanner.take('[');
  let suits = 0;
  do {
    if (!scanner.seesSuit) return scanner.fail('syntax', EXPECTED.suitsInBrackets);
    const suit = scanner.takeSuit();
    if (suit === undefined) return undefined;
    suits |= 1 << suit;
    scanner.take(',');
  } while (!scanner.take(']'));
  return suits;
}
