import type { Message } from '#cards';
import { ArchiveLines } from '../../archive-lines.js';
import { MAX_EVENTS } from '../../hand-limits.js';
import type { CanonicalHand } from '../../hand.js';
import { messages } from '../../messages.js';
import type { ReadResult, Rejection, RejectionCode } from '../../read-result.js';
import { readBodyLine } from './body.js';
import { isBombPot } from './bomb-pots.js';
import { dialectAt, dialectOfTable } from './dialects.js';
import { Draft } from './draft.js';
import { readHeader, type HeaderError } from './header.js';
import { restorePasted } from './pasted.js';
import { readSeatLine, readTableLine } from './table.js';
import { readSummaryLine } from './summary.js';
import { RepeatedLines } from '../../reading/index.js';
import { skipBlanks, skipBlanksBack } from '../../source/encoding.js';
import { isBlankCode, type LineCursor } from '../../source/lines.js';
import type { HistoryFormat } from '../format.js';

const FORMAT = 'pokerstars';
const EXCERPT = 200;
const STAR = 0x2a;
/** With its closing stars, because a player may be called `*** SUMMARY`. */
export const SUMMARY = '*** SUMMARY ***';

/** The sections of a hand, in order. */
type Section = 'table' | 'seats' | 'body' | 'summary';

/**
 * Reads one hand in the PokerStars layout: finds the section of each line and passes the line to header.ts, table.ts,
 * body.ts or summary.ts. It relies on the boundary for the text of exactly one hand. O(length) for any text.
 */
export const readHand: HistoryFormat['read'] = (text, start, end, firstLine, lines) => {
  const result = readAtScale(text, start, end, firstLine, lines, 0);
  if (result.ok) return result;
  const restored = restorePasted(text.slice(start, end));
  if (restored === null) return result;
  const again = readAtScale(restored, 0, restored.length, firstLine, lines, 0);
  return again.ok ? again : result;
};

/** `decimals`: 0 for the usual unit; more when the hand is read again because an amount has more decimals. */
const readAtScale = (
  text: string,
  start: number,
  end: number,
  firstLine: number,
  lines: LineCursor,
  decimals: number,
): ReadResult => {
  lines.reset(text, start, end, firstLine);
  if (!lines.next()) return rejected('truncated', firstLine, '', messages.handExpected, null, null);
  const headerLine = text.slice(lines.start, lines.end).trimEnd();
  const header = readHeader(headerLine, decimals);
  if (typeof header === 'string') return rejectHeader(header, headerLine, firstLine, lines.next());
  const draft = new Draft(text, header, firstLine);
  const ended = readLines(draft, lines);
  const { rejection } = draft;
  if (rejection !== null) {
    const excerpt = text.slice(rejection.start, rejection.end);
    return rejected(rejection.code, rejection.line, excerpt, rejection.message, header.site, header.id);
  }
  if (draft.scanner.decimals > draft.scanner.scale && decimals < draft.scanner.decimals)
    return readAtScale(text, start, end, firstLine, lines, Math.min(8, draft.scanner.decimals));
  if (draft.players.length === 0) {
    const code: RejectionCode = ended === 'table' ? 'truncated' : 'no-players';
    return rejected(code, draft.lastLine, '', messages.seatsExpected, header.site, header.id);
  }
  if (ended !== 'summary')
    return rejected('truncated', draft.lastLine, '', messages.summaryExpected, header.site, header.id);
  return { ok: true, hand: assemble(draft, firstLine) };
};

/** Reads the lines; returns the section in which the text ends. */
const readLines = (draft: Draft, lines: LineCursor): Section => {
  const { text } = draft;
  const repeated = new RepeatedLines();
  const archive = new ArchiveLines();
  let section: Section = 'table';
  while (draft.rejection === null && lines.next()) {
    const start = indentedStart(draft, lines.start, lines.end);
    const end = skipBlanksBack(text, start, lines.end);
    if (end === start) continue;
    if (section === 'summary' && archive.has(text, start, end)) continue;
    const { line } = lines;
    draft.lastLine = line;
    repeated.begin(draft, start, end);
    if (section === 'summary') readSummaryLine(draft, start, end, line);
    else if (text.charCodeAt(start) === STAR && text.startsWith(SUMMARY, start)) section = 'summary';
    else if (section === 'body') readBodyLine(draft, start, end, line);
    else if (section === 'table' && text.startsWith('Table ', start)) {
      if (!readTableLine(draft, start, end))
        draft.reject('truncated', messages.tableExpected, line, start, end);
      section = 'seats';
    } else if (section === 'table') draft.reject('truncated', messages.tableExpected, line, start, end);
    else if (!readSeatLine(draft, start, end, line)) {
      section = 'body';
      readBodyLine(draft, start, end, line);
    }
    // Run It Once prints a shown hand for each of the pots.
    if (draft.header.dialect !== 'run-it-once') repeated.finish(draft, line);
    if (draft.events.length + draft.claims.length > MAX_EVENTS)
      draft.reject('too-long', messages.tooManyEvents, line, start, end);
  }
  return section;
};

/** The offset of the first character of a line that is no blank, or that begins the name of a player. */
const indentedStart = ({ text, players }: Draft, start: number, end: number): number => {
  const at = skipBlanks(text, start, end);
  if (at === start) return start;
  if (players.some(({ name }) => isBlankCode(name.charCodeAt(0)) && text.startsWith(name, start)))
    return start;
  return at;
};

const assemble = (draft: Draft, firstLine: number): CanonicalHand => {
  const { header } = draft;
  const fixed = header.game.limit === 'fixed-limit';
  return {
    site: header.site,
    format: FORMAT,
    dialect: dialectOfTable(header.dialect, draft.table.name),
    id: header.id,
    playedAt: header.playedAt,
    playedAtText: header.playedAtText,
    currency: header.currency,
    scale: header.scale,
    game: {
      variant: header.game.game.variant,
      limit: header.game.limit,
      rotation: header.rotation,
      ...(draft.isDeclared
        ? { options: { declare: true } }
        : isBombPot(draft, header.tournament)
          ? { options: { bomb: true } }
          : {}),
    },
    stakes: {
      smallBlind: fixed ? null : header.smaller,
      bigBlind: fixed ? null : header.larger,
      smallBet: fixed ? header.smaller : null,
      bigBet: fixed ? header.larger : null,
      cap: header.cap,
    },
    table: draft.table,
    tournament: header.tournament,
    buttonSeat: draft.buttonSeat,
    heroSeat: draft.heroSeat,
    players: draft.players,
    events: draft.events,
    claims: draft.claims,
    cancelled: draft.cancelled,
    ...(draft.contradictions.length === 0 ? {} : { contradictions: draft.contradictions }),
    lines: [firstLine, draft.lastLine],
  };
};

const headerMessages: Readonly<Record<HeaderError, Message>> = {
  number: messages.handNumberExpected,
  game: messages.gameExpected,
  stakes: messages.stakesExpected,
  length: messages.shorterHeaderExpected,
};

/** A header without a line after it is a truncated hand, regardless of other errors in it. */
const rejectHeader = (error: HeaderError, line: string, firstLine: number, hasMore: boolean): ReadResult => {
  const found = dialectAt(line, 0);
  const colon = found === null ? -1 : line.indexOf(':', found.number);
  const id =
    found === null || colon < 0 || error === 'length' ? null : line.slice(found.number, colon).trim();
  const damaged = error === 'game' ? 'unsupported-game' : 'unreadable-line';
  const code = hasMore ? damaged : 'truncated';
  return rejected(code, firstLine, line, headerMessages[error], found?.dialect.site ?? null, id);
};

const rejected = (
  code: Rejection['code'],
  line: number,
  text: string,
  message: Message,
  site: string | null,
  handId: string | null,
): ReadResult => ({
  ok: false,
  rejection: { code, line, text: text.slice(0, EXCERPT), message },
  identity: { site, handId },
});
