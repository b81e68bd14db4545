import { NO_AMOUNT } from '../../money.js';
import type { Draft } from './draft.js';

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** The seat number of a line that begins with `Seat 5: `, with the offset behind it; null for other lines. */
export const seatNumberAt = (text: string, start: number): { seat: number; end: number } | null => {
  if (!text.startsWith('Seat ', start)) return null;
  let at = start + 5;
  let seat = 0;
  for (; isDigit(text.charCodeAt(at)) && at < start + 8; at++) seat = seat * 10 + text.charCodeAt(at) - 48;
  return at > start + 5 && text.startsWith(': ', at) ? { seat, end: at + 2 } : null;
};

/**
 * `Table 'Isildur's PLO 50' 2-max (Play Money) Seat #1 is the button`, `Table ID '3' 6-Max Seat #4 is the button`.
 * The name is what lies between the first and the last quote. False when the line is no whole table line.
 */
export const readTableLine = (draft: Draft, start: number, end: number): boolean => {
  const { text } = draft;
  const open = text.indexOf("'", start);
  const button = text.lastIndexOf('Seat #', end);
  if (open < 0 || open >= end) return false;
  const close = text.lastIndexOf("'", button > start ? button : end);
  if (close <= open) return false;
  let seats = 0;
  let at = close + 1;
  while (at < end && text.charCodeAt(at) === 0x20) at++;
  for (; isDigit(text.charCodeAt(at)) && at < end; at++) seats = seats * 10 + text.charCodeAt(at) - 48;
  draft.table = { name: text.slice(open + 1, close), seats: seats >= 2 ? seats : null };
  draft.playMoney = text.slice(close, end).includes('(Play Money)');
  if (button > start) {
    let seat = 0;
    for (at = button + 6; isDigit(text.charCodeAt(at)) && at < end; at++)
      seat = seat * 10 + text.charCodeAt(at) - 48;
    draft.buttonSeat = seat > 0 && seat < 256 ? seat : null;
  }
  return true;
};

/**
 * `Seat 2: Roni (LBK) ($2.23 in chips, $10 bounty) is sitting out`: read from the right, as names may hold anything.
 * False when the line is no seat line.
 */
export const readSeatLine = (draft: Draft, start: number, end: number, line: number): boolean => {
  const { text } = draft;
  const number = seatNumberAt(text, start);
  if (number === null) return false;
  const chips = text.lastIndexOf(' in chips', end);
  const open = chips < start ? -1 : text.lastIndexOf('(', chips);
  if (open <= number.end) return false;
  const stack = draft.amountAt(open + 1);
  if (stack === NO_AMOUNT || draft.scanner.end !== chips) return false;
  const rest = text.slice(chips + 9, end);
  draft.players.push({
    seat: number.seat,
    name: text.slice(number.end, open - 1),
    stack,
    sittingOut: rest.includes('is sitting out') || rest.includes('out of hand'),
    line,
  });
  if (rest.includes('[hero]')) draft.heroSeat = number.seat;
  return true;
};
