import { faultsAfter, faultsOf, readOne } from '../../testing/site-audit.js';
import { pokertracker } from './index.js';

const OLDER = `** Game ID 900000001 starting - 2011-11-09 18:01:36
** Example 290 (Deep) - €5 Min [Hold'em] (0.05|0.10 NL - € Cash Game) Real Money

- Ann sitting in seat 1 with €11.26 [Sitting out]
- Bo Li sitting in seat 3 with €10.61 [Dealer]
- Cy sitting in seat 4 with €19.60
- Di sitting in seat 6 with €10.40

Cy posted the small blind - €0.05
Di posted the big blind - €0.10
** Dealing card to Cy: K of h, 3 of h
Bo Li raised - €0.40
Cy called - €0.40
Di called - €0.40
** Dealing the flop: Q of h, 10 of h, J of s
Cy bet - €0.85
Di raised - €2.60
Bo Li called - €2.60
Cy went all-in - €18.35
Di went all-in - €7.40
Bo Li went all-in - €7.61
** Dealing the turn: 9 of s
** Dealing the river: Q of s
Cy shows: K of h, 3 of h
Bo Li shows: 10 of d, 10 of c
Di mucks: K of s, A of c
Bo Li wins €29.64 from the main pot
Bo Li wins €0.40 from side pot 1

End of game 900000001
`;

const NEWER = `** Hand # 900000002 starting - 2013-09-07 02:30:38
** Example HU 47 - €50 Max [Omaha] (0.25|0.50 PL - Cash Game) Real Money

Ann sitting in seat 1 with €49.50[Dealer]
Bo sitting in seat 2 with €50.50
Ann posted the small blind - €0.25
Bo posted the big blind - €0.50

** Dealing cards to Ann: Qh, 9c, 2h, Ah
Ann raised to €1.25
Bo called - €1.00

** Dealing the flop: As, Ad, 8c
Bo checked
Ann bet - €1.50
Bo folded
Ann mucks:
Ann wins €4.35 from the main pot

Rake: €0.15
`;

describe('the reader of PokerTracker’s exports of Microgaming', () => {
  it.each([
    ['the older layout, whose calls and raises are totals', OLDER],
    ['the newer layout, whose calls and raises are added', NEWER],
  ])('reads %s without a fault', (_name, text) => {
    expect(pokertracker.recognises(text)).toBe(true);
    expect(faultsOf(pokertracker, text)).toEqual([]);
  });

  it('reads the headers', () => {
    expect(readOne(pokertracker, OLDER)).toMatchObject({
      site: 'Microgaming',
      id: '900000001',
      currency: 'EUR',
      table: { name: 'Example 290 (Deep) - €5 Min' },
      stakes: { smallBlind: 5, bigBlind: 10 },
      buttonSeat: 3,
    });
    expect(readOne(pokertracker, NEWER).game).toMatchObject({ variant: 'omaha', limit: 'pot-limit' });
  });

  it.each([
    ['a side pot that is not the next one', OLDER, 'side pot 1', 'side pot 2', 'side-pot 28'],
    [
      'an action before the deal',
      NEWER,
      '** Dealing cards to Ann: Qh, 9c, 2h, Ah\nAnn raised to €1.25\n',
      'Ann raised to €1.25\n** Dealing cards to Ann: Qh, 9c, 2h, Ah\n',
      'wrong-turn 10',
    ],
    [
      'a seat after a post',
      NEWER,
      'Bo sitting in seat 2 with €50.50\nAnn posted the small blind - €0.25\n',
      'Ann posted the small blind - €0.25\nBo sitting in seat 2 with €50.50\n',
      'wrong-turn 6',
    ],
    ['a call of another size', OLDER, 'Cy called - €0.40', 'Cy called - €0.30', 'short-call 13'],
    [
      'an all-in beyond the stack',
      OLDER,
      'Di went all-in - €7.40',
      'Di went all-in - €7.50',
      'over-stack 20',
    ],
    ['a winner', OLDER, 'Bo Li wins €0.40', 'Cy wins €0.40', 'wrong-winner 28'],
    ['the rake', NEWER, 'Rake: €0.15', 'Rake: €0.25', 'rake 20'],
    ['a call of the newer layout', NEWER, 'called - €1.00', 'called - €0.90', 'short-call 11'],
  ])('finds %s', (_name, text, from, to, finding) => {
    expect(faultsAfter(pokertracker, text, from, to)).toContain(finding);
  });
});
