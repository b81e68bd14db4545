import { dealHands } from '#dealer';
import { defaultSwitches } from '#engine';
import { auditHand } from '../claims/audit-hand.js';
import { findingsIn } from '../testing/findings.js';

/** Heads-up at 50/100: Ann has 1000 and the button, Bob has 1100. */
const log = (antes: readonly string[], rest: readonly string[]): string[] => [
  "PokerStars Hand #7: Tournament #9, $3.00+$0.30 USD Hold'em No Limit - Level V (50/100) - 2025/01/06 13:00:00 ET",
  "Table '9 1' 9-max Seat #1 is the button",
  'Seat 1: Ann (1000 in chips)',
  'Seat 2: Bob (1100 in chips)',
  ...antes,
  'Ann: posts small blind 50',
  'Bob: posts big blind 100',
  '*** HOLE CARDS ***',
  ...rest,
];

/** Both players go all-in, and Ann wins. */
const ALL_IN: readonly string[] = [
  'Ann: raises 900 to 1000 and is all-in',
  'Bob: calls 900 and is all-in',
  '*** FLOP *** [2c 7d 9h]',
  '*** TURN *** [2c 7d 9h] [Jc]',
  '*** RIVER *** [2c 7d 9h Jc] [3s]',
  '*** SHOW DOWN ***',
  'Bob: shows [Kc Kd] (a pair of Kings)',
  'Ann: shows [Ac Ad] (a pair of Aces)',
  'Ann collected 2100 from pot',
  '*** SUMMARY ***',
  'Total pot 2100 | Rake 0',
  'Board [2c 7d 9h Jc 3s]',
  'Seat 1: Ann (button) (small blind) showed [Ac Ad] and won (2100) with a pair of Aces',
  'Seat 2: Bob (big blind) showed [Kc Kd] and lost with a pair of Kings',
];

/** Ann folds, and Bob wins the pot. */
const foldFor = (pot: number): readonly string[] => [
  'Ann: folds',
  'Uncalled bet (50) returned to Bob',
  `Bob collected ${String(pot)} from pot`,
  '*** SUMMARY ***',
  `Total pot ${String(pot)} | Rake 0`,
  'Seat 1: Ann (button) (small blind) folded before Flop',
  `Seat 2: Bob (big blind) collected (${String(pot)})`,
];

describe('P-SETUP-2: one ante heads-up', () => {
  it('is a table ante if it is a big blind: it is dead, and the smaller stack can win all of it', () => {
    expect(findingsIn(log(['Bob: posts the ante 100'], ALL_IN))).toEqual([]);
  });

  it('is live with the switch tableAnte live: the smaller stack cannot win all of it', () => {
    const codes = findingsIn(log(['Bob: posts the ante 100'], ALL_IN), { tableAnte: 'live' });
    expect(codes).toEqual([['wrong-award', 17, 2000, 2100]]);
  });

  it('may be a table ante of the button', () => {
    expect(findingsIn(log(['Ann: posts the ante 100'], foldFor(200)))).toEqual([]);
  });

  it('is one of two antes if it is small: the other one is missing', () => {
    expect(findingsIn(log(['Bob: posts the ante 10'], foldFor(110)))).toEqual([
      ['wrong-forced-bet', 8, 10, 0],
    ]);
    expect(findingsIn(log(['Ann: posts the ante 10', 'Bob: posts the ante 10'], foldFor(120)))).toEqual([]);
  });

  it('may have any size if it is all-in', () => {
    const text = log(['Bob: posts the ante 10 and is all-in'], foldFor(110));
    expect(findingsIn(text).filter(([code]) => code === 'wrong-forced-bet')).toEqual([]);
  });
});

describe('P-SETUP-2: one ante of three players', () => {
  it('is no table ante if the blinds put the others all-in: it is in the pots of its player only', () => {
    const options = { game: 'holdem', players: 3, ante: 4, wild: true, hands: 400, seed: 3 } as const;
    let alone = 0;
    for (const hand of dealHands(options)) {
      const antes = hand.events.filter((event) => event.type === 'post' && event.kind === 'ante');
      if (antes.length !== 1) continue;
      alone++;
      const { findings } = auditHand(hand, { id: 'test', switches: defaultSwitches })!;
      expect(findings.map(({ code }) => code)).toEqual([]);
    }
    expect(alone).toBeGreaterThan(3);
  });
});
