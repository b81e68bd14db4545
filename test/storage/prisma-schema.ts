import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../commands/service.js';

/** A table as prisma/schema.prisma describes it, with one line for each column and index. */
export interface DescribedTable {
  readonly table: string;
  /** `name type nullable`, the type as PostgreSQL calls it. */
  readonly columns: string[];
  /** `primary|unique|index`, then the columns. */
  readonly indexes: string[];
  /** For each column with `@values`: its name, then the values in alphabetical order. */
  readonly values: string[];
}

/** The PostgreSQL types of Prisma's types without `@db`. */
const TYPES: Readonly<Record<string, string>> = {
  String: 'text',
  Int: 'int4',
  BigInt: 'int8',
  Boolean: 'bool',
  Json: 'jsonb',
  Bytes: 'bytea',
  Float: 'float8',
  Decimal: 'numeric',
  DateTime: 'timestamp',
};
const NATIVE: Readonly<Record<string, string>> = {
  Uuid: 'uuid',
  Timestamptz: 'timestamptz',
  SmallInt: 'int2',
  Json: 'json',
  Decimal: 'numeric',
};
const KINDS: Readonly<Record<string, string>> = { id: 'primary', unique: 'unique', index: 'index' };

/** Parses the part of Prisma's schema language that the schema uses. */
export const describedTables = (): DescribedTable[] => {
  const schema = readFileSync(join(ROOT, 'prisma', 'schema.prisma'), 'utf8');
  return [...schema.matchAll(/^model \w+ \{\n(.*?)^\}/gms)].map(([, body]) => tableOf(body.split('\n')));
};

const tableOf = (lines: readonly string[]): DescribedTable => {
  const columns: string[] = [];
  const indexes: string[] = [];
  const columnOf = new Map<string, string>();
  const values: string[] = [];
  let listed: string[] | null = null;
  let table = '';
  for (const line of lines.map((text) => text.trim())) {
    const field = /^(\w+)\s+(\w+)(\[\])?(\?)?(.*)$/.exec(line);
    listed = /^\/\/\/ @values (.+)$/.exec(line)?.[1].split(' ') ?? listed;
    const block = /^@@(id|unique|index)\(\[(.+?)\]/.exec(line);
    if (line.startsWith('@@map')) table = /"(.+)"/.exec(line)![1];
    else if (block !== null) {
      const fields = block[2].split(',').map((name) => columnOf.get(name.trim()));
      indexes.push([KINDS[block[1]], ...fields].join(' '));
    } else if (field !== null && TYPES[field[2]] !== undefined) {
      const [, name, type, list, optional, rest] = field;
      const column = /@map\("(.+?)"\)/.exec(rest)?.[1] ?? name;
      columnOf.set(name, column);
      if (listed !== null) values.push([column, ...listed.toSorted()].join(' '));
      listed = null;
      const native = /@db\.(\w+)/.exec(rest)?.[1];
      const typeName = native === undefined ? TYPES[type] : NATIVE[native];
      columns.push(`${column} ${list === undefined ? '' : '_'}${typeName} ${optional !== undefined}`);
      for (const mark of ['id', 'unique'])
        if (new RegExp(`@${mark}\\b`).test(rest)) indexes.push(`${KINDS[mark]} ${column}`);
    }
  }
  return { table, columns: columns.toSorted(), indexes: indexes.toSorted(), values: values.toSorted() };
};
