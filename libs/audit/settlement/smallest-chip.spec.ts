import { findProfile, parseProfile } from '#rules';
import { auditHand } from '../claims/audit-hand.js';
import { findingsIn } from '../testing/findings.js';
import { readLog } from '../testing/logs.js';

const roberts = findProfile('roberts')!.switches;

/** Blinds of 1 and 2 dollars. Bob folds the small blind, and Cid and Ann have equal hands for a pot of 5 dollars. */
const log = (
  cid: string,
  ann: string,
  { rake = '0', stack = '50' }: { readonly rake?: string; readonly stack?: string } = {},
): readonly string[] => [
  "PokerStars Hand #7:  Hold'em Limit ($2/$4 USD) - 2025/01/06 13:00:00 ET",
  "Table 'Vesta' 6-max Seat #1 is the button",
  'Seat 1: Ann ($40 in chips)',
  `Seat 2: Bob ($${stack} in chips)`,
  'Seat 4: Cid ($60 in chips)',
  'Bob: posts small blind $1',
  'Cid: posts big blind $2',
  '*** HOLE CARDS ***',
  'Ann: calls $2',
  'Bob: folds',
  'Cid: checks',
  '*** FLOP *** [Ac Ad Kc]',
  'Cid: checks',
  'Ann: checks',
  '*** TURN *** [Ac Ad Kc] [Kd]',
  'Cid: checks',
  'Ann: checks',
  '*** RIVER *** [Ac Ad Kc Kd] [Qh]',
  'Cid: checks',
  'Ann: checks',
  '*** SHOW DOWN ***',
  'Cid: shows [2d 3d] (two pair, Aces and Kings)',
  'Ann: shows [2c 3c] (two pair, Aces and Kings)',
  `Cid collected $${cid} from pot`,
  `Ann collected $${ann} from pot`,
  '*** SUMMARY ***',
  `Total pot $5 | Rake $${rake}`,
  'Board [Ac Ad Kc Kd Qh]',
  `Seat 1: Ann (button) showed [2c 3c] and won ($${ann}) with two pair, Aces and Kings`,
  'Seat 2: Bob (small blind) folded before Flop',
  `Seat 4: Cid (big blind) showed [2d 3d] and won ($${cid}) with two pair, Aces and Kings`,
];

const codesIn = (lines: readonly string[], switches = {}) =>
  findingsIn(lines, switches).map(([code]) => code);

describe('R-TIE-2: a pot of 5 dollars that is split with chips of a dollar', () => {
  it('is 3 and 2 under roberts, not 2.50 each', () => {
    expect(codesIn(log('3', '2'), roberts)).toEqual([]);
    expect(findingsIn(log('2.50', '2.50'), roberts)[0]).toEqual(['odd-chip', 25, 200, 250]);
  });

  it('is 2.50 each where cents play', () => {
    expect(codesIn(log('2.50', '2.50'))).toEqual([]);
    expect(codesIn(log('3', '2'))).not.toEqual([]);
  });

  it('may be split into the chips that the rake needs', () => {
    expect(codesIn(log('2.25', '2.25', { rake: '0.50' }), roberts)).toEqual([]);
  });

  it('is the same if a stack has a fraction of a dollar, which does not play', () => {
    expect(codesIn(log('3', '2', { stack: '50.50' }), roberts)).toEqual([]);
  });

  it('is 2.50 each in a house whose rake is of cents, also where it takes none', () => {
    const codes = (unit: string): string[] => {
      const rake = [{ rates: [{ percent: '5' }], unit, withoutFlop: 'free', players: [2, 3] }];
      const house = parseProfile({ base: 'roberts', rake });
      if (!house.ok) throw new Error(house.errors[0].message);
      return auditHand(readLog([...log('2.50', '2.50'), ''].join('\n')), house.profile)!.findings.map(
        ({ code }) => code,
      );
    };
    expect(codes('0.01')).not.toContain('odd-chip');
    expect(codes('1')).toContain('odd-chip');
  });
});
