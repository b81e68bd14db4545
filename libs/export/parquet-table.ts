import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { ColumnHead, ColumnType, Value } from './column.js';
import { OwnTexts } from './own-text.js';
import type { TableWriter } from './table-writer.js';

type Writing = ConstructorParameters<typeof ParquetWriter>[0];
type Element = Writing['schema'][number];

/** Rows that are compressed together. They are held in memory until there are so many. */
export const ROWS_PER_GROUP = 65_536;

const PHYSICAL: Readonly<Record<ColumnType, Pick<Element, 'type' | 'converted_type' | 'logical_type'>>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } },
  integer: { type: 'INT32' },
  key: { type: 'INT64' },
  money: { type: 'INT64' },
  time: {
    type: 'INT64',
    converted_type: 'TIMESTAMP_MILLIS',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
  },
  boolean: { type: 'BOOLEAN' },
};

const schemaOf = (columns: readonly ColumnHead[]): Element[] => [
  { name: 'root', num_children: columns.length },
  ...columns.map(({ name, type, missing }) => ({
    name,
    ...PHYSICAL[type],
    repetition_type: missing === undefined ? ('REQUIRED' as const) : ('OPTIONAL' as const),
  })),
];

/** 64-bit columns take big integers. */
const isLong = (type: ColumnType): boolean => type === 'key' || type === 'money' || type === 'time';

const toLong = (value: Value): bigint | null => (value === null ? null : BigInt(value));

/** The rows of a Parquet file, as bytes that can be written as soon as a group of rows is full. */
export class ParquetTable implements TableWriter {
  private readonly bytes = new ByteWriter();
  private readonly writer: ParquetWriter;
  private columns: Value[][];
  private readonly texts = new OwnTexts();
  rows = 0;

  constructor(
    private readonly heads: readonly ColumnHead[],
    private readonly rowsPerGroup = ROWS_PER_GROUP,
  ) {
    this.writer = new ParquetWriter({
      writer: this.bytes,
      schema: schemaOf(heads),
      createdBy: 'floorman',
    });
    this.columns = heads.map(() => []);
  }

  add(start: readonly Value[], rest: readonly Value[]): void {
    const { columns } = this;
    const width = columns.length - start.length;
    for (let column = 0; column < start.length; column++)
      for (let at = 0; at < rest.length; at += width) columns[column].push(this.owned(start[column]));
    for (let column = 0; column < width; column++) {
      const values = columns[start.length + column];
      for (let at = column; at < rest.length; at += width) values.push(this.owned(rest[at]));
    }
    this.rows += rest.length / width;
    if (columns[0].length >= this.rowsPerGroup) this.writeGroup();
  }

  take(): Uint8Array {
    const taken = this.bytes.getBytes().slice();
    this.bytes.index = 0;
    return taken;
  }

  finish(): void {
    if (this.columns[0].length > 0) this.writeGroup();
    void this.writer.finish();
  }

  private owned(value: Value): Value {
    return typeof value === 'string' ? this.texts.of(value) : value;
  }

  private writeGroup(): void {
    const { columns } = this;
    this.columns = columns.map(() => []);
    void this.writer.write({
      columnData: this.heads.map(({ name, type }, at) => ({
        name,
        data: isLong(type) ? columns[at].map(toLong) : columns[at],
        // Older readers do not read booleans in the encoding that the writer would choose.
        ...(type === 'boolean' ? { encoding: 'PLAIN' as const } : {}),
      })),
      rowGroupSize: columns[0].length,
    });
  }
}
