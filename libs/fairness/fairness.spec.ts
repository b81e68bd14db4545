import { deckCards } from '#cards';
import { Random } from '#random';
import type { DealtHand } from './dealt-hand.js';
import { Fairness, judgeFairness, type FairnessReport, type MeasuredFairness } from './fairness.js';

interface Dealing {
  readonly hands: number;
  readonly seed?: number;
  readonly site?: string;
  readonly tables?: number;
  /** Which players' cards the log has; of all by default. */
  readonly knows?: (hand: number, player: number) => boolean;
}

const PLAYERS = 4;

const deal = function* ({ hands, seed = 1, site = 'Site', tables = 1, knows = () => true }: Dealing) {
  const random = new Random(seed);
  const deck = [...deckCards('standard')];
  for (let number = 0; number < hands; number++) {
    random.shuffle(deck, 13);
    const hand: DealtHand = {
      site,
      table: `table ${number % tables}`,
      deck: 'standard',
      holeCards: 2,
      seats: [1, 2, 3, 4].map((seat) => ((seat + number) % PLAYERS) + 1),
      hasButton: true,
      hero: 2,
      hole: Array.from({ length: PLAYERS }, (_, player) =>
        knows(number, player) ? deck.slice(2 * player, 2 * player + 2) : [],
      ),
      board: number % 3 === 0 ? deck.slice(8, 13) : [],
      allIn: null,
    };
    yield hand;
  }
};

const report = (deals: Iterable<DealtHand>, by: 'site' | 'table' | null = null): FairnessReport => {
  const fairness = new Fairness();
  for (const hand of deals) fairness.add(hand);
  return fairness.report(by);
};

const knownBy = ({ tests }: FairnessReport): string[] => [...new Set(tests.map(({ known }) => known))];

describe('which cards count', () => {
  it('are those of all players at a site that has them in every hand', () => {
    const found = report(deal({ hands: 3000 }));
    expect(knownBy(found)).toEqual(['all']);
    expect(found.hands).toEqual({ deals: 3000, complete: 3000, own: 0, leftOut: 0 });
    expect(found.tests.find(({ test }) => test === 'hole-card-ranks')?.n).toBe(3000 * PLAYERS * 2);
  });

  it('are those of the owner if a single hand of the site lacks cards', () => {
    const knows = (hand: number, player: number): boolean => hand !== 1700 || player === 2;
    const found = report(deal({ hands: 3000, knows }));
    expect(knownBy(found)).toEqual(['own']);
    expect(found.hands).toEqual({ deals: 3000, complete: 0, own: 3000, leftOut: 0 });
    expect(found.tests.find(({ test }) => test === 'hole-card-ranks')?.n).toBe(3000 * 2);
  });

  it('are those of each site on its own', () => {
    const fairness = new Fairness();
    for (const hand of deal({ hands: 1500, site: 'A' })) fairness.add(hand);
    for (const hand of deal({ hands: 1500, site: 'B', knows: (_, player) => player === 2 }))
      fairness.add(hand);
    const { tests } = fairness.report('site');
    expect(new Set(tests.map(({ site, known }) => `${site ?? ''} ${known}`))).toEqual(
      new Set(['A all', 'B own']),
    );
  });
});

describe('the counts', () => {
  it('can be stored, and judged later', () => {
    const fairness = new Fairness();
    for (const hand of deal({ hands: 4000, tables: 3 })) fairness.add(hand);
    for (const by of [null, 'site', 'table'] as const) {
      const stored = JSON.parse(JSON.stringify(fairness.measure(by))) as MeasuredFairness;
      expect(judgeFairness(stored, 0.05)).toEqual(fairness.report(by, 0.05));
    }
  });

  it('of a site are the sums of those of its tables', () => {
    const hands = [...deal({ hands: 4000, tables: 3 }), ...deal({ hands: 500, site: 'B', seed: 2 })];
    const sampleOf = (by: 'site' | 'table'): number[] =>
      ['A', 'B'].map((site) =>
        report(
          hands.map((hand) => ({ ...hand, site: hand.site === 'B' ? 'B' : 'A' })),
          by,
        )
          .tests.filter((test) => test.site === site && test.test === 'hole-cards')
          .reduce((sum, { n }) => sum + n, 0),
      );
    expect(sampleOf('table')).toEqual([4000 * PLAYERS * 2, 500 * PLAYERS * 2]);
    expect(sampleOf('site')).toEqual(sampleOf('table'));
  });

  it('of tables that were left give way to those of others, and count in those of the site', () => {
    const MANY = 1200;
    const hands = [...deal({ hands: 300, tables: 2 }), ...deal({ hands: MANY, tables: MANY })];
    const moved = hands.map((hand, index) =>
      index < 300 ? { ...hand, table: `large ${hand.table}` } : hand,
    );
    const { tests, hands: tested } = report(moved, 'table');
    const tables = new Set(tests.map(({ table }) => table));
    expect(tables.has('large table 0') && tables.has('large table 1')).toBe(true);
    expect(tables.has(`table ${String(MANY - 1)}`)).toBe(true);
    expect(tables.has('table 0')).toBe(false);
    expect(tested).toEqual({ deals: 1500, complete: 1500, own: 0, leftOut: 1500 - 300 - (tables.size - 2) });
    const ranks = report(moved).tests.find(({ test }) => test === 'hole-card-ranks');
    expect(ranks?.n).toBe(1500 * PLAYERS * 2);
  });

  it('are bounded whatever the number of sites: hands of more sites are left out, which is said', () => {
    const hands = [...deal({ hands: 500 })].map((hand, index) => ({
      ...hand,
      site: `site ${String(index)}`,
    }));
    const { hands: tested, tests } = report(hands, 'site');
    expect(new Set(tests.map(({ site }) => site)).size).toBe(200);
    expect(tested).toEqual({ deals: 500, complete: 200, own: 0, leftOut: 300 });
  });

  it('of hands at several tables compare each with the last one of its table', () => {
    const together = report(deal({ hands: 4000, tables: 7 }));
    expect(together.tests.find(({ test }) => test === 'repeats-seat')?.n).toBe(4000 - 7);
  });
});

describe('the verdicts', () => {
  it('are too-few for small samples, which have no figures', () => {
    const { tests } = report(deal({ hands: 20 }));
    expect(new Set(tests.map(({ verdict }) => verdict))).toEqual(new Set(['too-few']));
    expect(
      tests.every(
        ({ p, q, statistic, n, minimum }) => p === null && q === null && statistic === null && n < minimum,
      ),
    ).toBe(true);
  });

  it('count shown hands as nothing: a log that has the cards of others only at showdowns is fair', () => {
    // Showdowns are between strong hands; the log has all cards of hands in which all players hold high cards.
    const isShown = ({ hole }: DealtHand): boolean =>
      hole.every((cards) => cards.some((card) => card >> 2 >= 8));
    const hands = [...deal({ hands: 20_000 })].map((hand) => ({
      ...hand,
      hole: hand.hole.map((cards, player) => (isShown(hand) || player === hand.hero ? cards : [])),
    }));
    expect(hands.filter(({ hole }) => hole.every(({ length }) => length > 0)).length).toBeGreaterThan(2000);
    expect(report(hands).tests.filter(({ verdict }) => verdict === 'suspect')).toEqual([]);
  });

  it('find a log that leaves out hands by their cards, as its owner would choose them', () => {
    const chosen = [...deal({ hands: 20_000, knows: (_, player) => player === 2 })].filter(({ hole }) =>
      hole[2].some((card) => card >> 2 >= 8),
    );
    expect(
      report(chosen).tests.some(({ test, verdict }) => test === 'hole-card-ranks' && verdict === 'suspect'),
    ).toBe(true);
  });
});

describe('all-ins', () => {
  const withAllIns = (hands: number, drift: number, unknown: number): FairnessReport => {
    const random = new Random(5);
    const fairness = new Fairness();
    let number = 0;
    for (const hand of deal({ hands })) {
      const equity = 0.05 + (0.9 * random.below(1000)) / 1000;
      const outcome = random.chance(equity + drift) ? 1 : 0;
      const known = number++ < unknown ? null : { equity, outcome, variance: equity * (1 - equity) };
      fairness.add({ ...hand, allIn: { known } });
    }
    return fairness.report();
  };
  const verdicts = ({ tests }: FairnessReport): string[] =>
    tests.filter(({ test }) => test.startsWith('all-in')).map(({ verdict }) => verdict);

  it('that win as often as they should are fair', () => {
    expect(verdicts(withAllIns(1500, 0, 0))).toEqual(['ok', 'ok']);
    expect(verdicts(withAllIns(20_000, 0, 0))).toEqual(['ok', 'ok']);
  });

  it('that win too often are suspect', () => {
    expect(verdicts(withAllIns(20_000, 0.04, 0))).toEqual(['suspect', 'suspect']);
    expect(verdicts(withAllIns(1500, 0.1, 0))[0]).toBe('suspect');
  });

  it('that are unknown may all have made up for the departure', () => {
    expect(verdicts(withAllIns(20_000, 0.04, 1000))).toEqual(['ok', 'ok']);
  });
});
