import { findFormat, LineCursor } from '#histories';
import { profileOfFormat } from '#rules';
import { makePokerNowLog, RUN_TWICE, UNCONTESTED } from '#testing';
import { makeFindingRecord } from '../record/audited-record.js';
import { auditHand, type AuditedHand } from './audit-hand.js';

const replaced = (entries: readonly string[], from: string, to: string): string[] =>
  entries.map((entry) => entry.replace(from, to));

/** Audits a PokerNow hand with one text replaced. */
const audit = (entries: readonly string[], from = '', to = ''): AuditedHand => {
  const edited = replaced(entries, from, to);
  const text = makePokerNowLog({ entries: edited, hasHeader: false });
  const reading = findFormat('pokernow')!.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(JSON.stringify(reading.rejection));
  return auditHand(reading.hand, profileOfFormat('pokernow'))!;
};

/** The findings of a PokerNow hand with one text replaced, as code and entry. */
const findings = (entries: readonly string[], from = '', to = ''): string[] => {
  const edited = replaced(entries, from, to);
  return audit(entries, from, to).findings.map(
    ({ code, line }) => `${code}: ${edited[edited.length - line]}`,
  );
};

describe('a hand of a PokerNow log', () => {
  it.each([
    ['without a showdown', UNCONTESTED],
    ['run twice', RUN_TWICE],
  ])('has no findings: %s', (_, entries) => {
    expect(findings(entries)).toEqual([]);
  });

  it.each([
    ['shows a 9♣', 'shows a K♠', 'duplicate-card: "Cy @ c3" shows a K♠.'],
    ['shows a 9♣', 'shows a 9♣, 8♣, 7♣', 'wrong-card-count: "Cy @ c3" shows a 9♣, 8♣, 7♣.'],
    ['Your hand is 10♦', 'Your hand is 7♦', 'duplicate-card: Flop:  [2♣, 7♦, K♠]'],
    ['Your hand is 10♦, Q♥', 'Your hand is 9♣, Q♥', undefined],
    ['shows a 9♣', 'shows a 9♣, Q♥', 'duplicate-card: "Cy @ c3" shows a 9♣, Q♥.'],
    ['Your hand is 10♦', 'Your hand is Q♥', 'duplicate-card: Your hand is Q♥, Q♥'],
    ['stack of 500.', 'stack of 505.', 'final-stack: The player "Ann @ a1" stand up with the stack of 505.'],
    ['collected 95', 'collected 90', 'wrong-award: "Bo @ b2" collected 90 from pot'],
    ['bets 60', 'bets 60 and go all in', 'amount: "Bo @ b2" bets 60 and go all in'],
    ['cards: 2♣', 'cards: 3♣', 'wrong-board: Undealt cards: 3♣, 7♦, K♠ [3♥, 5♦]'],
  ])('L-CLAIM-1: is reported with %j as %j', (from, to, finding) => {
    expect(findings(UNCONTESTED, from, to).at(-1)).toBe(finding);
  });

  it.each([
    ["with Pair, A's (", "with Pair, K's ("],
    ["with Pair, A's (", 'with Straight ('],
    ["8's on the second run  (combination: 8♦", "8's on the second run  (combination: 8♠"],
    ["8's on the second run  (combination: 8♦", "8's on the second run  (combination: 8♥"],
    ["8's on the second run  (combination: 8♦, 8♥, 8♣", "8's on the second run  (combination: 8♦, 5♠, 4♦"],
  ])('P-SHOW-6: reports a winning hand with %j as %j', (from, to) => {
    expect(findings(RUN_TWICE, from, to)).toEqual([
      expect.stringMatching(/^hand-description: .* collected /),
    ]);
  });

  it('P-SHOW-6: names a hand by its category if the log names too few ranks', () => {
    const { findings: found } = audit(RUN_TWICE, "with Pair, A's (", "with Two Pair, A's (");
    const [record] = found.map((finding) => makeFindingRecord(finding, { scale: 0 }, 'en'));
    expect(record).toMatchObject({ code: 'hand-description', actual: 'two-pair' });
  });

  it('L-SUM-1: reports a pot that no player collects, at the end of the hand', () => {
    const entries = UNCONTESTED.filter((entry) => !entry.includes('collected'));
    expect(findings(entries)).toEqual([`wrong-award: ${entries.at(-1) ?? ''}`]);
  });

  it('R-SHOW-1: lets a player show one card after the other', () => {
    const oneByOne = RUN_TWICE.flatMap((entry) =>
      entry === '"Bo @ b2" shows a 8♦, 8♥.' ? ['"Bo @ b2" shows a 8♦.', '"Bo @ b2" shows a 8♥.'] : [entry],
    );
    expect(findings(oneByOne)).toEqual([]);
  });

  it('L-LINE-1: reports a missing mark of an all-in', () => {
    expect(findings(RUN_TWICE, 'raises to 40.50 and go all in', 'raises to 40.50')).toEqual([
      'amount: "Bo @ b2" raises to 40.50',
    ]);
  });

  it('R-SHOW-1: has players who show no hand and collect nothing as mucked', () => {
    const silent = RUN_TWICE.filter((entry) => !entry.startsWith('"Cy @ c3" shows'));
    expect(findings(silent)).toEqual([]);
  });

  it('P-BET-4: accepts an all-in that is cut to what the opponents can call, and no other', () => {
    expect(
      findings(RUN_TWICE, '"Cy @ c3" raises to 100.00', '"Cy @ c3" raises to 90.00').length,
    ).toBeGreaterThan(0);
  });
});
