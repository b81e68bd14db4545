import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { incidentsMarkdown, makeSituationForm, RULING_ERRORS } from '#rules';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'rulings.md'), 'utf8');

describe('docs/rulings.md', () => {
  it('ends with the incidents as they are (otherwise run npm run rulings)', () => {
    expect(page.endsWith(`\n\n${incidentsMarkdown()}`)).toBe(true);
  });

  it('has every fact of a situation and every code of an error', () => {
    const names = [...makeSituationForm().map(({ name }) => name), ...Object.keys(RULING_ERRORS)];
    expect(names.filter((name) => !new RegExp(`^\\| \`${name}\` +\\|`, 'm').test(page))).toEqual([]);
  });
});
