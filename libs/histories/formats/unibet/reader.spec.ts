import { faultsAfter, faultsOf, readOne } from '../../testing/site-audit.js';
import { unibet } from './index.js';

const HAND = `Game #900000001: Table €1 NL - 0.05/0.10 - No Limit Hold'Em Banzai - 13:22:50 2021/04/04
*** Seated players ***
Seat 1: Ann (€5.15)
Seat 2: Bo Li (€1)
Seat 3: Cy (€0.95)
*** Blinds and button ***
Cy has the button
Ann posts small blind €0.05
Bo Li posts big blind €0.10
*** Hole cards ***
Dealt in Ann
Dealt in Bo Li
Dealt to Cy [Ac 7c]
*** Preflop ***
Cy raises €0.95 to €0.95, and is all-in
Ann folds
Bo Li folds
Cy wins €1.10
*** Summary ***
Total pot €1.10 Rake €0
Seat 1: Ann: bet €0.05 and won €0, net result: €-0.05
Seat 2: Bo Li: bet €0.10 and won €0, net result: €-0.10
Seat 3: Cy: bet €0.95 and won €1.10, net result: €0.15
`;

describe('the reader of Unibet', () => {
  it('reads a hand without a fault', () => {
    expect(unibet.recognises(HAND)).toBe(true);
    expect(faultsOf(unibet, HAND)).toEqual([]);
    expect(readOne(unibet, HAND)).toMatchObject({
      id: '900000001',
      currency: 'EUR',
      playedAt: null,
      playedAtText: '13:22:50 2021/04/04',
      table: { name: '€1 NL' },
      stakes: { smallBlind: 5, bigBlind: 10 },
      buttonSeat: 3,
      heroSeat: 3,
    });
  });

  it('rejects a game with an unknown name', () => {
    expect(faultsAfter(unibet, HAND, "Hold'Em Banzai", "Hold'Em")).toEqual([]);
    expect(() => faultsAfter(unibet, HAND, "Hold'Em Banzai", "Hold'Em Hi/Lo")).toThrow('line 1');
  });

  it.each([
    ['what a raise adds', 'raises €0.95', 'raises €0.85', 'amount 15'],
    ['another currency', 'Cy wins €1.10', 'Cy wins $1.10', 'amount 18'],
    ['a net result', 'result: €-0.10', 'result: €-0.20', 'final-stack 22'],
    ['a bet of the summary', 'bet €0.95', 'bet €0.85', 'final-stack 23'],
    ['a summarized seat', 'Seat 2: Bo Li: bet', 'Seat 4: Bo Li: bet', 'wrong-summary 22'],
    ['the total', 'Total pot €1.10', 'Total pot €1.20', 'total-pot 20'],
    ['the player who wins', 'Cy wins', 'Ann wins', 'wrong-winner 18'],
  ])('finds %s', (_name, from, to, finding) => {
    expect(faultsAfter(unibet, HAND, from, to)).toContain(finding);
  });
});
