import { findFormat, LineCursor } from '#histories';
import { profileOfFormat } from '#rules';
import type { StatisticId } from './definitions.js';
import { analyzeHand, answerOf } from './testing/differences.js';

/** A hand of six players on seats 1 to 6 with $100 each, the button on seat 1. */
const handOf = (posts: readonly string[], ...lines: readonly string[]): string =>
  [
    "PokerStars Hand #1:  Hold'em No Limit ($1/$2 USD) - 2024/03/01 12:00:00 ET",
    "Table 'T' 6-max Seat #1 is the button",
    ...[1, 2, 3, 4, 5, 6].map((seat) => `Seat ${String(seat)}: P${String(seat)} ($100 in chips)`),
    'P2: posts small blind $1',
    'P3: posts big blind $2',
    ...posts,
    '*** HOLE CARDS ***',
    ...lines,
    '',
  ].join('\n');

const SUMMARY = ['*** SUMMARY ***', 'Total pot $0 | Rake $0'];

/** What a player did in the hand, by statistic: null without a chance. */
const answersOf = (text: string, name: string): ((id: StatisticId) => boolean | null) => {
  const reading = findFormat('pokerstars')!.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(reading.rejection.code);
  const { facts } = analyzeHand(reading.hand, profileOfFormat('pokerstars'))!;
  const { bits } = facts!.players.find((player) => player.name === name)!;
  return (id) => answerOf(bits, id);
};

const FOLDS = (...names: readonly string[]): string[] => names.map((name) => `${name}: folds`);

describe('a walk', () => {
  const walk = handOf([], ...FOLDS('P4', 'P5', 'P6', 'P1', 'P2'), 'P3 collected $2 from pot', ...SUMMARY);

  test('is no hand of vpip and pfr for the big blind', () => {
    expect(['vpip', 'pfr'].map((id) => answersOf(walk, 'P3')(id as StatisticId))).toEqual([null, null]);
  });

  test('is a hand without for those who fold', () => {
    expect(answersOf(walk, 'P5')('vpip')).toBe(false);
  });

  test('also of a player who wins with a straddle', () => {
    const straddled = handOf(
      ['P4: posts straddle $4'],
      ...FOLDS('P5', 'P6', 'P1', 'P2', 'P3'),
      'P4 collected $5 from pot',
      ...SUMMARY,
    );
    expect(answersOf(straddled, 'P4')('vpip')).toBeNull();
    expect(answersOf(straddled, 'P3')('vpip')).toBe(false);
  });
});

describe('a steal', () => {
  test('is raised first in from the cutoff, and the big blind may fold to it', () => {
    const text = handOf(
      [],
      ...FOLDS('P4', 'P5'),
      'P6: raises $4 to $6',
      ...FOLDS('P1', 'P2', 'P3'),
      ...SUMMARY,
    );
    expect(answersOf(text, 'P6')('steal')).toBe(true);
    expect(answersOf(text, 'P3')('foldBigBlindToSteal')).toBe(true);
    expect(answersOf(text, 'P1')('steal')).toBeNull();
    expect(answersOf(text, 'P2')('foldBigBlindToSteal')).toBeNull();
  });

  test('is none behind a player who limps, nor behind one who posted and checks', () => {
    const limped = handOf([], 'P4: calls $2', ...FOLDS('P5'), 'P6: raises $4 to $6', ...SUMMARY);
    const checked = handOf(
      ['P4: posts big blind $2'],
      'P4: checks',
      ...FOLDS('P5'),
      'P6: raises $4 to $6',
      ...SUMMARY,
    );
    for (const text of [limped, checked]) expect(answersOf(text, 'P6')('steal')).toBeNull();
  });

  test('is not defended by the big blind behind a caller', () => {
    const text = handOf(
      [],
      ...FOLDS('P4', 'P5'),
      'P6: raises $4 to $6',
      ...FOLDS('P1'),
      'P2: calls $5',
      'P3: folds',
      ...SUMMARY,
    );
    expect(answersOf(text, 'P3')('foldBigBlindToSteal')).toBeNull();
  });
});

describe('raises of the first round', () => {
  const text = handOf(
    [],
    'P4: raises $4 to $6',
    'P5: raises $12 to $18',
    ...FOLDS('P6', 'P1', 'P2', 'P3'),
    'P4: raises $36 to $54',
    'P5: folds',
    ...SUMMARY,
  );

  test('are a raise, a three-bet and a four-bet', () => {
    expect([answersOf(text, 'P5')('threeBet'), answersOf(text, 'P4')('fourBet')]).toEqual([true, true]);
    expect(answersOf(text, 'P4')('foldToThreeBet')).toBe(false);
  });

  test('are chances of each player who faces so many', () => {
    expect([answersOf(text, 'P6')('fourBet'), answersOf(text, 'P6')('threeBet')]).toEqual([false, null]);
    expect([answersOf(text, 'P4')('threeBet'), answersOf(text, 'P5')('fourBet')]).toEqual([null, null]);
  });

  test('are no chance for a player whom a short all-in keeps from raising', () => {
    const short = handOf(
      [],
      'P4: calls $2',
      ...FOLDS('P5', 'P6', 'P1', 'P2'),
      'P3: raises $1 to $3 and is all-in',
    )
      .replace('Seat 3: P3 ($100 in chips)', 'Seat 3: P3 ($3 in chips)')
      .concat('P4: calls $1\n', SUMMARY.join('\n'), '\n');
    expect(answersOf(short, 'P4')('threeBet')).toBeNull();
    expect(answersOf(short, 'P3')('pfr')).toBe(true);
  });
});

describe('a continuation bet', () => {
  const flop = (...lines: readonly string[]): string =>
    handOf(
      [],
      'P4: raises $4 to $6',
      'P5: calls $6',
      ...FOLDS('P6', 'P1', 'P2'),
      'P3: calls $4',
      '*** FLOP *** [2c 7d Ks]',
      ...lines,
      ...SUMMARY,
    );

  test('is the first bet of the last raiser, to which others may fold', () => {
    const text = flop(
      'P3: checks',
      'P4: bets $10',
      'P5: folds',
      'P3: calls $10',
      '*** TURN *** [2c 7d Ks] [9h]',
    );
    expect(answersOf(text, 'P4')('cbetFlop')).toBe(true);
    expect([answersOf(text, 'P5')('foldToCbetFlop'), answersOf(text, 'P3')('foldToCbetFlop')]).toEqual([
      true,
      false,
    ]);
    expect(answersOf(text, 'P4')('cbetTurn')).toBeNull();
  });

  test('has no chance behind the bet of another player', () => {
    const text = flop('P3: bets $5', 'P4: raises $10 to $15', 'P5: folds');
    expect([answersOf(text, 'P4')('cbetFlop'), answersOf(text, 'P5')('foldToCbetFlop')]).toEqual([
      null,
      null,
    ]);
  });

  test('is not faced behind a raise', () => {
    const text = flop('P3: checks', 'P4: bets $10', 'P5: raises $20 to $30', 'P3: folds');
    expect([answersOf(text, 'P5')('foldToCbetFlop'), answersOf(text, 'P3')('foldToCbetFlop')]).toEqual([
      false,
      null,
    ]);
  });

  test('is followed on the turn by the same player only', () => {
    const turn = ['P3: checks', 'P4: bets $10', 'P5: calls $10', 'P3: folds', '*** TURN *** [2c 7d Ks] [9h]'];
    expect(answersOf(flop(...turn, 'P4: bets $30', 'P5: folds'), 'P4')('cbetTurn')).toBe(true);
    expect(answersOf(flop(...turn, 'P4: checks', 'P5: bets $30', 'P4: folds'), 'P4')('cbetTurn')).toBe(false);
    expect(answersOf(flop('P3: checks', 'P4: checks', 'P5: checks'), 'P4')('cbetFlop')).toBe(false);
  });
});

test('a check of a player who is all-in is no chance of a continuation bet', () => {
  // A is all-in before the flop, called by B who has more. Then the log has a check of each.
  const phh = (checks: string): string => `variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 50]
actions = ['d dh p1 AsAh', 'd dh p2 KsKh', 'p2 cbr 50', 'p1 cc', 'd db 2c3c4d', ${checks} 'd db 5h', 'd db 9h', 'p1 sm AsAh', 'p2 sm KsKh']
`;
  for (const checks of ['', "'p1 cc', 'p2 cc',"]) {
    const text = phh(checks);
    const reading = findFormat('phh')!.read(text, 0, text.length, 1, new LineCursor());
    if (!reading.ok) throw new Error(reading.rejection.code);
    const { facts } = analyzeHand(reading.hand, profileOfFormat('phh'))!;
    expect(facts!.players.map(({ bits }) => answerOf(bits, 'cbetFlop'))).toEqual([null, null]);
  }
});

test('a hand whose lines end before its betting has no showdown, but the flop that was seen', () => {
  const text = handOf(
    [],
    ...FOLDS('P4', 'P5', 'P6', 'P1'),
    'P2: calls $1',
    'P3: checks',
    '*** FLOP *** [2c 7d Ks]',
    'P2: checks',
    ...SUMMARY,
  );
  expect(answersOf(text, 'P2')('wentToShowdown')).toBe(false);
  expect(answersOf(text, 'P1')('wentToShowdown')).toBeNull();
});
