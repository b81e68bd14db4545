import { fillMessage } from '#text';
import { ProblemError } from '../http/problem.js';
import { MESSAGES } from '../messages.js';

/** A line of a body that is not blank. */
export interface BodyLine {
  /** 1-based; blank lines count. */
  readonly number: number;
  readonly bytes: Uint8Array;
}

/** Bytes of the longest line: more than a request with the longest range for every player has. */
const MAX_LINE_BYTES = 1024 ** 2;
const LINE_END = 10;
const BLANKS: ReadonlySet<number> = new Set([9, 13, 32]);

/**
 * The first lines of a body, available while the body arrives. The body is read to its end, regardless of how many lines are
 * taken and how fast, because a client that sends everything before it reads would otherwise wait for ever. Memory holds the
 * first lines alone: an object for each line of a body of many short ones would take far more than the body itself.
 */
export class BodyLines {
  private readonly lines: BodyLine[] = [];
  private taken = 0;
  private number = 0;
  /** Lines that were kept, taken or not. */
  private kept = 0;
  private parts: Uint8Array[] = [];
  private length = 0;
  private ended = false;
  private wake: () => void = () => undefined;
  /** The error that ended the lines; null if they end with the body. */
  error: unknown = null;

  /** @param maxLines the number of lines that are kept, without the blank ones */
  constructor(
    body: AsyncIterable<Uint8Array>,
    private readonly maxLines: number,
  ) {
    this.read(body)
      .catch((error: unknown) => (this.error = error))
      .finally(() => {
        this.ended = true;
        this.wake();
      })
      .catch(() => undefined);
  }

  /** Whether lines are available at once. */
  get isReady(): boolean {
    return this.taken < this.lines.length;
  }

  /** The next available lines, up to `limit`; waits for the first. Empty at the end. */
  async next(limit: number): Promise<readonly BodyLine[]> {
    while (!this.isReady && !this.ended) await new Promise<void>((resolve) => (this.wake = resolve));
    const lines = this.lines.slice(this.taken, this.taken + limit);
    this.taken += lines.length;
    if (!this.isReady) {
      this.lines.length = 0;
      this.taken = 0;
    }
    return lines;
  }

  private async read(body: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const part of body) {
      if (this.isFull) continue;
      this.split(part);
      this.wake();
    }
    if (!this.isFull) this.endLine();
  }

  private get isFull(): boolean {
    return this.kept >= this.maxLines;
  }

  private split(part: Uint8Array): void {
    let start = 0;
    for (let end = part.indexOf(LINE_END); end >= 0; end = part.indexOf(LINE_END, start)) {
      this.add(part.subarray(start, end));
      this.endLine();
      if (this.isFull) return;
      start = end + 1;
    }
    this.add(part.subarray(start));
  }

  private add(part: Uint8Array): void {
    this.length += part.length;
    if (this.length > MAX_LINE_BYTES)
      throw new ProblemError('body-too-large', {
        detail: fillMessage(MESSAGES.lineTooLong, { bytes: String(MAX_LINE_BYTES) }),
      });
    if (part.length > 0) this.parts.push(part);
  }

  private endLine(): void {
    this.number++;
    const bytes = Buffer.concat(this.parts);
    this.parts = [];
    this.length = 0;
    if (bytes.every((byte) => BLANKS.has(byte))) return;
    this.lines.push({ number: this.number, bytes });
    this.kept++;
  }
}
