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
