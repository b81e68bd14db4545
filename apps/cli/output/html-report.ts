import { open, realpath, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeRecord } from '#audit';
import type { Language } from '#cards';
import { auditPageEnd, auditPageStart, recordRows } from '#report';
import { fillMessage, type Message } from '#text';
import { AUDIT_MESSAGES } from '../messages/audit.js';
import { hasFindings, type PrintedHand, type Printer } from './printers.js';
import { UsageError } from '../options/errors.js';

/** The most rows of a page: browsers cannot show the findings of millions of hands. */
export const MAX_ROWS = 10_000;

const FLUSH_AT = 256 * 1024;

/** Writes the HTML report to a file while the audit runs. */
export class HtmlReport implements Printer {
  private file: FileHandle | null = null;
  private text = '';
  private rows = 0;
  private leftOut = 0;

  constructor(
    private readonly path: string,
    private readonly language: Language,
    private readonly maxRows = MAX_ROWS,
  ) {}

  async open(): Promise<void> {
    this.file = await open(this.path, 'w').catch((error: unknown) => {
      throw new UsageError(describeOpenError(error, this.path));
    });
    this.text = auditPageStart(this.language);
  }

  hand(hand: PrintedHand): void {
    if (!hasFindings(hand)) return;
    const { place, outcome, copy, acrossHands } = hand;
    if (this.rows >= this.maxRows) {
      this.leftOut += countRows(hand);
      return;
    }
    const all = recordRows(makeRecord(place, outcome, copy, this.language, acrossHands), this.language);
    const listed = all.slice(0, this.maxRows - this.rows);
    this.rows += listed.length;
    this.leftOut += all.length - listed.length;
    this.text += listed.join('');
  }

  async settle(): Promise<void> {
    if (this.text.length >= FLUSH_AT) await this.flush();
  }

  async close(counts: Parameters<Printer['close']>[0], seconds: number): Promise<void> {
    this.text += auditPageEnd(counts.summary(seconds), this.rows, this.leftOut, this.language);
    await this.flush();
    await this.file?.close();
  }

  private async flush(): Promise<void> {
    const { text } = this;
    this.text = '';
    await this.file?.appendFile(text);
  }
}

const describeOpenError = (error: unknown, path: string): Message | string => {
  if (!(error instanceof Error)) return `--html: ${String(error)}`;
  if (!('code' in error) || error.code !== 'ENOENT') return `--html: ${error.message}`;
  return fillMessage(AUDIT_MESSAGES.noReportFolder, { folder: dirname(path) });
};

/** The number of rows that `recordRows` returns for a hand. */
const countRows = ({ outcome, copy }: PrintedHand): number =>
  copy === 'duplicate'
    ? 0
    : outcome.status === 'rejected'
      ? 1
      : outcome.codes.length + (copy === 'new' ? 0 : 1);

/** Throws if the report would overwrite one of the logs. */
export const checkReportPath = async (path: string, inputs: readonly string[]): Promise<void> => {
  const target = await realpath(path).catch(() => null);
  if (target === null) return;
  for (const input of inputs)
    if (input !== '-' && (await realpath(input).catch(() => null)) === target)
      throw new UsageError(fillMessage(AUDIT_MESSAGES.reportOverLog, { path }));
};
