import type { Conventions } from '#histories';
import { isJson, jsonObjectAt } from './json-fields.js';
import { ownLines, type PrintedField, type PrintedHand, type PrintedLine } from './printed-hand.js';

/** A change of a hand: of a field of a line, or of the line itself. */
export interface Change {
  readonly hand: PrintedHand;
  readonly line: PrintedLine;
  /** Null for a change of lines. */
  readonly field: PrintedField | null;
  readonly operation: string;
  /** The new text of the field; '' for a change of lines. */
  readonly words: string;
  readonly lines: readonly string[];
}

/** A change that contradicts nothing, with the reason. */
export interface FreeRule {
  readonly id: string;
  readonly reason: string;
  readonly applies: (change: Change) => boolean;
}

/** Lines before the first action. */
export const HEADERS: ReadonlySet<string> = new Set(['header', 'seat', 'blank']);

/** The conventions of the changed log. */
export const conventionsOf = ({ hand }: Change): Conventions =>
  hand.subject.format.conventions(hand.hand.dialect);

/** The number of lines of the session header after a change. */
export const sessionLinesOf = ({ hand, line, lines }: Change): number => {
  const { sessionLines, lines: before } = hand.subject;
  return sessionLines + (line.at < sessionLines ? lines.length - before.length : 0);
};

/** The text of the changed field; '' without one. */
export const wordsOf = ({ line, field }: Pick<Change, 'line' | 'field'>): string =>
  field === null ? '' : line.text.slice(field.start, field.end);

/** How often the log prints words; a number that is part of a longer one is not printed. */
export const count = ({ hand }: Change, words: string): number =>
  ownLines(hand).reduce((sum, { text }) => {
    let found = 0;
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
      const isPart = /\d$/.test(words) && /\d/.test(text.charAt(at + words.length));
      if (!isPart && !(/^\d/.test(words) && /[\d]/.test(text.charAt(at - 1)))) found++;
    }
    return sum + found;
  }, 0);

/** Whether a number of a line is that of the changed line, or of the object that it is part of. */
export const isOnLine = ({ hand, line }: Change, number: number): boolean => {
  const [first, last] = isJson(hand.subject.lines)
    ? jsonObjectAt(hand.subject.lines, line.at)
    : [line.at, line.at];
  return number > first && number <= last + 1;
};

/** The seat of the player or the event of the changed line. */
export const seatOfLine = (change: Change): number | null => {
  const { hand } = change;
  const inLine = (number: number): boolean => isOnLine(change, number);
  const player = hand.hand.players.find((one) => inLine(one.line));
  if (player !== undefined) return player.seat;
  const event = [...hand.hand.events, ...hand.hand.claims].find((one) => inLine(one.line) && 'seat' in one);
  return event !== undefined && 'seat' in event ? event.seat : null;
};

/** The amount of a figure in the smallest unit. */
export const amountIn = (words: string, scale: number): number => {
  const figure = words.replace(/[^\d.,]/g, '');
  const fraction = /[.,](\d{1,2})$/.exec(figure)?.[1] ?? '';
  return Number((figure.replace(/[.,]\d{1,2}$/, '') + fraction.padEnd(scale, '0')).replace(/\D/g, ''));
};
