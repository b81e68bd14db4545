import type { Language } from '#cards';
import { formatCount } from '#text';

const WIDTH = 30;
const REDRAW_AFTER_MS = 100;

/** The bar is drawn only on a terminal. */
export interface Terminal {
  readonly isTTY: boolean;
  write(text: string): unknown;
}

/** A bar on a terminal with a text behind it. */
export class Bar {
  private drawnAt = 0;

  /** `terminal` is null for no bar. */
  constructor(private readonly terminal: Terminal | null) {}

  /** Draws the bar, at most ten times a second. `share` is from 0 to 1. */
  draw(share: number, text: string): void {
    const now = Date.now();
    if (this.terminal?.isTTY !== true || now - this.drawnAt < REDRAW_AFTER_MS) return;
    this.drawnAt = now;
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
    const percent = String(Math.round(share * 100)).padStart(3);
    // Clears the line first: the text before may be longer.
    this.terminal.write(`\r\u001b[K${bar} ${percent}%  ${text}`);
  }

  /** Removes the bar. */
  clear(): void {
    if (this.drawnAt > 0) this.terminal?.write('\r\u001b[2K');
    this.drawnAt = 0;
  }
}

/** The progress of an audit. `total` is in bytes, 0 if it is unknown. */
export class Progress {
  private done = 0;
  private readonly bar: Bar;

  /** `terminal` is null for no bar. */
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
