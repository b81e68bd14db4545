import { defaultSwitches, type Switches } from '#engine';
import type { CanonicalHand, HandClaim } from '#histories';
import { auditHand } from '../claims/audit-hand.js';
import { makeHand, type Unplaced } from '../testing/canonical-hand.js';

const ante = (seat: number): Unplaced => ({
  type: 'post',
  seat,
  kind: 'ante',
  amount: 5,
  dead: 0,
  allIn: false,
});
const checks = (seat: number): Unplaced => ({ type: 'check', seat });
const PASSED: readonly Unplaced[] = [ante(1), ante(2), { type: 'hole-cards' }, checks(1), checks(2)];

/** Five-card draw with jacks or better, and antes of five. */
const hand = (events: readonly Unplaced[], claims: HandClaim[] = []): CanonicalHand =>
  makeHand([1, 2], {
    format: 'json',
    game: {
      variant: 'five-draw',
      limit: 'fixed-limit',
      rotation: null,
      options: { openers: 'jacks' },
    },
    stakes: { smallBlind: null, bigBlind: null, smallBet: 10, bigBet: 20, cap: null },
    buttonSeat: 2,
    events,
    claims,
  });

const listFindings = (audited: CanonicalHand, switches: Switches = defaultSwitches) =>
  auditHand(audited, { id: 'test', switches })!.findings.map(({ code, rules, line, expected, actual }) => ({
    code,
    rules,
    line,
    expected,
    actual,
  }));

const collects: Unplaced = { type: 'collect', seat: 2, amount: 10, pot: null, run: 0 };

describe('P-VAR-5CD: a hand that nobody opens', () => {
  it('has no findings if its antes stay for the next hand', () => {
    expect(listFindings(hand(PASSED))).toEqual([]);
    const totals: HandClaim[] = [
      { type: 'total-pot', amount: 10, line: 10 },
      { type: 'rake', amount: 0, line: 10 },
    ];
    expect(listFindings(hand(PASSED, totals))).toEqual([]);
  });

  it('is not paid', () => {
    expect(listFindings(hand([...PASSED, collects]))).toEqual([
      { code: 'wrong-award', rules: ['P-VAR-5CD'], line: 9, expected: 0, actual: 10 },
    ]);
    const shown: Unplaced = { type: 'showdown', run: 0 };
    expect(listFindings(hand([...PASSED, shown, collects]))).toMatchObject([
      { code: 'wrong-award', line: 10 },
    ]);
  });

  it('is not raked', () => {
    const rake: HandClaim = { type: 'rake', amount: 1, line: 10 };
    expect(listFindings(hand(PASSED, [rake]))).toMatchObject([{ code: 'rake', expected: 0, actual: 1 }]);
  });

  it('is played on if the house says so, and then paid', () => {
    const codes = listFindings(hand([...PASSED, collects]), { ...defaultSwitches, unopened: 'played-on' });
    expect(codes.filter(({ code }) => code === 'wrong-award')).toEqual([]);
  });
});
