import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** The schema that the types are generated from. */
export const schemaFile = join(root, 'prisma', 'schema.prisma');

/** The TypeScript types of Prisma's types: one type, or one for reading and one for writing. */
const TYPES = {
  String: ['string'],
  Int: ['number'],
  Float: ['number'],
  Boolean: ['boolean'],
  DateTime: ['Date'],
  Decimal: ['string'],
  // 64 bits: the driver returns decimal digits.
  BigInt: ['string', 'string | number'],
  Bytes: ['Buffer', 'Uint8Array'],
  // Written as JSON text, read as a value.
  Json: ['unknown', 'string'],
};

const HEAD = `import type { ColumnType, Generated } from 'kysely';

// Generated from prisma/schema.prisma by scripts/lib/table-types.mjs.
`;

/**
 * Writes the types of all tables, with the column names of the database, and a union type for each column with
 * `@values`.
 *
 * @param {string} folder
 */
export function writeTableTypes(folder) {
  const models = modelsIn(readFileSync(schemaFile, 'utf8'));
  const unions = models.flatMap(({ fields }) => fields.filter(({ values }) => values !== null));
  const parts = [
    HEAD,
    ...unions.map(
      ({ union, values }) => `export type ${union} = ${values.map((value) => `'${value}'`).join(' | ')};`,
    ),
    ...models.map(
      ({ name, fields }) => `\nexport interface ${name}Table {\n${fields.map(lineOf).join('\n')}\n}`,
    ),
    `\nexport interface Tables {\n${models.map(({ name, table }) => `  ${table}: ${name}Table;`).join('\n')}\n}\n`,
  ];
  writeFileSync(join(folder, 'tables.ts'), parts.join('\n'));
}

const lineOf = ({ column, type: [read, write], isList, isOptional, hasDefault, union }) => {
  const orNull = isOptional ? ' | null' : '';
  if (write !== undefined) {
    const insert = `${write}${orNull}${hasDefault ? ' | undefined' : ''}`;
    return `  ${column}: ColumnType<${read}${orNull}, ${insert}, ${write}${orNull}>;`;
  }
  const type = `${union ?? read}${isList ? '[]' : ''}${orNull}`;
  return `  ${column}: ${hasDefault ? `Generated<${type}>` : type};`;
};

/** Reads the part of Prisma's language that the schema uses: models, scalar fields, `@map`, `@default`, `@values`. */
function modelsIn(schema) {
  return [...schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(([, name, body]) => ({
    name,
    table: /@@map\("(.+?)"\)/.exec(body)[1],
    fields: fieldsIn(name, body),
  }));
}

function fieldsIn(model, body) {
  const fields = [];
  let values = null;
  for (const line of body.split('\n').map((text) => text.trim())) {
    const listed = /^\/\/\/ @values (.+)$/.exec(line);
    if (listed !== null) values = listed[1].split(' ');
    const field = /^(\w+)\s+(\w+)(\[\])?(\?)?(.*)$/.exec(line);
    if (field === null || TYPES[field[2]] === undefined) continue;
    const [, name, type, list, optional, rest] = field;
    fields.push({
      column: /@map\("(.+?)"\)/.exec(rest)?.[1] ?? name,
      type: TYPES[type],
      isList: list !== undefined,
      isOptional: optional !== undefined,
      hasDefault: /@default\(/.test(rest),
      values,
      union: values === null ? null : `${model}${name[0].toUpperCase()}${name.slice(1)}`,
    });
    values = null;
  }
  return fields;
}
