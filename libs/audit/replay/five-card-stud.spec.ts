import { findProfile } from '#rules';
import { auditHand } from '../claims/audit-hand.js';
import { isFault } from '../findings/codes.js';
import { cards, makeHand, type Unplaced } from '../testing/canonical-hand.js';

/** Ann, in seat 1, has a king up, and Bob a queen. The log has no bring-in. */
const faults = (profile: string, antes: boolean, ...first: readonly Unplaced[]): readonly string[] => {
  const hand = makeHand([1, 2], {
    game: { variant: 'five-stud', limit: 'fixed-limit', rotation: null },
    stakes: { smallBlind: null, bigBlind: null, smallBet: 10, bigBet: 20, cap: null },
    buttonSeat: null,
    events: [
      ...(antes
        ? [1, 2].map((seat): Unplaced => ({
            ...{ type: 'post', seat, kind: 'ante', amount: 2, dead: 0, allIn: false },
          }))
        : []),
      { type: 'hole-cards' },
      { type: 'deal', seat: 1, cards: cards('2c Kd'), up: 1 },
      { type: 'deal', seat: 2, cards: cards('3c Qd'), up: 1 },
      ...first,
    ],
  });
  const audited = auditHand(hand, findProfile(profile)!)!;
  return audited.findings
    .filter(({ code }) => isFault(code))
    .map(({ code, line }) => `${code} ${String(line)}`);
};

const check = (seat: number): Unplaced => ({ type: 'check', seat });
const bet = (seat: number): Unplaced => ({ type: 'bet', seat, to: 10, allIn: false });
const fold = (seat: number): Unplaced => ({ type: 'fold', seat, cards: null });

describe('P-VAR-5CS: the high card opens', () => {
  it('with a check or a bet if all players anted', () => {
    expect(faults('intro', true, check(1), bet(2), fold(1))).toEqual([]);
    expect(faults('intro', true, bet(1), fold(2))).toEqual([]);
    expect(faults('intro', true, check(2), bet(1), fold(2))).toContain('wrong-turn 9');
  });

  it('with a forced bet if there are no antes', () => {
    expect(faults('intro', false, bet(1), fold(2))).toEqual([]);
    expect(faults('intro', false, check(1), bet(2), fold(1))).toContain('action-not-allowed 7');
  });

  it('does not where the low card brings in', () => {
    expect(faults('fulltilt', true, bet(2), fold(1))).toEqual([]);
    expect(faults('fulltilt', true, check(2), bet(1), fold(2))).toContain('action-not-allowed 9');
  });
});
