import { listFaults } from '../testing/findings.js';

/** A hand of GGPoker in which the second player mucks. */
const showdown = (...lines: readonly string[]): string =>
  [
    "Poker Hand #HD7: Hold'em No Limit ($1/$2) - 2024/01/06 13:00:00",
    "Table 'Vesta' 2-max Seat #1 is the button",
    'Seat 1: Hero ($40 in chips)',
    'Seat 2: 1a2b3c4d ($40 in chips)',
    'Hero: posts small blind $1',
    '1a2b3c4d: posts big blind $2',
    '*** HOLE CARDS ***',
    'Dealt to Hero [As Ad]',
    'Dealt to 1a2b3c4d ',
    'Hero: calls $1',
    '1a2b3c4d: checks',
    '*** FLOP *** [2c 7d 9h]',
    '1a2b3c4d: checks',
    'Hero: checks',
    '*** TURN *** [2c 7d 9h] [Jc]',
    '1a2b3c4d: checks',
    'Hero: checks',
    '*** RIVER *** [2c 7d 9h Jc] [4s]',
    '1a2b3c4d: checks',
    'Hero: checks',
    ...lines,
    '*** SHOWDOWN ***',
    'Hero collected $4 from pot',
    '*** SUMMARY ***',
    'Total pot $4 | Rake $0 | Jackpot $0 | Bingo $0 | Fortune $0 | Tax $0',
    'Board [2c 7d 9h Jc 4s]',
    'Seat 1: Hero (small blind) showed [As Ad] and won ($4) with a pair of Aces',
    'Seat 2: 1a2b3c4d (big blind) mucked',
  ].join('\n');

const shows = 'Hero: shows [As Ad] (a pair of Aces)';

describe('P-SHOW-2: the players of a showdown', () => {
  it('show or muck', () => {
    expect(listFaults(showdown('1a2b3c4d: mucks hand', shows))).toEqual([]);
  });

  it('do so before the pot is awarded', () => {
    expect(listFaults(showdown(shows))).toEqual(['wrong-turn 23']);
  });
});
