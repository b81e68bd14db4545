/** Lines that archives print between hands: the number of the next hand. */
const numbers: readonly RegExp[] = [
  // `*********** # 2 **************`.
  /^\*+ # \d+ \*+$/,
  // `Hand #112181:`.
  /^Hand #\d+:$/,
];

/** The first line of the summary of a tournament. Its other lines have no common form; the next hand follows them. */
const TOURNAMENT = 'PokerStars Tournament #';
/** What the lines of a hand begin with: a hand whose header is damaged must not pass for a part of a summary. */
const ofHand: readonly RegExp[] = [/^\*\*\* /, /^Table '/, /^Seat \d/, /^\S.{0,60} (?:Hand|Game) #/];

/** A longer line is no number of a hand. */
const MAX_LENGTH = 80;
/** As much of a line as shows whether it is one of a hand. */
const VIEW = 80;

/** Finds the lines of archives behind a hand, which belong to no hand, line after line. It relies on nothing. */
export class ArchiveLines {
  private isInTournament = false;

  /** Whether a line is one of an archive; [start, end) is without blanks around it. O(1). */
  has(text: string, start: number, end: number): boolean {
    if (text.startsWith(TOURNAMENT, start)) this.isInTournament = true;
    else if (this.isInTournament && !isNumber(text, start, end)) {
      const view = text.slice(start, Math.min(end, start + VIEW));
      if (ofHand.some((pattern) => pattern.test(view))) this.isInTournament = false;
    }
    return this.isInTournament || isNumber(text, start, end);
  }
}

const isNumber = (text: string, start: number, end: number): boolean => {
  const first = text.charCodeAt(start);
  if ((first !== STAR && first !== CAPITAL_H) || end - start > MAX_LENGTH) return false;
  const line = text.slice(start, end);
  return numbers.some((number) => number.test(line));
};

const STAR = 0x2a;
const CAPITAL_H = 0x48;
const SUMMARY = '\n*** SUMMARY ***';

/** The text of a hand with line feeds as line ends, without such lines behind its summary and blanks at its end. O(length). */
export const withoutArchiveLines = (text: string): string => {
  const last = text.lastIndexOf('\n') + 1;
  // Most hands end with a line of their own, and few have a summary of a tournament behind them.
  if (!isNumber(text, last, text.length) && !text.includes(`\n${TOURNAMENT}`)) return text;
  const summary = text.indexOf(SUMMARY);
  if (summary < 0) return text;
  const archive = new ArchiveLines();
  const lines = text.slice(summary).split('\n');
  const own = lines.filter((line) => line.trim() === '' || !archive.has(line.trim(), 0, line.trim().length));
  return (text.slice(0, summary) + own.join('\n')).trimEnd();
};
