import type { CanonicalHand, HistoryFormat } from '#histories';
import { type SessionHeader, LineCursor } from '../../../libs/histories/source/index.js';
import { recordPhrases, type PhraseLine } from './phrase-fields.js';
import { fieldsOfScript } from './script-lines.js';
import { fieldsOfLine } from './text-fields.js';
import { fieldsOfXml, isXml } from './xml-fields.js';
import { fieldsOfJson, isJson, jsonKinds } from './json-fields.js';
import { isInOrder, isReversed, kindsOfLines } from './line-kinds.js';

/** A hand of a log, to be mutated. Its lines end with a line feed. */
export interface Subject {
  /** Where the hand comes from: file and line. */
  readonly source: string;
  readonly format: HistoryFormat;
  /** The session header that the hand needs, then the hand. */
  readonly lines: readonly string[];
  /** The number of lines of the session header; 0 for none. */
  readonly sessionLines: number;
  /**
   * The hand whose session header the last lines of this one are: in a table with the newest row first, the session header of
   * a hand is the start of the next one. These lines are changed here, and audited in both hands.
   */
  readonly sharedWith: Subject | null;
}

/** What a figure or a word of a line stands for. */
export type FieldType = 'amount' | 'player' | 'card' | 'seat' | 'number' | 'time' | 'word';

/** A figure or a word of a line: its place in the text of the line. */
export interface PrintedField {
  readonly type: FieldType;
  readonly start: number;
  readonly end: number;
}

export interface PrintedLine {
  /** Index of the line in the subject. */
  readonly at: number;
  readonly text: string;
  /** What the line states: the types of its events and claims, `seat`, `header`, `marker`, `blank`. */
  readonly kind: string;
  readonly fields: readonly PrintedField[];
}

/** A subject as its reader understands it. */
export interface PrintedHand {
  readonly subject: Subject;
  readonly hand: CanonicalHand;
  readonly lines: readonly PrintedLine[];
  /** Whether the log prints the last line first. */
  readonly isReversed: boolean;
  /** Whether the log lists the actions of a round by player. */
  readonly isByPlayer: boolean;
}

/**
 * Reads the lines of a subject or of a mutant of it, of which so many are the session header. Line numbers count from the
 * session header.
 */
export const readLines = (
  { format, ...subject }: Subject,
  lines: readonly string[] = subject.lines,
  sessionLines: number = subject.sessionLines,
) => {
  const text = lines.slice(sessionLines).join('\n') + '\n';
  const session: SessionHeader | null =
    sessionLines === 0 ? null : { text: lines.slice(0, sessionLines).join('\n') + '\n', line: 1 };
  return format.read(text, 0, text.length, sessionLines + 1, new LineCursor(), session);
};

/** The lines of a subject with their fields; null for a rejected hand. */
export const printedHand = (subject: Subject): PrintedHand | null => {
  const { result, phrases } = recordPhrases(() => readLines(subject));
  if (!result.ok) return null;
  const { hand } = result;
  const isRecord = isJson(subject.lines);
  const kinds = isRecord ? jsonKinds(subject.lines) : kindsOfLines(hand, subject.lines);
  const isMarkup = isXml(subject.lines);
  const names = hand.players.map(({ name }) => name).filter((name) => name !== '');
  const byText = new Map<string, PhraseLine>(phrases.map((line) => [line.text, line]));
  const lines = subject.lines.map((text, at): PrintedLine => {
    const fields = isRecord
      ? fieldsOfJson(text, names)
      : isMarkup
        ? fieldsOfXml(text, names)
        : (fieldsOfScript(subject.format.id, text) ??
          fieldsOfLine(
            text,
            names,
            findPhrase(byText, text),
            kinds[at],
            isHeading(kinds[at]) ? hand.table.name : '',
          ));
    return { at, text, kind: kinds[at], fields };
  });
  return {
    subject,
    hand,
    lines,
    isReversed: isReversed(hand),
    isByPlayer: isMarkup && !isInOrder(hand),
  };
};

/** The lines of a hand without the start of the next one, which is its session header in a table with the newest row first. */
export const ownLines = ({ lines, isReversed, subject }: PrintedHand): readonly PrintedLine[] =>
  isReversed ? lines.slice(subject.sessionLines) : lines;

/** Whether a line may print the name of the table. */
const isHeading = (kind: string): boolean => kind === 'header' || kind === 'marker';

/** The phrase that read a line; a row of a table holds its entry in quotes. */
const findPhrase = (phrases: ReadonlyMap<string, PhraseLine>, text: string): PhraseLine | null => {
  const trimmed = text.trim();
  const whole = phrases.get(trimmed);
  if (whole !== undefined || !trimmed.startsWith('"')) return whole ?? null;
  const entry = trimmed.slice(1, trimmed.lastIndexOf('",')).replaceAll('""', '"').trim();
  return phrases.get(entry) ?? null;
};
