import { rules } from './index.js';
import { searchRules } from './search.js';

const idsOf = (search: string): string[] => searchRules(search).map(({ id }) => id);

describe('searchRules', () => {
  it('finds words in both languages, regardless of case and accents', () => {
    expect(idsOf('misdeal')).toContain('R-MIS-2');
    expect(idsOf('MISDEAL')).toEqual(idsOf('misdeal'));
    expect(idsOf('botón')).toEqual(idsOf('boton'));
    expect(idsOf('botón').length).toBeGreaterThan(0);
  });

  it('finds ids, also the start of one', () => {
    expect(idsOf('r-mis-2')).toEqual(['R-MIS-2']);
    const { length } = rules.filter(({ id }) => id.startsWith('R-MIS-'));
    expect(
      idsOf('R-MIS')
        .slice(0, length)
        .every((id) => id.startsWith('R-MIS-')),
    ).toBe(true);
  });

  it('finds rules with all words only', () => {
    const both = idsOf('odd chip');
    expect(both.length).toBeGreaterThan(0);
    expect(both.every((id) => idsOf('odd').includes(id) && idsOf('chip').includes(id))).toBe(true);
  });

  it('finds words by their start, not in their middle', () => {
    expect(idsOf('burn').length).toBeGreaterThan(0);
    expect(idsOf('isdeal')).toEqual([]);
  });

  it('lists rules with the words in their title first', () => {
    const found = searchRules('raise');
    const isInTitle = found.map(({ id, title }) => /\braise/i.test(`${id} ${title.en}`));
    expect(isInTitle.indexOf(false)).toBeGreaterThan(0);
    expect(isInTitle.lastIndexOf(true)).toBeLessThan(found.length - 1);
    expect(isInTitle.slice(isInTitle.indexOf(false))).not.toContain(true);
  });

  it('lists whole words before the start of longer ones, in titles and in texts', () => {
    const found = idsOf('bet');
    const last = found.findLastIndex((id) => /^[PR]-BET-/.test(id));
    expect(found.slice(0, last + 1).filter((id) => !/^[PR]-BET-/.test(id))).toEqual([]);
    // "Eight or better" has only the start of a longer word.
    expect(found.indexOf('P-LOW-2')).toBeGreaterThan(last);
    const inTexts = searchRules('deal').filter(({ id, title }) => !/\bdeal/i.test(`${id} ${title.en}`));
    const isWhole = inTexts.map(({ text }) => /\bdeal\b/i.test(text.en));
    expect(isWhole.indexOf(false)).toBeGreaterThan(0);
    expect(isWhole.slice(isWhole.indexOf(false))).not.toContain(true);
  });

  it('finds the rules that a switch decides about, if no rule has the words', () => {
    expect(idsOf('straddle')).toEqual(expect.arrayContaining(['P-SETUP-2', 'P-BET-1', 'P-BLIND-1']));
  });

  it('R-BET-14: finds the rule of a fault by its usual name', () => {
    expect(idsOf('string raise')).toEqual(expect.arrayContaining(['R-BET-14', 'P-BET-6']));
    expect(idsOf('string bet')).toContain('R-BET-14');
  });

  it('finds other forms of words, if nothing has them', () => {
    expect(idsOf('check-raise')).toContain('R-BET-2');
    expect(idsOf('quemar')).toEqual(idsOf('quem'));
    expect(idsOf('quemar')).toContain('R-IRR-14');
    expect(idsOf('misdealed')).toEqual(idsOf('misdeal'));
  });

  it.each(['', '  ', '---', 'zzzz'])('finds nothing for %j', (search) => {
    expect(idsOf(search)).toEqual([]);
  });
});
