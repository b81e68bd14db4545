import { createHash } from 'node:crypto';

/**
 * The bytes of a log on their way in, counted and digested: all of a body, or the file of the form in it. A reader may stop
 * early and leave the rest to be drained; once the bytes have failed to come, whoever asks for more fails alike.
 */
export class LogUpload implements AsyncIterable<Uint8Array> {
  private readonly hash = createHash('sha256');
  private readonly pieces: AsyncIterator<Uint8Array, unknown>;
  private next: Promise<IteratorResult<Uint8Array, unknown>>;
  bytes = 0;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.pieces = source[Symbol.asyncIterator]();
    this.next = this.ask();
  }

  /** Whether there is no byte in it; told when the first one has come, or the end. */
  async isEmpty(): Promise<boolean> {
    return (await this.next).done === true;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, undefined> {
    for (;;) {
      const { value, done } = await this.next;
      if (done === true) return;
      this.bytes += value.length;
      this.hash.update(value);
      this.next = this.ask();
      yield value;
    }
  }

  /** Takes what is left, for its count and digest alone. */
  async drain(): Promise<void> {
    for await (const _piece of this) {
      // Counted and digested on its way.
    }
  }

  /** SHA-256 of all bytes; to be asked for once, at the end. */
  digest(): Buffer {
    return this.hash.digest();
  }

  /** Leaves what has not come. */
  close(): void {
    this.pieces.return?.().catch(() => undefined);
  }

  private ask(): Promise<IteratorResult<Uint8Array, unknown>> {
    const next = this.pieces.next();
    // It is awaited with the next piece: until then a failure is no unhandled one.
    next.catch(() => undefined);
    return next;
  }
}
