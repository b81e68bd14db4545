import { defaultSwitches } from '#engine';
import type { CanonicalHand, HandEvent } from '#histories';
import { auditHand } from '../claims/audit-hand.js';
import { kitchenHand } from '../testing/kitchen.js';

type Draft = Partial<CanonicalHand['game']> & Partial<CanonicalHand['stakes']>;

/** Three players ante ten and act from the left of the button, whom seat 3 has; nobody posts a blind. */
const hand = (
  { variant = 'five-draw', options, ...stakes }: Draft,
  acts: readonly HandEvent[],
): CanonicalHand =>
  kitchenHand([1, 2, 3], {
    game: { variant, limit: 'fixed-limit', rotation: null, ...(options === undefined ? {} : { options }) },
    stakes: { smallBlind: null, bigBlind: null, smallBet: 20, bigBet: 40, cap: null, ...stakes },
    buttonSeat: 3,
    events: [
      ...[1, 2, 3].map((seat, index): HandEvent => ({
        type: 'post',
        seat,
        kind: 'ante',
        amount: 10,
        dead: 0,
        allIn: false,
        line: 6 + index,
      })),
      { type: 'hole-cards', line: 9 },
      ...acts,
    ],
  });

const illegal = (logged: CanonicalHand): string[] =>
  auditHand(logged, { id: 'test', switches: defaultSwitches })!
    .findings.map(({ code }) => code)
    .filter((code) => code === 'wrong-forced-bet' || code === 'wrong-turn');

const check = (seat: number, line: number): HandEvent => ({ type: 'check', seat, line });

describe('P-BET-1, P-SETUP-2: games of antes alone', () => {
  it('P-VAR-5CD: owe no blinds, and are opened left of the button', () => {
    expect(illegal(hand({}, [check(1, 10), check(2, 11), check(3, 12)]))).toEqual([]);
    expect(illegal(hand({}, [check(3, 10)]))).toEqual(['wrong-turn']);
  });

  it('a bomb pot owes none whatever blinds the table has', () => {
    const flop: HandEvent = {
      type: 'board',
      street: 'flop',
      run: 0,
      cards: [0, 5, 10],
      seen: null,
      line: 10,
    };
    const bomb = { variant: 'holdem', options: { bomb: true }, smallBlind: 10, bigBlind: 20 };
    expect(illegal(hand(bomb, [flop, check(1, 11), check(2, 12), check(3, 13)]))).toEqual([]);
  });

  it('blinds that the header names are owed', () => {
    expect(illegal(hand({ smallBlind: 10, bigBlind: 20 }, [check(1, 10)]))).toContain('wrong-forced-bet');
  });
});
