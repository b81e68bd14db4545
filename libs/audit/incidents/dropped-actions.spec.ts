import { findProfile } from '#rules';
import { auditHand } from '../claims/audit-hand.js';
import { isFault } from '../findings/codes.js';
import { readLog } from '../testing/logs.js';

const HEAD = `PokerStars Hand #7:  Hold'em Limit ($5/$10 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 6-max Seat #1 is the button
Seat 1: Ann ($200 in chips)
Seat 2: Bob ($200 in chips)
Seat 4: Cid ($200 in chips)
Bob: posts small blind $2
Cid: posts big blind $5
*** HOLE CARDS ***`;

const FLOP = ['Ann: folds', 'Bob: calls $3', 'Cid: checks', '*** FLOP *** [2c 7d 9h]'];

const floor = (seat: number, action: string): string =>
  `Floor: ${JSON.stringify({ type: 'out-of-turn', seat, action })}`;

const returned = (chips: number, player = 'Cid'): string =>
  `Uncalled bet ($${String(chips)}) returned to ${player}`;

const faultsIn = (lines: readonly string[], profile: string): string[] => {
  const pot = /collected (\$\d+)/.exec(lines.join('\n'))![1];
  const hand = readLog([HEAD, ...lines, '*** SUMMARY ***', `Total pot ${pot} | Rake $0`, ''].join('\n'));
  return auditHand(hand, findProfile(profile)!)!
    .findings.filter(({ code }) => isFault(code))
    .map(
      ({ code, seat, expected, actual }) =>
        `${code} ${String(seat)} ${JSON.stringify(expected)}/${JSON.stringify(actual)}`,
    );
};

interface Case {
  readonly before?: readonly string[];
  readonly action: string;
  readonly incident: string;
  readonly after: readonly string[];
}

/** The faults of a hand whose incident stands behind its action, and before it. */
const faultsOf = ({ before = [], action, incident, after }: Case, profile: string): readonly string[][] =>
  [
    [action, incident],
    [incident, action],
  ].map((early) => faultsIn([...before, ...early, ...after], profile));

describe.each(['roberts', 'intro', 'wsop'])(
  'R-BET-11: an action out of turn whose turn never comes, at %s',
  (profile) => {
    const blinds = { action: 'Cid: raises $5 to $10', incident: floor(4, 'raise') };
    const folds = ['Ann: folds', 'Bob: folds'];

    it.each<readonly [string, Case]>([
      [
        'a raise of a player with chips in front of him',
        { ...blinds, after: [...folds, returned(8), 'Cid collected $4 from pot'] },
      ],
      [
        'a raise that comes back in two parts',
        { ...blinds, after: [...folds, returned(5), returned(3), 'Cid collected $4 from pot'] },
      ],
      [
        'the other way round',
        { ...blinds, after: [...folds, returned(3), returned(5), 'Cid collected $4 from pot'] },
      ],
      [
        'a bet',
        {
          before: FLOP,
          action: 'Cid: bets $5',
          incident: floor(4, 'bet'),
          after: ['Bob: folds', returned(5), 'Cid collected $10 from pot'],
        },
      ],
    ])('%s goes back', (_, each) => {
      expect(faultsOf(each, profile)).toEqual([[], []]);
    });

    it.each<readonly [string, Case, string]>([
      [
        'nothing of a bet',
        {
          before: FLOP,
          action: 'Cid: bets $5',
          incident: floor(4, 'bet'),
          after: ['Bob: folds', 'Cid collected $10 from pot'],
        },
        'uncalled 4 500/0',
      ],
      [
        'a part of a raise',
        { ...blinds, after: [...folds, returned(3), 'Cid collected $4 from pot'] },
        'uncalled 4 800/300',
      ],
      [
        'too much',
        {
          before: FLOP,
          action: 'Cid: bets $5',
          incident: floor(4, 'bet'),
          after: ['Bob: folds', returned(7), 'Cid collected $10 from pot'],
        },
        'uncalled 4 0/200',
      ],
    ])('L-SUM-2: a log that returns %s is wrong', (_, each, fault) => {
      expect(faultsOf(each, profile)).toEqual([[fault], [fault]]);
    });

    it.each<readonly [string, Case, string]>([
      [
        'a bet of more than the stack',
        {
          before: FLOP,
          action: 'Cid: bets $900',
          incident: floor(4, 'bet'),
          after: ['Bob: folds', returned(900), 'Cid collected $10 from pot'],
        },
        'over-stack 4 19500/90000',
      ],
      [
        'a raise of nothing',
        {
          before: FLOP,
          action: 'Cid: raises $5 to $10',
          incident: floor(4, 'raise'),
          after: ['Bob: folds', returned(10), 'Cid collected $10 from pot'],
        },
        'action-not-allowed 4 null/null',
      ],
      [
        'a bet of another size',
        {
          before: FLOP,
          action: 'Cid: bets $3',
          incident: floor(4, 'bet'),
          after: ['Bob: folds', returned(3), 'Cid collected $10 from pot'],
        },
        'bet-too-small 4 500/300',
      ],
    ])('%s is as wrong as in turn', (_, each, fault) => {
      expect(faultsOf(each, profile)).toEqual([[fault], [fault]]);
    });
  },
);
