import type { Card } from '#cards';
import type { HistoryFormat } from '../formats/format.js';
import { MAX_EVENTS } from '../hand-limits.js';
import { messages } from '../messages.js';
import { MAX_DECIMALS } from '../money.js';
import type { ReadResult } from '../read-result.js';
import type { LineCursor } from '../source/index.js';
import { skipBlanks, skipBlanksBack } from '../source/encoding.js';
import { finishDraft } from './draft-result.js';
import { HandDraft, type HandOrigin } from './hand-draft.js';
import { PhraseMatch } from './phrase-match.js';
import { RepeatedLines } from './repeated-lines.js';
import type { PhraseTable } from './phrase-table.js';

/** A section of a hand: the phrases of its lines, and what becomes of other lines. */
export interface Section {
  readonly table: PhraseTable<HandDraft>;
  /**
   * A line that no phrase matches rejects the hand, is kept as an unread event for the audit, or is left out as a note
   * of the log (for sections in which the site prints any text).
   */
  readonly otherLines: 'reject' | 'unread' | 'note';
}

/** A site whose logs are read by tables of phrases. */
export interface SiteLayout {
  readonly format: string;
  readonly site: string;
  readonly dialect: string;
  readonly sections: Readonly<Record<string, Section>>;
  /** The section of the first line. */
  readonly first: string;
  /** Whether a dot before three digits groups thousands: true for sites whose amounts never have three decimals. */
  readonly dotsGroup: boolean;
  /** The notation of the cards, where it is not the usual one. */
  readonly parseCards?: (text: string) => Card[] | null;
  /** A mark that may follow the name of a player: see `PhraseContext`. */
  readonly nameMark?: string;
  /** Text that may stand before the name of a player at the start of a line: see `PhraseContext`. */
  readonly namePrefix?: string;
  /** The numbers of the seats: see `HandOrigin`. */
  readonly seatNumbers?: 'of-table';
  /**
   * The decimals of the smallest unit, by the text of the hand. A hand whose amounts have more decimals is read again, so
   * the function may guess: 2 for cash, 0 for tournament chips.
   */
  scaleOf(text: string, start: number, end: number): number;
  /** Whether the site may print the current line twice in a row, though it states what is so once. */
  mayRepeat?(draft: HandDraft): boolean;
  /** Last corrections when all lines are read, for what a site prints too late. */
  finish?(draft: HandDraft): void;
}

/** One match for all lines: the fields of a line are copied before the next line is read. */
const match = new PhraseMatch();

/** The reader of a site. O(length) for any text. */
export const makeReader = (layout: SiteLayout): HistoryFormat['read'] => {
  const origin: HandOrigin = { ...layout, section: layout.first };
  return (text, start, end, firstLine, lines) =>
    readAtScale(layout, origin, text, start, end, firstLine, lines, layout.scaleOf(text, start, end));
};

const readAtScale = (
  layout: SiteLayout,
  origin: HandOrigin,
  text: string,
  start: number,
  end: number,
  firstLine: number,
  lines: LineCursor,
  scale: number,
): ReadResult => {
  lines.reset(text, start, end, firstLine);
  const draft = new HandDraft(text, start, end, scale, origin, firstLine);
  readLines(layout, draft, lines);
  if (draft.scanner.decimals > scale && draft.rejection?.code !== 'too-long')
    return readAtScale(
      layout,
      origin,
      text,
      start,
      end,
      firstLine,
      lines,
      Math.min(MAX_DECIMALS, draft.scanner.decimals),
    );
  if (draft.rejection === null) layout.finish?.(draft);
  return finishDraft(layout.format, draft, firstLine);
};

const readLines = (layout: SiteLayout, draft: HandDraft, lines: LineCursor): void => {
  const { text } = draft;
  let name = draft.section;
  let section = layout.sections[name];
  const repeated = new RepeatedLines();
  while (draft.rejection === null && lines.next()) {
    const { line } = lines;
    const end = skipBlanksBack(text, lines.start, lines.end);
    const start = skipBlanks(text, lines.start, end);
    if (start === end) continue;
    draft.lastLine = line;
    draft.lineStart = start;
    draft.lineEnd = end;
    if (draft.section !== name) {
      name = draft.section;
      section = layout.sections[name];
    }
    const { table, otherLines } = section;
    repeated.begin(draft, start, end);
    if (!table.read(draft, match, start, end, line)) {
      if (table.hasMisprint(draft, match, start, end))
        draft.reject('unreadable-line', messages.knownCardsExpected, line, start, end);
      else if (otherLines === 'reject')
        draft.reject('unreadable-line', messages.lineExpected, line, start, end);
      else if (otherLines === 'note') draft.note(null, text.slice(start, end), line);
      else draft.events.push({ type: 'unread', text: text.slice(start, end), line });
    } else checkCurrency(draft, line);
    if (layout.mayRepeat?.(draft) !== true) repeated.finish(draft, line);
    const { events, claims, contradictions } = draft;
    if (events.length + claims.length + contradictions.length > MAX_EVENTS)
      draft.reject('too-long', messages.tooManyEvents, line, start, end);
  }
};

/** Compares the currencies of the matched line with that of the hand; for chips, with the first one that is printed. */
const checkCurrency = (draft: HandDraft, line: number): void => {
  if (match.amounts.length === 0) return;
  const { isChips } = draft;
  for (let index = 0; index < match.amounts.length; index++) {
    const expected = isChips ? (draft.chipCurrency ??= match.currencyOf(index)) : draft.currency;
    const other = expected === null ? null : match.otherCurrencyOf(index, expected);
    if (expected !== null && other !== null) return draft.contradict('currency', expected, other, line);
  }
};
