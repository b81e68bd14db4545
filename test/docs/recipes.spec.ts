import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES, recipeNames, recipePage, SOURCES } from '#scripts/recipes';

const ROOT = join(import.meta.dirname, '..', '..');

/** The example files themselves are compiled by `npm run typecheck`, and their specs run with the other tests. */
describe('docs/recipes', () => {
  test('has a page for every recipe and no other page', () => {
    expect(recipeNames()).toEqual(['command', 'finding', 'format', 'route', 'rule', 'variant']);
    expect(readdirSync(join(ROOT, PAGES)).sort()).toEqual(recipeNames().map((name) => `${name}.md`));
  });

  test.each(recipeNames())('%s.md is up to date (otherwise run npm run recipes)', async (name) => {
    expect(readFileSync(join(ROOT, PAGES, `${name}.md`), 'utf8')).toBe(await recipePage(name));
  });

  test.each(recipeNames())('%s.md shows every example file', (name) => {
    const page = readFileSync(join(ROOT, SOURCES, name, 'page.md'), 'utf8');
    const files = readdirSync(join(ROOT, SOURCES, name)).filter((file) => file.endsWith('.ts'));
    expect(files.filter((file) => !page.includes(`<!-- file ${file} as `))).toEqual([]);
  });

  test.each(recipeNames())('%s.md names commands of package.json', (name) => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const page = readFileSync(join(ROOT, PAGES, `${name}.md`), 'utf8');
    const commands = [...page.matchAll(/npm run ([a-z:]+)/g)].map(([, command = '']) => command);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });

  test.each(recipeNames())('%s.md names files that exist', (name) => {
    const page = readFileSync(join(ROOT, SOURCES, name, 'page.md'), 'utf8').replace(/<!--.*-->/g, '');
    const paths = [...page.matchAll(/`((?:apps|libs|test|scripts)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
