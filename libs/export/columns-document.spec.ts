import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withColumns } from './columns-document.js';
import { TABLE_NAMES, TABLES } from './tables.js';

const DOCUMENT = readFileSync(join(process.cwd(), 'docs', 'export.md'), 'utf8');

test('docs/export.md lists the columns as they are written (npm run columns)', () => {
  expect(DOCUMENT).toBe(withColumns(DOCUMENT));
  for (const name of TABLE_NAMES) expect(DOCUMENT).toContain(`<!-- columns of ${name} -->`);
});

test('the tables of columns are written anew', () => {
  const old = '# x\n\n<!-- columns of findings -->\n\nold\n\n<!-- end of columns -->\n\ny\n';
  expect(withColumns(old)).toMatch(
    /^# x\n\n<!-- columns of findings -->\n\n\| column .*\n\| -+ \|[^]*\|\n\n<!-- end of columns -->\n\ny\n$/,
  );
  expect(withColumns(old)).not.toContain('old');
});

test('no table has two columns of one name', () => {
  for (const name of TABLE_NAMES) {
    const names = TABLES[name].map((column) => column.name);
    expect(new Set(names).size).toBe(names.length);
  }
});
