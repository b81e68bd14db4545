import { MAX_SEAT } from '../../hand-limits.js';
import { lastIndexWithin } from '../../bounded-search.js';
import { isDigit } from '../../characters.js';
import { MAX_PLAYERS } from '../../hand-limits.js';
import { type AmountScanner, NO_AMOUNT } from '../../money.js';

/** A seat of the row of stacks. */
export interface Seat {
  readonly seat: number;
  /** As printed, with the quotes: `"Ann @ 3f2a"`. */
  readonly name: string;
  readonly stack: number;
}

const SEAT = '#';
const NEXT_SEAT = ') | #';

/**
 * The seats of [start, end) of a text, `#1 "Ann @ 3f2a" (100) | #7 "Bob @ 9c1e" (890)`, with the stacks in the unit of the
 * scanner. Null if any part of it is unknown. O(length).
 */
export const readSeats = (
  text: string,
  start: number,
  end: number,
  scanner: AmountScanner,
): readonly Seat[] | null => {
  const seats: Seat[] = [];
  let at = start;
  while (at < end) {
    if (!text.startsWith(SEAT, at) || seats.length === MAX_PLAYERS) return null;
    const next = text.indexOf(NEXT_SEAT, at + 1);
    const behind = next === -1 || next > end ? end : next + 1;
    const seat = readSeat(text, at + 1, behind, scanner);
    if (seat === null) return null;
    seats.push(seat);
    at = behind === end ? end : behind + NEXT_SEAT.length - 2;
  }
  return seats;
};

const readSeat = (text: string, start: number, end: number, scanner: AmountScanner): Seat | null => {
  let seat = 0;
  let at = start;
  for (; isDigit(text.charCodeAt(at)) && seat <= MAX_SEAT; at++) seat = seat * 10 + Number(text.charAt(at));
  const bracket = lastIndexWithin(text, ' (', at, end);
  const name = text.slice(at + 1, bracket);
  if (at === start || seat > MAX_SEAT || bracket <= at || text.charAt(at) !== ' ') return null;
  const stack = scanner.scan(text, bracket + 2);
  if (stack === NO_AMOUNT || scanner.end !== end - 1 || text.charAt(end - 1) !== ')') return null;
  // A bracket behind a quote inside the name is the seat of a player before.
  if (!name.startsWith('"') || !name.endsWith('"') || name.includes('" (')) return null;
  return { seat, name, stack };
};
