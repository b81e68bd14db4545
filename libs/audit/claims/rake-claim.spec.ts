import { findFormat, LineCursor } from '#histories';
import { findProfile, parseProfile, type RakeRow } from '#rules';
import { formatFindingMessage } from '../findings/finding-message.js';
import { auditHand } from './audit-hand.js';

/** A pot of 10.00 that Ann wins after the flop. */
const log = (
  rake: string,
  won: string,
  total = '10',
): string => `PokerStars Hand #7:  Hold'em No Limit ($0.05/$0.10 USD) - 2021/07/30 13:00:00 ET
Table 'Vesta' 2-max Seat #1 is the button
Seat 1: Ann ($200 in chips)
Seat 2: Bob ($200 in chips)
Ann: posts small blind $0.05
Bob: posts big blind $0.10
*** HOLE CARDS ***
Ann: raises $4.90 to $5
Bob: calls $4.90
*** FLOP *** [2c 7d 9h]
Bob: checks
Ann: bets $1
Bob: folds
Uncalled bet ($1) returned to Ann
Ann collected $${won} from pot
Ann: doesn't show hand
*** SUMMARY ***
Total pot $${total} | Rake $${rake}
Board [2c 7d 9h]
Seat 1: Ann (button) (small blind) collected ($${won})
Seat 2: Bob (big blind) folded on the Flop`;

/** A split pot of 18.50 whose winners pay 0.46 and 0.58. */
const split = (
  bob: string,
  ann: string,
): string => `PokerStars Hand #7:  Hold'em No Limit ($0.05/$0.10 USD) - 2021/07/30 13:00:00 ET
Table 'Vesta' 2-max Seat #1 is the button
Seat 1: Ann ($9.25 in chips)
Seat 2: Bob ($9.25 in chips)
Ann: posts small blind $0.05
Bob: posts big blind $0.10
*** HOLE CARDS ***
Ann: raises $9.15 to $9.25 and is all-in
Bob: calls $9.15 and is all-in
*** FLOP *** [2c 7d 9h]
*** TURN *** [2c 7d 9h] [3s]
*** RIVER *** [2c 7d 9h 3s] [4s]
*** SHOW DOWN ***
Bob: shows [Kd Qd] (high card King)
Ann: shows [Kh Qh] (high card King)
Bob collected $${bob} from pot
Ann collected $${ann} from pot
*** SUMMARY ***
Total pot $18.50 | Rake $1.20
Board [2c 7d 9h 3s 4s]
Seat 1: Ann (button) (small blind) showed [Kh Qh] and won ($${ann}) with high card King
Seat 2: Bob (big blind) showed [Kd Qd] and won ($${bob}) with high card King`;

/** A flop bet of 5 € that nobody calls stays in the pot of 1.02 €, as the site prints it. */
const keptBet = (rake: string, won: string): string =>
  `Winamax Poker - CashGame - HandId: #1-2-3 - Holdem no limit (0.02€/0.05€) - 2010/09/19 00:03:53 UTC
Table: 'Turin' 9-max (real money) Seat #2 is the button
Seat 1: Ann (14.18€)
Seat 2: Bob (12.01€)
Seat 3: Cid (14.71€)
*** ANTE/BLINDS ***
Cid posts small blind 0.02€
Ann posts big blind 0.05€
*** PRE-FLOP ***
Bob raises 0.45€ to 0.50€
Cid folds
Ann calls 0.45€
*** FLOP *** [4c Ts 5h]
Ann bets 5€
Bob folds
Ann collected ${won}€ from pot
*** SUMMARY ***
Total pot ${won}€ | Rake ${rake}€
Board: [4c Ts 5h]
Seat 1: Ann (big blind) won ${won}€
Seat 2: Bob (button) folded on the flop
Seat 3: Cid (small blind) folded on the pre-flop`;

const findingsBy = (text: string, ...rake: RakeRow[]) => {
  const base = text.startsWith('Winamax') ? 'winamax' : 'pokerstars';
  const read = findFormat(base)!.read(text, 0, text.length, 1, new LineCursor());
  if (!read.ok) throw new Error(JSON.stringify(read.rejection));
  const parsed = parseProfile({ base, rake });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  const profile = rake.length === 0 ? findProfile(base)! : parsed.profile;
  return auditHand(read.hand, profile)?.findings ?? [];
};

const listed = (text: string, ...rake: RakeRow[]): string[] =>
  findingsBy(text, ...rake).map(
    ({ code, rules, line, expected, actual }) =>
      `${code} ${rules.join(',')} ${String(line)}: ${JSON.stringify([expected, actual])}`,
  );

const five: RakeRow = { rates: [{ percent: '5', cap: '2.00' }], roundings: ['down'] };

describe('P-SETUP-6: the rake of a hand and the schedule of its house', () => {
  it('agree', () => {
    expect(listed(log('0.50', '9.50'), five)).toEqual([]);
  });

  it.each([
    ['0.49', '9.51', 49],
    ['0.51', '9.49', 51],
  ])('disagree by a unit: %s', (rake, won, actual) => {
    expect(listed(log(rake, won))).toEqual([]);
    expect(listed(log(rake, won), five)).toEqual([`rake P-SETUP-6 18: [50,${String(actual)}]`]);
  });

  it('are not compared if no row is about the hand', () => {
    expect(listed(log('0.51', '9.49'), { ...five, currency: 'EUR' })).toEqual([]);
  });

  it('are not compared if the figures of the hand disagree already', () => {
    expect(listed(log('0.51', '9.50'), five)).toEqual(['rake L-SUM-1,P-SETUP-6 18: [50,51]']);
  });

  it('expect the rate that is nearest', () => {
    const rates = [
      { percent: '5', cap: null },
      { percent: '6', cap: null },
    ];
    expect(listed(log('0.60', '9.40'), { rates })).toEqual([]);
    expect(listed(log('0.59', '9.41'), { rates })).toEqual(['rake P-SETUP-6 18: [60,59]']);
  });

  it('agree where the log leaves a bet in the pot that nobody called', () => {
    expect(listed(keptBet('0.05', '5.97'), five)).toEqual([]);
    expect(listed(keptBet('0.06', '5.96'), five)).toEqual(['rake P-SETUP-6 18: [5,6]']);
  });

  it('have a message of their own in both languages', () => {
    const [finding] = findingsBy(log('0.51', '9.49'), five);
    const parts = { ...finding, expected: '0.50', actual: '0.51' };
    expect(formatFindingMessage(parts, 'en', String)).toBe(
      'The rake schedule gives 0.50; the house took 0.51.',
    );
    expect(formatFindingMessage(parts, 'es', String)).toContain('La tabla de rake da 0.50');
  });
});

describe('R-TIE-2, P-SETUP-6: a split pot of a house that rakes by winner', () => {
  const rates = [
    { percent: '4', cap: null },
    { percent: '9', cap: null },
  ];

  it('has the shares that the rates give', () => {
    expect(listed(split('8.88', '8.42'))).not.toEqual([]);
    expect(listed(split('8.88', '8.42'), { rates, by: 'winner' })).toEqual([]);
    expect(listed(split('8.88', '8.42'), { rates, by: 'total' })).not.toEqual([]);
  });

  it('has no other ones', () => {
    expect(listed(split('8.90', '8.40'), { rates, by: 'winner' })).not.toEqual([]);
  });
});
