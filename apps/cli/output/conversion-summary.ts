import type { Conversion } from '#audit';
import type { Language } from '#cards';
import { formatCount, formatMessage } from '#text';
import { partName } from './part-names.js';
import { CONVERT_MESSAGES, LEFT_OUT_MESSAGES } from '../messages/convert.js';

/** Counts the files that a command leaves out. */
export class FileCounts {
  private unreadable = 0;
  private skipped = 0;

  /** Notes a log that cannot be read. */
  reject(): void {
    this.unreadable++;
  }

  /** Notes a file that is no log. */
  skip(): void {
    this.skipped++;
  }

  lines(language: Language): readonly string[] {
    const rows = [
      [this.unreadable, LEFT_OUT_MESSAGES.unreadableFiles],
      [this.skipped, LEFT_OUT_MESSAGES.skippedFiles],
    ] as const;
    return rows
      .filter(([count]) => count > 0)
      .map(([count, message]) =>
        formatMessage(message, language, { files: formatCount(count, 'files', language) }),
      );
  }
}

/** Counts the hands of a conversion, and says why some were not written. */
export class ConversionSummary {
  readonly files = new FileCounts();
  private readonly counts = { read: 0, written: 0, rejected: 0 };
  /** The number of refused hands by what the format cannot hold, and by the fault that their text would have. */
  private readonly missing = new Map<string, number>();
  private readonly faults = new Map<string, number>();
  /** The number of written hands by what they have lost. */
  private readonly losses = new Map<string, number>();

  constructor(private readonly format: string) {}

  /** Notes a hand that cannot be read. */
  reject(): void {
    this.counts.rejected++;
  }

  add(conversion: Conversion): void {
    this.counts.read++;
    if (conversion.ok) {
      this.counts.written++;
      for (const kind of conversion.losses) increment(this.losses, kind);
    } else if (conversion.reason === 'faulty') increment(this.faults, conversion.code);
    else
      for (const kind of new Set(conversion.missing.map((part) => part.kind))) increment(this.missing, kind);
  }

  /** Whether a hand was refused because of what the format cannot hold. */
  get hasMissing(): boolean {
    return this.missing.size > 0;
  }

  lines(language: Language): readonly string[] {
    const { read, written, rejected } = this.counts;
    const hands = (count: number): string => formatCount(count, 'hands', language);
    const totals = formatMessage(CONVERT_MESSAGES.totals, language, {
      read: String(read),
      written: String(written),
      refused: String(read - written),
      rejected: String(rejected),
    });
    const list = (rows: ReadonlyMap<string, number>, message: keyof typeof REASONS): string[] =>
      [...rows]
        .sort(([, a], [, b]) => b - a)
        .map(([what, count]) =>
          formatMessage(CONVERT_MESSAGES[REASONS[message]], language, {
            what: message === 'faults' ? what : partName(what, language),
            hands: hands(count),
            format: this.format,
          }),
        );
    return [
      totals,
      ...list(this.missing, 'missing'),
      ...list(this.faults, 'faults'),
      ...list(this.losses, 'losses'),
      ...this.files.lines(language),
    ];
  }
}

const REASONS = { missing: 'refusedMissing', faults: 'refusedFaulty', losses: 'lost' } as const;

const increment = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};
