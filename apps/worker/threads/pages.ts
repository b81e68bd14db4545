import { deflateRawSync } from 'node:zlib';
import type { RecordPosition } from '#storage';

/** A page has about forty records: a single record shrinks to two fifths, a page to a tenth, and inflating it is fast. */
const PAGE_BYTES = 64 * 1024;
const COMPRESSION = { level: 1 };

/** Collects records in compressed pages. */
export class Pages {
  private readonly packed: Uint8Array[] = [];
  private readonly records: Uint8Array[] = [];
  private size = 0;

  add(record: Uint8Array, translation: Uint8Array | null): RecordPosition {
    if (this.size >= PAGE_BYTES) this.pack();
    const position = {
      page: this.packed.length,
      offset: this.size,
      length: record.length,
      translationLength: translation?.length ?? 0,
    };
    this.records.push(record);
    if (translation !== null) this.records.push(translation);
    this.size += record.length + position.translationLength;
    return position;
  }

  /** All pages, compressed with DEFLATE. */
  take(): Uint8Array[] {
    if (this.size > 0) this.pack();
    return this.packed.splice(0);
  }

  private pack(): void {
    this.packed.push(deflateRawSync(Buffer.concat(this.records), COMPRESSION));
    this.records.length = 0;
    this.size = 0;
  }
}
