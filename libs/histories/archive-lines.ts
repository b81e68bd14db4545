/**
 * Lines that archives print between hands: the numbers of hands in histories that were sent by e-mail, and the summary of a
 * tournament. They belong to no hand. They rely on nothing; readers and digests of texts leave them out.
 */
const separators: readonly RegExp[] = [
  // `*********** # 2 **************`.
  /^\*+ # \d+ \*+$/,
  // `Hand #112181:`.
  /^Hand #\d+:$/,
];

/** The first line of a summary; the other lines have no common form, and the next hand follows them. */
const BLOCK = 'PokerStars Tournament #';

/** A longer line is no separator. */
const MAX_LENGTH = 80;

/** What a line behind a hand is; [start, end) is without blanks around it. O(1). */
export const archiveLineAt = (text: string, start: number, end: number): 'separator' | 'block' | null => {
  if (text.startsWith(BLOCK, start)) return 'block';
  const first = text.charCodeAt(start);
  if ((first !== STAR && first !== CAPITAL_H) || end - start > MAX_LENGTH) return null;
  const line = text.slice(start, end);
  return separators.some((separator) => separator.test(line)) ? 'separator' : null;
};

const STAR = 0x2a;
const CAPITAL_H = 0x48;

/** The text of a hand with line feeds as line ends, without such lines and blanks at its end. O(length). */
export const withoutArchiveLines = (text: string): string => {
  const block = text.lastIndexOf(`\n${BLOCK}`);
  let rest = block < 0 ? text : text.slice(0, block).trimEnd();
  for (;;) {
    const start = rest.lastIndexOf('\n') + 1;
    if (start === 0 || archiveLineAt(rest, start, rest.length) === null) return rest;
    rest = rest.slice(0, start).trimEnd();
  }
};
