import { convertHand, partAt, type Conversion, type MissingPart } from '#audit';
import { formats, isWritable, type CanonicalHand, type WritableFormat, type WriteOptions } from '#histories';
import { profileOfFormat } from '#rules';
import { fillMessage } from '#text';
import { OPTION_MESSAGES } from '../messages/options.js';
import { UsageError } from '../options/errors.js';

const writable = formats.filter(isWritable);

/** The ids of the formats that hands can be written in. */
export const TARGETS = writable.map(({ id }) => id).join(', ');

/** The text of a hand, or the parts that the format cannot hold. */
export type WrittenHand = { readonly text: string } | { readonly missing: readonly MissingPart[] };

/** Writes the hands of one file, one after another. */
export class HandWriter {
  private received = 0;
  private written = 0;

  private constructor(readonly format: WritableFormat) {}

  /** A writer for the format with an id. */
  static to(id: string): HandWriter {
    const format = writable.find((candidate) => candidate.id === id);
    if (format === undefined)
      throw new UsageError(fillMessage(OPTION_MESSAGES.target, { targets: TARGETS, id }));
    return new HandWriter(format);
  }

  /** @throws UsageError for a second hand in a format with one hand per file, even if the first could not be written */
  write(hand: CanonicalHand, options: Pick<WriteOptions, 'lossy'> = {}): WrittenHand {
    this.expectHand();
    const result = this.format.write(hand, { ...options, ordinal: this.written + 1 });
    if (!result.ok) return { missing: result.missing.map((pointer) => partAt(hand, pointer)) };
    return { text: this.count(result.text) };
  }

  /** Writes a hand of any format. @throws UsageError as `write` does */
  convert(
    hand: CanonicalHand,
    options: { readonly lossy: boolean; readonly change: (hand: CanonicalHand) => CanonicalHand },
  ): Conversion {
    this.expectHand();
    const converted = convertHand(this.format, hand, {
      ...options,
      profile: profileOfFormat(hand.format),
      targetProfile: profileOfFormat(this.format.id),
      ordinal: this.written + 1,
    });
    return converted.ok ? { ...converted, text: this.count(converted.text) } : converted;
  }

  private expectHand(): void {
    const { id, multiHandFormat } = this.format;
    this.received++;
    if (multiHandFormat !== undefined && this.received > 1)
      throw new UsageError(
        fillMessage(OPTION_MESSAGES.oneHandPerFile, { one: id, several: multiHandFormat }),
      );
  }

  private count(text: string): string {
    this.written++;
    return `${text}${this.format.separator}`;
  }
}
