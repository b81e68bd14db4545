import type { FairnessReport } from '#fairness';
import type { PairReport, PartnersReport } from '#partners';
import { fairnessSection } from './fairness-section.js';
import { flowSection } from './flow-section.js';
import { resultsSection } from './results-section.js';

const HOSTILE = '<script>alert("x")</script>';

const scope = { site: null, table: null, deck: 'standard', holeCards: 2, known: 'all' } as const;

const fairness = (q: number): FairnessReport => ({
  alpha: 0.01,
  hands: { deals: 1000, complete: 1000, own: 0, leftOut: 0 },
  tests: [
    {
      test: 'hole-card-suits',
      ...scope,
      n: 4000,
      unit: 'cards',
      minimum: 400,
      statistic: 40,
      df: 3,
      p: q / 2,
      q,
      effect: 0.1,
      worst: { cell: 's', place: null, observed: 1200, expected: 1000 },
      cells: [
        { cell: 'c', observed: 1000, expected: 1000, deviation: 25 },
        { cell: 'd', observed: 960, expected: 1000, deviation: 25 },
        { cell: 'h', observed: 840, expected: 1000, deviation: 25 },
        { cell: 's', observed: 1200, expected: 1000, deviation: 25 },
      ],
      verdict: q < 0.01 ? 'suspect' : 'ok',
    },
    {
      test: 'pairs',
      ...scope,
      n: 1000,
      unit: 'hands',
      minimum: 1700,
      statistic: null,
      df: null,
      p: null,
      q: null,
      effect: null,
      worst: null,
      verdict: 'too-few',
    },
  ],
});

describe('fairness in a report', () => {
  test('says what is suspect, with the figures behind the plots', () => {
    const html = fairnessSection(fairness(1e-5), 'en');
    expect(html).toContain('Suspect tests: 1 of 1 (q below 0.01).');
    expect(html).toContain('most of all s: 1,200 instead of 1,000');
    expect(html).toContain('<svg class="bar suspect"');
    // Hearts and spades are beyond two standard deviations, clubs and diamonds are not.
    expect(html.match(/<g class="outside"><title>([^:]+)/g)).toEqual([
      '<g class="outside"><title>h',
      '<g class="outside"><title>s',
    ]);
    expect(html).toContain(
      '<td>♠</td><td class="n">1,200</td><td class="n">1,000</td><td class="n">± 50</td>',
    );
    expect(html).toContain('at least 1,700');
    expect(html.indexOf('<details><summary>Tests with too few hands (1)')).toBeLessThan(
      html.indexOf('at least 1,700'),
    );
    expect(html.indexOf('<details><summary>Tests with too few')).toBeGreaterThan(
      html.indexOf('1,200 instead of 1,000'),
    );
  });

  test('of a fair deal marks nothing', () => {
    const html = fairnessSection(fairness(0.4), 'es');
    expect(html).toContain(
      'Ninguna de 1 pruebas es sospechosa (q menor que 0,01). Pruebas con muy pocas manos: 1.',
    );
    expect(html).toContain('<td class="n">0,400</td>');
    expect(html).not.toContain('bar suspect');
  });

  test('says why it is absent', () => {
    expect(fairnessSection(null, 'en')).toContain('Not tested: the log has no hand whose deal is known');
    expect(fairnessSection({ ...fairness(1), tests: [] }, 'es')).toContain('Sin pruebas');
  });
});

const pairOf = (
  players: [string, string],
  net: number,
  verdict: PairReport['verdict'] = 'ok',
): PairReport => ({
  site: 'PokerStars',
  players,
  verdict,
  score: 1,
  hands: 60,
  flow: { given: net, taken: 0, net },
  play: {
    turns: 0,
    bets: 0,
    folds: 0,
    betPercent: null,
    expectedBetPercent: null,
    lastTwo: 0,
    checkedDown: 0,
  },
  worth: [0, 0],
  tables: { together: 1, expected: 1, p: 1, q: 1 },
  measures: [{ measure: 'chip-flow', actual: net, expected: 0, z: 4, p: 0.0001, q: 0.012 }],
  evidence: [{ hand: HOSTILE, measure: 'chip-flow' }],
});

const partners = (pairs: readonly PairReport[]): PartnersReport => ({
  alpha: 0.05,
  minHands: 50,
  leftOut: 0,
  sites: [
    {
      site: 'PokerStars',
      hands: 600,
      players: 30,
      pairs: 435,
      shared: 100,
      tested: pairs.length,
      suspect: pairs.filter(({ verdict }) => verdict === 'suspect').length,
      betPercent: 20,
      checkedDownPercent: 30,
    },
  ],
  pairs,
});

describe('chips between players in a report', () => {
  test('leads from the loser to the winner, and names a suspect pair with its base rate and q', () => {
    const html = flowSection(
      partners([pairOf(['Ana', 'Bo'], -40), pairOf(['Cy', 'Di'], 5, 'suspect')]),
      'en',
    );
    expect(html).toContain('1 of 2 compared pairs of 30 players is suspect (q up to 0.05)');
    expect(html).toContain('never a verdict');
    expect(html).toContain('<title>Bo → Ana: 40 bb, nothing found</title>');
    expect(html).toContain('<g class="suspect"><title>Cy → Di: 5 bb, suspect</title>');
    expect(html.indexOf('Cy → Di')).toBeLessThan(html.indexOf('Bo → Ana'));
    expect(html).toContain('<td class="n">0.012</td>');
  });

  test('escapes names and hands', () => {
    const html = flowSection(partners([pairOf([HOSTILE, 'Bo'], 3, 'suspect')]), 'en');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;');
  });

  test('draws a bounded number of players and flows, the suspect ones first', () => {
    const many = Array.from({ length: 400 }, (_, at) =>
      pairOf([`a${String(at % 40)}`, `b${String(at)}`], at),
    );
    const html = flowSection(partners([...many, pairOf(['Cy', 'Di'], 0, 'suspect')]), 'en');
    expect(html.match(/class="node"/g)?.length).toBeLessThanOrEqual(12);
    expect(html.match(/class="stroke"/g)?.length).toBeLessThanOrEqual(18);
    expect(html.match(/<tr>/g)?.length).toBe(31);
    expect(html).toContain('<g class="suspect"><title>Cy → Di');
  });

  test('says how many sites it has no room for', () => {
    const [site] = partners([]).sites;
    const withSites = (count: number, language: 'en' | 'es'): string =>
      flowSection(
        {
          ...partners([]),
          sites: Array.from({ length: count }, (_, at) => ({ ...site, site: `Site ${at}` })),
        },
        language,
      );
    expect(withSites(4, 'en')).not.toContain('not shown');
    expect(withSites(5, 'en')).toContain('<p>One more site is not shown.</p>');
    expect(withSites(1204, 'es')).toContain('<p>Hay 1200 sitios más que no se muestran.</p>');
  });

  test('says why it is absent, and when nobody could be compared', () => {
    expect(flowSection(null, 'en')).toContain('Not compared');
    expect(flowSection(partners([]), 'es')).toContain('hacen falta 50');
  });
});

describe('results over time in a report', () => {
  const results = {
    name: HOSTILE,
    site: 'PokerStars',
    currency: 'USD',
    hands: 2,
    points: [
      { hands: 1, net: '1.00', adjusted: '0.50' },
      { hands: 2, net: '-1.00', adjusted: '0.25' },
    ],
  };

  test('are two lines from zero, and a table', () => {
    const html = resultsSection([results], 'en');
    expect(html).not.toContain('<script');
    expect(html).toContain('2 hands: -1.00 USD, all-in adjusted 0.25');
    expect(html).toContain('class="net" d="M0 60.0L150.0 0.0 300.0 120.0"');
    expect(html).toContain('<td class="n">1</td><td class="n">1.00</td><td class="n">0.50</td>');
    expect(resultsSection([results], 'es')).toContain('2 manos: -1,00 USD, ajustado por all-in 0,25');
  });

  test('leave out players with a single hand', () => {
    expect(resultsSection([{ ...results, points: results.points.slice(0, 1) }], 'en')).toBe('');
  });
});
