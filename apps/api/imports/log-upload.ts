import { createHash } from 'node:crypto';

/**
 * The bytes of an uploaded log, counted and hashed: a whole body, or the file of a form. A reader may stop early and leave
 * the rest to `drain`. After an error of the source, every further read fails with it.
 */
export class LogUpload implements AsyncIterable<Uint8Array> {
  private readonly hash = createHash('sha256');
  private readonly parts: AsyncIterator<Uint8Array, unknown>;
  private next: Promise<IteratorResult<Uint8Array, unknown>>;
  bytes = 0;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.parts = source[Symbol.asyncIterator]();
    this.next = this.readNext();
  }

  /** Whether the log has no byte; waits for the first byte or the end. */
  async isEmpty(): Promise<boolean> {
    return (await this.next).done === true;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, undefined> {
    for (;;) {
      const { value, done } = await this.next;
      if (done === true) return;
      this.bytes += value.length;
      this.hash.update(value);
      this.next = this.readNext();
      yield value;
    }
  }

  /** Reads the rest, to count and hash it. */
  async drain(): Promise<void> {
    for await (const _part of this) {
      // The iterator counts and hashes it.
    }
  }

  /** SHA-256 of all bytes; to be called once, at the end. */
  digest(): Buffer {
    return this.hash.digest();
  }

  /** Stops reading. */
  close(): void {
    this.parts.return?.().catch(() => undefined);
  }

  private readNext(): Promise<IteratorResult<Uint8Array, unknown>> {
    const next = this.parts.next();
    // It is awaited with the next read: until then an error must not count as unhandled.
    next.catch(() => undefined);
    return next;
  }
}
