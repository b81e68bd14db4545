import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rules } from './catalogue/index.js';
import { rulesMarkdown } from './markdown.js';

/**
 * To make docs/rules.md again after a change of the catalogue:
 * `FLOORMAN_WRITE_DOCS=1 npm run test:unit -- --testPathPatterns libs/rules`
 */
const PAGE = 'docs/rules.md';

describe('docs/rules.md', () => {
  it('is what the catalogue says', () => {
    if (process.env.FLOORMAN_WRITE_DOCS === '1') {
      mkdirSync('docs', { recursive: true });
      writeFileSync(PAGE, rulesMarkdown());
    }
    expect(readFileSync(PAGE, 'utf8')).toBe(rulesMarkdown());
  });

  it('has a heading for every rule, once', () => {
    const headings = rulesMarkdown()
      .split('\n')
      .filter((line) => line.startsWith('### '));
    expect(headings).toEqual(rules.map((rule) => `### ${rule.id}: ${rule.title.en}`));
  });
});
