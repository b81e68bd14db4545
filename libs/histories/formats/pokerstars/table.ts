import { isDigit } from '../../characters.js';
import { indexWithin, lastIndexWithin } from '../../bounded-search.js';
import { messages } from '../../messages.js';
import { NO_AMOUNT } from '../../money.js';
import type { Draft } from './draft.js';

/**
 * The table line and the seat lines. They rely on nothing but the header's scale for amounts; the players that they add
 * are those whose names body.ts and summary.ts find.
 */

/** The largest seat number, and the largest number of seats. */
const MAX_SEATS = 255;

/** The number at an offset, and the offset after its digits; 0 without digits, infinity for very many. */
export const numberAt = (text: string, start: number, end: number): { value: number; end: number } => {
  let value = 0;
  let at = start;
  for (; at < end && isDigit(text.charCodeAt(at)); at++) value = value * 10 + text.charCodeAt(at) - 48;
  return { value, end: at };
};

/** The seat of a line that begins with `Seat 5: `, and the offset after it; null for other lines. */
export const seatNumberAt = (text: string, start: number): { seat: number; end: number } | null => {
  if (!text.startsWith('Seat ', start)) return null;
  const { value: seat, end } = numberAt(text, start + 5, start + 8);
  return end > start + 5 && seat <= MAX_SEATS && text.startsWith(': ', end) ? { seat, end: end + 2 } : null;
};

/**
 * `Table 'Isildur's PLO 50' 2-max (Play Money) Seat #1 is the button`, `Table ID '3' 6-Max Seat #4 is the button`.
 * The name is the text between the first and the last quotation mark. False for an incomplete table line.
 */
export const readTableLine = (draft: Draft, start: number, end: number): boolean => {
  const { text } = draft;
  const open = indexWithin(text, "'", start, end);
  const button = lastIndexWithin(text, 'Seat #', start, end);
  if (open < 0) return false;
  const close = lastIndexWithin(text, "'", open, button > start ? button : end);
  if (close <= open) return false;
  let at = close + 1;
  while (at < end && text.charCodeAt(at) === 0x20) at++;
  const { value: seats } = numberAt(text, at, end);
  draft.table = {
    name: text.slice(open + 1, close),
    seats: seats >= 2 && seats <= MAX_SEATS ? seats : null,
  };
  checkTournament(draft);
  if (button > start) {
    const { value: seat } = numberAt(text, button + 6, end);
    draft.buttonSeat = seat > 0 && seat <= MAX_SEATS ? seat : null;
    checkButton(draft, seat);
  }
  return true;
};

/** P-SETUP-1: the button is at a seat of the table; else the blinds decide where it is. */
const checkButton = (draft: Draft, seat: number): void => {
  const { table, contradictions, lastLine } = draft;
  const last = table.seats ?? MAX_SEATS;
  if (seat <= last) return;
  draft.buttonSeat = null;
  contradictions.push({ about: 'button', expected: String(last), actual: String(seat), line: lastLine });
};

/** In tournaments of the site, the name of a table is the number of the tournament and that of the table. */
const checkTournament = ({ header, table, contradictions, lastLine }: Draft): void => {
  const expected = header.tournament?.id;
  if (expected === undefined) return;
  const { name } = table;
  const first = numberAt(name, 0, name.length).end;
  const second = numberAt(name, first + 1, name.length).end;
  const isNumbered = first > 0 && name.charCodeAt(first) === SPACE && second > first + 1;
  if (!isNumbered || second < name.length || (name.startsWith(expected) && first === expected.length)) return;
  // Logs that were anonymized for publication have other numbers of nines in both places.
  if (expected.startsWith(NINES) && name.startsWith(NINES)) return;
  contradictions.push({ about: 'tournament', expected, actual: name, line: lastLine });
};

const SPACE = 0x20;
const NINES = '99999999';

/**
 * `Seat 2: Roni (LBK) ($2.23 in chips, $10 bounty) is sitting out`: read from the right, because a name may contain any
 * text. False for any other line.
 */
export const readSeatLine = (draft: Draft, start: number, end: number, line: number): boolean => {
  const { text } = draft;
  const number = seatNumberAt(text, start);
  if (number === null) return false;
  const chips = lastIndexWithin(text, ' in chips', number.end, end);
  const open = chips < 0 ? -1 : lastIndexWithin(text, '(', number.end, chips);
  if (open <= number.end) return false;
  const stack = draft.amountAt(open + 1);
  if (stack === NO_AMOUNT || draft.scanner.end !== chips) return false;
  if (draft.players.length >= MAX_SEATS)
    draft.reject('unreadable-line', messages.fewerSeatsExpected, line, start, end);
  const rest = chips + 9 === end ? '' : text.slice(chips + 9, end);
  const isAway = rest.includes('out of hand');
  const name = text.slice(number.end, open - 1);
  if (name !== '' && draft.players.some((player) => player.name === name))
    draft.reject('unreadable-line', messages.otherNameExpected, line, start, end);
  draft.players.push({
    seat: number.seat,
    name,
    stack,
    sittingOut: isAway || rest.includes('is sitting out'),
    ...(isAway ? { dealtIn: false } : {}),
    line,
  });
  if (rest !== '' && rest.includes('[hero]')) draft.heroSeat = number.seat;
  return true;
};
