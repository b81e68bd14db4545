import { fillMessage } from '#text';
import type { Readable } from 'node:stream';
import { brokeOff } from './body-parsers.js';
import { ProblemError } from './problem.js';
import { MESSAGES } from '../messages.js';

/** Bounds of the body of an upload. */
export interface IncomingLimits {
  /** Bytes at most. */
  readonly size: number;
  /** Milliseconds at most between two pieces, and of waiting in which too little may come. */
  readonly patience: number;
}

/** Why a body ended before its last byte; a problem where it was not the sender's fault. */
export type Interruption = 'broke-off' | 'too-large' | 'too-slow' | ProblemError | null;

/** Bytes a second that are too few: whoever sends less keeps a place from others and sends no log. */
const LEAST_RATE = 256;

/**
 * The body of an upload on its way in, within its bounds. One that breaks off, or goes beyond them, ends the iteration
 * with an error and says why in `interruption`. The clock runs while we wait for the client, and not while he waits for us.
 */
export class LimitedBody implements AsyncIterable<Uint8Array> {
  bytes = 0;
  interruption: Interruption = null;
  /** Milliseconds waited, and bytes that came, since the rate was last looked at. */
  private waited = 0;
  private came = 0;
  private finished = false;
  private readonly pieces: AsyncIterator<Uint8Array, undefined>;
  /** Ends the wait for the next piece. */
  private wake: (error: Error) => void = () => undefined;

  constructor(
    private readonly body: Readable,
    private readonly limits: IncomingLimits,
  ) {
    // Whoever has seen enough leaves the rest where it is: the client is to hear an answer on the same connection.
    this.pieces = body.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array, undefined>;
  }

  /** Takes no more of a body that has not come to its end; its sender is to be answered with a problem. */
  end(problem: ProblemError): void {
    if (this.finished) return;
    this.interruption ??= problem;
    this.wake(problem);
  }

  /**
   * Lets the rest pass by unread, once what has come was refused: a client that is not through does not listen. Of a long one
   * the connection is closed with the answer, which ends this: see http/server.ts.
   */
  letPass(): void {
    // Where a piece is waited for it is let go when it has come.
    void this.pieces.return?.().then(
      () => this.body.resume(),
      () => undefined,
    );
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      for (;;) {
        const piece = await this.inTime(() => this.pieces.next());
        if (piece.done === true) {
          this.finished = true;
          return;
        }
        this.bytes += piece.value.length;
        this.came += piece.value.length;
        if (this.bytes > this.limits.size) this.interrupt('too-large');
        this.checkRate();
        yield piece.value;
      }
    } catch (error) {
      this.interruption ??= 'broke-off';
      throw error;
    }
  }

  /** What comes, unless it takes too long or the body is ended meanwhile. */
  private async inTime<T>(ask: () => Promise<T>): Promise<T> {
    if (this.interruption instanceof ProblemError) throw this.interruption;
    const asked = performance.now();
    let timer: NodeJS.Timeout | undefined;
    // A promise for each wait: one for all would gather as many listeners as there are pieces.
    const ended = new Promise<never>((_resolve, reject) => {
      this.wake = reject;
      timer = setTimeout(() => {
        this.interruption ??= 'too-slow';
        reject(this.problem());
      }, this.limits.patience);
    });
    try {
      return await Promise.race([ask(), ended]);
    } finally {
      clearTimeout(timer);
      this.waited += performance.now() - asked;
    }
  }

  private checkRate(): void {
    if (this.waited < this.limits.patience) return;
    if (this.came * 1000 < LEAST_RATE * this.waited) this.interrupt('too-slow');
    this.waited = 0;
    this.came = 0;
  }

  private interrupt(why: 'too-large' | 'too-slow'): never {
    this.interruption = why;
    throw this.problem();
  }

  /** The problem to answer with when the body did not come to its end. */
  problem(): ProblemError {
    if (this.interruption instanceof ProblemError) return this.interruption;
    // What is still to come is read by nobody.
    const headers = { connection: 'close' };
    if (this.interruption === 'too-large') {
      return new ProblemError('body-too-large', {
        detail: fillMessage(MESSAGES.uploadTooLarge, { bytes: String(this.limits.size) }),
      });
    }
    if (this.interruption === 'too-slow') {
      const seconds = String(this.limits.patience / 1000);
      return new ProblemError('request-timeout', {
        detail: fillMessage(MESSAGES.uploadTooSlow, { seconds, rate: String(LEAST_RATE) }),
        headers,
      });
    }
    return brokeOff();
  }
}
