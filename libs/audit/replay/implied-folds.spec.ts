import { findFormat, LineCursor } from '#histories';
import { findProfile } from '#rules';
import { auditHand } from '../claims/audit-hand.js';

/** The findings of a hand of three players in the Poker Hand History notation, which leaves folds out. */
const findingsOf = (...actions: readonly string[]): readonly string[] => {
  const deals = ['d dh p1 AcAd', 'd dh p2 KcKd', 'd dh p3 QcQd'];
  const text = [
    "variant = 'NT'",
    'antes = [0, 0, 0]',
    'blinds_or_straddles = [1, 2, 0]',
    'min_bet = 2',
    'starting_stacks = [100, 100, 100]',
    `actions = [\n${[...deals, ...actions].map((action) => `'${action}',`).join('\n')}\n]`,
  ].join('\n');
  const reading = findFormat('phh')!.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(reading.rejection.code);
  const { findings } = auditHand(reading.hand, findProfile('roberts')!)!;
  return findings.map(({ code, line, seat }) => `${code} line ${line} seat ${String(seat)}`);
};

const MISDEAL = '# incident {"type":"card-exposed","by":"dealer","ordinal":1,"logged":{"ruling":"misdeal"}}';
const LATER_CARD = '# incident {"type":"card-exposed","by":"dealer","ordinal":5}';

describe('P-BET-2: a fold that the log leaves out', () => {
  it('is noticed at the next action', () => {
    expect(findingsOf('p1 cc', 'p2 cc')).toEqual(['implied-fold line 10 seat 3']);
  });

  it('is not implied by an incident, after which the deal is repeated', () => {
    expect(findingsOf(MISDEAL)).toEqual(['ruling line 10 seat null']);
  });

  it('is noticed at the action after an incident', () => {
    expect(findingsOf(LATER_CARD, 'p1 cc', 'p2 cc')).toEqual([
      'ruling line 10 seat null',
      'implied-fold line 11 seat 3',
    ]);
  });
});
