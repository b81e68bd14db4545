import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An expected finding of the corpus. */
export interface KnownFault {
  readonly file: string;
  readonly hand: string;
  readonly line: number;
  readonly code: string;
}

/** The rows of docs/corpus.md, read from the document so that both always agree. */
export const knownFaults = (): KnownFault[] =>
  readFileSync(join(process.cwd(), 'docs', 'corpus.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 7 && Number(cells[3]) > 0)
    .map(([, file = '', hand = '', line = '', code = '']) => ({ file, hand, line: Number(line), code }));
