import { formats, isWritable, type CanonicalHand, type WritableFormat, type WriteOptions } from '#histories';
import { UsageError } from '../options/errors.js';

const written = formats.filter(isWritable);

/** The ids of the formats that hands are written in. */
export const targets = written.map(({ id }) => id).join(', ');

/** A hand as it stands in its file, or what the format cannot hold of it: JSON pointers. */
export type WrittenHand = { readonly text: string } | { readonly missing: readonly string[] };

/** Writes the hands of one file, one after another. */
export class HandWriter {
  private seen = 0;
  private count = 0;

  private constructor(readonly format: WritableFormat) {}

  /** For the format of an id that was asked for. */
  static to(id: string): HandWriter {
    const format = written.find((candidate) => candidate.id === id);
    if (format === undefined)
      throw new UsageError({
        en: `--to is one of ${targets}, not ${id}`,
        es: `--to es uno de ${targets}, no ${id}`,
      });
    return new HandWriter(format);
  }

  /** @throws UsageError for the second hand in a format of one a file, whether the first could be written or not */
  write(hand: CanonicalHand, options: Pick<WriteOptions, 'lossy'> = {}): WrittenHand {
    const { id, multiHandFormat } = this.format;
    this.seen++;
    if (multiHandFormat !== undefined && this.seen > 1)
      throw new UsageError({
        en: `a file of the format ${id} holds one hand, one of ${multiHandFormat} several`,
        es: `un archivo del formato ${id} tiene una sola mano, uno de ${multiHandFormat} varias`,
      });
    const writing = this.format.write(hand, { ...options, ordinal: this.count + 1 });
    if (!writing.ok) return { missing: writing.missing };
    this.count++;
    return { text: `${writing.text}${this.format.separator}` };
  }
}
