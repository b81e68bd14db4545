import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import type { ColumnHead, Value } from './column.js';
import { ParquetTable } from './parquet-table.js';

const HEADS: readonly ColumnHead[] = [
  { name: 'hand', type: 'key', meaning: '' },
  { name: 'seat', type: 'integer', meaning: '', missing: 'x' },
  { name: 'player', type: 'text', meaning: '', missing: 'x' },
  { name: 'net', type: 'money', meaning: '', missing: 'x' },
  { name: 'at', type: 'time', meaning: '', missing: 'x' },
  { name: 'hero', type: 'boolean', meaning: '', missing: 'x' },
];

const ROWS: readonly (readonly Value[])[] = [
  [1, 3, 'Ñandú 🂡', -5, 0, true],
  [2, -1, 'Łukasz', Number.MAX_SAFE_INTEGER, 1_736_186_400_123, false],
  [2 ** 40, 2 ** 31 - 1, '老千', 0, -1, true],
  [4, null, null, null, null, null],
  [5, 0, '', 12, 5, null],
];

const fileOf = (parts: readonly Uint8Array[]): ArrayBuffer => {
  const bytes = Buffer.concat(parts);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
};

const read = async (file: ArrayBuffer): Promise<unknown> => parquetReadObjects({ file });

const asRead = (row: readonly Value[]): unknown => {
  const [hand, seat, player, net, at, hero] = row;
  return {
    hand: BigInt(Number(hand)),
    seat,
    player,
    net: net === null ? null : BigInt(net),
    at: at === null ? null : new Date(Number(at)),
    hero,
  };
};

const write = (rows: readonly (readonly Value[])[], rowsPerGroup?: number): Uint8Array[] => {
  const table = new ParquetTable(HEADS, rowsPerGroup);
  const parts = rows.map((row) => {
    table.add([row[0]], row.slice(1));
    return table.take();
  });
  table.finish();
  return [...parts, table.take()];
};

describe('ParquetTable', () => {
  test('holds names of every script, large amounts, times and nulls', async () => {
    await expect(read(fileOf(write(ROWS)))).resolves.toEqual(ROWS.map(asRead));
  });

  test('states types that other engines know: 64-bit amounts, UTC timestamps, UTF-8', () => {
    const { schema } = parquetMetadata(fileOf(write(ROWS)));
    const typeOf = (name: string): unknown => {
      const { type, logical_type, repetition_type } = schema.find((element) => element.name === name)!;
      return [type, logical_type, repetition_type];
    };
    expect(typeOf('hand')).toEqual(['INT64', undefined, 'REQUIRED']);
    expect(typeOf('net')).toEqual(['INT64', undefined, 'OPTIONAL']);
    expect(typeOf('player')).toEqual(['BYTE_ARRAY', { type: 'STRING' }, 'OPTIONAL']);
    expect(typeOf('at')).toEqual([
      'INT64',
      { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
      'OPTIONAL',
    ]);
  });

  test('gives the bytes of a group of rows away as soon as it is full', async () => {
    const parts = write(ROWS, 2);
    expect(parts.map(({ length }) => length > 4)).toEqual([false, true, false, true, false, true]);
    const file = fileOf(parts);
    expect(parquetMetadata(file).row_groups.map(({ num_rows }) => num_rows)).toEqual([2n, 2n, 1n]);
    await expect(read(file)).resolves.toEqual(ROWS.map(asRead));
  });

  test('adds several rows that begin with the same values', async () => {
    const table = new ParquetTable(HEADS);
    table.add([7, 1], ['a', 1, null, true, 'b', 2, null, false]);
    table.finish();
    const none = { hand: 7n, seat: 1, at: null };
    await expect(read(fileOf([table.take()]))).resolves.toEqual([
      { ...none, player: 'a', net: 1n, hero: true },
      { ...none, player: 'b', net: 2n, hero: false },
    ]);
    expect(table.rows).toBe(2);
  });

  test('without rows is a file with columns', async () => {
    const file = fileOf(write([]));
    expect(parquetMetadata(file).schema.map(({ name }) => name)).toEqual([
      'root',
      ...HEADS.map(({ name }) => name),
    ]);
    await expect(read(file)).resolves.toEqual([]);
  });
});
