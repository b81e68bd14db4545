import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRule } from '#rules';
import { severities, type FindingCode } from './codes.js';

const PAGE = 'docs/findings.md';
const page = readFileSync(PAGE, 'utf8');

/** The libraries that cite rules with findings and violations. */
const LIBRARIES = ['libs/audit', 'libs/engine'];
const RULE = /[PRL]-[A-Z]+-[0-9A-Z]+/g;

const codes = Object.keys(severities) as FindingCode[];
const rulesIn = (text: string): string[] => [...text.matchAll(RULE)].map(([id]) => id);

/** The sections of the page by code. */
const sections = new Map(
  page
    .split(/^##+ /m)
    .filter((section) => section.startsWith('`'))
    .map((section) => [section.slice(1, section.indexOf('`', 1)), section]),
);

const sectionOf = (code: string): string => sections.get(code) ?? '';
const listedRules = (code: string): string[] =>
  rulesIn(/^Severity: .*Rules: (.*)\.$/m.exec(sectionOf(code))?.[1] ?? '');

/** The output line in the example of a code; null if there is none. */
const exampleOf = (code: string): string | null =>
  /^```text\n.+\n(.+)\n```$/m.exec(sectionOf(code))?.[1] ?? null;

/**
 * A citation of rules with a code: `code: 'x', rules: ['R-…']`, `.add('x', ['R-…']` and, for one of two codes,
 * `.add(isOdd ? 'x' : 'y', ['R-…']`.
 */
const CITATION = /(?:code: |\.add\(\s*)(?:\w+ \? '([a-z-]+)' : )?'([a-z-]+)',\s*(?:rules: )?\[([^\]]*)\]/g;

const citations = LIBRARIES.flatMap((library) =>
  readdirSync(library, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .flatMap((path) => [...readFileSync(join(library, path), 'utf8').matchAll(CITATION)])
    .flatMap(([, either = '', code = '', rules = '']) =>
      [either, code].map((each) => ({ code: each, rules: rulesIn(rules) })),
    ),
);

describe(PAGE, () => {
  it('has one section for every code and no other', () => {
    const headings = [...page.matchAll(/^### `([^`]+)`$/gm)].map(([, code]) => code);
    expect(headings.sort()).toEqual([...codes].sort());
  });

  it('states the severity of each code', () => {
    const wrong = codes.filter(
      (code) => !new RegExp(`^Severity: ${severities[code]}\\. Rules: `, 'm').test(sectionOf(code)),
    );
    expect(wrong).toEqual([]);
  });

  it('cites only rules that exist', () => {
    const unknown = codes.flatMap((code) =>
      rulesIn(sectionOf(code)).filter((id) => findRule(id) === undefined),
    );
    expect(unknown).toEqual([]);
  });

  it('has an example of each code, or says that it is not reported yet', () => {
    const wrong = codes.filter((code) => {
      const example = exampleOf(code);
      return example === null
        ? !sectionOf(code).includes('not reported yet')
        : !example.startsWith(`${severities[code]} ${code} line `);
    });
    expect(wrong).toEqual([]);
  });

  it('cites in an example only rules that it lists for the code', () => {
    const unlisted = codes.flatMap((code) =>
      rulesIn(exampleOf(code) ?? '').filter((id) => !listedRules(code).includes(id)),
    );
    expect(unlisted).toEqual([]);
  });

  it('lists every rule that the libraries cite with a code', () => {
    // The pattern finds the citations of the collector (`.add`) and those of the engine (`code:`).
    expect(citations).toContainEqual({ code: 'hidden-winner', rules: ['R-SHOW-1', 'P-SHOW-5'] });
    expect(citations).toContainEqual({ code: 'site-figure', rules: ['L-SUM-2', 'P-ALLIN-2'] });
    expect(citations).toContainEqual({ code: 'short-raise', rules: ['R-BET-6'] });
    const missing = citations
      .filter(({ code }) => code in severities)
      .flatMap(({ code, rules }) =>
        rules.filter((id) => !listedRules(code).includes(id)).map((id) => `${code} ${id}`),
      );
    expect(missing).toEqual([]);
  });
});
