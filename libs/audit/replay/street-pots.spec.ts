import type { HandClaim } from '#histories';
import { findProfile } from '#rules';
import { auditHand } from '../claims/audit-hand.js';
import { cards, makeHand } from '../testing/canonical-hand.js';

/** Two players put 20 each in before the flop, and 30 each on it; the claims are on line 90. */
const findingsWith = (claims: readonly HandClaim[], format = 'none'): string[] => {
  const hand = makeHand([1, 2], {
    format,
    game: { variant: 'holdem', limit: 'no-limit', rotation: null },
    stakes: { smallBlind: 10, bigBlind: 20, smallBet: null, bigBet: null, cap: null },
    buttonSeat: 1,
    claims: [...claims],
    events: [
      { type: 'post', seat: 1, kind: 'small-blind', amount: 10, dead: 0, allIn: false },
      { type: 'post', seat: 2, kind: 'big-blind', amount: 20, dead: 0, allIn: false },
      { type: 'hole-cards' },
      { type: 'call', seat: 1, amount: 10, allIn: false },
      { type: 'check', seat: 2 },
      { type: 'board', street: 'flop', run: 0, cards: cards('Kd 7s 2c'), seen: null },
      { type: 'bet', seat: 2, to: 30, allIn: false },
      { type: 'call', seat: 1, amount: 30, allIn: false },
      { type: 'board', street: 'turn', run: 0, cards: cards('9c'), seen: cards('Kd 7s 2c') },
      { type: 'bet', seat: 2, to: 50, allIn: false },
      { type: 'fold', seat: 1, cards: null },
      { type: 'uncalled', seat: 2, amount: 50 },
      { type: 'collect', seat: 2, amount: 100, pot: null, run: 0 },
    ],
  });
  const findings = auditHand(hand, findProfile('pokerstars')!)?.findings ?? [];
  return findings.map(({ code, line, expected, actual }) =>
    [code, line, expected, actual].map(String).join(' '),
  );
};

const at = (street: string, amount: number, rake?: number): HandClaim => ({
  type: 'street-pot',
  street,
  amount,
  ...(rake === undefined ? {} : { rake }),
  line: 90,
});

describe('the pots at the start of streets', () => {
  it('L-SUM-1: are what the players put in before', () => {
    expect(findingsWith([at('flop', 40), at('turn', 100)])).toEqual([]);
    expect(findingsWith([at('flop', 41), at('turn', 100)])).toEqual(['total-pot 90 40 41']);
  });

  it('are without the rake that the log states for the street', () => {
    expect(findingsWith([at('flop', 38, 2)])).toEqual([]);
    expect(findingsWith([at('flop', 40, 2)])).toEqual(['total-pot 90 38 40']);
  });

  it('L-LINE-1: have the players who are left, and those of them who are all-in', () => {
    const counted = (players: number, allIn: number): HandClaim[] => [
      { ...at('flop', 40), players, allIn } as HandClaim,
    ];
    expect(findingsWith(counted(2, 0))).toEqual([]);
    expect(findingsWith(counted(3, 0))).toEqual(['amount 90 2 (0 all-in) 3 (0 all-in)']);
    expect(findingsWith(counted(2, 1))).toEqual(['amount 90 2 (0 all-in) 2 (1 all-in)']);
  });

  it('are reported once', () => {
    expect(findingsWith([at('flop', 41), at('turn', 101)])).toEqual(['total-pot 90 40 41']);
  });

  it('may lack the rake of the hand where totals do', () => {
    const total: HandClaim = { type: 'total-pot', amount: 100, line: 91 };
    const rake: HandClaim = { type: 'rake', amount: 0, line: 91 };
    expect(findingsWith([at('turn', 100), total, rake], 'boss')).toEqual([]);
    expect(findingsWith([at('turn', 99), total, rake], 'boss')).toEqual(['total-pot 90 100 99']);
  });
});

describe('a second total of a log', () => {
  it('L-CLAIM-1: is the first one', () => {
    const totals = (second: number): HandClaim[] => [
      { type: 'total-pot', amount: 100, line: 90 },
      { type: 'rake', amount: 0, line: 90 },
      { type: 'total-pot', amount: second, line: 91 },
    ];
    expect(findingsWith(totals(100), 'boss')).toEqual([]);
    expect(findingsWith(totals(101), 'boss')).toEqual(['total-pot 91 100 101']);
  });
});
