import { JsonWriter } from '#audit';

const FLUSH_AT = 256 * 1024;

/** Standard output in large pieces, waiting for a slow reader instead of filling memory. */
export class Output {
  /** What is written to it goes out with the next flush. */
  readonly json = new JsonWriter();

  /** Adds a text. `settle` is to be awaited now and then, so that memory stays flat. */
  write(text: string): void {
    this.json.utf8(text);
  }

  /** Writes what has been added, if it is much. */
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
