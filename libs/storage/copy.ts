import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A value of a row: null becomes NULL, a list an array of text. */
export type CopyValue = string | number | boolean | null | readonly string[];

const SLAB = 256 * 1024;
const SEPARATOR = '\t';
const END = '\n';

/**
 * Collects rows as bytes in the text format of COPY (PostgreSQL manual, "COPY"): tabs between values, and a backslash before
 * special characters. A thread collects them, and the process sends them as they are.
 */
export class CopyRows {
  private readonly slabs: Buffer[] = [];
  private slab = Buffer.allocUnsafeSlow(SLAB);
  private used = 0;
  private line = '';
  count = 0;

  /** Adds a row with its values in the order of the columns. */
  row(values: readonly CopyValue[]): void {
    let line = '';
    for (let index = 0; index < values.length; index++) {
      if (index > 0) line += SEPARATOR;
      line += formatted(values[index]);
    }
    this.line += line + END;
    this.count++;
    if (this.line.length > SLAB / 8) this.flush();
  }

  /** Returns all rows, and empties the collection. */
  take(): Buffer {
    this.flush();
    const whole = Buffer.concat([...this.slabs, this.slab.subarray(0, this.used)]);
    this.slabs.length = 0;
    this.used = 0;
    this.count = 0;
    return whole;
  }

  private flush(): void {
    const size = Buffer.byteLength(this.line);
    if (this.used + size > this.slab.length) {
      this.slabs.push(this.slab.subarray(0, this.used));
      this.slab = Buffer.allocUnsafeSlow(Math.max(SLAB, size));
      this.used = 0;
    }
    this.used += this.slab.write(this.line, this.used);
    this.line = '';
  }
}

const formatted = (value: CopyValue | undefined): string => {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return escaped(`{${value.map(quoted).join(',')}}`);
};

/** An element of an array, in double quotes. */
const quoted = (element: string): string => `"${element.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const SPECIAL = /[\\\t\n\r\0\ud800-\udfff]/;

const escaped = (text: string): string =>
  SPECIAL.test(text)
    ? storable(text).replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character)
    : text;

/** Sends rows to a table by COPY: many times faster than inserting them. */
export async function copyRows(
  client: PoolClient,
  table: string,
  columns: readonly string[],
  rows: Uint8Array,
): Promise<void> {
  if (rows.length === 0) return;
  const into = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from([rows], { objectMode: false }), into);
}

/** A text that PostgreSQL can store: NUL and unpaired surrogates become U+FFFD. */
export const storable = (text: string): string => Buffer.from(text).toString().replaceAll('\0', '\ufffd');
