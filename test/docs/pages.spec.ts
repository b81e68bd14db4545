import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
];

/** The anchors that headings make: lower case, blanks to hyphens, other signs gone. */
const anchorsOf = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the pages', () => {
  test.each(pages)('%s links to what is there', (page) => {
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

interface Hunk {
  readonly file: string;
  /** The lines that the change expects, and what it makes of them. */
  readonly before: string;
  readonly after: string;
}

const without = (sign: string, lines: readonly string[]): string =>
  lines
    .filter((line) => !line.startsWith(sign))
    .map((line) => line.slice(1))
    .join('\n');

/** The hunks of every change that a page tells its reader to make. */
const hunksIn = (page: string): Hunk[] => {
  const hunks: Hunk[] = [];
  for (const [, , body = ''] of read(page).matchAll(/^(`{3,})diff\n([^]*?)^\1$/gm)) {
    for (const part of body.split(/^--- a\//m).slice(1)) {
      const file = part.slice(0, part.indexOf('\n'));
      for (const hunk of part.split(/^@@ .*\n/m).slice(1)) {
        const lines = hunk.split('\n').slice(0, -1);
        hunks.push({ file, before: without('+', lines), after: without('-', lines) });
      }
    }
  }
  return hunks;
};

/** What a recipe changes must be there as the recipe expects it; or as it leaves it, in a clone where it was followed. */
describe('the recipes of CONTRIBUTING.md', () => {
  const hunks = hunksIn('CONTRIBUTING.md');

  test('have changes to make', () => {
    expect(hunks.length).toBeGreaterThan(8);
  });

  test.each(hunks)('fit $file (else: bring the recipe up to date)', ({ file, before, after }) => {
    const text = `\n${read(file)}`;
    const followed = text.includes(`\n${after}\n`);
    if (!followed) expect(text).toContain(`\n${before}\n`);
  });
});
