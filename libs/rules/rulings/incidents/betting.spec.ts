import { runsOf } from '#testing';
import fc from 'fast-check';
import { decideIncident, parseRulingRequest, type Ruling } from '../index.js';
import { STAGES } from '../situation.js';
import { incidentsOf } from '../testing/incidents.js';
import { bettingIncidents } from './betting.js';

/** Quarters, so that halves of bets occur and are exact. */
const chips = fc.integer({ min: 0, max: 60 }).map((quarters) => (quarters / 4).toFixed(2));

const request = fc.record({
  profile: fc.constantFrom('intro', 'roberts', 'wsop'),
  game: fc.record({
    variant: fc.constantFrom('holdem', 'lowball-a5-single', 'razz'),
    limit: fc.constantFrom('fixed-limit', 'no-limit', 'pot-limit', 'spread-limit'),
  }),
  situation: fc.record({
    stage: fc.constantFrom(...STAGES),
    toCall: chips,
    betSize: chips,
    roundOver: fc.boolean(),
  }),
});

const runs = { seed: 17, numRuns: runsOf(1000) };

/** The ruling, or null if facts are missing. */
const rulingIn = (json: unknown): Ruling | null => {
  const parsed = parseRulingRequest(json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  const result = decideIncident(parsed.request);
  return result.ok ? result.ruling : null;
};

/** The amounts that an incident states, as a sum. */
const statedChips = (incident: object): number => {
  const { amount = '0', chip = '0', called = '0', more = '0' } = incident as Readonly<Record<string, string>>;
  return [amount, chip, called, more].reduce((sum, text) => sum + Number(text), 0);
};

/** What the money of a ruling adds to the pot. */
const addedBy = ({ money }: Ruling): number =>
  money.reduce((sum, change) => {
    if ('returns' in change) return sum - Number(change.returns);
    return 'puts' in change ? sum + Number(change.puts) : NaN;
  }, 0);

describe('rulings on the betting', () => {
  it('give back no more chips than the player put in, change no amount by zero, and pay no pot', () => {
    const incident = fc.oneof(...bettingIncidents.map((kind) => incidentsOf(kind, false)));
    let changes = 0;
    fc.assert(
      fc.property(request, incident, (json, happened) => {
        const ruling = rulingIn({ ...json, incident: happened });
        if (ruling === null || ruling.money.length === 0) return;
        changes++;
        const added = addedBy(ruling);
        expect(ruling.money).toHaveLength(1);
        expect(added).not.toBe(0);
        expect(added).toBeGreaterThanOrEqual(-statedChips(happened as object));
      }),
      runs,
    );
    expect(changes).toBeGreaterThan(0);
  });

  it('R-BET-13, R-BET-14, R-BET-15: leave in the pot the amount of the action that the player is held to', () => {
    const incident = fc.oneof(
      fc.record({ type: fc.constantFrom('chips-in', 'short-chips'), amount: chips }),
      fc.record({ type: fc.constant('single-chip'), chip: chips, said: fc.constantFrom(null, 'call') }),
      fc.record({ type: fc.constant('string-raise'), called: chips, more: chips }),
    );
    fc.assert(
      fc.property(request, incident, (json, happened) => {
        const ruling = rulingIn({ ...json, incident: happened });
        expect(ruling).not.toBeNull();
        if (ruling === null) return;
        const inPot = statedChips(happened) + addedBy(ruling);
        expect(inPot).toBe(Number(ruling.seats[0].action?.amount ?? '0'));
      }),
      runs,
    );
  });

  it('R-BET-14: in fixed limit a raise has one size, and a call is of what there is to call', () => {
    fc.assert(
      fc.property(request, chips, (json, amount) => {
        const game = { ...json.game, limit: 'fixed-limit' };
        const ruling = rulingIn({ ...json, game, incident: { type: 'chips-in', amount } });
        const toCall = Number(json.situation.toCall);
        const betSize = Number(json.situation.betSize);
        const isRaise = betSize > 0 && Number(amount) >= toCall + betSize / 2;
        expect(Number(ruling?.seats[0].action?.amount)).toBe(
          toCall === 0 || isRaise ? toCall + betSize : toCall,
        );
      }),
      runs,
    );
  });
});
