import type { Message } from '#cards';
import { lastNonBlank, type LineCursor, type SessionHeader } from '../source/index.js';
import type { HistoryFormat } from '../formats/format.js';
import { MAX_EVENTS } from '../hand-limits.js';
import { messages } from '../messages.js';
import { MAX_DECIMALS } from '../money.js';
import type { ReadResult, RejectionCode } from '../read-result.js';
import { finishDraft } from '../reading/draft-result.js';
import { HandDraft } from '../reading/hand-draft.js';
import type { XmlElement, XmlTree } from './xml-element.js';
import { parseXml } from './xml-tree.js';

/** A site whose logs are XML. */
export interface XmlLayout {
  readonly format: string;
  readonly site: string;
  readonly dialect: string;
  /** The name of the element that is a hand. */
  readonly hand: string;
  /** Elements that may follow a hand in a log: those of the next session header. */
  readonly following: ReadonlySet<string>;
  /** Whether a dot before three digits groups thousands: see `AmountScanner`. */
  readonly dotsGroup: boolean;
  /** The decimals of the smallest unit; a hand with more decimals is read again. */
  scaleOf(hand: XmlElement, session: readonly XmlElement[]): number;
  /**
   * Reads the elements of a hand, at most `MAX_ELEMENTS`. `session` are the elements of its session header; none if
   * the log has none.
   */
  read(draft: XmlDraft, hand: XmlElement, session: readonly XmlElement[]): void;
}

/** A hand while it is read from XML. */
export class XmlDraft extends HandDraft {
  /** The start tag for which the hand is rejected. */
  rejectedTag: string | null = null;
  /** The line that states the currency of the hand. */
  currencyLine = 0;

  /** Rejects the hand because of an element. */
  rejectAt(
    { tag, line }: Pick<XmlElement, 'tag' | 'line'>,
    code: RejectionCode,
    message: Message = messages.elementExpected,
  ): void {
    this.rejectedTag ??= tag;
    this.reject(code, message, line, 0, 0);
  }

  /** Keeps an element that is out of place as a contradiction; `expected` is what belongs there. */
  misplace({ tag, line }: XmlElement, expected: string): void {
    this.contradict('order', expected, tag, line);
  }

  /** Keeps an element that cannot be read, for the audit. */
  unread({ tag, line }: XmlElement): void {
    this.events.push({ type: 'unread', text: tag, line });
  }
}

/** Session headers are read once for all hands that share them. */
const sessions = new WeakMap<SessionHeader, readonly XmlElement[]>();

/** The elements of a session header, with the line of each. */
const parseSession = (header: SessionHeader | null | undefined): readonly XmlElement[] => {
  if (header === null || header === undefined) return [];
  const known = sessions.get(header);
  if (known !== undefined) return known;
  const { roots } = parseXml(header.text, header.line);
  sessions.set(header, roots);
  return roots;
};

/** The reader of an XML site. O(length of the hand and its session header) for any text. */
export const makeXmlReader =
  (layout: XmlLayout): HistoryFormat['read'] =>
  (text, start, end, firstLine, lines, session) => {
    const tree = parseXml(text, firstLine, start, end);
    const header = parseSession(session);
    const lastLine = lastLineOf(text, start, end, firstLine, lines);
    const hand = tree.roots.find(({ name }) => name === layout.hand);
    const scale = hand === undefined ? 0 : layout.scaleOf(hand, header);
    const read = (decimals: number): XmlDraft => {
      const { site, dialect, dotsGroup } = layout;
      const origin = { site, dialect, dotsGroup, section: '' };
      const draft = new XmlDraft(text, start, end, decimals, origin, lastLine);
      readTree(layout, draft, tree, hand, header, firstLine);
      return draft;
    };
    let draft = read(scale);
    if (draft.scanner.decimals > scale) draft = read(Math.min(MAX_DECIMALS, draft.scanner.decimals));
    return withTag(finishDraft(layout.format, draft, firstLine), draft);
  };

const readTree = (
  layout: XmlLayout,
  draft: XmlDraft,
  { roots, faultLine, excess }: XmlTree,
  hand: XmlElement | undefined,
  session: readonly XmlElement[],
  firstLine: number,
): void => {
  if (faultLine !== null)
    draft.rejectAt({ tag: '', line: faultLine }, 'unreadable-line', messages.xmlExpected);
  if (hand === undefined) {
    draft.rejectAt({ tag: '', line: firstLine }, 'unreadable-line');
    return;
  }
  if (excess !== null) {
    draft.rejectAt(excess, 'too-long', messages.tooManyElements);
    return;
  }
  draft.ended = hand.isClosed;
  draft.currencyLine = firstLine;
  layout.read(draft, hand, session);
  joinCurrencies(draft);
  for (const other of roots) if (other !== hand && !layout.following.has(other.name)) draft.unread(other);
  if (draft.events.length > MAX_EVENTS || draft.claims.length > MAX_EVENTS)
    draft.rejectAt(hand, 'too-long', messages.tooManyEvents);
};

/** Amounts with one other sign that show that the stated currency is wrong, and not the amounts. */
const MANY_SIGNS = 3;

/**
 * Where many amounts have one other sign, the line with the currency contradicts them, and not each of them the
 * currency.
 */
const joinCurrencies = ({ contradictions, currencyLine }: XmlDraft): void => {
  const wrong = contradictions.filter(({ about }) => about === 'currency');
  if (wrong.length < MANY_SIGNS || wrong.some(({ actual }) => actual !== wrong[0].actual)) return;
  const others = contradictions.filter(({ about }) => about !== 'currency');
  const { expected, actual } = wrong[0];
  const joined = { about: 'currency' as const, expected: actual, actual: expected, line: currencyLine };
  contradictions.splice(0, contradictions.length, joined, ...others);
};

/** A rejection quotes the start tag of its element. */
const withTag = (result: ReadResult, { rejectedTag }: XmlDraft): ReadResult =>
  result.ok || rejectedTag === null
    ? result
    : { ...result, rejection: { ...result.rejection, text: rejectedTag } };

/** The line of the last character that is not blank. */
const lastLineOf = (
  text: string,
  start: number,
  end: number,
  firstLine: number,
  lines: LineCursor,
): number => {
  const last = lastNonBlank(text, start, end);
  let line = firstLine;
  lines.reset(text, start, last + 1, firstLine);
  while (lines.next()) ({ line } = lines);
  return line;
};
