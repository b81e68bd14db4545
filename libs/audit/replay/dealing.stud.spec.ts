import { auditLines, findingsIn } from '../testing/findings.js';

const head = [
  'PokerStars Hand #7002:  7 Card Stud Limit ($1/$2 USD) - 2025/01/06 13:00:00 ET',
  "Table 'Vesta' 8-max",
  'Seat 1: Ann ($20 in chips)',
  'Seat 2: Bob ($20 in chips)',
  'Ann: posts the ante $0.10',
  'Bob: posts the ante $0.10',
  '*** 3rd STREET ***',
  'Dealt to Ann [9h]',
  'Dealt to Bob [Kd]',
];

/** The hand from the fourth street on. Bob acts first. */
const rest = (fourth: readonly string[]): string[] => [
  '*** 4th STREET ***',
  'Dealt to Ann [9h] [4s]',
  'Dealt to Bob [Kd] [2s]',
  ...fourth,
  '*** 5th STREET ***',
  'Dealt to Ann [9h 4s] [5s]',
  'Dealt to Bob [Kd 2s] [3s]',
  'Bob: checks',
  'Ann: checks',
  '*** 6th STREET ***',
  'Dealt to Ann [9h 4s 5s] [5h]',
  'Dealt to Bob [Kd 2s 3s] [3h]',
  'Ann: checks',
  'Bob: bets $2',
  'Ann: folds',
  'Uncalled bet ($2) returned to Bob',
  'Bob collected $3.20 from pot',
  "Bob: doesn't show hand",
  '*** SUMMARY ***',
  'Total pot $3.20 | Rake $0',
  'Seat 1: Ann folded on the 6th Street',
  'Seat 2: Bob collected ($3.20)',
];

const broughtIn = ['Ann: brings in for $0.50', 'Bob: calls $0.50'];

describe('P-BET-3: a bet out of turn after a skipped turn', () => {
  it('counts as a bet: only the skipped turn is reported', () => {
    expect(findingsIn([...head, ...broughtIn, ...rest(['Bob: bets $1', 'Ann: calls $1'])])).toEqual([]);
    const skipped = rest(['Ann: checks', 'Bob: bets $1', 'Ann: calls $1']);
    expect(findingsIn([...head, ...broughtIn, ...skipped])).toEqual([['wrong-turn', 15, null, null]]);
  });
});

describe('L-CARD-1: a card that is dealt twice to one player', () => {
  it('is reported once, and does not change who acts first', () => {
    const [marker, ann, bob, ...others] = rest(['Bob: bets $1', 'Ann: calls $1']);
    const doubled = [...head, ...broughtIn, marker, ann, bob, bob, ...others];
    expect(findingsIn(doubled).map(([code, line]) => [code, line])).toEqual([['wrong-card-count', 15]]);
  });
});

describe('P-VAR-7CS: an all-in bring-in that is short', () => {
  /** Ann has 0.40 and owes the bring-in of 0.50, of which she has 0.30 left. */
  const short = (bob: string, ...lines: readonly string[]): string[] => [
    'PokerStars Hand #7002:  7 Card Stud Limit ($1/$2 USD) - 2025/01/06 13:00:00 ET',
    "Table 'Vesta' 8-max",
    'Seat 1: Ann ($0.40 in chips)',
    `Seat 2: Bob (${bob} in chips)`,
    'Seat 4: Cid ($20 in chips)',
    'Ann: posts the ante $0.10',
    'Bob: posts the ante $0.10',
    'Cid: posts the ante $0.10',
    '*** 3rd STREET ***',
    'Dealt to Ann [2h]',
    'Dealt to Bob [Kd]',
    'Dealt to Cid [Qd]',
    'Ann: brings in for $0.30 and is all-in',
    ...lines,
    '*** SUMMARY ***',
    'Total pot $0 | Rake $0',
  ];
  const faults = (log: readonly string[]) =>
    findingsIn(log).filter(([code]) => code === 'amount' || code === 'short-call');

  it('is not the bring-in: an all-in call of more may be the full one, or short of it too', () => {
    expect(faults(short('$0.60', 'Bob: calls $0.50 and is all-in', 'Cid: folds'))).toEqual([]);
    expect(faults(short('$0.50', 'Bob: calls $0.40 and is all-in', 'Cid: raises $0.60 to $1'))).toEqual([]);
    expect(faults(short('$0.50', 'Bob: calls $0.40 and is all-in', 'Cid: calls $0.50'))).toEqual([]);
  });

  it('is called in full: the first full call shows the bring-in', () => {
    const called = short('$20', 'Bob: calls $0.50', 'Cid: calls $0.30');
    expect(faults(called)).toEqual([['short-call', 15, 50, 30]]);
  });
});

/** The low card completes at once, so no line states the bring-in. */
describe('P-VAR-7CS: a bring-in that the log does not state', () => {
  const opened = (...lines: string[]): string[] => [
    ...head,
    ...lines,
    'Uncalled bet ($1) returned to Ann',
    'Ann collected $0.20 from pot',
    '*** SUMMARY ***',
    'Total pot $0.20 | Rake $0',
    'Seat 1: Ann collected ($0.20)',
    "Seat 2: Bob folded on the 3rd Street (didn't bet)",
  ];

  it('may be replaced by a bet', () => {
    expect(findingsIn(opened('Ann: bets $1', 'Bob: folds'))).toEqual([]);
  });

  it.each(['checks', 'folds'])('is reported if the player who owes it %s', (action) => {
    const [first] = auditLines(opened(`Ann: ${action}`, 'Bob: bets $1', 'Ann: folds')).findings;
    expect([first.code, first.line, first.seat, first.detail]).toEqual([
      'action-not-allowed',
      10,
      1,
      { about: 'bring-in' },
    ]);
  });

  it('is reported as well if an up card is unknown, no matter who owes it', () => {
    const unseen = opened('Ann: checks', 'Bob: bets $1', 'Ann: folds').filter(
      (line) => line !== 'Dealt to Bob [Kd]',
    );
    const found = auditLines(unseen).findings.map(({ code, line, detail }) => [code, line, detail]);
    expect(found).toContainEqual(['action-not-allowed', 9, { about: 'bring-in' }]);
  });
});
