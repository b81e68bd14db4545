import { fillMessage } from '#text';
import { ProblemError } from '../http/problem.js';
import { MESSAGES } from '../messages.js';

/** A line of a body that is not blank. */
export interface BodyLine {
  /** From 1, blank ones counted. */
  readonly number: number;
  readonly bytes: Uint8Array;
}

/** Longer than any question: a range for every player, as long as ranges are read. */
const LONGEST_LINE = 1024 ** 2;
const LINE_END = 10;
const BLANKS: ReadonlySet<number> = new Set([9, 13, 32]);

/**
 * The lines of a body, for one who takes them while it comes. It is read on meanwhile, however slow he is: a client that sends
 * all before it reads anything would wait for ever otherwise. What bounds the body bounds what lies here.
 */
export class BodyLines {
  private readonly lines: BodyLine[] = [];
  private taken = 0;
  private number = 0;
  private parts: Uint8Array[] = [];
  private length = 0;
  private ended = false;
  private wake: () => void = () => undefined;
  /** Why there are no more lines, where that is not the end of the body. */
  trouble: unknown = null;

  constructor(body: AsyncIterable<Uint8Array>) {
    this.read(body)
      .catch((error: unknown) => (this.trouble = error))
      .finally(() => {
        this.ended = true;
        this.wake();
      })
      .catch(() => undefined);
  }

  /** Whether lines are there that nobody has taken. */
  get ready(): boolean {
    return this.taken < this.lines.length;
  }

  /** The next lines that are there, up to `most` of them; none at the end. */
  async next(most: number): Promise<readonly BodyLine[]> {
    while (!this.ready && !this.ended) await new Promise<void>((resolve) => (this.wake = resolve));
    const lines = this.lines.slice(this.taken, this.taken + most);
    this.taken += lines.length;
    if (!this.ready) {
      this.lines.length = 0;
      this.taken = 0;
    }
    return lines;
  }

  private async read(body: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const piece of body) {
      let start = 0;
      for (let end = piece.indexOf(LINE_END); end >= 0; end = piece.indexOf(LINE_END, start)) {
        this.add(piece.subarray(start, end));
        this.endLine();
        start = end + 1;
      }
      this.add(piece.subarray(start));
      this.wake();
    }
    this.endLine();
  }

  private add(part: Uint8Array): void {
    this.length += part.length;
    if (this.length > LONGEST_LINE)
      throw new ProblemError('body-too-large', {
        detail: fillMessage(MESSAGES.lineTooLong, { bytes: String(LONGEST_LINE) }),
      });
    if (part.length > 0) this.parts.push(part);
  }

  private endLine(): void {
    this.number++;
    const bytes = Buffer.concat(this.parts);
    this.parts = [];
    this.length = 0;
    if (!bytes.every((byte) => BLANKS.has(byte))) this.lines.push({ number: this.number, bytes });
  }
}
