import { defaultSwitches } from '#engine';
import { findFormat } from '#histories';
import { auditText } from '../logs/block.js';
import { listFindings } from '../testing/finding-list.js';

/** Three players; Ann wins a showdown against Bob, Cid folded on the flop. */
const LINES = `PokerStars Hand #7:  Hold'em No Limit ($0.05/$0.10 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 6-max Seat #1 is the button
Seat 1: Ann ($10 in chips)
Seat 2: Bob ($10 in chips)
Seat 4: Cid ($10 in chips)
Bob: posts small blind $0.05
Cid: posts big blind $0.10
*** HOLE CARDS ***
Ann: calls $0.10
Bob: calls $0.05
Cid: checks
*** FLOP *** [2c 7d 9h]
Bob: bets $0.10
Cid: folds
Ann: calls $0.10
*** TURN *** [2c 7d 9h] [3s]
Bob: checks
Ann: checks
*** RIVER *** [2c 7d 9h 3s] [4s]
Bob: checks
Ann: checks
*** SHOW DOWN ***
Bob: shows [Kd Qd] (high card King)
Ann: shows [Ah Ad] (a pair of Aces)
Ann collected $0.50 from pot
*** SUMMARY ***
Total pot $0.50 | Rake $0
Board [2c 7d 9h 3s 4s]
Seat 1: Ann (button) showed [Ah Ad] and won ($0.50) with a pair of Aces
Seat 2: Bob (small blind) showed [Kd Qd] and lost with high card King
Seat 4: Cid (big blind) folded on the Flop`.split('\n');

const edited = (...edits: readonly (readonly [string, string])[]): string =>
  edits.reduce((text, [from, to]) => text.replace(from, to), LINES.join('\n'));

/** The record of a hand, as written. */
const recorded = (text: string): string => {
  const profileFor = () => ({ id: 'test', switches: defaultSwitches });
  const format = findFormat('pokerstars');
  if (format === undefined) throw new Error('no such format');
  const { record } = auditText(text, 0, text.length, [1, 31], format, { language: 'en', profileFor });
  return Buffer.from(record).toString();
};

describe('L-CLAIM-1: the summary says of each seat what the hand says', () => {
  it('and nothing is said where it does', () => {
    expect(listFindings(edited())).toEqual([]);
  });

  it.each<[string, string, string, number]>([
    ['a button that was another’s', 'Bob (small blind)', 'Bob (button)', 30],
    ['a blind that was another’s', 'Bob (small blind)', 'Bob (big blind)', 30],
    ['another street of folding', 'folded on the Flop', 'folded on the Turn', 31],
    ['the winner as a loser', 'and won ($0.50)', 'and lost', 29],
    [
      'who folded as one who showed',
      'folded on the Flop',
      'showed [Js Jc] and lost with a pair of Jacks',
      31,
    ],
    [
      'who showed as one who folded',
      'showed [Kd Qd] and lost with high card King',
      'folded on the River',
      30,
    ],
    [
      'the number of a seat that he has not',
      'Seat 2: Bob (small blind) showed',
      'Seat 3: Bob (small blind) showed',
      30,
    ],
    ['the name of nobody', 'Seat 2: Bob (small blind) showed', 'Seat 2: Rob (small blind) showed', 30],
    ['a seat twice', 'Seat 4: Cid (big blind) folded on the Flop', 'Seat 2: Bob (small blind) mucked', 31],
    ['nothing of a seat', '\nSeat 2: Bob (small blind) showed [Kd Qd] and lost with high card King', '', 30],
    ['a hand that nobody saw', '\nAnn: shows [Ah Ad] (a pair of Aces)', '', 28],
  ])('%s', (_, from, to, line) => {
    expect(listFindings(edited([from, to]))).toEqual([`wrong-summary ${String(line)}`]);
  });
});

/** A dead small blind; Ann comes back and posts the one she missed. */
const MISSED = `PokerStars Hand #7:  Hold'em No Limit ($0.05/$0.10 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 6-max Seat #3 is the button
Seat 1: Ann ($10 in chips)
Seat 4: Cid ($10 in chips)
Seat 5: Dan ($10 in chips)
Cid: posts big blind $0.10
Ann: posts small blind $0.05
*** HOLE CARDS ***
Dan: folds
Ann: folds
Uncalled bet ($0.10) returned to Cid
Cid collected $0.05 from pot
*** SUMMARY ***
Total pot $0.05 | Rake $0
Seat 1: Ann folded before Flop
Seat 4: Cid (big blind) collected ($0.05)
Seat 5: Dan folded before Flop (didn't bet)`;

describe('L-CLAIM-1: a hand that the summary names', () => {
  it.each([
    'two pair',
    'a straight, Ace to Four',
    'a full house',
    'a straight flush, Ace to Deuce',
    'a flush',
  ])('is said to be wrong, whatever it is called: %s', (words) => {
    const text = edited(['and lost with high card King', `and lost with ${words}`]);
    expect(listFindings(text)).toEqual(['hand-description 30']);
    expect(recorded(text)).toMatch(/The hand is high card King/);
  });
});

describe('P-BLIND-1: a small blind that a player only missed', () => {
  it('gives no label in the summary', () => {
    expect(listFindings(MISSED)).toEqual([]);
    expect(listFindings(MISSED.replace('Seat 1: Ann folded', 'Seat 1: Ann (big blind) folded'))).toEqual([
      'wrong-summary 15',
    ]);
  });
});

describe('a fault is reported once', () => {
  it('of a hand that is headed by another game', () => {
    const text = edited(
      ["Hold'em No Limit", 'Omaha Pot Limit'],
      ['HOLE CARDS ***', 'HOLE CARDS ***\nDealt to Ann [Ah Ad]'],
    );
    expect(listFindings(text)).toEqual(['wrong-card-count 9']);
  });

  it('of a line that is repeated', () => {
    const uncalled = 'Uncalled bet ($0.10) returned to Ann\n'.repeat(50);
    expect(listFindings(edited(['*** SHOW DOWN', `${uncalled}*** SHOW DOWN`]))).toEqual(['uncalled 22']);
  });
});

describe('P-BET-2: a fold that faces no bet', () => {
  it.each(['allowed', 'not-offered'] as const)(
    'is odd, and hides nothing that is wrong: %s',
    (foldUnfaced) => {
      const text = edited(
        ['Bob: bets $0.10\nCid: folds\nAnn: calls $0.10', 'Bob: checks\nCid: folds\nAnn: checks'],
        ['Ann collected $0.50', 'Ann collected $0.30'],
        ['and won ($0.50)', 'and won ($0.30)'],
        ['Total pot $0.50', 'Total pot $0.35'],
      );
      expect(listFindings(text, { foldUnfaced })).toEqual(['fold-unfaced 14', 'total-pot 27']);
    },
  );
});

describe('R-SHOW-1: a pot for which every hand was thrown away', () => {
  it('cannot be judged', () => {
    const text = edited(
      ['Bob: shows [Kd Qd] (high card King)', 'Bob: mucks hand'],
      ['Ann: shows [Ah Ad] (a pair of Aces)', 'Ann: mucks hand'],
      ['showed [Kd Qd] and lost with high card King', 'mucked'],
      ['showed [Ah Ad] and won ($0.50) with a pair of Aces', 'collected ($0.50)'],
    );
    expect(listFindings(text)).toEqual(['hidden-winner 25']);
  });
});
