import fc from 'fast-check';
import { auditHand, type AuditedHand } from '#audit';
import { dealHands, type DealOptions, type RakeSchedule } from '#dealer';
import { defaultSwitches, RAKE_ROUNDINGS, type RakeRounding } from '#engine';
import type { CanonicalHand } from '#histories';
import { findProfile, parseProfile, type Profile, type ProfileDocument, type RakeRow } from '#rules';
import { runsOf } from '#testing';
import { RuleInference } from './inference.js';

const usual = findProfile('pokerstars')!;

const audited = (hand: CanonicalHand, profile: Profile = usual): AuditedHand => {
  const result = auditHand(hand, profile);
  if (result === null) throw new Error('not audited');
  return result;
};

const deal = (options: Partial<DealOptions>): CanonicalHand[] => [
  ...dealHands({ game: 'holdem', limit: 'no-limit', hands: 500, seed: 3, hero: false, ...options }),
];

const infer = (hands: readonly CanonicalHand[]): RuleInference => {
  const inference = new RuleInference();
  for (const hand of hands) inference.add(audited(hand), usual);
  return inference;
};

const rowsOf = (hands: readonly CanonicalHand[]): readonly RakeRow[] =>
  infer(hands).infer().document.rake ?? [];

const profileOf = (document: ProfileDocument): Profile => {
  const parsed = parseProfile(document);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.profile;
};

/** The hand with another rake, and the award of its winner to match; null if it has several awards or pots. */
const withRake = (hand: CanonicalHand, more: number): CanonicalHand | null => {
  const collects = hand.events.filter(({ type }) => type === 'collect');
  const [collect] = collects;
  if (collects.length !== 1 || collect.type !== 'collect' || collect.amount <= more) return null;
  const events = hand.events.map((event) =>
    event.type === 'collect' ? { ...event, amount: event.amount - more } : event,
  );
  const claims = hand.claims.map((claim) => {
    if (claim.type === 'rake') return { ...claim, amount: claim.amount + more };
    if (claim.type !== 'seat' || claim.won.length === 0) return claim;
    return { ...claim, won: claim.won.map((amount) => amount - more) };
  });
  return { ...hand, events, claims };
};

const rakeOf = ({ claims }: CanonicalHand): number =>
  claims.reduce((sum, claim) => (claim.type === 'rake' ? sum + claim.amount : sum), 0);

const money = (chips: number): string => (chips / 100).toFixed(2);

/** Schedules that some hundred hands of 0.25/0.50 say: the unit is small against their rakes. */
const schedules: fc.Arbitrary<RakeSchedule> = fc.record({
  percent: fc.integer({ min: 16, max: 40 }).map((quarters) => quarters / 4),
  cap: fc.integer({ min: 20, max: 60 }).map((units) => units * 5),
  unit: fc.constantFrom(1, 1, 5),
  rounding: fc.constantFrom<RakeRounding>(...RAKE_ROUNDINGS),
  withoutFlop: fc.boolean(),
});

describe('P-SETUP-6: the rake schedule that is inferred from hands', () => {
  it('is the same where the site leaves uncalled bets in the pot', () => {
    const hands = deal({ rake: { percent: 5, cap: 300, unit: 1, rounding: 'down' } });
    const kept = hands.map((hand): CanonicalHand => {
      const returned = hand.events.find(({ type }) => type === 'uncalled');
      if (returned?.type !== 'uncalled') return hand;
      const { seat, amount } = returned;
      const collect = hand.events.find((event) => event.type === 'collect' && event.seat === seat);
      // A player who loses the pots gets the bet back in another way.
      if (collect === undefined) return hand;
      return {
        ...hand,
        format: 'partypoker',
        dialect: 'partypoker',
        events: hand.events.flatMap((event) => {
          if (event.type === 'uncalled') return [];
          return event === collect && event.type === 'collect'
            ? [{ ...event, amount: event.amount + amount }]
            : [event];
        }),
        claims: hand.claims.filter(({ type }) => type === 'rake'),
      };
    });
    const changed = kept.filter(({ format }) => format === 'partypoker');
    expect(changed.length).toBeGreaterThan(100);
    const used = infer(changed).infer().document;
    expect(used.evidence?.hands).toBeGreaterThan(changed.length * 0.95);
    expect(used.rake?.map(({ rates, evidence }) => [rates[0]?.percent, evidence?.departing])).toEqual([
      ['5', 0],
    ]);
  });

  it('is the one by which the hands were raked, and finds each hand whose rake is a unit off', () => {
    fc.assert(
      fc.property(schedules, fc.nat(1000), fc.integer({ min: 3, max: 9 }), (rake, seed, players) => {
        const hands = deal({ rake, seed, players, stakes: { small: 25, big: 50 } });
        const { document } = infer(hands).infer();
        const [row, ...others] = document.rake ?? [];
        expect(others).toEqual([]);
        expect(row).toMatchObject({
          site: 'PokerStars',
          currency: 'USD',
          limit: 'no-limit',
          stakes: { smallBlind: '0.25', bigBlind: '0.50' },
          players: [players, players],
        });
        // With many players and a low cap, few pots are below the cap: then no rate is stated.
        if (row.evidence?.unknown.includes('rate') === true) return expect(row.rates).toEqual([]);
        // Few hands may end without a flop in pots that are large enough to be raked.
        const isKnown = row.evidence?.unknown.includes('without-flop') === false;
        const statedWithoutFlop = rake.withoutFlop === true ? 'raked' : 'free';
        expect(row.withoutFlop).toBe(isKnown ? statedWithoutFlop : undefined);
        // A cap that few hands reach is not known; then it is at least the largest rake below it.
        const [{ cap, capAtLeast }] = row.rates;
        const [lowest, highest] = row.evidence?.percentRange ?? [];
        expect(Number(lowest)).toBeLessThanOrEqual(rake.percent);
        expect(Number(highest)).toBeGreaterThanOrEqual(rake.percent);
        if (rake.unit === 1) expect(row.rates[0].percent).toBe(String(rake.percent));
        if (cap === undefined) expect(Number(capAtLeast)).toBeLessThanOrEqual(rake.cap / 100);
        else expect(cap).toBe(money(rake.cap));
        expect(cap === undefined).toBe(row.evidence?.unknown.includes('cap'));
        expect(row.unit ?? '0.01').toBe(money(rake.unit ?? 1));
        expect(row.roundings).toContain(rake.rounding);
        expect(row.evidence).toMatchObject({ departing: 0, hands: hands.length });
        const profile = profileOf(document);
        for (const hand of hands.slice(0, 100)) {
          expect(audited(hand, profile).findings).toEqual(audited(hand).findings);
          const isExact = cap !== undefined && row.roundings?.length === 1;
          const altered = rakeOf(hand) > 0 && isExact ? withRake(hand, 1) : null;
          if (altered === null) continue;
          const { findings } = audited(altered, profile);
          const line = altered.claims.find(({ type }) => type === 'rake')?.line;
          expect(findings.map(({ code, line: at }) => [code, at])).toEqual([['rake', line]]);
          expect(audited(altered).findings).toEqual([]);
        }
      }),
      { numRuns: runsOf(40) },
    );
  });

  it('has the caps of each number of players, and one row for several with the same cap', () => {
    const capOf = (players: number): number => (players === 2 ? 6 : players < 5 ? 35 : 60);
    const hands = [2, 3, 4, 5, 6].flatMap((players) =>
      deal({ players, hands: 500, rake: { percent: 5, cap: capOf(players) } }),
    );
    expect(rowsOf(hands).map(({ players, rates }) => [players, rates])).toEqual([
      [[2, 2], [{ percent: '5', cap: '0.06' }]],
      [[3, 4], [{ percent: '5', cap: '0.35' }]],
      [[5, 6], [{ percent: '5', cap: '0.60' }]],
    ]);
  });

  it('has the rate of two players apart, if it differs', () => {
    const hands = [
      ...deal({ players: 2, rake: { percent: 3.5, cap: 30 } }),
      ...deal({ players: 6, rake: { percent: 5, cap: 30 } }),
    ];
    expect(rowsOf(hands).map(({ players, rates }) => [players, rates[0].percent])).toEqual([
      [[2, 2], '3.5'],
      [[6, 6], '5'],
    ]);
  });

  it('has a row for each stakes', () => {
    const rake = { percent: 5, cap: 40 };
    const hands = [
      ...deal({ rake, stakes: { small: 10, big: 20 } }),
      ...deal({ rake: { percent: 4, cap: 40 }, stakes: { small: 25, big: 50 } }),
    ];
    expect(rowsOf(hands).map(({ stakes, rates }) => [stakes?.bigBlind, rates[0].percent])).toEqual([
      ['0.20', '5'],
      ['0.50', '4'],
    ]);
  });

  it('says that the rake is rounded for each pot, if side pots show it', () => {
    const options = { wild: true, hands: 1200, players: 6, stakes: { small: 50, big: 100 } };
    const byPot = rowsOf(deal({ ...options, rake: { percent: 5, cap: 100_000, by: 'pot' } }));
    const byTotal = rowsOf(deal({ ...options, rake: { percent: 5, cap: 100_000 } }));
    expect(byPot.map(({ by }) => by)).toEqual(['pot']);
    expect(byTotal.map(({ by, evidence }) => [by, evidence?.unknown.includes('by')])).toEqual([
      [undefined, false],
    ]);
  });

  it('is the same with some hands in a thousand that depart from it', () => {
    const hands = deal({ hands: 2000, rake: { percent: 4.5, cap: 50 } });
    const broken = hands.map((hand, index) => (index % 250 === 0 ? (withRake(hand, 3) ?? hand) : hand));
    const [clean] = rowsOf(hands);
    const [row] = rowsOf(broken);
    expect({ ...row, evidence: null }).toEqual({ ...clean, evidence: null });
    expect(row.evidence?.departing).toBe(broken.filter((hand, index) => hand !== hands[index]).length);
    expect(row.evidence?.departing).toBeGreaterThan(3);
  });

  it('has no rates if the hands are too few, and none is checked then', () => {
    const { document } = infer(deal({ hands: 12, rake: { percent: 5, cap: 40 } })).infer();
    expect(document.rake).toMatchObject([{ rates: [], evidence: { hands: 12, unknown: ['rate'] } }]);
    const [hand] = deal({ hands: 12, rake: { percent: 9, cap: 40 } });
    expect(audited(hand, profileOf(document)).findings).toEqual([]);
  });

  it('has no cap if too few hands reach it, but the largest rake that no cap reduced', () => {
    const hands = deal({ hands: 300, rake: { percent: 5, cap: 10_000 } });
    const [{ rates, evidence }] = rowsOf(hands);
    expect(rates).toEqual([{ percent: '5', capAtLeast: expect.any(String) }]);
    expect(hands.map((hand) => money(rakeOf(hand)))).toContain(rates[0].capAtLeast);
    expect(Number(rates[0].capAtLeast)).toBeGreaterThan(1);
    expect(evidence?.unknown).toContain('cap');
  });

  it('is none for a house that takes no rake', () => {
    const rows = rowsOf(deal({ rake: null }));
    expect(rows.map(({ rates }) => rates)).toEqual([[{ percent: '0', cap: null }]]);
  });

  it('is not known if the hands follow no rate', () => {
    const hands = [2, 3, 4, 5, 6, 7, 8].flatMap((percent) =>
      deal({ hands: 60, seed: percent, rake: { percent, cap: 1000 } }),
    );
    expect(rowsOf(hands)).toMatchObject([{ rates: [], evidence: { unknown: ['rate'] } }]);
  });
});

describe('the evidence of an inferred profile', () => {
  it('counts the hands that say nothing: faulty ones, tournaments, rejected and cancelled hands', () => {
    const inference = infer(deal({ hands: 30, rake: { percent: 5, cap: 40 } }));
    for (const hand of deal({ hands: 5, tournament: true })) inference.add(audited(hand), usual);
    const [hand] = deal({ hands: 1 });
    const claims = hand.claims.map((claim) =>
      claim.type === 'total-pot' ? { ...claim, amount: claim.amount + 1 } : claim,
    );
    inference.add(audited({ ...hand, claims }), usual);
    inference.reject();
    inference.skip();
    expect(inference.infer().document.evidence).toMatchObject({
      hands: 30,
      faulty: 1,
      unused: 6,
      rejected: 1,
      uncounted: 0,
    });
  });

  it('counts hands above the bound on different pots', () => {
    const rakes = { percent: 5, cap: 100_000 };
    const inference = new RuleInference({ kinds: 1, entriesOfKind: 20, entries: 1000, rows: 10 });
    for (const hand of deal({ hands: 100, rake: rakes })) inference.add(audited(hand), usual);
    for (const hand of deal({ hands: 10, rake: rakes, stakes: { small: 1, big: 2 } }))
      inference.add(audited(hand), usual);
    const { document } = inference.infer();
    expect(document.evidence).toMatchObject({ hands: 100, uncounted: 10 });
    const [{ evidence }] = document.rake ?? [];
    expect((evidence?.hands ?? 0) + (evidence?.uncounted ?? 0)).toBe(100);
    expect(evidence?.uncounted).toBeGreaterThan(0);
  });

  it('counts hands of rows above the bound, and of a site whose name a schedule cannot have', () => {
    const inference = new RuleInference({ kinds: 10, entriesOfKind: 1000, entries: 1000, rows: 1 });
    const rake = { percent: 5, cap: 40 };
    for (const hand of deal({ hands: 30, rake })) inference.add(audited(hand), usual);
    for (const hand of deal({ hands: 20, rake, stakes: { small: 5, big: 10 } }))
      inference.add(audited(hand), usual);
    for (const hand of deal({ hands: 7, rake }))
      inference.add(audited({ ...hand, site: 'x'.repeat(300) }), usual);
    const { document } = inference.infer();
    expect(document.rake).toHaveLength(1);
    const [{ evidence }] = document.rake ?? [];
    expect(document.evidence).toMatchObject({
      hands: evidence?.hands,
      uncounted: 57 - (evidence?.hands ?? 0),
    });
    expect(parseProfile(document).ok).toBe(true);
  });
});

describe('R-TIE-2, R-TIE-4, R-TIE-5: the rule for odd chips', () => {
  it.each(['by-button', 'from-big-blind', 'by-card', 'all-to-first'] as const)(
    'is %s, if the split pots say so',
    (oddChip) => {
      const hands = deal({
        hands: 4000,
        wild: true,
        players: 8,
        stakes: { small: 1, big: 3 },
        rake: null,
        profile: { switches: { ...defaultSwitches, oddChip } },
      });
      const { document, oddChip: found } = infer(hands).infer();
      expect(found.value).toBe(oddChip);
      expect(document.evidence?.oddChip).toMatchObject({ hands: found.hands, agreeing: found.hands });
      expect(profileOf(document).switches.oddChip).toBe(oddChip);
    },
  );

  it('stays that of the base if the split pots are too few', () => {
    const { document, oddChip } = infer(deal({ hands: 20 })).infer();
    expect(oddChip.value).toBeNull();
    expect(document.switches).toBeUndefined();
  });
});
