import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ProblemError } from '../http/problem.js';

/** Bounds of an upload. */
export interface IncomingLimits {
  /** Bytes at most. */
  readonly size: number;
  /** Milliseconds at most between two pieces. */
  readonly patience: number;
}

/** Why an upload ended before its last byte; a problem where it was not the upload's fault. */
export type Interruption = 'broke-off' | 'too-large' | 'too-slow' | ProblemError | null;

/**
 * The bytes of an upload on their way in: counted, digested, bounded. A body that breaks off ends the iteration with an
 * error and says why in `interruption`.
 */
export class Incoming implements AsyncIterable<Uint8Array> {
  private readonly hash = createHash('sha256');
  private finished = false;
  /** Ends the wait for the next piece. */
  private wake: (error: Error) => void = () => undefined;
  bytes = 0;
  interruption: Interruption = null;

  constructor(
    private readonly body: Readable,
    private readonly limits: IncomingLimits,
  ) {}

  /** SHA-256 of all bytes; to be asked for once, at the end. */
  digest(): Buffer {
    return this.hash.digest();
  }

  /** Whether the last byte has come. */
  get isWhole(): boolean {
    return this.finished;
  }

  /** Takes no more of an upload that has not come to its end; its sender is to be answered with a problem. */
  end(problem: ProblemError): void {
    if (this.finished) return;
    this.interruption ??= problem;
    this.wake(problem);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, undefined> {
    // A reader that has seen enough leaves the rest to be drained: the client is still sending it.
    const pieces = this.body.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>;
    try {
      for (;;) {
        const { done, value: piece } = await this.next(pieces);
        if (done === true) break;
        this.bytes += piece.length;
        if (this.bytes > this.limits.size) {
          this.interruption = 'too-large';
          throw new Error('the upload is too large');
        }
        this.hash.update(piece);
        yield piece;
      }
      this.finished = true;
    } catch (error) {
      this.interruption ??= 'broke-off';
      throw error;
    } finally {
      // Not waited for: where the upload was ended while a piece was awaited, that may be long.
      void pieces.return?.();
    }
  }

  /** The next piece, unless it takes too long or the upload is ended meanwhile. */
  private async next(pieces: AsyncIterator<Buffer, undefined>): Promise<IteratorResult<Buffer, undefined>> {
    if (this.interruption instanceof ProblemError) throw this.interruption;
    let timer: NodeJS.Timeout | undefined;
    // A promise for each wait: one for all would gather as many listeners as there are pieces.
    const ended = new Promise<never>((_, reject) => {
      this.wake = reject;
      timer = setTimeout(() => {
        this.interruption ??= 'too-slow';
        this.body.destroy(new Error('the upload stood still'));
      }, this.limits.patience);
    });
    try {
      return await Promise.race([pieces.next(), ended]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Takes what is left, for its count and digest alone. */
  async drain(): Promise<void> {
    if (this.finished) return;
    for await (const _piece of this) {
      // Counted and digested on its way.
    }
  }

  /** The problem to answer with when the upload did not come to its end. */
  problem(): ProblemError {
    if (this.interruption instanceof ProblemError) return this.interruption;
    if (this.interruption === 'too-large') {
      const most = String(this.limits.size);
      return new ProblemError('body-too-large', {
        detail: {
          en: `an upload has at most ${most} bytes here`,
          es: `una subida tiene aquí ${most} bytes como mucho`,
        },
      });
    }
    if (this.interruption === 'too-slow') {
      const seconds = String(this.limits.patience / 1000);
      return new ProblemError('request-timeout', {
        detail: {
          en: `nothing came for ${seconds} seconds`,
          es: `no llegó nada durante ${seconds} segundos`,
        },
      });
    }
    return new ProblemError('malformed-request', {
      detail: { en: 'the body broke off', es: 'el cuerpo se interrumpió' },
    });
  }
}
