import type { Language } from '#cards';
import { formatCount } from '#text';

const WIDTH = 30;
const EVERY_MS = 100;

/** Where the bar is drawn: on a terminal only. */
export interface Terminal {
  readonly isTTY: boolean;
  write(text: string): unknown;
}

/** A bar on a terminal, with words behind it. */
export class Bar {
  private drawnAt = 0;

  /** `terminal` is null where no bar is wanted. */
  constructor(private readonly terminal: Terminal | null) {}

  /** Draws it anew, unless that was done a moment ago; `share` is from 0 to 1. */
  draw(share: number, words: string): void {
    const now = Date.now();
    if (this.terminal?.isTTY !== true || now - this.drawnAt < EVERY_MS) return;
    this.drawnAt = now;
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
    const percent = String(Math.round(share * 100)).padStart(3);
    // Clears the line first: a shorter one would leave the end of a longer one.
    this.terminal.write(`\r\u001b[K${bar} ${percent}%  ${words}`);
  }

  /** Takes it away. */
  clear(): void {
    if (this.drawnAt > 0) this.terminal?.write('\r\u001b[2K');
    this.drawnAt = 0;
  }
}

/** How far an audit is. `total` in bytes, 0 where it is not known. */
export class Progress {
  private done = 0;
  private readonly bar: Bar;

  /** `terminal` is null where no bar is wanted. */
  constructor(
    private readonly total: number,
    private readonly language: Language,
    terminal: Terminal | null,
  ) {
    this.bar = new Bar(terminal);
  }

  advance(bytes: number, hands: number): void {
    this.done += bytes;
    const share = this.total === 0 ? 0 : Math.min(1, this.done / this.total);
    this.bar.draw(share, formatCount(hands, 'hands', this.language));
  }

  finish(): void {
    this.bar.clear();
  }
}
