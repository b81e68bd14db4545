import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { floorman } from './floorman.js';

const FIXTURES = join(import.meta.dirname, '..', 'fixtures');
const SESSION = join(FIXTURES, 'live-session.txt');

/** A finding, as the fixture and the record have it. */
interface Named {
  readonly line: number;
  readonly code: string;
  readonly rules: readonly string[];
}

/** What is wrong in the session, or was ruled on, in the order of the lines. It was written down when the session was made. */
const expected = JSON.parse(readFileSync(join(FIXTURES, 'live-session.findings.json'), 'utf8')) as Named[];

/** The house: its smallest buy-in and its rake. */
const HOUSE = join(FIXTURES, 'live-session.profile.json');

/** Codes of incidents; the others are faults of the table. */
const RULED = new Set(['ruling', 'wrong-ruling']);

describe('a session of a live mixed game: 72 hands of H.O.R.S.E. at two tables', () => {
  it('has 35 incidents and 20 table faults of eight kinds', () => {
    expect(expected.filter(({ code }) => RULED.has(code))).toHaveLength(35);
    const faults = expected.filter(({ code }) => !RULED.has(code));
    expect(faults).toHaveLength(20);
    expect(new Set(faults.map(({ code }) => code))).toEqual(
      new Set([
        'table-stakes',
        'button-move',
        'hand-order',
        'blind-order',
        'missed-blind',
        'buy-in',
        'rotation-order',
        'rake',
      ]),
    );
  });

  it('the audit names each on its line, cites its rules, and finds nothing else', async () => {
    const { stdout } = await floorman(['audit', '--ndjson', '--quiet', '--profile', HOUSE, SESSION]);
    const records = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly findings?: readonly Named[]; readonly status?: string });
    const hands = records.filter(({ status }) => status === 'audited');
    expect(hands).toHaveLength(72);
    const found = hands.flatMap(({ findings = [] }) =>
      findings.map(({ line, code, rules }): Named => ({ line, code, rules })),
    );
    expect(found.sort((one, other) => one.line - other.line)).toEqual(expected);
  });
});
