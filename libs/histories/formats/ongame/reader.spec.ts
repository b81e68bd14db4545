import { faultsAfter, faultsOf, readOne } from '../../testing/site-audit.js';
import { ongame } from './index.js';

const CASH = `***** History for hand R5-900000001-476 *****
Start hand: Mon Jan 06 01:08:00 CET 2014
Table: Example [900000001] (NO_LIMIT TEXAS_HOLDEM $0.50/$1, Real money)
User: Cy
Button: seat 8
Players in round: 3
Seat 1: Ann ($103.75)
Seat 8: Bo, the 1st ($236.15)
Seat 9: Cy ($40)
Cy posts small blind ($0.50)
Ann posts big blind ($1)
---
Dealing pocket cards
Dealing to Cy: [6s, 8s]
Bo, the 1st raises $3 to $3
Cy raises $10.00 to $10.50
Ann folds
Bo, the 1st calls $7.50
--- Dealing flop [6d, Kd, 8c]
Cy bets $29.50 [all in]
Bo, the 1st calls $29.50
--- Dealing flop [6d, Kd, 8c]
--- Dealing turn [Js]
--- Dealing river [4h]
---
Summary:
Main pot: $81 won by Cy ($78)
Rake taken: $3
Seat 1: Ann ($102.75), net: -$1
Seat 8: Bo, the 1st ($196.15), net: -$40, [Kc, 9h] (PAIR KING)
Seat 9: Cy ($78), net: +$38, [6s, 8s] (TWO_PAIR EIGHT, SIX)
***** End of hand R5-900000001-476 *****
`;

const DRAW = `***** History for hand R5-900000002-233 *****
Start hand: Mon Sep 13 00:21:42 GMT+0100 2010
Table: Example [900000002] (LIMIT FIVE_CARD_DRAW $0.50/$1, Real money)
Button: seat 3
Players in round: 3
Seat 1: Ann ($11)
Seat 3: Bo ($5)
Seat 10: Cy ($10)
Cy posts small blind ($0.25)
Ann posts big blind ($0.50)
---
Dealing pocket cards
Dealing to Cy: [Tc, 9h, 7c, Ah, Jh]
Bo raises $1 to $1
Cy calls $0.75
Ann folds
---
Cy changed 2 cards
New hand for Cy: [8h, 9h, 6s, Ah, Jh]
Bo changed 3 cards
Cy checks
Bo bets $1
Cy calls $1
---
Summary:
Main pot: $4.50 won by Bo ($4.28)
Rake taken: $0.22
Seat 1: Ann ($10.50), net: -$0.50
Seat 3: Bo ($7.28), net: +$2.28, [2c, Ac, Td, As, Qc] (PAIR ACE)
Seat 10: Cy ($8), net: -$2, [8h, 9h, 6s, Ah, Jh] (HIGH_CARD ACE)
***** End of hand R5-900000002-233 *****
`;

/** Bo comes back in the small blind. */
const BACK = `***** History for hand R5-900000003-72 *****
Start hand: Sat Sep 4 05:34:19 GMT+0100 2010
Table: Example [900000003] (NO_LIMIT TEXAS_HOLDEM $0.50/$1, Real money)
Button: seat 8
Players in round: 2
Seat 1: Ann ($60)
Seat 8: Bo ($90)
Bo posts big blind ($1)
Bo posts dead blind ($0.50)
Ann posts big blind ($1)
---
Dealing pocket cards
Bo raises $2 to $3
Ann calls $2
--- Dealing flop [6c, Qs, 7h]
Ann checks
Bo bets $4
Ann folds
---
Summary:
Main pot: $6.50 won by Bo ($6.20)
Rake taken: $0.30
Seat 1: Ann ($57), net: -$3
Seat 8: Bo ($92.70), net: +$2.70
***** End of hand R5-900000003-72 *****
`;

describe('the reader of OnGame', () => {
  it.each(['Cy ($78', 'Cy ($78] ', 'Cy ($78) and more'])(
    'keeps an award with other brackets unread: %s',
    (award) => {
      expect(faultsAfter(ongame, CASH, 'won by Cy ($78)', `won by ${award}`)).toContain('unread-line 27');
    },
  );

  it('reads a hand without a button', () => {
    expect(faultsAfter(ongame, CASH, 'Button: seat 8', 'Button: seat 0')).toEqual([]);
  });

  it('keeps a last line with the id of another hand unread', () => {
    expect(faultsAfter(ongame, CASH, 'End of hand R5-900000001-476', 'End of hand R5-900000001-477')).toEqual(
      ['unread-line 32'],
    );
  });

  it.each([
    ['a cash hand that repeats a street', CASH],
    ['a hand of five-card draw', DRAW],
  ])('reads %s without a fault', (_name, text) => {
    expect(faultsOf(ongame, text)).toEqual([]);
    expect(ongame.recognises(text)).toBe(true);
  });

  it('takes a repeated street for a remark after an all-in only', () => {
    const early = '--- Dealing flop [6d, Kd, 8c]\n--- Dealing flop [6d, Kd, 8c]\nCy bets';
    expect(faultsAfter(ongame, CASH, '--- Dealing flop [6d, Kd, 8c]\nCy bets', early)).toContain(
      'duplicate-card 20',
    );
  });

  it('L-LINE-1: finds a big bet that is not two small bets', () => {
    expect(faultsAfter(ongame, DRAW, '$0.50/$1, Real', '$0.50/$2, Real')).toContain('amount 3');
  });

  it('P-BLIND-1: compares the small blind of fixed limit with the bets', () => {
    expect(faultsAfter(ongame, DRAW, 'small blind ($0.25)', 'small blind ($0.35)')).toContain(
      'wrong-forced-bet 9',
    );
  });

  it('P-BLIND-1: reads a player who comes back in the small blind heads-up', () => {
    expect(faultsOf(ongame, BACK)).toEqual([]);
    expect(faultsAfter(ongame, BACK, 'Bo posts dead blind ($0.50)\n', '')).toContain('wrong-forced-bet 8');
    expect(faultsAfter(ongame, BACK, 'Bo posts big blind ($1)', 'Bo posts big blind ($2)')).toContain(
      'wrong-forced-bet 8',
    );
  });

  it('takes a board line without betting behind it for a second deal', () => {
    const twice = '--- Dealing turn [Js]\n--- Dealing turn [Js]';
    expect(faultsAfter(ongame, CASH, '--- Dealing turn [Js]', twice)).toEqual(['wrong-board 24']);
  });

  it('keeps the line of a table unread that is not that of the hand', () => {
    expect(faultsAfter(ongame, CASH, '[900000001]', '[900000002]')).toEqual(['unread-line 3']);
  });

  it.each([
    ['players', 'Players in round: 3', 'Players in round: 4', 'impossible-setup 6'],
    ['players of a table', 'Players in round: 3', 'Players in round: 2 (9)', 'impossible-setup 6'],
  ])('compares the number of %s', (_name, from, to, finding) => {
    expect(faultsAfter(ongame, CASH, from, to)).toEqual([finding]);
  });

  it('compares the new hand with the number of discards', () => {
    expect(faultsAfter(ongame, DRAW, '[8h, 9h, 6s, Ah, Jh]\nBo', '[8h, 9h, Tc, Ah, Jh]\nBo')).toContain(
      'wrong-card-count 19',
    );
  });

  it('L-CLAIM-1: compares an award that no hand proves with the final stacks', () => {
    const hidden = DRAW.replace(/, \[.*\] \(\w+ ACE\)/g, '').replace(
      'Bo bets $1\nCy calls $1\n',
      'Bo checks\n',
    );
    const even = hidden
      .replace('$4.50 won by Bo ($4.28)', '$2.50 won by Bo ($2.28)')
      .replace('$7.28), net: +$2.28', '$6.28), net: +$1.28')
      .replace('$8), net: -$2', '$9), net: -$1');
    expect(faultsOf(ongame, even)).toEqual([]);
    expect(faultsAfter(ongame, even, 'won by Bo', 'won by Cy')).toEqual(['wrong-award 25']);
  });

  it('finds the discards by what the new hand leaves out', () => {
    const discards = readOne(ongame, DRAW).events.filter(({ type }) => type === 'discard');
    expect(discards.map((event) => event.type === 'discard' && event.cards?.length)).toEqual([2, undefined]);
  });

  it.each([
    ['what a raise adds', 'raises $10.00', 'raises $11.00', 'amount 16'],
    ['a call of another size', 'calls $7.50', 'calls $6.50', 'short-call 18'],
    ['the rake', 'Rake taken: $3', 'Rake taken: $2', 'rake 28'],
    ['a final stack', 'Ann ($102.75)', 'Ann ($112.75)', 'final-stack 29'],
    ['a net result', 'net: -$40', 'net: -$41', 'amount 30'],
    ['the name of a hand', 'TWO_PAIR EIGHT, SIX', 'TWO_PAIR KING, SIX', 'hand-description 31'],
    ['the currency of an award', 'Cy ($78)\n', 'Cy (€78)\n', 'amount 27'],
    ['the currency of a blind in the header', '$0.50/$1', '$0.50/€1', 'amount 3'],
    ['the number of a pot', 'Main pot', 'Side pot 1', 'side-pot 27'],
    ['a winner', 'won by Cy', 'won by Bo, the 1st', 'wrong-winner 27'],
  ])('finds %s', (_name, from, to, finding) => {
    expect(faultsAfter(ongame, CASH, from, to)).toContain(finding);
  });
});
