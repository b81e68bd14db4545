import { indexWithin } from '../../bounded-search.js';
import { MAX_RUNS } from '../../hand-limits.js';
import type { HandPlayer, SeatClaim } from '../../hand.js';
import { messages } from '../../messages.js';
import { NO_AMOUNT } from '../../money.js';
import { bracketAt, isMisprintAt } from './cards.js';
import { readHandDescription } from './descriptions.js';
import type { Draft } from './draft.js';
import { numberAt, seatNumberAt } from './table.js';

const DASH = 0x2d;
const OPEN = 0x28;

/** `run`: null for the run that a line before names. */
const boardPhrases: readonly { readonly phrase: string; readonly run: number | null }[] = [
  { phrase: 'Board [', run: null },
  { phrase: 'FIRST Board [', run: 0 },
  { phrase: 'SECOND Board [', run: 1 },
  { phrase: 'THIRD Board [', run: 2 },
];

/** Lines that name the run of the board behind them. */
const runLines: readonly string[] = ['FIRST', 'SECOND', 'THIRD'];

/**
 * The summary of a hand: totals, boards and a line for each seat, as claims. It relies on the names and seats that table.ts
 * has read; a line that is no claim becomes a note. O(length).
 */
export const readSummaryLine = (draft: Draft, start: number, end: number, line: number): void => {
  const { text } = draft;
  const number = seatNumberAt(text, start);
  if (number !== null) {
    const seat = seatClaimAt(draft, number.seat, number.end, end, line);
    draft.claims.push(seat ?? { type: 'stranger', seat: number.seat, text: text.slice(start, end), line });
    if (seat !== null && seat.readings.length > MAX_RUNS)
      draft.reject('too-long', messages.tooManyResults, line, start, end);
    return;
  }
  if (text.startsWith('Total pot ', start) && readTotals(draft, start, end, line)) return;
  const named = runLines.findIndex((word) => text.startsWith(word, start) && start + word.length === end);
  if (named >= 0) draft.summaryRun = named;
  for (const { phrase, run } of boardPhrases) {
    if (!text.startsWith(phrase, start)) continue;
    const open = start + phrase.length - 1;
    const board = bracketAt(text, open, end);
    if (isMisprintAt(text, open, end))
      draft.reject('unreadable-line', messages.knownCardsExpected, line, open, end);
    if (board === null) break;
    draft.claims.push({ type: 'board', run: run ?? draft.summaryRun, cards: board.cards, line });
    return;
  }
  const isRemark = named >= 0 || remarks.some((words) => text.startsWith(words, start));
  if (isRemark) draft.events.push({ type: 'note', seat: null, text: text.slice(start, end), line });
  else pushUnread(draft, start, end, line);
};

/** Beginnings of lines that claim nothing. */
const remarks: readonly string[] = ['Hand was run ', 'Title: '];

/** Keeps a line that cannot be read whole as an event, so that the audit reports it. */
const pushUnread = (draft: Draft, start: number, end: number, line: number): void => {
  draft.events.push({ type: 'unread', text: draft.text.slice(start, end), line });
};

/** The words before the amounts in the line of totals, and their meanings. */
const totals: readonly {
  readonly word: string;
  readonly what: 'total' | 'main' | 'side' | 'house' | 'rake' | 'fee';
}[] = [
  { word: 'Total pot ', what: 'total' },
  { word: 'Main pot ', what: 'main' },
  { word: 'Side pot', what: 'side' },
  { word: 'STP ', what: 'house' },
  { word: 'includes STP ', what: 'house' },
  { word: 'Rake ', what: 'rake' },
  // GGPoker takes part of large pots for its jackpots; the tax is one of some countries.
  { word: 'Jackpot ', what: 'fee' },
  { word: 'Bingo ', what: 'fee' },
  { word: 'Fortune ', what: 'fee' },
  { word: 'Tax ', what: 'fee' },
];

/** What may stand between the amounts. */
const SEPARATORS = ' .|,()';

/** `Total pot $19.84 Main pot $5.37. Side pot-1 $7.50. Side pot-2 $6.08. | Rake $0.89`. The main pot is the first one. */
const readTotals = (draft: Draft, start: number, end: number, line: number): boolean => {
  const { text, claims } = draft;
  let side = -1;
  let at = start;
  while (at < end) {
    const part = SEPARATORS.includes(text.charAt(at))
      ? undefined
      : totals.find(({ word }) => text.startsWith(word, at));
    if (part === undefined) {
      if (!SEPARATORS.includes(text.charAt(at))) return false;
      at++;
      continue;
    }
    at += part.word.length;
    if ((part.what === 'main') !== side < 0 && (part.what === 'main' || part.what === 'side')) return false;
    if (part.what === 'main') side = 0;
    if (part.what === 'side') {
      side++;
      if (text.charCodeAt(at) === DASH) at = numberAt(text, at + 1, end).end;
      at++;
    }
    const amount = draft.amountAt(at);
    if (amount === NO_AMOUNT) return false;
    at = draft.scanner.end;
    if (part.what === 'total') claims.push({ type: 'total-pot', amount, line });
    else if (part.what === 'main') claims.push({ type: 'pot', pot: 0, amount, line });
    else if (part.what === 'side') claims.push({ type: 'pot', pot: side, amount, line });
    else if (part.what === 'house') claims.push({ type: 'house-money', amount, line });
    else if (part.what === 'fee')
      claims.push({ type: 'fee', name: part.word.trim().toLowerCase(), amount, line });
    else claims.push({ type: 'rake', amount, line });
  }
  return true;
};

/** `NAME (button) (small blind) showed [Kd 5d] and won ($39.35) with two pair, Kings and Fives`, and similar lines. */
const seatClaimAt = (
  draft: Draft,
  seat: number,
  start: number,
  end: number,
  line: number,
): SeatClaim | null => {
  let at = start;
  const { text } = draft;
  const name = nameAt(draft.players, seat);
  if (name === null || !text.startsWith(name, at)) return null;
  at += name.length;
  if (at < end && text.charCodeAt(at) !== 0x20) return null;
  let button = false;
  let blind: SeatClaim['blind'] = null;
  while (text.charCodeAt(at + 1) === OPEN) {
    if (text.startsWith(' (button)', at)) {
      button = true;
      at += 9;
    } else if (text.startsWith(' (button blind)', at)) {
      button = true;
      at += 15;
    } else if (text.startsWith(' (small blind)', at)) {
      blind = 'small';
      at += 14;
    } else if (text.startsWith(' (big blind)', at)) {
      blind = 'big';
      at += 12;
    } else break;
  }
  const isPlain = at === end;
  at++;
  const claim: SeatClaim = {
    type: 'seat',
    seat,
    button,
    blind,
    outcome: 'other',
    foldedOn: null,
    won: NO_AMOUNTS,
    cards: null,
    readings: NO_READINGS,
    line,
  };
  if (!isPlain && !readOutcome(draft, claim, at, end)) pushUnread(draft, start, end, line);
  return claim;
};

/** Shared by the seats that win nothing and describe no hand, which are most. */
const NO_AMOUNTS: SeatClaim['won'] = [];
const NO_READINGS: SeatClaim['readings'] = [];

const nameAt = (players: readonly HandPlayer[], seat: number): string | null => {
  for (const player of players) if (player.seat === seat) return player.name;
  return null;
};

const NO_BET = " (didn't bet)";
/** What may follow the street of a fold; the second one at Run It Once. */
const foldRemarks: readonly string[] = [NO_BET, ' (timeout)'];

/** Reads the outcome; false where any part of it is unknown. */
const readOutcome = (draft: Draft, claim: SeatClaim, at: number, end: number): boolean => {
  const { text } = draft;
  if (text.startsWith('folded ', at)) return readFold(draft, claim, at + 'folded '.length, end);
  if (text.startsWith('collected (', at) || text.startsWith('won (', at)) {
    claim.outcome = 'won';
    pushWon(draft, claim, indexWithin(text, '(', at, end) + 1);
    return text.startsWith(')', draft.scanner.end) && draft.scanner.end + 1 === end;
  }
  const mucked = text.startsWith('mucked', at);
  const showed = text.startsWith('showed', at);
  if (!mucked && !showed) return false;
  const bracket = bracketAt(text, at + 7, end);
  if (bracket !== null) {
    claim.cards = bracket.cards;
    at = bracket.end;
  } else if (isMisprintAt(text, at + 7, end))
    draft.reject('unreadable-line', messages.knownCardsExpected, claim.line, at + 7, end);
  else at += text.startsWith(' hand', at + 'mucked'.length) ? 'mucked hand'.length : 'mucked'.length;
  claim.outcome = mucked ? 'mucked' : 'shown';
  return readResults(draft, claim, at, end);
};

/** `before Flop (didn't bet)`, `on the Turn`. */
const readFold = (draft: Draft, claim: SeatClaim, at: number, end: number): boolean => {
  const { text } = draft;
  for (const { folded, street } of draft.layout.streets)
    for (const words of folded) {
      if (!text.startsWith(words, at)) continue;
      const behind = at + words.length;
      claim.outcome = 'folded';
      claim.foldedOn = street;
      if (text.startsWith(NO_BET, behind)) claim.didNotBet = true;
      return (
        behind === end ||
        foldRemarks.some((one) => text.startsWith(one, behind) && behind + one.length === end)
      );
    }
  return false;
};

/** ` and won ($10) with a pair of Queens, and lost with two pair, Kings and Nines`: a part for each run. */
const readResults = (draft: Draft, claim: SeatClaim, at: number, end: number): boolean => {
  const { text } = draft;
  let next = indexWithin(text, 'and ', at, end);
  if (next < 0) return at === end;
  // One more than the limit is enough for the rejection.
  while (next >= 0 && claim.readings.length <= MAX_RUNS) {
    const from = next + 4;
    const after = nextResult(text, from, end);
    if (text.startsWith('won ', from)) {
      claim.outcome = 'won';
      pushWon(draft, claim, text.charCodeAt(from + 4) === OPEN ? from + 5 : from + 4);
    } else if (text.startsWith('collected (', from)) {
      claim.outcome = 'won';
      pushWon(draft, claim, from + 'collected ('.length);
    } else if (text.startsWith('folded ', from)) return readFold(draft, claim, from + 'folded '.length, end);
    else if (!text.startsWith('lost', from)) return false;
    else if (claim.outcome === 'shown') claim.outcome = 'lost';
    const words = wordsBetween(text, from, after < 0 ? end : after - ', '.length);
    const { reading, low } =
      words === null ? { reading: null } : readHandDescription(words, draft.header.layout.namesHighEndFirst);
    if (reading === null && words !== null) claim.unread ??= words;
    readCashOut(draft, claim, from, end);
    claim.readings = [...claim.readings, reading];
    if (draft.header.game.game.descriptionStyle === 'high-low')
      claim.lows = [...(claim.lows ?? []), low ?? null];
    next = after;
  }
  return true;
};

const AND = ', and ';

/** Offset of the `and` before the next `won` or `lost`; -1 for none. */
const nextResult = (text: string, from: number, end: number): number => {
  for (let at = indexWithin(text, AND, from, end); at >= 0; at = indexWithin(text, AND, at + 2, end)) {
    const word = at + AND.length;
    if (text.startsWith('won ', word) || text.startsWith('lost ', word)) return at + 2;
  }
  return -1;
};

/** The words of a description, without the remark and the dot that may follow; null for none. */
const wordsBetween = (text: string, from: number, end: number): string | null => {
  const withAt = indexWithin(text, ' with ', from, end);
  if (withAt < 0) return null;
  const start = withAt + ' with '.length;
  let last = end;
  for (const remark of behindDescriptions) {
    const at = indexWithin(text, remark, start, last);
    if (at >= 0) last = at;
  }
  return text.slice(start, last);
};

/** What may follow a description: a remark in brackets, or the side account of the player. */
const behindDescriptions: readonly string[] = [' (', ', Cashout Risk', ', EV Cashout'];

const RISK = ', Cashout Risk (';

/** ` (cashed out)`, ` (pot not awarded as player cashed out)`; at GGPoker `, Cashout Risk ($1.72)`. */
const readCashOut = (draft: Draft, claim: SeatClaim, at: number, end: number): void => {
  const { text } = draft;
  const risk = indexWithin(text, RISK, at, end);
  if (risk >= 0) {
    const amount = draft.amountAt(risk + RISK.length);
    if (amount !== NO_AMOUNT) claim.cashedOut = amount;
  } else if (indexWithin(text, 'cashed out)', at, end) >= 0) claim.cashedOut = null;
};

const pushWon = (draft: Draft, claim: SeatClaim, at: number): void => {
  const amount = draft.amountAt(at);
  if (amount !== NO_AMOUNT) claim.won = [...claim.won, amount];
};
