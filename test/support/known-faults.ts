import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An expected finding of the corpus. */
export interface KnownFault {
  readonly file: string;
  readonly hand: string;
  readonly line: number;
  readonly code: string;
}

/** The cells of all tables of docs/corpus.md, read from the document so that both always agree. */
const rows = (): string[][] =>
  readFileSync(join(process.cwd(), 'docs', 'corpus.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** The statements about hands that the logs do not bear out, as `file hand`. */
export const wrongStatements = (): ReadonlySet<string> =>
  new Set(
    rows().flatMap(([, file = '', hand = '', ...rest]) => (rest.length === 2 ? [`${file} ${hand}`] : [])),
  );

/** The findings that docs/corpus.md explains. */
export const knownFaults = (): KnownFault[] =>
  rows()
    .filter((cells) => cells.length === 7 && Number(cells[3]) > 0)
    .map(([, file = '', hand = '', line = '', code = '']) => ({ file, hand, line: Number(line), code }));
