import { findProfile } from '#rules';
import { auditHand } from '../claims/audit-hand.js';
import { isFault } from '../findings/codes.js';
import { readLog } from '../testing/logs.js';

const SEATS = `PokerStars Hand #7:  Hold'em Limit ($5/$10 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 6-max Seat #1 is the button
Seat 1: Ann ($200 in chips)
Seat 2: Bob ($200 in chips)
Seat 4: Cid ($200 in chips)
Bob: posts small blind $2
Cid: posts big blind $5`;

const floor = (incident: object, ruling?: string): string =>
  `Floor: ${JSON.stringify({ ...incident, ...(ruling === undefined ? {} : { logged: { ruling } }) })}`;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** The findings of a hand with these lines after the blinds: `code line`, with the values of rulings. */
const findingsIn = (lines: readonly string[], profile = 'roberts'): string[] => {
  const hand = readLog([SEATS, ...lines, ''].join('\n'));
  const audited = auditHand(hand, findProfile(profile)!)!;
  return audited.findings.map(({ code, line, expected, actual }) =>
    [code, String(line), ...(isFault(code) || code === 'ruling' ? [textOf(expected), textOf(actual)] : [])]
      .filter((part) => part !== '')
      .join(' '),
  );
};

const PREFLOP = ['*** HOLE CARDS ***', 'Ann: calls $5', 'Bob: calls $3', 'Cid: checks'];
const CHECKED = [
  '*** FLOP *** [2c 7d 9h]',
  'Bob: checks',
  'Cid: checks',
  'Ann: checks',
  '*** TURN *** [2c 7d 9h] [3s]',
  'Bob: checks',
  'Cid: checks',
  'Ann: checks',
  '*** RIVER *** [2c 7d 9h 3s] [4s]',
  'Bob: checks',
  'Cid: checks',
  'Ann: checks',
];
const SHOWDOWN = [
  '*** SHOW DOWN ***',
  'Bob: shows [Kd Qd] (high card King)',
  'Cid: shows [Jc Th] (high card Jack)',
  'Ann: shows [Ah Ad] (a pair of Aces)',
];
const PAID = ['Ann collected $15 from pot', '*** SUMMARY ***', 'Total pot $15 | Rake $0'];

describe('an incident in a log', () => {
  it('is a notice that cites its rules, and nothing else, if the log follows the right ruling', () => {
    const incident = floor({ type: 'deck-short' }, 'play-on');
    expect(findingsIn([...PREFLOP, incident, ...CHECKED, ...SHOWDOWN, ...PAID])).toEqual([
      'ruling 12 play-on',
    ]);
  });

  it('is the same without a logged ruling', () => {
    const incident = floor({ type: 'deck-short' });
    expect(findingsIn([...PREFLOP, incident, ...CHECKED, ...SHOWDOWN, ...PAID])).toEqual([
      'ruling 12 play-on',
    ]);
  });

  it('R-IRR-3: a wrong ruling is one fault, and the hand goes on as the log has it', () => {
    const incident = floor({ type: 'foreign-card', where: 'board' }, 'play-on');
    expect(findingsIn([...PREFLOP, incident, ...CHECKED, ...SHOWDOWN, ...PAID])).toEqual([
      'wrong-ruling 12 void play-on',
    ]);
  });

  it('R-IRR-3: a void hand gives all chips back', () => {
    const incident = floor({ type: 'foreign-card', where: 'board' }, 'void');
    expect(findingsIn([...PREFLOP, incident, '*** SUMMARY ***', 'Total pot $0 | Rake $0'])).toEqual([
      'ruling 12 void',
    ]);
    const returns = ['Ann', 'Bob', 'Cid'].map((name) => `Uncalled bet ($5) returned to ${name}`);
    expect(
      findingsIn([...PREFLOP, incident, ...returns, '*** SUMMARY ***', 'Total pot $0 | Rake $0']),
    ).toEqual(['ruling 12 void']);
  });

  it('R-IRR-4: a void hand that is paid is found at the line that pays it', () => {
    const incident = floor({ type: 'duplicate-card', cards: '7d' }, 'void');
    const found = findingsIn([...PREFLOP, incident, ...CHECKED, ...SHOWDOWN, ...PAID]);
    expect(found).toEqual(['ruling 12 void', 'wrong-board 13', 'wrong-award 29 500 1500']);
  });

  it('R-MIS-2: after a misdeal the cards are dealt again, and the bets are taken back', () => {
    const incident = floor({ type: 'card-exposed', by: 'dealer', ordinal: 1 }, 'misdeal');
    const first = ['*** HOLE CARDS ***', 'Dealt to Ann [Kh Kd]', 'Ann: raises $5 to $10', incident];
    const again = ['*** HOLE CARDS ***', 'Dealt to Ann [Ah Ad]', ...PREFLOP.slice(1)];
    expect(findingsIn([...first, ...again, ...CHECKED, ...SHOWDOWN, ...PAID])).toEqual(['ruling 11 misdeal']);
  });

  it('R-MIS-1: a misdeal that is called too late is a wrong ruling', () => {
    const incident = floor({ type: 'card-exposed', by: 'dealer', ordinal: 1 }, 'misdeal');
    const first = ['*** HOLE CARDS ***', 'Ann: calls $5', 'Bob: calls $3', incident];
    const again = ['*** HOLE CARDS ***', ...PREFLOP.slice(1)];
    expect(findingsIn([...first, ...again, ...CHECKED, ...SHOWDOWN, ...PAID])).toEqual([
      'wrong-ruling 11 play-on misdeal',
    ]);
  });

  it('R-IRR-13: a flop before the betting is complete does not play', () => {
    const incident = floor({ type: 'premature-cards', street: 'flop' }, 'cards-do-not-play');
    const lines = [
      '*** HOLE CARDS ***',
      'Ann: calls $5',
      'Bob: calls $3',
      '*** FLOP *** [Ac Kc Qc]',
      incident,
    ];
    expect(findingsIn([...lines, 'Cid: checks', ...CHECKED, ...SHOWDOWN, ...PAID])).toEqual([
      'ruling 12 cards-do-not-play',
    ]);
  });

  it('R-DEAD-1: a dead hand wins nothing', () => {
    const incident = floor({ type: 'joker', seat: 1, holderActed: true }, 'dead-hand');
    const checked = CHECKED.filter((line) => line !== 'Ann: checks');
    const shown = SHOWDOWN.filter((line) => !line.startsWith('Ann'));
    const paid = PAID.map((line) => line.replace('Ann', 'Bob'));
    expect(findingsIn([...PREFLOP, incident, ...checked, ...shown, ...paid])).toEqual([
      'ruling 12 dead-hand',
    ]);
    const wrong = findingsIn([...PREFLOP, incident, ...checked, ...shown, ...PAID]);
    expect(wrong.map((finding) => finding.split(' ', 2).join(' '))).toEqual(['ruling 12', 'wrong-winner 25']);
  });

  it('that lacks a fact is unclear', () => {
    const incident = floor({ type: 'joker', seat: 1 });
    expect(findingsIn([...PREFLOP, incident, ...CHECKED, ...SHOWDOWN, ...PAID])).toEqual([
      'unclear-incident 12',
    ]);
    const unknown = floor({ type: 'earthquake' });
    expect(findingsIn([...PREFLOP, unknown, ...CHECKED, ...SHOWDOWN, ...PAID])).toEqual([
      'unclear-incident 12',
    ]);
  });

  it('depends on the profile of the house', () => {
    const incident = floor({ type: 'card-exposed', by: 'dealer', ordinal: 5 }, 'card-replaced');
    const lines = ['*** HOLE CARDS ***', incident, ...PREFLOP.slice(1), ...CHECKED, ...SHOWDOWN, ...PAID];
    expect(findingsIn(lines)).toEqual(['ruling 9 card-replaced']);
    expect(findingsIn(lines, 'intro')).toEqual(['wrong-ruling 9 misdeal card-replaced']);
  });
});
