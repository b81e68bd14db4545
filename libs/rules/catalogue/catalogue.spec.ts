import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failingRows } from '#testing';
import { findRule, rules, sections } from './index.js';

/** The published ids. This list is separate from the catalogue, so that the test notices a lost rule. */
const PUBLISHED_IDS = [
  'P-DECK-1 P-DECK-2 P-DECK-3 P-RANK-1 P-RANK-2 P-RANK-3 P-WILD-1 P-LOW-1 P-LOW-2',
  'P-SETUP-1 P-SETUP-2 P-SETUP-3 P-SETUP-4 P-SETUP-5 P-SETUP-6 P-SETUP-7 P-SETUP-8 P-SETUP-9',
  'P-DEAL-1 P-DEAL-2 P-DEAL-3 P-DEAL-4 P-BET-1 P-BET-2 P-BET-3 P-BET-4 P-BET-5 P-BET-6 P-BET-7',
  'P-BLIND-1 P-ALLIN-1 P-ALLIN-2',
  'P-SHOW-1 P-SHOW-2 P-SHOW-3 P-SHOW-4 P-SHOW-5 P-SHOW-6 P-SHOW-7 P-SHOW-8',
  'P-VAR-5CD P-VAR-LOW P-VAR-HLDRAW P-VAR-5CS P-VAR-7CS P-VAR-RAZZ P-VAR-7CSHL P-VAR-HOLDEM P-VAR-OMAHA',
  'P-VAR-OMAHA8 P-VAR-HORSE P-VAR-DC P-VAR-HOUSE P-VAR-MORE',
  'P-IRR-1 P-IRR-2 P-IRR-3 P-IRR-4 P-IRR-5 P-IRR-6 P-IRR-7 P-IRR-8 P-IRR-9',
  'R-MIS-1 R-MIS-2 R-DEAD-1 R-DEAD-2 R-DEAD-3',
  'R-IRR-1 R-IRR-2 R-IRR-3 R-IRR-4 R-IRR-5 R-IRR-6 R-IRR-7 R-IRR-8 R-IRR-9 R-IRR-10 R-IRR-11 R-IRR-12',
  'R-IRR-13 R-IRR-14 R-IRR-15',
  'R-BET-1 R-BET-2 R-BET-3 R-BET-4 R-BET-5 R-BET-6 R-BET-7 R-BET-7N R-BET-8 R-BET-9 R-BET-10 R-BET-11',
  'R-BET-12 R-BET-13 R-BET-14 R-BET-15 R-BET-16',
  'R-SHOW-1 R-SHOW-2 R-SHOW-3 R-SHOW-4 R-SHOW-5 R-SHOW-6 R-SHOW-7 R-SHOW-8',
  'R-TIE-1 R-TIE-2 R-TIE-3 R-TIE-4 R-TIE-5 R-TIE-6 R-TIE-7 R-TIE-8',
  'L-SUM-1 L-SUM-2 L-LINE-1 L-CLAIM-1 L-CARD-1 L-ID-1',
].flatMap((line) => line.split(' '));

const LANGUAGES = ['en', 'es'] as const;
const each = rules.map((rule) => [rule.id, rule] as const);
const words = (text: string): number => text.split(' ').length;
const sentences = (text: string): number => text.split(/[.!?](?:\s|$)/).filter((part) => part !== '').length;

/** The line numbers of a text such as `9, 37-49`, or null if the text has another form. */
const lineNumbers = (lines: string): number[] | null => {
  const numbers: number[] = [];
  for (const part of lines.split(', ')) {
    const [first = '', last = first, ...more] = part.split('-');
    const from = Number(first);
    const to = Number(last);
    if (more.length > 0 || !Number.isInteger(from) || !Number.isInteger(to) || from < 1 || to < from)
      return null;
    for (let line = from; line <= to; line++) numbers.push(line);
  }
  return numbers;
};

describe('the catalogue of rules', () => {
  it('has exactly the published rules, each once', () => {
    expect(rules.map((rule) => rule.id).sort()).toEqual([...PUBLISHED_IDS].sort());
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
  });

  it('has non-empty sections with different ids', () => {
    expect(new Set(sections.map((section) => section.id)).size).toBe(sections.length);
    for (const section of sections) expect(section.rules.length).toBeGreaterThan(0);
  });

  it('findRule returns the rule of an id, and undefined for other texts', () => {
    for (const rule of rules) expect(findRule(rule.id)).toBe(rule);
    for (const text of ['', 'p-deck-1', 'P-DECK-1 ', 'P-DECK-0', '__proto__', 'constructor'])
      expect(findRule(text)).toBeUndefined();
  });

  it('has well-formed ids, and kinds without repetition', () => {
    const failures = failingRows(each, ([id, rule]) => {
      expect(id).toMatch(/^[PRL]-[A-Z]+-[0-9A-Z]+$/);
      expect(rule.kind.length).toBeGreaterThan(0);
      expect(new Set(rule.kind).size).toBe(rule.kind.length);
      expect(rule.kind.includes('audit')).toBe(id.startsWith('L-'));
    });
    expect(failures).toEqual([]);
  });

  it('cites the document that belongs to the letter of the id, with lines in order', () => {
    const failures = failingRows(each, ([id, rule]) => {
      const { document, lines } = rule.source;
      const byLetter = { P: 'introduction', R: 'general', L: 'floorman' }[id.charAt(0)];
      expect([byLetter, 'floorman']).toContain(document);
      if (document === 'floorman') {
        expect(lines).toBeNull();
        expect(rule.addedFromPractice).toBe(true);
        return;
      }
      const numbers = lineNumbers(lines ?? '');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(Math.max(...(numbers ?? []))).toBeLessThanOrEqual(document === 'introduction' ? 289 : 80);
    });
    expect(failures).toEqual([]);
  });

  it('has short titles and one to three sentences in both languages', () => {
    const failures = failingRows(each, ([, rule]) => {
      for (const language of LANGUAGES) {
        expect(words(rule.title[language])).toBeGreaterThanOrEqual(3);
        expect(words(rule.title[language])).toBeLessThanOrEqual(7);
        expect(rule.title[language]).not.toMatch(/^\s|\s$|\s\s|\.$(?<!H\.O\.R\.S\.E\.)/);
        const text = rule.text[language];
        expect(sentences(text)).toBeGreaterThanOrEqual(1);
        expect(sentences(text)).toBeLessThanOrEqual(3);
        expect(text).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
        expect(text).not.toMatch(/\s\s|[*_<>`[\]|#~\\]/);
      }
      expect(rule.title.en).not.toBe(rule.title.es);
      expect(rule.text.en).not.toBe(rule.text.es);
    });
    expect(failures).toEqual([]);
  });

  it('has the same numbers in both languages', () => {
    const failures = failingRows(each, ([, rule]) => {
      const figures = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();
      expect(figures(rule.text.es)).toEqual(figures(rule.text.en));
    });
    expect(failures).toEqual([]);
  });

  it('marks additions from common practice in both languages', () => {
    const failures = failingRows(each, ([, rule]) => {
      const partly = rule.addedFromPractice && rule.source.document !== 'floorman';
      expect(/\bby common practice\b/i.test(rule.text.en)).toBe(partly);
      expect(/\bpor costumbre\b/i.test(rule.text.es)).toBe(partly);
    });
    expect(failures).toEqual([]);
  });
});

describe('the rules that the code cites', () => {
  it('are all in the catalogue', () => {
    const files = readdirSync('libs', { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
      .map((path) => join('libs', path));
    const cited = files.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/'([PRL]-[A-Z]+-[0-9A-Z]+)'/g)].map(([, id = '']) => ({
        path,
        id,
      })),
    );
    expect(cited.length).toBeGreaterThan(rules.length);
    expect(cited.filter(({ id }) => findRule(id) === undefined)).toEqual([]);
  });
});

const RULES_DOCUMENT = '../shared/RULES.md';

if (!existsSync(RULES_DOCUMENT)) {
  it.skip(`the catalogue was not compared with ${RULES_DOCUMENT}, which is absent`, () => undefined);
} else {
  /** Rows `| id | kind | … |` before the table of switches. The † of a heading applies to the rows below it. */
  const rows: { id: string; kind: string; text: string; added: boolean }[] = [];
  let headingAdds = false;
  for (const line of readFileSync(RULES_DOCUMENT, 'utf8').split('\n')) {
    if (line.startsWith('## ')) headingAdds = line.includes('†');
    const [, id = '', kind = '', ...rest] = line.split('|').map((cell) => cell.trim());
    if (!/^[PRL]-[A-Z]+-[0-9A-Z]+$/.test(id)) continue;
    const text = rest.join('|');
    rows.push({ id, kind, text, added: headingAdds || text.includes('†') || id === 'P-VAR-MORE' });
  }

  describe('the catalogue, compared with the document of the rules', () => {
    it('has the same ids', () => {
      expect(rows.map((row) => row.id).sort()).toEqual(rules.map((rule) => rule.id).sort());
    });

    it('has the same kinds, except for variants, for which the document names the game', () => {
      for (const { id, kind } of rows)
        if (!id.startsWith('P-VAR-')) expect([id, findRule(id)?.kind]).toEqual([id, kind.split('/')]);
    });

    it('has the same marks of added rules', () => {
      for (const { id, added } of rows) expect([id, findRule(id)?.addedFromPractice]).toEqual([id, added]);
    });

    it('cites every line of the general rules that the document cites', () => {
      for (const { id, text } of rows) {
        if (!id.startsWith('R-')) continue;
        const named = [...text.matchAll(/:(\d+(?:-\d+)?(?:, \d+(?:-\d+)?)*)/g)].flatMap(
          ([, lines = '']) => lineNumbers(lines) ?? [],
        );
        const ours = lineNumbers(findRule(id)?.source.lines ?? '') ?? [];
        expect([id, named.filter((line) => !ours.includes(line))]).toEqual([id, []]);
      }
    });
  });
}
