import { deflateRawSync } from 'node:zlib';

/** Records are packed some forty to a page: alone one shrinks to two fifths, in a page to a tenth, and a page is soon unpacked. */
const PAGE_BYTES = 64 * 1024;
const COMPRESSION = { level: 1 };

/** Where a record lies. */
export interface RecordPlace {
  readonly page: number;
  readonly offset: number;
  readonly length: number;
  /** Bytes of the record in the other language, right behind it; 0 where it is the same. */
  readonly translationLength: number;
}

/** Packs records into pages. */
export class Pages {
  private readonly packed: Uint8Array[] = [];
  private readonly pieces: Uint8Array[] = [];
  private size = 0;

  add(record: Uint8Array, translation: Uint8Array | null): RecordPlace {
    if (this.size >= PAGE_BYTES) this.pack();
    const place = {
      page: this.packed.length,
      offset: this.size,
      length: record.length,
      translationLength: translation?.length ?? 0,
    };
    this.pieces.push(record);
    if (translation !== null) this.pieces.push(translation);
    this.size += record.length + place.translationLength;
    return place;
  }

  /** All pages, by DEFLATE. */
  take(): Uint8Array[] {
    if (this.size > 0) this.pack();
    return this.packed.splice(0);
  }

  private pack(): void {
    this.packed.push(deflateRawSync(Buffer.concat(this.pieces), COMPRESSION));
    this.pieces.length = 0;
    this.size = 0;
  }
}
