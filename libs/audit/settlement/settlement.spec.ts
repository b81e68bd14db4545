import { listFaults, listFindings } from '../testing/findings.js';
import { editShowdown } from '../testing/logs.js';

/** A text without one of its lines. */
const without = (text: string, line: string): string => text.replace(`${line}\n`, '');

describe('a cash-out', () => {
  const log = `PokerStars Hand #9:  Hold'em No Limit ($1/$2 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 6-max Seat #1 is the button
Seat 1: Ann ($2 in chips)
Seat 2: Bob ($2 in chips)
Ann: posts small blind $1
Bob: posts big blind $2 and is all-in
*** HOLE CARDS ***
Ann: calls $1 and is all-in
*** FLOP *** [2c 7d 9h]
*** TURN *** [2c 7d 9h] [Js]
*** RIVER *** [2c 7d 9h Js] [3c]
*** SHOW DOWN ***
Bob: shows [Ah Kc] (high card Ace)
Ann: shows [Ad Kd] (high card Ace)
Ann collected $2 from pot
Bob cashed out the hand for $1.95 | Cash Out Fee $0.02
*** SUMMARY ***
Total pot $4 | Rake $0
Board [2c 7d 9h Js 3c]
Seat 1: Ann (button) (small blind) showed [Ad Kd] and won ($2) with high card Ace
Seat 2: Bob (big blind) showed [Ah Kc] and won ($2) with high card Ace (pot not awarded as player cashed out)
`;

  it('needs no award line in the body if the summary states the winnings', () => {
    expect(listFaults(log)).toEqual([]);
  });

  it.each<[string, string, string, string]>([
    ['a fee that is no part of the share', 'Fee $0.02', 'Fee $0.20', 'amount 16'],
    [
      'a second line',
      'Fee $0.02\n',
      'Fee $0.02\nBob cashed out the hand for $1.95 | Cash Out Fee $0.02\n',
      'wrong-award 17',
    ],
    ['no remark in the summary', ' (pot not awarded as player cashed out)', '', 'wrong-summary 21'],
    [
      'a remark of another player',
      'and won ($2) with high card Ace\n',
      'and won ($2) with high card Ace (cashed out)\n',
      'wrong-summary 20',
    ],
    ['words behind the fee', 'Fee $0.02', 'Fee $0.02 at once', 'unread-line 16'],
  ])('is reported with %s', (_, from, to, finding) => {
    expect(listFindings(log.replace(from, to))[0]).toBe(finding);
  });

  it('does not replace the award line of another player', () => {
    expect(listFaults(without(log, 'Ann collected $2 from pot'))).not.toEqual([]);
  });
});

describe('R-SHOW-1: a pot for which all hands are mucked', () => {
  it('is unverifiable', () => {
    const text = editShowdown(
      ['Bob: shows [Kd Qd] (high card King)', 'Bob: mucks hand'],
      ['Ann: shows [Ah Ad] (a pair of Aces)', 'Ann: mucks hand'],
      ['showed [Kd Qd] and lost with high card King', 'mucked'],
      ['showed [Ah Ad] and won ($0.50) with a pair of Aces', 'collected ($0.50)'],
    );
    expect(listFindings(text)).toEqual(['hidden-winner 25']);
  });
});

describe('P-SHOW-1, P-ALLIN-2: a side pot with one contender', () => {
  const log = `PokerStars Hand #9:  Hold'em No Limit ($0.05/$0.10 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 6-max Seat #1 is the button
Seat 1: Ann ($10 in chips)
Seat 2: Bob ($10 in chips)
Seat 4: Cid ($0.50 in chips)
Bob: posts small blind $0.05
Cid: posts big blind $0.10
*** HOLE CARDS ***
Ann: raises $0.40 to $0.50
Bob: calls $0.45
Cid: calls $0.40 and is all-in
*** FLOP *** [2c 7d 9h]
Bob: bets $1
Ann: calls $1
*** TURN *** [2c 7d 9h] [3s]
Bob: checks
Ann: bets $2
Bob: folds
Uncalled bet ($2) returned to Ann
*** RIVER *** [2c 7d 9h 3s] [4s]
*** SHOW DOWN ***
Cid: shows [Ah Ad] (a pair of Aces)
Ann: mucks hand
Ann collected $2 from side pot
Cid collected $1.50 from main pot
*** SUMMARY ***
Total pot $3.50 Main pot $1.50. Side pot $2. | Rake $0
Board [2c 7d 9h 3s 4s]
Seat 1: Ann (button) collected ($2)
Seat 2: Bob (small blind) folded on the Turn
Seat 4: Cid (big blind) showed [Ah Ad] and won ($1.50) with a pair of Aces
`;

  it('is won without a hand, also by a player who mucks or whose cards are unknown', () => {
    expect(listFindings(log)).toEqual([]);
    expect(listFindings(without(log, 'Ann: mucks hand'))).toEqual(['hidden-winner 24']);
  });

  it('is paid to nobody else', () => {
    const paid = log
      .replace('Ann collected $2', 'Cid collected $2')
      .replace('Ann (button) collected ($2)', 'Ann (button) mucked')
      .replace('and won ($1.50)', 'and won ($3.50)');
    expect(listFaults(paid)).toContain('wrong-winner 24');
  });

  it('is unverifiable if all of several contenders muck', () => {
    const called = log
      .replace('3s] [4s]\n', '3s] [4s]\nBob: checks\nAnn: checks\n')
      .replace('Bob: folds\nUncalled bet ($2) returned to Ann', 'Bob: calls $2')
      .replace('Ann: mucks hand\nAnn collected $2', 'Bob: mucks hand\nAnn: mucks hand\nAnn collected $6')
      .replace('Total pot $3.50 Main pot $1.50. Side pot $2', 'Total pot $7.50 Main pot $1.50. Side pot $6')
      .replace('collected ($2)', 'collected ($6)')
      .replace('folded on the Turn', 'mucked');
    expect(listFaults(called)).toEqual([]);
    expect(listFindings(called)).toEqual(['hidden-winner 26']);
  });
});

describe('R-TIE-4: odd chips that go clockwise from the big blind', () => {
  const split = (
    bob: string,
    cid: string,
  ): string => `PokerStars Hand #9:  Hold'em No Limit ($0.05/$0.10 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 6-max Seat #1 is the button
Seat 1: Ann ($10 in chips)
Seat 3: Bob ($10 in chips)
Seat 4: Cid ($10 in chips)
Seat 5: Dan ($10 in chips)
Bob: posts big blind $0.10
*** HOLE CARDS ***
Cid: raises $0.25 to $0.35
Dan: calls $0.35
Ann: folds
Bob: calls $0.25
*** FLOP *** [2c 7d 9h]
Bob: checks
Cid: checks
Dan: folds
*** TURN *** [2c 7d 9h] [3s]
Bob: checks
Cid: checks
*** RIVER *** [2c 7d 9h 3s] [4s]
Bob: checks
Cid: checks
*** SHOW DOWN ***
Bob: shows [Ah Ad] (a pair of Aces)
Cid: shows [As Ac] (a pair of Aces)
Bob collected $${bob} from pot
Cid collected $${cid} from pot
*** SUMMARY ***
Total pot $1.05 | Rake $0
Board [2c 7d 9h 3s 4s]
Seat 1: Ann (button) folded before Flop (didn't bet)
Seat 3: Bob (big blind) showed [Ah Ad] and won ($${bob}) with a pair of Aces
Seat 4: Cid showed [As Ac] and won ($${cid}) with a pair of Aces
Seat 5: Dan folded on the Flop
`;

  it('go to the big blind first, also if the small blind is dead', () => {
    const house = { oddChip: 'from-big-blind', foldUnfaced: 'allowed' } as const;
    expect(listFindings(split('0.53', '0.52'), house)).toEqual([]);
    expect(listFindings(split('0.52', '0.53'), house)).toContain('odd-chip 27');
  });
});
