import { JsonWriter } from '#audit';

const FLUSH_AT = 256 * 1024;

/** Buffered standard output that waits for a slow reader, so that memory stays flat. */
export class Output {
  /** What is written here is part of the next flush. */
  readonly json = new JsonWriter();

  /** Adds a text. The caller awaits `settle` regularly. */
  write(text: string): void {
    this.json.utf8(text);
  }

  /** Flushes when the buffer is large. */
  async settle(): Promise<void> {
    if (this.json.length >= FLUSH_AT) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.json.length === 0) return;
    await new Promise<void>((resolve, reject) => {
      process.stdout.write(this.json.written, (error) => {
        if (error) reject(error);
        else resolve();
      });
    });
    this.json.clear();
  }
}
