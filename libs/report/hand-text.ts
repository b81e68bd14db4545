import { escapeHtml, MAX_TEXT } from './elements.js';

/** The lines around the marked one that are shown of a long hand: a hostile log may have hands of any length. */
const LINES_BEFORE = 60;
const LINES_AFTER = 60;

/** The lines of a hand around one of them. */
export interface HandExcerpt {
  /** The number of the first line in its log. */
  readonly firstLine: number;
  /** Each line, cut if it is very long. */
  readonly lines: readonly string[];
  /** The index of the marked line. */
  readonly marked: number;
  /** Whether the hand has lines before these, and after them. */
  readonly isCut: readonly [before: boolean, after: boolean];
}

/**
 * The lines of the text of a hand around one of them. They are copies, which do not keep the log in memory.
 *
 * @param firstLine the number of the first line of the text in its log
 * @param line the number of the marked line
 */
export const excerptOf = (text: string, firstLine: number, line: number): HandExcerpt => {
  const lines = text.trimEnd().split(/\r\n|\r|\n/);
  const at = Math.min(Math.max(line - firstLine, 0), lines.length - 1);
  const from = Math.max(0, at - LINES_BEFORE);
  const to = Math.min(lines.length, at + LINES_AFTER + 1);
  const shown = lines.slice(from, to).map((each) => each.slice(0, MAX_TEXT + 1));
  return {
    firstLine: firstLine + from,
    lines: JSON.parse(JSON.stringify(shown)) as string[],
    marked: at - from,
    isCut: [from > 0, to < lines.length],
  };
};

/** The text of a hand with one line marked. */
export const handText = ({ firstLine, lines, marked, isCut: [before, after] }: HandExcerpt): string => {
  const shown = lines.map((line, index) => {
    const html = `${String(firstLine + index).padStart(6)}  ${escapeHtml(line)}`;
    return index === marked ? `<mark>${html}</mark>` : html;
  });
  return `<pre>${before ? '…\n' : ''}${shown.join('\n')}${after ? '\n…' : ''}</pre>\n`;
};
