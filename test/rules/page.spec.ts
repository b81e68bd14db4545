import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesMarkdown } from '#rules';
import { citationsIn, testsOf } from '#scripts/citations';

const ROOT = join(import.meta.dirname, '..', '..');

describe('docs/rules.md', () => {
  it('is up to date with the catalogue, the code and the tests (otherwise run npm run rules)', () => {
    expect(readFileSync(join(ROOT, 'docs', 'rules.md'), 'utf8')).toBe(rulesMarkdown(citationsIn(ROOT)));
  });
});

describe('testsOf', () => {
  const names = (...lines: readonly string[]): unknown => Object.fromEntries(testsOf(lines.join('\n')));

  it.each<[string, unknown, readonly string[]]>([
    ['a block represents its tests', { 'P-A-1': ['x'] }, ["describe('P-A-1: x', () => {", "  it('P-A-1 y',"]],
    [
      'a test after a block is not part of it',
      { 'P-A-1': ['x', 'y (P-A-1)'] },
      ["describe('P-A-1: x', () => {", '});', 'describe("y (P-A-1)", () => {'],
    ],
    ['several ids', { 'P-A-1': ['x'], 'R-B-2': ['x'] }, ["it('P-A-1, R-B-2: x', () => {"]],
    ['a table on its line', { 'P-A-1': ['%s'] }, ["  it.each(rows)('P-A-1: %s', () => {"]],
    [
      'a table of many lines',
      { 'P-A-1': ['%s'] },
      ['  it.each<string>([', "    ['it(', 'P-B-1'],", '  ])(', "    'P-A-1: %s',"],
    ],
    ['an example', { 'P-A-1': ['followed: who’s in'] }, ["  follows('P-A-1', 'who’s in', () =>"]],
    [
      'a name on a line of its own',
      { 'P-A-1': ['broken: a b'] },
      ['  breaks(', "    'P-A-1',", "    'a b',", '    () => x,'],
    ],
    ['no name at all', {}, ['  it(name, () => {', "    expect('P-A-1').toBe(it);"]],
  ])('%s', (_, expected, lines) => {
    expect(names(...lines)).toEqual(expected);
  });
});
