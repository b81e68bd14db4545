import { auditOf, found } from '../testing/found.js';

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

/** The fourth street on, from 1.20 in the pot; Bob leads. */
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

describe('P-BET-3: who bets though his turn was skipped', () => {
  it('has to be answered, as the streets behind are what they were', () => {
    expect(found([...head, ...broughtIn, ...rest(['Bob: bets $1', 'Ann: calls $1'])])).toEqual([]);
    const skipped = rest(['Ann: checks', 'Bob: bets $1', 'Ann: calls $1']);
    expect(found([...head, ...broughtIn, ...skipped])).toEqual([['wrong-turn', 15, null, null]]);
  });
});

describe('L-CARD-1: a card that is dealt twice to the same player', () => {
  it('is one fault: it shows once, and turns nothing else about', () => {
    const [marker, ann, bob, ...others] = rest(['Bob: bets $1', 'Ann: calls $1']);
    const doubled = [...head, ...broughtIn, marker, ann, bob, bob, ...others];
    expect(found(doubled).map(([code, line]) => [code, line])).toEqual([['wrong-card-count', 15]]);
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
    'Seat 2: Bob folded on the 3rd Street',
  ];

  it('may be passed over by a bet', () => {
    expect(found(opened('Ann: bets $1', 'Bob: folds'))).toEqual([]);
  });

  it.each(['checks', 'folds'])('is not: who has to bring it in %s', (does) => {
    const [first] = auditOf(opened(`Ann: ${does}`, 'Bob: bets $1', 'Ann: folds')).findings;
    expect([first.code, first.line, first.seat, first.detail]).toEqual([
      'action-not-allowed',
      10,
      1,
      { about: 'bring-in' },
    ]);
  });

  it('is due from nobody whom the cards do not name, or who has nothing left', () => {
    const unseen = opened('Ann: checks', 'Bob: bets $1', 'Ann: folds').filter(
      (line) => line !== 'Dealt to Bob [Kd]',
    );
    const codes = auditOf(unseen).findings.map(({ detail }) => detail?.about);
    expect(codes).not.toContain('bring-in');
  });
});
