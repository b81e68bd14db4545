import { once } from 'node:events';

const FLUSH_AT = 256 * 1024;

/** Standard output in large pieces, waiting for a slow reader instead of filling memory. */
export class Output {
  private pending: string[] = [];
  private length = 0;

  /** Adds a text. `settle` is to be awaited now and then, so that memory stays flat. */
  write(text: string): void {
    this.pending.push(text);
    this.length += text.length;
  }

  /** Writes what has been added, if it is much. */
  async settle(): Promise<void> {
    if (this.length >= FLUSH_AT) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.length === 0) return;
    const text = this.pending.join('');
    this.pending = [];
    this.length = 0;
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  }
}
