import { makePokerNowLog } from '#testing';
import { auditSiteLog } from '../../testing/site-logs.js';
import { pokernow } from './index.js';

const NO_LIMIT = "No Limit Texas Hold'em";

/** A hand of Ann, Bo, Cy and Di with these stacks; `A`, `B`, `C` and `D` stand for them, and Di has the button. */
const audit = (stacks: readonly number[], lines: readonly string[], game = NO_LIMIT): string[] => {
  const players = ['Ann @ a1', 'Bo @ b2', 'Cy @ c3', 'Di @ d4'].slice(0, stacks.length);
  const named = (line: string): string =>
    line.replace(/\b[ABCD]\b(?= [a-z]|$)/g, (sign) => `"${players['ABCD'.indexOf(sign)]}"`);
  const entries = [
    `-- starting hand #7 (id: abc123def456)  (${game}) (dealer: "${players[players.length - 1]}") --`,
    `Player stacks: ${stacks.map((stack, index) => `#${String(index + 1)} "${players[index]}" (${String(stack)})`).join(' | ')}`,
    ...lines.map(named),
    '-- ending hand #7 --',
  ];
  const codes = auditSiteLog(pokernow, makePokerNowLog({ entries }));
  return codes.map((code) => code.split(' ')[0]);
};

const BLINDS = ['A posts a small blind of 10', 'B posts a big blind of 20'];
const BOARD = ['Flop:  [2♣, 7♦, 8♥]', 'Turn: 2♣, 7♦, 8♥ [K♠]', 'River: 2♣, 7♦, 8♥, K♠ [Q♠]'];
const KINGS = "with Three of a Kind, K's (combination: K♦, K♥, K♠, Q♠, 8♥)";

describe('rare hands of PokerNow', () => {
  it('a bomb pot needs no blinds, and its smallest bet is not known', () => {
    const bets = [
      'A posts a bet of 50 (bomb pot bet)',
      'B calls 50 (bomb pot bet)',
      'C calls 50 (bomb pot bet)',
    ];
    const flop = ['Flop:  [2♣, 7♦, 9♥]', 'A bets 10', 'B raises to 30', 'C folds', 'A folds'];
    const end = (won: number): string[] => [
      'Uncalled bet of 20 returned to B',
      `B collected ${String(won)} from pot`,
    ];
    expect(audit([500, 500, 500], [...bets, ...flop, ...end(170)])).toEqual([]);
    expect(audit([500, 500, 500], [...bets, ...flop, ...end(160)])).toEqual(['wrong-award']);
  });

  it('the first call shows the big blind, if its player is all-in for less', () => {
    const hand = (call: number, won: number): string[] => [
      'A posts a small blind of 10',
      'B posts a big blind of 15 and go all in',
      'C calls 20',
      `D calls ${String(call)}`,
      'A folds',
      'Flop:  [2♣, 7♦, 8♥]',
      'C bets 20',
      'D folds',
      'Uncalled bet of 20 returned to C',
      'B shows a K♦, K♥.',
      'C shows a 3♦, 3♥.',
      'Turn: 2♣, 7♦, 8♥ [K♠]',
      'River: 2♣, 7♦, 8♥, K♠ [Q♠]',
      `B collected ${String(won)} from pot ${KINGS}`,
      'C collected 10 from pot',
    ];
    expect(audit([500, 15, 500, 500], hand(20, 55))).toEqual([]);
    expect(audit([500, 15, 500, 500], hand(18, 53))).toContain('short-call');
  });

  it('the big blind is twice the small one, if its player is all-in for less and a raise follows', () => {
    const hand = (to: number): string[] => [
      'A posts a small blind of 10',
      'B posts a big blind of 15 and go all in',
      'C raises to 40',
      `D raises to ${String(to)}`,
      'A folds',
      'C folds',
      `Uncalled bet of ${String(to - 40)} returned to D`,
      'B shows a K♦, K♥.',
      'D shows a 3♦, 3♥.',
      ...BOARD,
      `B collected 55 from pot ${KINGS}`,
      'D collected 50 from pot',
    ];
    expect(audit([500, 15, 500, 500], hand(60))).toEqual([]);
    expect(audit([500, 15, 500, 500], hand(50))).toEqual(['short-raise']);
    const allIn = (to: number): string[] => [
      'A posts a small blind of 10',
      'B posts a big blind of 15 and go all in',
      'C raises to 50 and go all in',
      `D raises to ${String(to)}`,
      'A folds',
      `Uncalled bet of ${String(to - 50)} returned to D`,
      'B shows a K♦, K♥.',
      'C shows a 4♦, 4♥.',
      'D shows a 3♦, 3♥.',
      ...BOARD,
      `B collected 55 from pot ${KINGS}`,
      "C collected 70 from pot with Pair, 4's (combination: 4♦, 4♥, K♠, Q♠, 8♥)",
    ];
    expect(audit([500, 15, 50, 500], allIn(80))).toEqual([]);
    expect(audit([500, 15, 50, 500], allIn(75))).toEqual(['short-raise']);
  });

  it('a blind that nobody can match goes back before any action', () => {
    const lines = ['A posts a big blind of 5 and go all in', 'Uncalled bet of 5 returned to B'];
    const hand = [
      'B posts a small blind of 10',
      ...lines,
      'A shows a K♦, K♥.',
      'B shows a A♦, 4♥.',
      ...BOARD,
    ];
    expect(audit([5, 500], [...hand, `A collected 10 from pot ${KINGS}`])).toEqual([]);
    expect(audit([5, 500], [...hand, `A collected 15 from pot ${KINGS}`])).not.toEqual([]);
  });

  it('the first raise over a straddle may be by a big blind, but not by less', () => {
    const hand = (to: number): string[] => [
      ...BLINDS,
      'C posts a straddle of 40',
      `D raises to ${String(to)}`,
      'A folds',
      'B folds',
      'C folds',
      `Uncalled bet of ${String(to - 40)} returned to D`,
      'D collected 110 from pot',
    ];
    expect(audit([500, 500, 500, 500], hand(60))).toEqual([]);
    expect(audit([500, 500, 500, 500], hand(50))).toEqual(['short-raise']);
  });

  it('a short all-in may reopen the betting', () => {
    const hand = (to: number): string[] => [
      ...BLINDS,
      'C raises to 100',
      'D calls 100',
      'A folds',
      'B raises to 150 and go all in',
      `C raises to ${String(to)}`,
      'D folds',
      `Uncalled bet of ${String(to - 150)} returned to C`,
      'B shows a K♦, K♥.',
      'C shows a 3♦, 3♥.',
      ...BOARD,
      `B collected 410 from pot ${KINGS}`,
    ];
    expect(audit([500, 150, 500, 500], hand(250))).toEqual([]);
    expect(audit([500, 150, 500, 500], hand(200))).toEqual(['short-raise']);
  });

  it('the cards of a low half are a low', () => {
    const hand = (combination: string): string[] => [
      ...['B posts a small blind of 10', 'A posts a big blind of 20', 'B calls 20', 'A checks'],
      ...BOARD.flatMap((line) => [line, 'A checks', 'B checks']),
      'A shows a K♦, K♥, 10♣, 10♦.',
      'B shows a A♦, 4♥, J♣, J♦.',
      'A collected 20 from pot with Three of a Kind (combination: K♦, K♥, K♠, Q♠, 8♥)',
      `B collected 20 from pot with ${combination}`,
    ];
    const game = 'Pot Limit Omaha Hi/Lo 8 or Better';
    const low = '8,7,4,2,A (combination: 8♥, 7♦, 4♥, 2♣, A♦)';
    expect(audit([500, 500], hand(low), game)).toEqual(['unread-line']);
    expect(audit([500, 500], hand(low.replace('4♥', '5♥')), game)).toContain('hand-description');
  });

  it('a player who logs in during a hand has another id behind the row', () => {
    const hand = (old: string, token: string): string[] => [
      ...BLINDS,
      'C raises to 60',
      'A calls 60',
      'B folds',
      'Flop:  [2♣, 7♦, 8♥]',
      `The player "Ann @ z9" changed the ID from ${old} to z9 because authenticated login.`,
      `${token} checks`,
      'C bets 60',
      `${token} raises to 200`,
      'C folds',
      `Uncalled bet of 140 returned to ${token}`,
      `${token} collected 260 from pot`,
    ];
    expect(audit([500, 500, 500], hand('a1', '"Ann @ z9"'))).toEqual([]);
    // The names of the log are replaced, the ids of the row are not.
    expect(audit([500, 500, 500], hand('7D022Etysq', '"Ann @ z9"'))).toEqual([]);
    expect(audit([500, 500, 500], hand('a1', '"Ann @ y8"'))).toContain('unread-line');
  });

  it('an all-in call of a short big blind shows that it is at least as large', () => {
    const hand = (call: number): string[] => [
      ...['A posts a small blind of 10', 'B posts a big blind of 15 and go all in'],
      ...[`C calls ${String(call)} and go all in`, 'D folds', 'A folds'],
      `Uncalled bet of ${String(call - 15)} returned to C`,
      ...['B shows a K♦, K♥.', 'C shows a 3♦, 3♥.', ...BOARD],
      `B collected 40 from pot ${KINGS}`,
    ];
    expect(audit([500, 15, 18, 500], hand(18))).toEqual([]);
    expect(audit([500, 15, 17, 500], hand(18))).toContain('over-stack');
  });
});
