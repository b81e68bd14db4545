import { csvLine } from '#text';
import type { ColumnHead, Value } from './column.js';
import type { TableWriter } from './table-writer.js';

/** The rows of a table as lines: CSV (RFC 4180) with a line of column names, or a JSON object on each line. Times are ISO 8601. */
export class TextTable implements TableWriter {
  private lines: string[] = [];
  rows = 0;

  constructor(
    private readonly format: 'csv' | 'ndjson',
    private readonly heads: readonly ColumnHead[],
  ) {
    if (format === 'csv') this.lines.push(csvLine(heads.map(({ name }) => name)));
  }

  add(start: readonly Value[], rest: readonly Value[]): void {
    const width = this.heads.length - start.length;
    for (let at = 0; at < rest.length; at += width) {
      this.lines.push(this.lineOf([...start, ...rest.slice(at, at + width)]));
      this.rows++;
    }
  }

  take(): Uint8Array {
    const taken = Buffer.from(this.lines.join(''));
    this.lines = [];
    return taken;
  }

  finish(): void {
    // Lines need no end.
  }

  private lineOf(row: readonly Value[]): string {
    const values = row.map((value, at) => this.readable(value, at));
    if (this.format === 'csv') return csvLine(values);
    return `${JSON.stringify(Object.fromEntries(this.heads.map(({ name }, at) => [name, values[at]])))}\n`;
  }

  private readable(value: Value, at: number): Value {
    return this.heads[at].type === 'time' && value !== null ? new Date(Number(value)).toISOString() : value;
  }
}
