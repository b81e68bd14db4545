import type { Card } from '#cards';
import { indexWithin, lastIndexWithin } from '../../bounded-search.js';
import { messages } from '../../messages.js';
import { formatMoney, NO_AMOUNT } from '../../money.js';
import { COLLECTED, comings, readAction, readCollect, readParticipantAction, readShow } from './actions.js';
import { MAX_HELD } from '../../hand-limits.js';
import { readIncident } from '../../incidents.js';
import { bracketAt, findMisprint } from './cards.js';
import { DEALT_TO, readDealt } from './deals.js';
import type { Draft } from './draft.js';
import { dealtMarkers, flop } from './layouts.js';
import { playerAt, playerNamed, playersAt } from './names.js';

const COLON = 0x3a;
const STAR = 0x2a;
const CAPITAL_F = 0x46;

/**
 * The body of a hand: the lines between the seats and the summary. It relies on the seats that table.ts has read to find
 * the player of a line, and passes what follows `NAME: ` to actions.ts.
 */

/** Remarks after a player's name and a blank. Any text may follow them. */
const playerRemarks: readonly string[] = [
  'said, ',
  'leaves the table',
  'joins the table',
  'has timed out',
  'has requested ',
  'has been disconnected',
  'has disconnected',
  'has reconnected',
  'has left the table',
  'has joined the table',
  'is disconnected',
  'is connected',
  'is sitting out',
  'sits out',
  'has returned',
  'will be allowed to play',
  'was removed from the table',
  'was moved from',
  'finished the tournament',
  'wins the tournament',
  'wins the ',
  'wins $',
  'wins an entry',
  'wins €',
  'wins £',
  're-buys',
  'takes the add-on',
  'received ',
  'is capped',
  'is feeling ',
  'mucks hand',
  'chooses to ',
  'added ',
  'adds ',
  'split the ',
  ...comings,
];

/** Printed after the last bet that a fixed-limit round allows. */
const CAP = 'Betting is capped';

/** Lines about no player, which change nothing. */
const tableRemarks: readonly string[] = [
  CAP,
  'Hand was run ',
  'The deck is reshuffled',
  'Pair on board',
  'No low hand qualified',
  'Tournament ',
  'Level ',
  'Blinds ',
];

const runWords = ['FIRST ', 'SECOND ', 'THIRD '] as const;

/** The line of a floor person's ruling, before its JSON (docs/rulings.md). */
export const FLOOR = 'Floor: ';

/** Reads the line of an incident; false for any other text, such as an action of a player called Floor. */
const readFloorLine = (draft: Draft, start: number, end: number, line: number): boolean => {
  const { text } = draft;
  if (text.charCodeAt(start) !== CAPITAL_F || !text.startsWith(`${FLOOR}{`, start)) return false;
  const incident = readIncident(text.slice(start + FLOOR.length, end), line);
  if (incident !== null) draft.events.push(incident);
  return incident !== null;
};

/** Reads one line of the body. O(length × players whose names match). */
export const readBodyLine = (draft: Draft, start: number, end: number, line: number): void => {
  const { text } = draft;
  if (text.charCodeAt(start) === STAR && text.startsWith('*** ', start)) {
    if (readMarker(draft, start + 4, end, line)) return;
  }
  if (readFloorLine(draft, start, end, line)) return;
  const index = playerAt(draft.players, text, start);
  if (index >= 0) {
    if (readPlayerLine(draft, index, start, end, line)) return;
    if (readShorterName(draft, start, end, line)) return;
  }
  if (!readTableLine(draft, start, end, line)) pushUnread(draft, start, end, line);
};

/** Reads an action or a remark of a player; false for any other text. */
const readPlayerLine = (draft: Draft, index: number, start: number, end: number, line: number): boolean => {
  const { seat, name } = draft.players[index];
  const after = start + name.length;
  // The site prints a name and a colon with nothing behind them before the board cards of some all-ins.
  if (draft.text.charCodeAt(after) === COLON && after + 1 === end) {
    draft.events.push({ type: 'note', seat, text: '', line });
    return true;
  }
  return isActing(draft.text, after)
    ? readAction(draft, seat, after + 2, end, line) === 'read'
    : readRemark(draft, seat, after + 1, end, line);
};

const isActing = (text: string, after: number): boolean =>
  text.charCodeAt(after) === COLON && text.charCodeAt(after + 1) === 0x20;

/**
 * Reads the line with the shorter names that match: `Ana collected $5 from pot` is about `Ana`, even if another player is
 * called `Ana collected`. Rejects the hand if no name leaves an action after its colon.
 */
const readShorterName = (draft: Draft, start: number, end: number, line: number): boolean => {
  const { text, players } = draft;
  const named = playersAt(players, text, start);
  for (let at = 1; at < named.length; at++)
    if (readPlayerLine(draft, named[at], start, end, line)) return true;
  if (!named.some((index) => isActing(text, start + players[index].name.length))) return false;
  draft.reject('unreadable-line', messages.playerActionExpected, line, start, end);
  return true;
};

/** Keeps a line that cannot be read as an event, so that the audit reports it. */
const pushUnread = (draft: Draft, start: number, end: number, line: number): void => {
  draft.events.push({ type: 'unread', text: draft.text.slice(start, end), line });
};

/** `HOLE CARDS ***`, `3rd STREET ***`, `SECOND RIVER *** [3d Kd 9h 8h] [Kc]`, `SHOW DOWN ***`. */
const readMarker = (draft: Draft, at: number, end: number, line: number): boolean => {
  const { text } = draft;
  if (dealtMarkers.some((marker) => text.startsWith(marker, at))) return readCardsDealt(draft, at, end, line);
  if (readStreet(draft, 0, at, end, line)) return true;
  const named = runWords.findIndex((word) => text.startsWith(word, at));
  const run = Math.max(0, named);
  if (named >= 0) at += runWords[named].length;
  if (text.startsWith('SHOW DOWN ***', at) || text.startsWith('SHOWDOWN ***', at)) {
    draft.run = run;
    draft.events.push({ type: 'showdown', run, line });
    return true;
  }
  return named >= 0 && readStreet(draft, run, at, end, line);
};

/** For some time the site printed the marker of Courchevel's first board card inside this one. */
const readCardsDealt = (draft: Draft, at: number, end: number, line: number): boolean => {
  const within = indexWithin(draft.text, 'PRE-FLOP *** [', at, end);
  if (within >= 0) return readStreet(draft, 0, within, end, line);
  draft.events.push({ type: 'hole-cards', line });
  return true;
};

/** Reads a street marker with its closing stars; a player may be called `*** FLOP`. */
const readStreet = (draft: Draft, run: number, at: number, end: number, line: number): boolean => {
  const { text, layout } = draft;
  const words = layout.streets.find(
    ({ marker }) =>
      marker !== null && text.startsWith(marker, at) && text.startsWith(STARS, at + marker.length),
  );
  if (words?.marker == null) return false;
  const open = at + words.marker.length + STARS.length;
  const { street } = words;
  if (open === end) {
    if (layout === flop) return false;
    draft.events.push({ type: 'street', street, line });
  } else if (!readBoard(draft, street, run, skipBlanks(text, open, end), end, line))
    return rejectMisprint(draft, open, end, line);
  draft.street = words;
  return true;
};

/** Rejects a line with cards that are none; false for any other line. */
const rejectMisprint = (draft: Draft, at: number, end: number, line: number): boolean => {
  const open = findMisprint(draft.text, at, end);
  if (open < 0) return false;
  draft.reject('unreadable-line', messages.knownCardsExpected, line, open, end);
  return true;
};

/** Offset of the first character that is no blank. */
const skipBlanks = (text: string, at: number, end: number): number => {
  while (at < end && text.charCodeAt(at) === BLANK) at++;
  return at;
};

const BLANK = 0x20;
const STARS = ' ***';
const FLOP_CARDS = 3;

/**
 * `[3d Kd 9h]`, `[3d Kd 9h] [8h]`, in some converted logs `[3d Kd 9h] [8h] [2c]`: the last bracket holds the new cards. A
 * flop may repeat an earlier card.
 */
const readBoard = (
  draft: Draft,
  street: string,
  run: number,
  at: number,
  end: number,
  line: number,
): boolean => {
  let last = bracketAt(draft.text, at, end);
  let earlier: readonly Card[] | null = null;
  while (last !== null && last.end < end) {
    earlier = earlier === null ? last.cards : [...earlier, ...last.cards];
    // Hostile text may have many brackets.
    last = earlier.length > MAX_HELD ? null : bracketAt(draft.text, last.end + 1, end);
  }
  if (last === null) return false;
  const { cards } = last;
  const seen = earlier ?? draft.firstBoardCards;
  const repeats =
    seen.length > 0 && cards.length === FLOP_CARDS && seen.every((card, index) => card === cards[index]);
  draft.events.push({
    type: 'board',
    street,
    run,
    cards: repeats ? cards.slice(seen.length) : cards,
    seen: earlier !== null || repeats ? [...seen] : null,
    line,
  });
  if (street === draft.layout.streets[0].street) draft.firstBoardCards = cards;
  return true;
};

/** Reads what follows a name and a blank. */
const readRemark = (draft: Draft, seat: number, at: number, end: number, line: number): boolean => {
  if (readColonlessAction(draft, seat, at, end, line)) return true;
  const { text } = draft;
  if (!playerRemarks.some((remark) => text.startsWith(remark, at)) && !isBounty(draft, at, end)) return false;
  const isBack = text.startsWith('has returned', at);
  const about = isBack ? ({ about: 'returned' } as const) : {};
  draft.events.push({ type: 'note', seat, text: text.slice(at, end), ...about, line });
  return true;
};

/** `wins 500 for eliminating Bob`: a bounty in chips, or in a currency whose sign is not among the remarks. */
const isBounty = ({ text }: Draft, at: number, end: number): boolean =>
  text.startsWith('wins ', at) && BOUNTY_WORDS.some((words) => indexWithin(text, words, at, end) >= 0);

const BOUNTY_WORDS = [' for eliminating ', ' for splitting the elimination of '] as const;

/** The beginnings of the actions that are printed without a colon, with the blank before them. */
const colonlessPhrases = [' collected ', ' shows [', ' cashed out the hand for '] as const;

/** Reads an action that is printed without a colon. */
const readColonlessAction = (draft: Draft, seat: number, at: number, end: number, line: number): boolean => {
  const { text } = draft;
  if (text.startsWith(COLLECTED, at)) return readCollect(draft, seat, at + COLLECTED.length, end, line);
  if (text.startsWith('shows [', at)) return readShow(draft, seat, at + 6, end, line) === 'read';
  if (text.startsWith('cashed out the hand for ', at)) return readCashOut(draft, seat, at + 24, end, line);
  return false;
};

const readCashOut = (draft: Draft, seat: number, at: number, end: number, line: number): boolean => {
  const { text } = draft;
  const amount = draft.amountAt(at);
  if (amount === NO_AMOUNT) return false;
  if (draft.scanner.end === end) {
    draft.events.push({ type: 'cash-out', seat, amount, fee: 0, line });
    return true;
  }
  const fee = text.startsWith(FEE, draft.scanner.end)
    ? draft.amountAt(draft.scanner.end + FEE.length)
    : NO_AMOUNT;
  if (fee === NO_AMOUNT || draft.scanner.end !== end) return false;
  draft.events.push({ type: 'cash-out', seat, amount, fee, line });
  checkFee(draft, amount, fee, line);
  return true;
};

const FEE = ' | Cash Out Fee ';
/** The fee in percent of the share: 1 up to 2024, then 2. */
const FEE_RATES: readonly number[] = [1, 2];
/** The fee is rounded, at times upwards, and so is what is paid: 18.80 and a fee of 0.20. */
const FEE_TOLERANCE = 2;

/** L-LINE-1: the fee of a cash-out is a known part of the share. */
const checkFee = ({ contradictions, header }: Draft, amount: number, fee: number, line: number): void => {
  const due = FEE_RATES.map((rate) => Math.round(((amount + fee) * rate) / 100));
  if (due.some((one) => Math.abs(one - fee) <= FEE_TOLERANCE)) return;
  const [expected, actual] = [due[0], fee].map((one) => formatMoney(one, header.scale));
  contradictions.push({ about: 'figures', expected, actual, line });
};

/** Reads a line that does not begin with a player's name. */
const readTableLine = (draft: Draft, start: number, end: number, line: number): boolean => {
  const { text } = draft;
  if (text.startsWith(DEALT_TO, start)) {
    const at = start + DEALT_TO.length;
    return readDealt(draft, at, end, line) || rejectMisprint(draft, at, end, line);
  }
  if (text.startsWith('Uncalled bet (', start)) return readUncalled(draft, start + 14, end, line);
  if (readHouseMoney(draft, start, line)) return true;
  if (text.startsWith('Hand cancelled', start)) {
    draft.cancelled = true;
    draft.events.push({ type: 'note', seat: null, text: text.slice(start, end), line });
    return true;
  }
  if (isActionOfUnknownPlayer(draft, start, end, line)) {
    draft.reject('unreadable-line', messages.seatedPlayerExpected, line, start, end);
    return true;
  }
  const remark =
    tableRemarks.some((phrase) => text.startsWith(phrase, start)) || isBystander(text, start, end);
  const isCap = text.startsWith(CAP, start) && start + CAP.length === end;
  const about = isCap ? ({ about: 'capped' } as const) : {};
  if (remark) draft.events.push({ type: 'note', seat: null, text: text.slice(start, end), ...about, line });
  return remark;
};

/** Money that the house puts into the pot: at Run It Once, and at GGPoker. */
const houseMoneyPhrases: readonly string[] = ['STP added: ', 'Cash Drop to Pot : total '];

const readHouseMoney = (draft: Draft, start: number, line: number): boolean => {
  const phrase = houseMoneyPhrases.find((words) => draft.text.startsWith(words, start));
  const amount = phrase === undefined ? NO_AMOUNT : draft.amountAt(start + phrase.length);
  if (amount === NO_AMOUNT) return false;
  draft.events.push({ type: 'house-money', amount, line });
  return true;
};

/** The seat of an unknown player; the hand is rejected, so its events are discarded. */
const NO_SEAT = 0;

/**
 * Whether the line is an action of a player without a seat: the seat line is missing, or has another name. Without the
 * action the hand would be another one, so it is rejected. Chat is no action.
 */
const isActionOfUnknownPlayer = (draft: Draft, start: number, end: number, line: number): boolean => {
  const { text } = draft;
  // Without any seats the hand is rejected for that.
  if (draft.players.length === 0 || indexWithin(text, ' said, ', start, end) >= 0) return false;
  // Names may contain colons, actions do not: the last colon is the one after the name.
  const colon = lastIndexWithin(text, ': ', start, end);
  if (colon > start && readParticipantAction(draft, NO_SEAT, colon + 2, end, line) === 'read') return true;
  return colonlessPhrases.some((word) => {
    const at = lastIndexWithin(text, word, start, end);
    return at > start && readColonlessAction(draft, NO_SEAT, at + 1, end, line);
  });
};

/** Whether the line is a remark about a person at the table without a seat line, who chats, comes or goes. */
const isBystander = (text: string, start: number, end: number): boolean => {
  for (let blank = start; blank < end; blank++)
    if (text.charCodeAt(blank) === 0x20 && playerRemarks.some((remark) => text.startsWith(remark, blank + 1)))
      return true;
  return false;
};

const readUncalled = (draft: Draft, at: number, end: number, line: number): boolean => {
  const { text } = draft;
  const amount = draft.amountAt(at);
  const behind = ') returned to ';
  if (amount === NO_AMOUNT || !text.startsWith(behind, draft.scanner.end)) return false;
  const from = draft.scanner.end + behind.length;
  // `end` is before the blanks at the end of the line, which may be those of the name.
  let to = end;
  while (text.charAt(to) === ' ') to++;
  let index = -1;
  for (; index < 0 && to >= end; to--) index = playerNamed(draft.players, text, from, to);
  if (index < 0) return false;
  draft.events.push({ type: 'uncalled', seat: draft.players[index].seat, amount, line });
  return true;
};
