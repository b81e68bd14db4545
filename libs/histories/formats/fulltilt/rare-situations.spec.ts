import { auditHand } from '#audit';
import { profileOfFormat } from '#rules';
import { faultsOf, readOne } from '../../testing/site-audit.js';
import { fulltilt } from './index.js';

const COURCHEVEL = `Full Tilt Poker Game #900000006: Table Play Chip 10 (6 max) - PL Courchevel Hi - 25/50 - 14:04:16 ET - 2013/05/11
Seat 1: Ann (10,925)
Seat 2: Bo (6,100)
Bo posts the small blind of 25
Ann posts the big blind of 50
The button is in seat #2
*** HOLE CARDS ***
Dealt to Ann [8s Ac 9c 7c 5h]
*** FLOPET *** [9h] (Total Pot: 75, 2 Players)
Bo calls 25
Ann checks
*** FLOP *** [9s Kd] (Total Pot: 100, 2 Players)
Ann bets 50
Bo raises to 150
Ann folds
Uncalled bet of 100 returned to Bo
Bo mucks
Bo wins the pot (200)
*** SUMMARY ***
Total pot 200 | Rake 0
Board: [9h 9s Kd]
Seat 1: Ann (big blind) folded on the Turn
Seat 2: Bo (small blind) collected (200), mucked
`;

const CHECKED = `FullTiltPoker Game #900000007: Table Example (6 max) - $0.50/$1 - No Limit Hold'em - 21:51:12 ET - 2009/02/26
Seat 1: Ann ($100)
Seat 2: Bo ($100)
Bo posts the small blind of $0.50
Ann posts the big blind of $1
The button is in seat #2
*** HOLE CARDS ***
Bo calls $0.50
Ann checks
*** FLOP *** [8s Ks 9c]
Ann checks
Bo checks
*** TURN *** [8s Ks 9c] [3s]
Ann checks
Bo bets $5
Ann calls $5
*** RIVER *** [8s Ks 9c 3s] [Th]
Ann checks
Bo checks
*** SHOW DOWN ***
Bo shows [Ts 4c] a pair of Tens
Ann shows [Ad As] a pair of Aces
Ann wins the pot ($11.40) with a pair of Aces
*** SUMMARY ***
Total pot $12 | Rake $0.60
Board: [8s Ks 9c 3s Th]
Seat 1: Ann (big blind) showed [Ad As] and won ($11.40) with a pair of Aces
Seat 2: Bo (small blind) showed [Ts 4c] and lost with a pair of Tens
`;

describe('rare situations of Full Tilt', () => {
  it('names the folds of Courchevel as the site does', () => {
    const fold = (name: string): string[] =>
      readOne(fulltilt, COURCHEVEL.replace('folded on the Turn', name)).claims.flatMap((claim) =>
        claim.type === 'seat' && claim.foldedOn !== null ? [claim.foldedOn] : [],
      );
    expect(fold('folded on the Turn')).toEqual(['flop']);
    expect(fold('[0]')).toEqual(['river']);
    expect(faultsOf(fulltilt, COURCHEVEL)).toEqual([]);
  });

  it('lets the summary award the pots of November 2012, and of no other month', () => {
    const silent = COURCHEVEL.replace('Bo mucks\nBo wins the pot (200)\n', '');
    expect(faultsOf(fulltilt, silent)).toEqual(['wrong-award 18']);
    expect(faultsOf(fulltilt, silent.replace('2013/05/11', '2012/11/11'))).toEqual([]);
  });

  it('R-SHOW-8: has the last player to bet show first after a round of checks', () => {
    const codes = (text: string): string[] =>
      auditHand(readOne(fulltilt, text), profileOfFormat('fulltilt'))?.findings.map(({ code }) => code) ?? [];
    expect(codes(CHECKED)).toEqual([]);
    const [first, second] = ['Bo shows [Ts 4c] a pair of Tens', 'Ann shows [Ad As] a pair of Aces'];
    expect(codes(CHECKED.replace(`${first}\n${second}`, `${second}\n${first}`))).toEqual(['show-order']);
  });

  it('takes a hand that the site cancels out of the audit', () => {
    const cancelled = CHECKED.replace(
      'Ann checks\nBo checks\n*** TURN',
      'Hand #900000007 has been canceled\n*** TURN',
    );
    expect(readOne(fulltilt, cancelled).cancelled).toBe(true);
  });
});
