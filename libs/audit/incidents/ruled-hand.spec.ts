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

/** The findings but notices: `code line`. */
const faultsIn = (lines: readonly string[]): string[] =>
  findingsIn(lines)
    .map((finding) => finding.split(' ', 2).join(' '))
    .filter((finding) => !finding.startsWith('ruling'));

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

  it('R-MIS-2: a hand may end with a misdeal', () => {
    const incident = floor({ type: 'card-exposed', by: 'dealer', ordinal: 1 }, 'misdeal');
    const end = ['*** SUMMARY ***', 'Total pot $0 | Rake $0'];
    expect(faultsIn(['*** HOLE CARDS ***', 'Ann: calls $5', incident, ...end])).toEqual([]);
    expect(faultsIn(['*** HOLE CARDS ***', incident, ...end])).toEqual([]);
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

  it('R-DEAD-3: a dead hand that acts and is paid is found at both lines', () => {
    const incident = floor({ type: 'cards-into-other-hand', seat: 1 }, 'dead-hand');
    expect(faultsIn([...PREFLOP, incident, ...CHECKED, ...SHOWDOWN, ...PAID])).toEqual([
      'action-after-fold 16',
      'wrong-winner 29',
    ]);
  });

  it('P-IRR-2: the summary may say that a dead hand was shown and lost', () => {
    const wrong = { type: 'wrong-count-at-showdown', seat: 1, has: 3, should: 2 };
    const summary = [
      'Bob collected $15 from pot',
      '*** SUMMARY ***',
      'Total pot $15 | Rake $0',
      'Board [2c 7d 9h 3s 4s]',
      'Seat 1: Ann (button) showed [Ah Ad] and lost with a pair of Aces',
      'Seat 2: Bob (small blind) showed [Kd Qd] and won ($15) with high card King',
      'Seat 4: Cid (big blind) showed [Jc Th] and lost with high card Jack',
    ];
    const incident = floor(wrong, 'dead-hand');
    expect(faultsIn([...PREFLOP, ...CHECKED, incident, ...SHOWDOWN, ...summary])).toEqual([]);
  });

  it('R-SHOW-5: the summary may say that a hand was shown which a player asked to see', () => {
    const incident = floor({ type: 'asks-to-see', by: 'other', of: 4, eligible: true }, 'shown-dead');
    const mucked = SHOWDOWN.map((line) => (line.startsWith('Cid') ? 'Cid: mucks hand' : line));
    const summary = [
      'Ann collected $15 from pot',
      incident,
      'Cid: shows [Jc Th] (high card Jack)',
      '*** SUMMARY ***',
      'Total pot $15 | Rake $0',
      'Board [2c 7d 9h 3s 4s]',
      'Seat 1: Ann (button) showed [Ah Ad] and won ($15) with a pair of Aces',
      'Seat 2: Bob (small blind) showed [Kd Qd] and lost with high card King',
      'Seat 4: Cid (big blind) showed [Jc Th] and lost with high card Jack',
    ];
    expect(faultsIn([...PREFLOP, ...CHECKED, ...mucked, ...summary])).toEqual([]);
  });

  it('R-IRR-3: a void hand that does not give back the chips of one player is found', () => {
    const incident = floor({ type: 'foreign-card', where: 'board' }, 'void');
    const returns = ['Ann', 'Bob'].map((name) => `Uncalled bet ($5) returned to ${name}`);
    const end = ['*** SUMMARY ***', 'Total pot $0 | Rake $0'];
    expect(faultsIn([...PREFLOP, incident, ...returns, ...end])).toEqual(['uncalled 16']);
  });

  it('R-BET-10: a tap binds, also if the player has checked in the round before', () => {
    const incident = floor({ type: 'tap', seat: 4 }, 'check');
    const flop = ['*** FLOP *** [2c 7d 9h]', incident, 'Cid: bets $5', 'Ann: folds'];
    const end = ['Uncalled bet ($5) returned to Cid', 'Cid collected $12 from pot', '*** SUMMARY ***'];
    const before = ['*** HOLE CARDS ***', 'Ann: calls $5', 'Bob: folds', 'Cid: checks'];
    expect(faultsIn([...before, ...flop, ...end])).toEqual(['action-not-allowed 14']);
  });

  it('a wrong ruling that the log does not follow is the only fault', () => {
    for (const [incident, logged] of [
      [{ type: 'stub-fouled' }, 'misdeal'],
      [{ type: 'foreign-card', where: 'stub' }, 'void'],
      [{ type: 'clock-expired', seat: 2 }, 'dead-hand'],
    ] as const) {
      const lines = [...PREFLOP, CHECKED[0], floor(incident, logged), ...CHECKED.slice(1)];
      expect(faultsIn([...lines, ...SHOWDOWN, ...PAID])).toEqual(['wrong-ruling 13']);
    }
  });

  it('a wrong ruling after the pot is paid changes nothing', () => {
    for (const logged of ['misdeal', 'void', 'dead-hand']) {
      const [paid, ...end] = PAID;
      const incident = floor({ type: 'card-dropped', seat: 1 }, logged);
      const lines = [...PREFLOP, ...CHECKED, ...SHOWDOWN, paid, incident, ...end];
      expect(faultsIn(lines)).toEqual(['wrong-ruling 29']);
    }
  });

  it('a misdeal in stud that the log does not follow is the only fault, also if later cards are dealt to players', () => {
    const stud = `PokerStars Hand #8:  7 Card Stud Limit ($5/$10 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 8-max
Seat 1: Ann ($200 in chips)
Seat 2: Bob ($200 in chips)
Ann: posts the ante $1
Bob: posts the ante $1
*** 3rd STREET ***
Dealt to Ann [2c]
Dealt to Bob [Kd]
Ann: brings in for $2
Bob: calls $2
*** 4th STREET ***
${floor({ type: 'stub-fouled' }, 'misdeal')}
Dealt to Ann [2c] [9h]
Dealt to Bob [Kd] [3s]
Bob: bets $5
Ann: folds
Uncalled bet ($5) returned to Bob
Bob collected $6 from pot
*** SUMMARY ***
Total pot $6 | Rake $0
`;
    const audited = auditHand(readLog(stud), findProfile('roberts')!)!;
    const faults = audited.findings.filter(({ code }) => isFault(code));
    expect(faults.map(({ code, line }) => `${code} ${String(line)}`)).toEqual(['wrong-ruling 13']);
  });

  it('R-BET-12: who keeps his right to act has the choices of the moment at which he acts', () => {
    const incident = floor({ type: 'right-to-act', seat: 1, calledTime: true }, 'right-kept');
    const flop = [CHECKED[0], incident, 'Bob: bets $5', 'Cid: folds', 'Ann: folds'];
    const end = ['Uncalled bet ($5) returned to Bob', 'Bob collected $15 from pot', ...PAID.slice(1)];
    expect(faultsIn([...PREFLOP, ...flop, ...end])).toEqual([]);
  });

  it('R-SHOW-5: a request to see a hand that is refused does not take the pot from it', () => {
    const incident = floor({ type: 'asks-to-see', by: 'not-dealt-in', of: 1 }, 'refused');
    expect(faultsIn([...PREFLOP, incident, ...CHECKED, ...SHOWDOWN, ...PAID])).toEqual([]);
  });

  it('may be printed twice', () => {
    const incident = floor({ type: 'deck-short' }, 'play-on');
    expect(faultsIn([...PREFLOP, incident, incident, ...CHECKED, ...SHOWDOWN, ...PAID])).toEqual([]);
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

describe('incidents that are too many', () => {
  it('are left out with a notice at the first of them', () => {
    const incident = floor({ type: 'deck-short' }, 'play-on');
    const many = new Array<string>(53).fill(incident);
    const found = findingsIn([...PREFLOP, ...many, ...CHECKED, ...SHOWDOWN, ...PAID]);
    expect(found.slice(0, 50).every((finding) => finding.startsWith('ruling '))).toBe(true);
    expect(found.slice(50)).toEqual(['unruled-incidents 62']);
    expect(findingsIn([...PREFLOP, ...many.slice(3), ...CHECKED, ...SHOWDOWN, ...PAID])).toHaveLength(50);
  });
});
