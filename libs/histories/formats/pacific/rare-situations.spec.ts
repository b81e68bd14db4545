import { auditSiteLog } from '../../testing/site-logs.js';
import { pacific } from './index.js';

/** A hand of three players with these stacks; the button is Ana. */
const hand = (stacks: readonly [string, string, string], ...lines: readonly string[]): string =>
  `#Game No : 5200
***** 888poker Hand History for Game 5200 *****
$0.50/$1 Blinds No Limit Holdem - *** 05 06 2022 23:06:24
Table Sagunto 6 Max (Real Money)
Seat 2 is the button
Total number of players : 3
Seat 2: Ana ( ${stacks[0]} )
Seat 4: Bruno ( ${stacks[1]} )
Seat 6: Dora ( ${stacks[2]} )
${lines.join('\n')}
`;

const BOARD = [
  '** Dealing flop ** [ 8c, 2d, 8d ]',
  '** Dealing turn ** [ 5c ]',
  '** Dealing river ** [ Js ]',
];

/** Dora is all-in for 1.20 of a bet of 3. */
const sidePot = (main: string, side: string): string =>
  hand(
    ['$3', '$3', '$1.20'],
    'Bruno posts small blind [$0.50]',
    'Dora posts big blind [$1]',
    '** Dealing down cards **',
    'Ana raises [$3]',
    'Bruno calls [$2.50]',
    'Dora calls [$0.20]',
    ...BOARD,
    '** Summary **',
    'Ana shows [ Kd, Kh ]',
    'Bruno mucks [ Qd, Qh ]',
    'Dora shows [ Ad, Ah ]',
    `Dora collected [ ${main} ]`,
    `Ana collected [ ${side} ]`,
  );

describe('rare hands of 888poker', () => {
  it('may call a short blind in full, though only its player is left', () => {
    const posts = ['Bruno posts small blind [$0.50]', 'Dora posts big blind [$0.70]'];
    const end = [
      '** Summary **',
      'Bruno mucks [ 4d, 7h ]',
      'Dora shows [ Td, Jc ]',
      'Dora collected [ $1.40 ]',
    ];
    const called = (amount: string): string =>
      hand(
        ['$9', '$9', '$0.70'],
        ...posts,
        '** Dealing down cards **',
        'Ana folds',
        `Bruno calls [${amount}]`,
        ...BOARD,
        ...end,
      );
    expect(auditSiteLog(pacific, called('$0.50'))).toEqual([]);
    expect(auditSiteLog(pacific, called('$0.20'))).toEqual([]);
    expect(auditSiteLog(pacific, called('$0.40'))).toEqual(['amount 14']);
  });

  it('may fold or check where a short blind leaves nothing to decide', () => {
    const posts = [
      'Bruno posts small blind [$0.50]',
      'Dora posts big blind [$0.50]',
      '** Dealing down cards **',
    ];
    const folded = ['Ana folds', 'Bruno folds', '** Summary **', 'Dora collected [ $1 ]'];
    expect(auditSiteLog(pacific, hand(['$9', '$9', '$0.50'], ...posts, ...folded))).toEqual([]);
    const bets = ['Ana folds', 'Bruno raises [$1]', '** Summary **', 'Bruno collected [ $1 ]'];
    expect(auditSiteLog(pacific, hand(['$9', '$9', '$0.50'], ...posts, ...bets))).toContain('wrong-turn 14');
  });

  it('may take any likely part of the rake from each of two pots', () => {
    expect(auditSiteLog(pacific, sidePot('$3.42', '$3.42'))).toEqual([]);
    expect(auditSiteLog(pacific, sidePot('$3.30', '$3.54'))).toEqual([]);
    expect(auditSiteLog(pacific, sidePot('$3.20', '$3.40'))).not.toEqual([]);
    expect(auditSiteLog(pacific, sidePot('$3.70', '$3.14'))).not.toEqual([]);
  });

  it('may call the hand that wins a side pot a muck', () => {
    const text = sidePot('$3.60', '$3.60').replace('Ana shows', 'Ana mucks');
    expect(auditSiteLog(pacific, text)).toEqual([]);
    expect(auditSiteLog(pacific, text.replace('Ana collected', 'Bruno collected'))).toEqual([
      'wrong-winner 24',
    ]);
  });

  it('P-ALLIN-2: may return the part of an ante that no other player can match without a line', () => {
    const antes = (awarded: string): string =>
      `#Game No : 5201
***** 888.ro BLAST Hand History for Game 5201 *****
42.797,60 $/0 $ Blinds No Limit Holdem - ***
Tournament #77 13,95 $ + 1,05 $ - Table #1 4 Max (Real Money)
Seat 7 is the button
Total number of players : 2
Seat 1: Ana ( 3.530 $ )
Seat 7: Bruno ( 2.470 $ )
Ana posts ante [3.530 $]
Bruno posts ante [2.470 $]
** Dealing down cards **
${BOARD.join('\n')}
** Summary **
Ana shows [ 4s, Jc ]
Bruno shows [ 5d, 5h ]
Bruno collected [ ${awarded} $ ]
`;
    expect(auditSiteLog(pacific, antes('4.940'))).toEqual([]);
    expect(auditSiteLog(pacific, antes('4.941'))).toEqual(['wrong-award 18']);
    expect(auditSiteLog(pacific, antes('6.000'))).toEqual(['wrong-award 18']);
  });

  it('P-BLIND-1: prints a dead button on its last player, in tournaments', () => {
    const dead = (seat: number, tournament: string): string =>
      `#Game No : 5202
***** 888poker Hand History for Game 5202 *****
25/50 Blinds No Limit Holdem - *** 05 06 2022 23:06:24
${tournament}
Seat 1 is the button
Total number of players : 4
Seat 1: Ana ( 900 )
Seat ${String(seat)}: Bruno ( 900 )
Seat 4: Cora ( 900 )
Seat 6: Dora ( 900 )
Cora posts small blind [25]
Dora posts big blind [50]
** Dealing down cards **
Ana folds
Bruno folds
Cora folds
** Summary **
Dora collected [ 50 ]
`;
    const tournament = 'Tournament #77 10 + 1 - Table #6 (Practice Play)';
    expect(auditSiteLog(pacific, dead(2, tournament))).toEqual([]);
    // No seat is empty between the player and the small blind.
    expect(auditSiteLog(pacific, dead(3, tournament))).toEqual(['wrong-forced-bet 11']);
    expect(auditSiteLog(pacific, dead(2, 'Table Sagunto (Practice Play)'))).toEqual(['wrong-forced-bet 11']);
  });

  it('L-CLAIM-1: compares the number of players', () => {
    const text = sidePot('$3.60', '$3.60');
    expect(auditSiteLog(pacific, text)).toEqual([]);
    expect(auditSiteLog(pacific, text.replace('players : 3', 'players : 4'))).toEqual(['impossible-setup 6']);
  });

  it('L-SUM-1: finds which of two awards of a player is wrong', () => {
    const text = sidePot('$3.60', '$3.60')
      .replace('Table Sagunto 6 Max (Real Money)', 'Tournament #77 10 + 1 - Table #6 (Real Money)')
      .replace('Dora shows [ Ad, Ah ]', 'Dora shows [ Qs, Jh ]')
      .replace('Dora collected', 'Ana collected');
    expect(auditSiteLog(pacific, text)).toEqual([]);
    expect(auditSiteLog(pacific, text.replace(/3\.60 ]\n$/, '3.50 ]\n'))).toEqual(['wrong-award 24']);
    expect(auditSiteLog(pacific, text.replace('[ $3.60 ]', '[ $3.50 ]'))).toEqual(['wrong-award 23']);
  });

  it('L-SUM-1: finds an award that is printed twice, though the uncalled bet is as large as the pot', () => {
    const won = (...awards: readonly string[]): string =>
      hand(
        ['$9', '$9', '$9'],
        'Bruno posts small blind [$0.50]',
        'Dora posts big blind [$1]',
        '** Dealing down cards **',
        'Ana folds',
        'Bruno calls [$0.50]',
        'Dora checks',
        '** Dealing flop ** [ 8c, 2d, 8d ]',
        'Bruno bets [$2]',
        'Dora folds',
        '** Summary **',
        ...awards.map((amount) => `Bruno collected [ ${amount} ]`),
      );
    expect(auditSiteLog(pacific, won('$2'))).toEqual([]);
    expect(auditSiteLog(pacific, won('$4'))).toEqual([]);
    expect(auditSiteLog(pacific, won('$2', '$2'))).toEqual(['wrong-award 21']);
  });
});
