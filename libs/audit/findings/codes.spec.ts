import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRule } from '#rules';
import { severities, type FindingCode } from './codes.js';
import { texts } from './messages.js';

const PAGE = 'docs/findings.md';
/** Where findings and the faults behind them are made. */
const ROOMS = ['libs/audit', 'libs/engine'];
const RULE = /[PRL]-[A-Z]+-[0-9A-Z]+/g;

const codes = (Object.keys(severities) as FindingCode[]).map((code) => [code] as const);
const rulesIn = (text: string): string[] => [...text.matchAll(RULE)].map(([id]) => id);

/** What the page says of each code: its part from the heading to the next one. */
const parts = new Map(
  readFileSync(PAGE, 'utf8')
    .split(/^##+ /m)
    .filter((part) => part.startsWith('`'))
    .map((part) => [part.slice(1, part.indexOf('`', 1)), part]),
);

const partOf = (code: string): string => parts.get(code) ?? '';
const rulesListed = (code: string): string[] =>
  rulesIn(/^Severity: .*Rules: (.*)\.$/m.exec(partOf(code))?.[1] ?? '');

/**
 * Which rules the sources cite with which code: `code: 'x', rules: ['R-…']`, `.add('x', ['R-…']` and, one code or the
 * other, `.add(odd ? 'x' : 'y', ['R-…']`.
 */
const CITATION = /(?:code: |\.add\(\s*)(?:\w+ \? '([a-z-]+)' : )?'([a-z-]+)',\s*(?:rules: )?\[([^\]]*)\]/g;

const cited = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .flatMap((path) => [...readFileSync(join(room, path), 'utf8').matchAll(CITATION)])
    .flatMap(([, either = '', code = '', rules = '']) =>
      [either, code].map((each) => ({ code: each, rules: rulesIn(rules) })),
    ),
);

describe(PAGE, () => {
  it('has every code, once, and no other', () => {
    const headings = [...readFileSync(PAGE, 'utf8').matchAll(/^### `([^`]+)`$/gm)].map(([, code]) => code);
    expect(headings.sort()).toEqual(codes.map(([code]) => code).sort());
  });

  it.each(codes)('says the severity of %s', (code) => {
    expect(partOf(code)).toMatch(new RegExp(`^Severity: ${severities[code]}\\. Rules: `, 'm'));
  });

  it.each(codes)('cites for %s rules that exist', (code) => {
    expect(rulesIn(partOf(code)).filter((id) => findRule(id) === undefined)).toEqual([]);
  });

  it.each(codes)('has an example of %s, or says that it is not reported yet', (code) => {
    const [, , found = ''] = /^```text\n(.+)\n(.+)\n```$/m.exec(partOf(code)) ?? [];
    if (found === '') expect(partOf(code)).toContain('not reported yet');
    else expect(found.startsWith(`${severities[code]} ${code} line `)).toBe(true);
    expect(rulesIn(found).filter((id) => !rulesListed(code).includes(id))).toEqual([]);
  });

  it('lists every rule that the code cites with a finding', () => {
    // Those of the collector (`.add`) and those of the engine (`code:`) are all seen.
    expect(cited).toContainEqual({ code: 'hidden-winner', rules: ['R-SHOW-1'] });
    expect(cited).toContainEqual({ code: 'site-figure', rules: ['L-SUM-2', 'P-ALLIN-2'] });
    expect(cited).toContainEqual({ code: 'short-raise', rules: ['R-BET-6'] });
    const missing = cited
      .filter(({ code }) => code in severities)
      .flatMap(({ code, rules }) =>
        rules.filter((id) => !rulesListed(code).includes(id)).map((id) => `${code} ${id}`),
      );
    expect(missing).toEqual([]);
  });
});

describe('the sentences of findings', () => {
  const placeholders = (text: string): string[] => (text.match(/\{[^}]*\}/g) ?? []).sort();

  it('are there for every code and no other', () => {
    expect(Object.keys(texts).sort()).toEqual(codes.map(([code]) => code).sort());
  });

  it.each(codes)('%s has a sentence in both languages', (code) => {
    const { en, es } = texts[code];
    for (const text of [en, es]) expect(text.trim()).toMatch(/^\p{Lu}.*[.}]$/u);
    expect(es).not.toBe(en);
  });

  it.each(codes)('%s has the same placeholders in both, and only those that are filled in', (code) => {
    const { en, es } = texts[code];
    expect(placeholders(es)).toEqual(placeholders(en));
    expect(placeholders(en).filter((name) => name !== '{expected}' && name !== '{actual}')).toEqual([]);
    expect(new Set(placeholders(en)).size).toBe(placeholders(en).length);
  });
});
