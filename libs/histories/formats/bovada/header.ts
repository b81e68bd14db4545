import { MAX_SEAT } from '../../hand-limits.js';
import { lineBehind } from '../../bounded-search.js';
import { isDigit } from '../../characters.js';
import { parseTime, type HandDraft, type LineReader, type Phrase } from '../../reading/index.js';
import { findGame, findLimit, splitLimit } from './games.js';

/** The newer logs name the version of their layout before the time. */
const VERSION = ' [MVS]';
const UTC = ' UTC';

const withoutVersion = (words: string): string =>
  words.endsWith(VERSION) ? words.slice(0, -VERSION.length).trim() : words.trim();

/** `2021-03-11 22:58:57 UTC`; the zone of older logs is not known. */
const readTime = (draft: HandDraft, text: string): void => {
  draft.playedAtText = text;
  draft.playedAt = parseTime(text, 'year-first', text.endsWith(UTC) ? 'UTC' : null);
};

/** `Bovada Hand #27 TBL#48 HOLDEM Fixed Limit - 2013-07-21 21:16:46`. */
const readCash: LineReader = (draft, match) => {
  const split = splitLimit(withoutVersion(match.textAt(3)));
  const game = split === null ? undefined : findGame(split.before);
  if (split === null || game === undefined) return false;
  draft.site = match.textAt(0);
  draft.id = match.textAt(1);
  draft.table = { name: match.textAt(2), seats: null };
  draft.game = { variant: game.variant, limit: split.limit, rotation: null };
  draft.currency = 'USD';
  readTime(draft, match.textAt(4));
  return true;
};

/** `Ignition Hand #43: HOLDEM Tournament #41 TBL#13, Turbo- Level 1 (10/20) - 2021-04-11 15:02:38`. */
const readTournament: LineReader = (draft, match) => {
  const game = findGame(match.textAt(2));
  if (game === undefined) return false;
  const limit = findLimit(match.textAt(5)) ?? game.usualLimit;
  const [small, big] = match.amounts;
  draft.site = match.textAt(0);
  draft.id = match.textAt(1);
  draft.game = { variant: game.variant, limit, rotation: null };
  draft.tournament = { id: match.textAt(3), buyIn: null, level: match.textAt(6) };
  draft.table = { name: match.textAt(4), seats: null };
  draft.currency = 'CHIPS';
  draft.stakes.smallBlind = small;
  draft.stakes.bigBlind = big;
  readTime(draft, match.textAt(7));
  return true;
};

/** Whether the seats that follow are numbered in the order of the table, and by numbers that a hand can have. */
const isInOrder = ({ text, lineStart, end }: HandDraft): boolean => {
  let last = 0;
  for (let at = lineStart; at >= 0 && text.startsWith(SEAT, at); at = lineBehind(text, at, end)) {
    let number = 0;
    for (at += SEAT.length; isDigit(text.charCodeAt(at)); at++)
      number = number * 10 + text.charCodeAt(at) - 48;
    if (number <= last || number > MAX_SEAT) return false;
    last = number;
  }
  return true;
};

const SEAT = 'Seat ';

/**
 * Tournaments number players by their entry: `Seat 1243`, `Seat 94`. Their lines are in the order of the table all the
 * same, so a place in this order stands for the seat.
 */
const seats =
  (isHero: boolean): LineReader =>
  (draft, match, line) => {
    const [printed] = match.numbers;
    const [stack] = match.amounts;
    const { players, printedSeats } = draft;
    if (players.length === 0) draft.hasSeatNumbers = draft.tournament === null || isInOrder(draft);
    const seat = draft.hasSeatNumbers ? printed : players.length + 1;
    draft.addPlayer({ seat, name: match.textAt(0), stack, sittingOut: false, line });
    printedSeats.push(printed);
    if (isHero) draft.heroSeat = seat;
    return true;
  };

/** Stud tables name players by their seats: `Seat+2 [ME]: $6.53 in chips`. */
const studSeats =
  (isHero: boolean): LineReader =>
  (draft, match, line) => {
    const [seat] = match.numbers;
    const [stack] = match.amounts;
    draft.addPlayer({ seat, name: `Seat+${String(seat)}`, stack, sittingOut: false, line });
    draft.printedSeats.push(seat);
    if (isHero) draft.heroSeat = seat;
    return true;
  };

const readTableInfo: LineReader = (draft, match) => {
  if (draft.tournament !== null) return;
  [draft.stakes.smallBlind, draft.stakes.bigBlind] = match.amounts;
};

export const headerPhrases: readonly Phrase<HandDraft>[] = [
  {
    phrase:
      '{text} Hand #{text}: {text} Tournament #{text} TBL#{text}, {text}- Level {text} ({amount}/{amount}){opt: [MVS]} - {text}',
    read: readTournament,
  },
  { phrase: '{text} Hand #{text} TBL#{text} {text} - {text}', read: readCash },
  { phrase: '{text} Hand #{text}  Zone Poker ID#{text} {text} - {text}', read: readCash },
  {
    phrase: 'Table Info: Version: {number}, Type: MVS, Stakes: {amount}-{amount}, {text}',
    read: readTableInfo,
  },
  { phrase: 'Seat {number}: {name} [ME] ({amount} in chips)', read: seats(true) },
  { phrase: 'Seat {number}: {name} ({amount} in chips)', read: seats(false) },
  { phrase: 'Seat+{number} [ME]: {amount} in chips', read: studSeats(true) },
  { phrase: 'Seat+{number}: {amount} in chips', read: studSeats(false) },
];
