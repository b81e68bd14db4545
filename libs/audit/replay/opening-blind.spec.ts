import { listFindings } from '../testing/findings.js';

/** Seat 4 is empty, and Cid, who is next to the button, has fewer chips than the ante. */
const log = (
  body: string,
): string => `PokerStars Hand #9:  Tournament #1, $1+$0.10 USD Hold'em No Limit - Level V (100/200) - 2025/01/06 13:02:00 ET
Table '1 1' 9-max Seat #3 is the button
Seat 1: Ann (5000 in chips)
Seat 3: Bob (5000 in chips)
Seat 5: Cid (10 in chips)
Seat 6: Dan (5000 in chips)
Ann: posts the ante 25
Bob: posts the ante 25
Cid: posts the ante 10 and is all-in
Dan: posts the ante 25
*** HOLE CARDS ***
${body}
*** FLOP *** [2c 7d 9h]
*** TURN *** [2c 7d 9h] [3s]
*** RIVER *** [2c 7d 9h 3s] [4s]
*** SHOW DOWN ***
Dan: shows [Kh Kd] (a pair of Kings)
Dan collected 45 from side pot
Cid: shows [Ah Ad] (a pair of Aces)
Cid collected 40 from main pot
*** SUMMARY ***
Total pot 85 Main pot 40. Side pot 45. | Rake 0
Board [2c 7d 9h 3s 4s]
Seat 1: Ann folded before Flop (didn't bet)
Seat 3: Bob (button) folded before Flop (didn't bet)
Seat 5: Cid (big blind) showed [Ah Ad] and won (40) with a pair of Aces
Seat 6: Dan showed [Kh Kd] and won (45) with a pair of Kings
`;

const findingsOf = (body: string): string[] => listFindings(log(body), { shortBlindCall: 'full' });

describe('P-ALLIN-1, P-BLIND-1: a hand whose first player is all-in for the ante and in which nobody posts a blind', () => {
  it('has that player as the big blind: the next one opens, for the big blind at least', () => {
    const played = 'Dan: raises 400 to 400\nAnn: folds\nBob: folds\nUncalled bet (400) returned to Dan';
    expect(findingsOf(played)).toEqual([]);
    expect(findingsOf(played.replaceAll('400', '300'))).toContain('short-raise 12');
  });

  it('lacks its big blind if a later player opens', () => {
    const skipped = 'Ann: folds\nBob: folds';
    expect(findingsOf(skipped)).toContain('wrong-forced-bet 11');
  });
});
