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

/** Codes of incidents; the others are faults of the table. */
const RULED = new Set(['ruling', 'wrong-ruling']);

describe('a session of a live mixed game: 60 hands of H.O.R.S.E.', () => {
  it('has 35 incidents and 15 table faults', () => {
    expect(expected.filter(({ code }) => RULED.has(code))).toHaveLength(35);
    expect(expected.filter(({ code }) => !RULED.has(code))).toHaveLength(15);
  });

  it('the audit names each on its line, cites its rules, and finds nothing else', async () => {
    const { stdout } = await floorman(['audit', '--ndjson', '--quiet', SESSION]);
    const records = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly findings?: readonly Named[]; readonly status?: string });
    const hands = records.filter(({ status }) => status === 'audited');
    expect(hands).toHaveLength(60);
    const found = hands.flatMap(({ findings = [] }) =>
      findings.map(({ line, code, rules }): Named => ({ line, code, rules })),
    );
    expect(found.sort((one, other) => one.line - other.line)).toEqual(expected);
  });
});
