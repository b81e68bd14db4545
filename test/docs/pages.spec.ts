import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'clients/typescript/README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
];

/** The anchors of headings: lower case, hyphens for blanks, without punctuation. */
const anchorsOf = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the pages', () => {
  test.each(pages)('%s has no broken link', (page) => {
    const text = read(page).replace(/^(`{3,})[^]*?^\1$/gm, '');
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    const dead = targets.filter((target) => {
      if (/^[a-z]+:/.test(target)) return false;
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? page : join(dirname(page), path);
      if (!existsSync(join(ROOT, file))) return true;
      return anchor !== undefined && !anchorsOf(file).includes(anchor);
    });
    expect(dead).toEqual([]);
  });
});

test('the drawing of the libraries is that of their boundaries', async () => {
  const { librariesDrawing } = (await import(join(ROOT, 'scripts', 'lib', 'libraries.mjs'))) as {
    librariesDrawing: () => string;
  };
  expect(read('docs/libraries.svg')).toBe(librariesDrawing());
});

test('the table of routes in docs/guide.md has every route of docs/openapi.json, and no other', () => {
  const { paths } = JSON.parse(read('docs/openapi.json')) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const [, table = ''] = /^\| route .*\n\|[ -|]+\n((?:\|.*\n)+)/m.exec(read('docs/guide.md')) ?? [];
  const listed = table.split('\n').flatMap((row) => {
    const names = [...(row.split('|')[1] ?? '').matchAll(/`(?:([A-Z]+) )?([^`]+)`/g)];
    return names.map(([, method, path = '']) => `${method ?? names[0]?.[1] ?? ''} ${path}`);
  });
  expect(listed.sort()).toEqual(served.sort());
});

test('docs/guide.md names every format that a hand is exported in', () => {
  const { paths } = JSON.parse(read('docs/openapi.json')) as {
    paths: Record<string, { get: { parameters: { name: string; schema: { enum?: string[] } }[] } }>;
  };
  const { parameters } = paths['/v1/hands/{id}/export'].get;
  const formats = parameters.find(({ name }) => name === 'format')?.schema.enum ?? [];
  const [sentence = ''] = /`\/v1\/hands\/\{id\}\/export` takes [^;]*;/.exec(read('docs/guide.md')) ?? [];
  const named = [...sentence.matchAll(/`([a-z]+)`/g)].map(([, name]) => name);
  expect(named.filter((name) => name !== 'format').sort()).toEqual(formats.sort());
});
