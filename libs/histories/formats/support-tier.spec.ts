import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corpusResults } from './corpus-results.js';
import { formats } from './index.js';
import { formatsDocument } from './markdown.js';
import { supportReport } from './support-report.js';
import { tierOf, type CorpusResult } from './support-tier.js';

const support = [{ variant: 'holdem', reads: true, writes: false, lossless: false }];
const result = (hands: number, read: number, reconciled: number): CorpusResult => ({
  format: 'x',
  site: 'X',
  variant: 'holdem',
  hands,
  read,
  reconciled,
});

describe('tierOf', () => {
  test.each([
    ['all hands', [result(1000, 1000, 1000)], 'full'],
    ['985 of 1000 hands read', [result(1000, 985, 985)], 'full'],
    ['984 of 1000 hands read', [result(1000, 984, 984)], 'partial'],
    ['994 of 1000 reconciled', [result(1000, 1000, 994)], 'partial'],
    ['two games together', [result(900, 900, 900), result(100, 90, 90)], 'full'],
    ['nine hands', [result(9, 9, 9)], 'partial'],
    ['no hand', [], 'partial'],
  ] as const)('with %s is %j', (_, results, tier) => {
    expect(tierOf({ support }, results)).toBe(tier);
  });

  it('is legacy for a closed site, whatever was read', () => {
    expect(tierOf({ support, closed: true }, [result(1000, 1000, 1000)])).toBe('legacy');
  });

  it('is full without real logs where nothing is lost in writing', () => {
    expect(tierOf({ support: [{ ...support[0], writes: true, lossless: true }] }, [])).toBe('full');
  });
});

describe('supportReport', () => {
  it('lists what is not known to work', () => {
    const format = formats.find(({ id }) => id === 'winamax')!;
    const rejected = { ...result(2, 0, 0), format: 'winamax', variant: null };
    const holdem = { ...result(50, 50, 49), format: 'winamax' };
    const { gaps, sites } = supportReport(format, [rejected, holdem, result(5, 5, 5)]);
    expect(gaps).toMatchObject({ rejected: 2, unexplained: 1 });
    expect(gaps.unseenVariants).toContain('omaha');
    expect(gaps.unseenVariants).not.toContain('holdem');
    expect(sites).toHaveLength(2);
  });

  it('has results of known formats only', () => {
    const ids = new Set(formats.map(({ id }) => id));
    expect(corpusResults.filter(({ format }) => !ids.has(format))).toEqual([]);
  });
});

test('docs/formats.md is up to date (npm run formats)', () => {
  const document = formatsDocument(formats.map((format) => supportReport(format)));
  expect(readFileSync(join(process.cwd(), 'docs', 'formats.md'), 'utf8')).toBe(document);
});
