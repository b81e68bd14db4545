import { findingsIn } from '../testing/findings.js';

/** A hand of hold'em that is checked to the showdown, in which Ann shows these cards. */
const holdem = (shown: string): string[] => [
  "PokerStars Hand #7003:  Hold'em No Limit ($1/$2 USD) - 2025/01/06 13:00:00 ET",
  "Table 'Vesta' 6-max Seat #1 is the button",
  'Seat 1: Ann ($20 in chips)',
  'Seat 2: Bob ($20 in chips)',
  'Ann: posts small blind $1',
  'Bob: posts big blind $2',
  '*** HOLE CARDS ***',
  'Ann: calls $1',
  'Bob: checks',
  '*** FLOP *** [2c 7d Kh]',
  'Bob: checks',
  'Ann: checks',
  '*** TURN *** [2c 7d Kh] [9s]',
  'Bob: checks',
  'Ann: checks',
  '*** RIVER *** [2c 7d Kh 9s] [3d]',
  'Bob: checks',
  'Ann: checks',
  '*** SHOW DOWN ***',
  'Bob: shows [Qc Qd] (a pair of Queens)',
  `Ann: shows [${shown}] (a pair of Aces)`,
  'Ann collected $4 from pot',
  '*** SUMMARY ***',
  'Total pot $4 | Rake $0',
  'Board [2c 7d Kh 9s 3d]',
  `Seat 1: Ann (button) (small blind) showed [${shown}] and won ($4) with a pair of Aces`,
  'Seat 2: Bob (big blind) showed [Qc Qd] and lost with a pair of Queens',
];

describe('R-DEAD-1, P-IRR-2: hole cards at the showdown of hold’em', () => {
  it('are two', () => {
    expect(findingsIn(holdem('As Ad'))).toEqual([]);
  });

  it('are reported if they are three', () => {
    expect(findingsIn(holdem('As Ad 5h'))).toContainEqual(['wrong-card-count', 21, '2', '3']);
  });
});
