import { escapeHtml } from './elements.js';

/** The lines around the marked one that are shown of a long hand: a hostile log may have hands of any length. */
const LINES_BEFORE = 60;
const LINES_AFTER = 60;

/**
 * The text of a hand with one line marked.
 *
 * @param firstLine the number of the first line of the text in its log
 * @param marked the number of the marked line
 */
export const handText = (text: string, firstLine: number, marked: number): string => {
  const lines = text.trimEnd().split(/\r\n|\r|\n/);
  const at = Math.min(Math.max(marked - firstLine, 0), lines.length - 1);
  const from = Math.max(0, at - LINES_BEFORE);
  const to = Math.min(lines.length, at + LINES_AFTER + 1);
  const shown = lines.slice(from, to).map((line, index) => {
    const html = `${String(firstLine + from + index).padStart(6)}  ${escapeHtml(line)}`;
    return from + index === at ? `<mark>${html}</mark>` : html;
  });
  return `<pre>${from > 0 ? '…\n' : ''}${shown.join('\n')}${to < lines.length ? '\n…' : ''}</pre>\n`;
};
