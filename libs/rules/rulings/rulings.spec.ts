import { failingRows, runsOf } from '#testing';
import fc from 'fast-check';
import { findRule } from '../catalogue/index.js';
import { incidentsOf } from './testing/incidents.js';
import {
  decideIncident,
  findIncidentKind,
  incidentKinds,
  parseRulingRequest,
  STAGES,
  type Ruling,
} from './index.js';

const profiles = fc.constantFrom<unknown>(
  'intro',
  'roberts',
  'wsop',
  { base: 'roberts', switches: { handReading: 'declared' } },
  { base: 'intro', switches: { misdealRepair: 'repair' } },
);
const games = fc.constantFrom(
  { variant: 'holdem', limit: 'fixed-limit' },
  { variant: 'holdem', limit: 'no-limit' },
  { variant: 'stud', limit: 'fixed-limit' },
  { variant: '27-triple-draw', limit: 'fixed-limit' },
);
const amounts = fc.constantFrom('0', '3', '6', '20');
const situation = {
  stage: fc.constantFrom(...STAGES),
  street: fc.constantFrom('preflop', 'flop'),
  players: fc.integer({ min: 2, max: 10 }),
  acted: fc.integer({ min: 0, max: 4 }),
  toCall: amounts,
  betSize: amounts,
  roundOver: fc.boolean(),
  handOver: fc.boolean(),
  tournament: fc.boolean(),
  formal: fc.boolean(),
};

const requestsOf = (incident: fc.Arbitrary<unknown>, isComplete: boolean): fc.Arbitrary<unknown> =>
  fc.record({
    profile: profiles,
    game: games,
    situation: fc.record(situation, isComplete ? {} : { requiredKeys: [] }),
    incident,
  });

const runs = { seed: 17, numRuns: runsOf(100) };

/** A ruling without its texts. */
const decisionOf = ({ explanation: _explanation, discretion, ...decision }: Ruling): unknown => ({
  ...decision,
  outcomes: discretion?.outcomes.map(({ why: _why, ...outcome }) => outcome),
});

const textsOf = ({ explanation, discretion }: Ruling): readonly string[] => [
  explanation,
  ...(discretion?.outcomes ?? []).map(({ why }) => why),
];

describe('the ruling on any incident', () => {
  it('is a ruling, or errors that name the missing facts, and both languages agree', () => {
    const failures = failingRows(
      incidentKinds.map(({ type }) => type),
      (type) => {
        const kind = findIncidentKind(type);
        if (kind === undefined) throw new Error(type);
        fc.assert(
          fc.property(requestsOf(incidentsOf(kind, false), false), (json) => {
            const parsed = parseRulingRequest(json);
            if (!parsed.ok) return;
            const english = decideIncident(parsed.request, 'en');
            const spanish = decideIncident(parsed.request, 'es');
            if (english.ok && spanish.ok)
              expect(decisionOf(spanish.ruling)).toEqual(decisionOf(english.ruling));
            else {
              expect([english.ok, spanish.ok]).toEqual([false, false]);
              for (const { pointer, code } of english.ok ? [] : english.errors) {
                expect(code).toBe('missing-fact');
                expect(pointer).toMatch(/^\/(situation|incident|game)(\/|$)/);
              }
            }
          }),
          runs,
        );
      },
    );
    expect(failures).toEqual([]);
  });

  it('is decided if all facts are stated: with rules of the catalogue, and two to five whole sentences', () => {
    const failures = failingRows(
      incidentKinds.map(({ type }) => type),
      (type) => {
        const kind = findIncidentKind(type);
        if (kind === undefined) throw new Error(type);
        let decided = 0;
        fc.assert(
          fc.property(
            requestsOf(incidentsOf(kind, true), true),
            fc.constantFrom('en', 'es'),
            (json, language) => {
              const parsed = parseRulingRequest(json);
              if (!parsed.ok) return;
              const result = decideIncident(parsed.request, language);
              if (!result.ok) throw new Error(JSON.stringify(result.errors));
              decided++;
              const { ruling } = result;
              expect(ruling.rules.filter((id) => findRule(id) === undefined)).toEqual([]);
              expect(ruling.rules.length).toBeGreaterThan(0);
              expect(ruling.discretion !== null).toBe(ruling.ruling === 'discretion');
              for (const text of textsOf(ruling)) {
                expect(text).toMatch(/^[\p{Lu}0-9].*\.$/u);
                expect(text).not.toMatch(/[{}]|\b[PRL]-[A-Z0-9]+-\d/u);
              }
              const sentences = ruling.explanation.match(/[.?](?=\s|$)/gu) ?? [];
              expect(sentences.length).toBeGreaterThanOrEqual(2);
              expect(sentences.length).toBeLessThanOrEqual(5);
            },
          ),
          runs,
        );
        expect(decided).toBeGreaterThan(0);
      },
    );
    expect(failures).toEqual([]);
  });
});
