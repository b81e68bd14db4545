import { rules } from './catalogue/index.js';
import { rulesMarkdown, type Citations } from './markdown.js';

const CITED: Citations = new Map([
  [
    'R-BET-6',
    {
      code: ['libs/engine/verify.ts', 'libs/engine/hand.ts'],
      tests: [{ file: 'a.spec.ts', names: ['a raise', 'half of *one*'] }],
    },
  ],
]);

describe('the page of the rules', () => {
  it('has a heading for every rule, once', () => {
    const headings = rulesMarkdown(new Map())
      .split('\n')
      .filter((line) => line.startsWith('### '));
    expect(headings).toEqual(rules.map((rule) => `### ${rule.id}: ${rule.title.en}`));
  });

  it('lists the citations below each cited rule only', () => {
    const [, behind = ''] = rulesMarkdown(CITED).split('### R-BET-6');
    const [, , , list] = behind.split('\n\n');
    expect(list).toBe(
      [
        '- Code: `libs/engine/verify.ts`, `libs/engine/hand.ts`',
        '- Test: `a.spec.ts`: a raise; half of \\*one\\*',
      ].join('\n'),
    );
    expect(rulesMarkdown(CITED).split('\n- ')).toHaveLength(3);
  });
});
