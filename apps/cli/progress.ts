const WIDTH = 30;
const EVERY_MS = 100;

/** A bar on standard error, on a terminal only. `total` in bytes, 0 where it is not known. */
export class Progress {
  private done = 0;
  private drawnAt = 0;
  private readonly shown: boolean;

  constructor(
    private readonly total: number,
    quiet: boolean,
  ) {
    this.shown = !quiet && process.stderr.isTTY;
  }

  advance(bytes: number, hands: number): void {
    this.done += bytes;
    const now = Date.now();
    if (!this.shown || now - this.drawnAt < EVERY_MS) return;
    this.drawnAt = now;
    const share = this.total === 0 ? 0 : Math.min(1, this.done / this.total);
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
    process.stderr.write(`\r${bar} ${String(Math.round(share * 100)).padStart(3)}%  ${String(hands)} hands`);
  }

  finish(): void {
    if (this.shown && this.drawnAt > 0) process.stderr.write('\r\u001b[2K');
  }
}
