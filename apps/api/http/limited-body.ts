import type { Readable } from 'node:stream';
import { fillMessage } from '#text';
import { MESSAGES } from '../messages.js';
import { bodyInterrupted } from './body-parsers.js';
import { ProblemError } from './problem.js';

/** Limits of a streamed body. */
export interface StreamLimits {
  /** Bytes of the whole body. */
  readonly size: number;
  /** Milliseconds between two parts, and the waiting time over which the rate is measured. */
  readonly timeout: number;
}

/** Why a body ended before its last byte; a problem if the service ended it. */
export type Interruption = 'broke-off' | 'too-large' | 'too-slow' | ProblemError | null;

/** Bytes a second. A slower client holds a slot without sending a log. */
const MIN_RATE = 256;

/**
 * A request body as a stream with limits. If the body breaks off or exceeds a limit, the iteration throws and `interruption`
 * has the reason. Only the time that the service waits for the client counts.
 */
export class LimitedBody implements AsyncIterable<Uint8Array> {
  bytes = 0;
  interruption: Interruption = null;
  /** Milliseconds waited and bytes received since the last measurement of the rate. */
  private waited = 0;
  private received = 0;
  private finished = false;
  private readonly parts: AsyncIterator<Uint8Array, undefined>;
  /** Ends the wait for the next part. */
  private wake: (error: Error) => void = () => undefined;

  constructor(
    private readonly body: Readable,
    private readonly limits: StreamLimits,
  ) {
    // A reader that stops early must not destroy the connection: the client still gets a response on it.
    this.parts = body.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array, undefined>;
  }

  /** Stops reading a body that has not ended yet, with a problem for its client. */
  end(problem: ProblemError): void {
    if (this.finished) return;
    this.interruption ??= problem;
    this.wake(problem);
  }

  /**
   * Discards the rest of a refused body: a client reads the response only when it has sent all. For a long body the
   * connection closes some seconds after the response, which ends this: see lingering-close.ts.
   */
  discard(): void {
    // If a part is awaited, the iterator returns when that part has come.
    void this.parts.return?.().then(
      () => this.body.resume(),
      () => undefined,
    );
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      for (;;) {
        const part = await this.inTime(() => this.parts.next());
        if (part.done === true) {
          this.finished = true;
          return;
        }
        this.bytes += part.value.length;
        this.received += part.value.length;
        if (this.bytes > this.limits.size) this.interrupt('too-large');
        this.checkRate();
        yield part.value;
      }
    } catch (error) {
      this.interruption ??= 'broke-off';
      throw error;
    }
  }

  /** The next part, unless it takes too long or the body is ended meanwhile. */
  private async inTime<T>(next: () => Promise<T>): Promise<T> {
    if (this.interruption instanceof ProblemError) throw this.interruption;
    const start = performance.now();
    let timer: NodeJS.Timeout | undefined;
    // A promise for each wait: a single one would collect a listener for each part.
    const ended = new Promise<never>((_resolve, reject) => {
      this.wake = reject;
      timer = setTimeout(() => {
        this.interruption ??= 'too-slow';
        reject(this.problem());
      }, this.limits.timeout);
    });
    try {
      return await Promise.race([next(), ended]);
    } finally {
      clearTimeout(timer);
      this.waited += performance.now() - start;
    }
  }

  private checkRate(): void {
    if (this.waited < this.limits.timeout) return;
    if (this.received * 1000 < MIN_RATE * this.waited) this.interrupt('too-slow');
    this.waited = 0;
    this.received = 0;
  }

  private interrupt(reason: 'too-large' | 'too-slow'): never {
    this.interruption = reason;
    throw this.problem();
  }

  /** The problem for the client of an interrupted body. */
  problem(): ProblemError {
    if (this.interruption instanceof ProblemError) return this.interruption;
    if (this.interruption === 'too-large') {
      return new ProblemError('body-too-large', {
        detail: fillMessage(MESSAGES.uploadTooLarge, { bytes: String(this.limits.size) }),
      });
    }
    if (this.interruption === 'too-slow') {
      const seconds = String(this.limits.timeout / 1000);
      return new ProblemError('request-timeout', {
        detail: fillMessage(MESSAGES.uploadTooSlow, { seconds, rate: String(MIN_RATE) }),
        // The rest of the body is not read.
        headers: { connection: 'close' },
      });
    }
    return bodyInterrupted();
  }
}
