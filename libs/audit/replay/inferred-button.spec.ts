import { findingsIn } from '../testing/findings.js';

/** Heads-up; Ann has the button. `small` posts the small blind, calls, and both check to the showdown. */
const log = (
  small: 'Ann' | 'Bob',
  firstAfterFlop: 'Ann' | 'Bob',
  places = ['(button) (small blind)', '(big blind)'],
) => {
  const big = small === 'Ann' ? 'Bob' : 'Ann';
  const second = firstAfterFlop === 'Ann' ? 'Bob' : 'Ann';
  const street = [`${firstAfterFlop}: checks`, `${second}: checks`];
  return [
    "PokerStars Hand #7:  Hold'em No Limit ($0.05/$0.10 USD) - 2025/01/06 13:00:00 ET",
    "Table 'Vesta' 6-max Seat #1 is the button",
    'Seat 1: Ann ($10 in chips)',
    'Seat 2: Bob ($10 in chips)',
    `${small}: posts small blind $0.05`,
    `${big}: posts big blind $0.10`,
    '*** HOLE CARDS ***',
    `${small}: calls $0.05`,
    `${big}: checks`,
    '*** FLOP *** [2c 7d 9h]',
    ...street,
    '*** TURN *** [2c 7d 9h] [3s]',
    ...street,
    '*** RIVER *** [2c 7d 9h 3s] [4s]',
    ...street,
    '*** SHOW DOWN ***',
    `${firstAfterFlop}: shows ${firstAfterFlop === 'Bob' ? '[Kd Qd] (high card King)' : '[Ah Ad] (a pair of Aces)'}`,
    `${second}: shows ${second === 'Bob' ? '[Kd Qd] (high card King)' : '[Ah Ad] (a pair of Aces)'}`,
    'Ann collected $0.20 from pot',
    '*** SUMMARY ***',
    'Total pot $0.20 | Rake $0',
    'Board [2c 7d 9h 3s 4s]',
    `Seat 1: Ann ${places[0]} showed [Ah Ad] and won ($0.20) with a pair of Aces`,
    `Seat 2: Bob ${places[1]} showed [Kd Qd] and lost with high card King`,
  ];
};

const oldRule = { headsUpBlinds: 'left-of-button-small' } as const;

describe('P-BLIND-1: the button heads-up', () => {
  it('posts the big blind where the small blind is left of it', () => {
    const played = log('Bob', 'Bob', ['(button) (big blind)', '(small blind)']);
    expect(findingsIn(played, oldRule)).toEqual([]);
    expect(findingsIn(played)).not.toEqual([]);
  });

  it('may not post the small blind there: the blind is wrong, and nothing else', () => {
    const usual = log('Ann', 'Bob');
    expect(findingsIn(usual)).toEqual([]);
    expect(findingsIn(usual, oldRule)).toEqual([['wrong-forced-bet', 5, null, null]]);
  });
});
