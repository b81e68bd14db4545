import { open, realpath, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeRecord } from '#audit';
import type { Language } from '#cards';
import type { Message } from '#text';
import { isRemarkable, type JudgedHand, type Printer } from './printers.js';
import { UsageError } from '../options/errors.js';
import { auditPageEnd, auditPageStart, recordRows } from '#report';

/** Rows that a page lists at most: browsers open some megabytes, not the findings of millions of hands. */
export const MOST_ROWS = 10_000;

const FLUSH_AT = 256 * 1024;

/** Writes the report to a file while the audit goes on; memory holds what has not been written yet. */
export class HtmlReport implements Printer {
  private file: FileHandle | null = null;
  private text = '';
  private rows = 0;
  private leftOut = 0;

  constructor(
    private readonly path: string,
    private readonly language: Language,
    private readonly most = MOST_ROWS,
  ) {}

  async open(): Promise<void> {
    this.file = await open(this.path, 'w').catch((error: unknown) => {
      throw new UsageError(whyNotOpened(error, this.path));
    });
    this.text = auditPageStart(this.language);
  }

  hand(hand: JudgedHand): void {
    if (!isRemarkable(hand)) return;
    const { place, outcome, sighting } = hand;
    if (this.rows >= this.most) {
      this.leftOut += rowsToCome(hand);
      return;
    }
    const all = recordRows(makeRecord(place, outcome, sighting, this.language), this.language);
    const listed = all.slice(0, this.most - this.rows);
    this.rows += listed.length;
    this.leftOut += all.length - listed.length;
    this.text += listed.join('');
  }

  async settle(): Promise<void> {
    if (this.text.length >= FLUSH_AT) await this.flush();
  }

  async close(tally: Parameters<Printer['close']>[0], seconds: number): Promise<void> {
    this.text += auditPageEnd(tally.summary(seconds), this.rows, this.leftOut, this.language);
    await this.flush();
    await this.file?.close();
  }

  private async flush(): Promise<void> {
    const { text } = this;
    this.text = '';
    await this.file?.appendFile(text);
  }
}

const whyNotOpened = (error: unknown, path: string): Message | string => {
  if (!(error instanceof Error)) return `--html: ${String(error)}`;
  if (!('code' in error) || error.code !== 'ENOENT') return `--html: ${error.message}`;
  const folder = dirname(path);
  return { en: `--html: there is no folder ${folder}`, es: `--html: no existe la carpeta ${folder}` };
};

/** As many rows as `recordRows` makes of a hand. */
const rowsToCome = ({ outcome, sighting }: JudgedHand): number =>
  sighting === 'duplicate'
    ? 0
    : outcome.status === 'rejected'
      ? 1
      : outcome.codes.length + (sighting === 'new' ? 0 : 1);

/** A report must not be written over a log that it is about. */
export const refuseOverwriting = async (path: string, inputs: readonly string[]): Promise<void> => {
  const target = await realpath(path).catch(() => null);
  if (target === null) return;
  for (const input of inputs)
    if (input !== '-' && (await realpath(input).catch(() => null)) === target)
      throw new UsageError({
        en: `--html ${path} is one of the files to audit; write the report elsewhere`,
        es: `--html ${path} es uno de los archivos que se auditan; escriba el informe en otro`,
      });
};
