import { defaultSwitches } from '#engine';
import { auditHand } from '../claims/audit-hand.js';
import { makeHand, shows, type Unplaced } from '../testing/canonical-hand.js';

const post = (seat: number, kind: 'small-blind' | 'big-blind', amount: number): Unplaced => ({
  type: 'post',
  seat,
  kind,
  amount,
  dead: 0,
  allIn: false,
});

/** Two players of triple draw check and stand pat. A name before a draw is the line that announces it. */
const findingsOf = (...draws: readonly (string | null)[]): string[] => {
  const checks: Unplaced[] = [
    { type: 'check', seat: 1 },
    { type: 'check', seat: 2 },
  ];
  const stands = (seat: number): Unplaced => ({ type: 'discard', seat, count: 0, cards: [] });
  const hand = makeHand([1, 2], {
    game: { variant: 'lowball-27-triple', limit: 'fixed-limit', rotation: null },
    stakes: { smallBlind: 5, bigBlind: 10, smallBet: 10, bigBet: 20, cap: null },
    buttonSeat: 2,
    events: [
      post(2, 'small-blind', 5),
      post(1, 'big-blind', 10),
      { type: 'call', seat: 2, amount: 5, allIn: false },
      { type: 'check', seat: 1 },
      ...draws.flatMap((name): Unplaced[] => [
        ...(name === null ? [] : [{ type: 'street', street: name } as const]),
        stands(1),
        stands(2),
        ...checks,
      ]),
      shows(1, '7c 5d 4h 3s 2c'),
      shows(2, '8c 5h 4d 3c 2d'),
      { type: 'collect', seat: 1, amount: 20, pot: null, run: 0 },
    ],
  });
  const { findings } = auditHand(hand, { id: 'test', switches: defaultSwitches })!;
  return findings.map(({ code, rules }) => [code, ...rules].join(' '));
};

describe('P-DEAL-4: the lines of a canonical hand that announce the deal, the draws and the showdown', () => {
  it('may all be left out', () => {
    expect(findingsOf(null, null, null)).toEqual([]);
  });

  it('are all there if one is', () => {
    expect(findingsOf('first-draw', 'second-draw', 'third-draw')).toEqual([]);
    expect(findingsOf('first-draw', null, 'third-draw')).toEqual(['missing-street P-DEAL-4']);
  });
});
