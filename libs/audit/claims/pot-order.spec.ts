import { dealHands } from '#dealer';
import { findProfile, profileOfFormat } from '#rules';
import { auditHand } from './audit-hand.js';
import { auditLines } from '../testing/findings.js';

/** The awards of a hand in which Carla wins the main pot of 300, and Ana the side pot of 400. */
const AWARDS = {
  main: 'Carla collected 300 from main pot',
  side: 'Ana collected 400 from side pot',
} as const;

/** A hand of three players. Ana has the button, and Carla is all-in before the flop. */
const log = (awards: readonly (keyof typeof AWARDS)[], prefix = 'PokerStars Hand'): string[] => [
  `${prefix} #7: Tournament #9, $3.00+$0.30 USD Hold'em No Limit - Level V (50/100) - 2025/01/06 13:00:00 ET`,
  "Table '9 1' 9-max Seat #1 is the button",
  'Seat 1: Ana (1000 in chips)',
  'Seat 2: Bruno (1000 in chips)',
  'Seat 3: Carla (100 in chips)',
  'Bruno: posts small blind 50',
  'Carla: posts big blind 100 and is all-in',
  '*** HOLE CARDS ***',
  'Ana: raises 200 to 300',
  'Bruno: calls 250',
  '*** FLOP *** [2c 7d 9h]',
  'Bruno: checks',
  'Ana: checks',
  '*** TURN *** [2c 7d 9h] [3s]',
  'Bruno: checks',
  'Ana: checks',
  '*** RIVER *** [2c 7d 9h 3s] [4s]',
  'Bruno: checks',
  'Ana: checks',
  '*** SHOW DOWN ***',
  'Bruno: shows [Qd Qc] (a pair of Queens)',
  'Ana: shows [Kd Kc] (a pair of Kings)',
  'Carla: shows [Ah Ad] (a pair of Aces)',
  ...awards.map((pot) => AWARDS[pot]),
  '*** SUMMARY ***',
  'Total pot 700 Main pot 300. Side pot 400. | Rake 0',
  'Board [2c 7d 9h 3s 4s]',
  'Seat 1: Ana (button) showed [Kd Kc] and won (400) with a pair of Kings',
  'Seat 2: Bruno (small blind) showed [Qd Qc] and lost with a pair of Queens',
  'Seat 3: Carla (big blind) showed [Ah Ad] and won (300) with a pair of Aces',
];

const findingsOf = (lines: readonly string[], profile: string): string[] =>
  auditLines(lines, findProfile(profile)!.switches).findings.map(({ code, seat, line, rules }) =>
    [code, seat, lines[line - 1], ...rules].join(' '),
  );

describe('P-SHOW-3, R-SHOW-7: the order of pots', () => {
  it('is the side pot and then the main pot', () => {
    for (const profile of ['intro', 'roberts', 'wsop', 'pokerstars'])
      expect(findingsOf(log(['side', 'main']), profile)).toEqual([]);
  });

  it('is reported on the award that is too early, with the rule of the house first', () => {
    const early = `pot-order 3 ${AWARDS.main}`;
    expect(findingsOf(log(['main', 'side']), 'intro')).toEqual([`${early} P-SHOW-3 R-SHOW-7`]);
    expect(findingsOf(log(['main', 'side']), 'roberts')).toEqual([`${early} R-SHOW-7 P-SHOW-3`]);
    expect(findingsOf(log(['main', 'side']), 'wsop')).toEqual([`${early} R-SHOW-7 P-SHOW-3`]);
  });

  it('is that of both rules: each pot has only players of the pot before, so the last one is that of the deepest', () => {
    let several = 0;
    for (const hand of dealHands({ game: 'holdem', hands: 400, seed: 4, players: 6, wild: true })) {
      const { settlement, replay } = auditHand(hand, profileOfFormat('pokerstars'))!;
      const started = replay.state.setup.seats.map(({ stack }) => stack ?? Number.NaN);
      const least = settlement.pots.map(({ players }) =>
        Math.min(...players.map((player) => started[player])),
      );
      expect(least).toEqual(least.toSorted((a, b) => a - b));
      settlement.pots.slice(1).forEach(({ players }, index) => {
        expect(settlement.pots[index].players).toEqual(expect.arrayContaining([...players]));
      });
      if (settlement.pots.length > 2) several++;
    }
    expect(several).toBeGreaterThan(10);
  });

  it('is free under the profiles of sites, and in logs of sites that print hands in any order', () => {
    expect(findingsOf(log(['main', 'side']), 'pokerstars')).toEqual([]);
    const other = log(['main', 'side'], 'Run It Once Poker Hand');
    expect(findingsOf(other, 'roberts').filter((text) => text.startsWith('pot-order'))).toEqual([]);
  });
});
