import type { ColumnHead, ColumnType } from './column.js';
import { TABLES, type TableName } from './tables.js';

const TYPES: Readonly<Record<ColumnType, string>> = {
  text: 'text',
  integer: 'integer',
  key: 'long integer',
  money: 'money',
  time: 'timestamp',
  boolean: 'boolean',
};

const HEADING = ['column', 'type', 'what it has', 'null if'];

const cellsOf = ({ name, type, meaning, missing }: ColumnHead): string[] => [
  `\`${name}\``,
  TYPES[type],
  meaning,
  missing ?? 'never',
];

/** The columns of a table as the rows of a Markdown table, for docs/export.md. */
export const columnsDocument = (table: TableName): string => {
  const columns: readonly ColumnHead[] = TABLES[table];
  const rows = [HEADING, ...columns.map(cellsOf)];
  const widths = HEADING.map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  const lines = rows.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
};

const START = /^<!-- columns of (\w+) -->$/;
const END = '<!-- end of columns -->';

/** A document with the tables of columns between its marks written anew. */
export const withColumns = (document: string): string => {
  const lines: string[] = [];
  let isInside = false;
  for (const line of document.split('\n')) {
    if (line === END) isInside = false;
    if (!isInside) lines.push(line);
    const table = START.exec(line)?.[1];
    if (table === undefined || !(table in TABLES)) continue;
    lines.push('', columnsDocument(table as TableName), '');
    isInside = true;
  }
  return lines.join('\n');
};
