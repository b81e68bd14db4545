import { parseCards, UNKNOWN, type Card } from '#cards';
import fc from 'fast-check';
import { failingRows } from '#testing';
import { rakeInProportion, settleShowdown, type ShowdownPlayer, type ShowdownRequest } from './showdown.js';
import { defaultSwitches } from './switches.js';
import { findVariant } from './variants/index.js';
import { variantWith } from './variants/options.js';

const cards = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.cards;
};

const player = (contributed: number, hand: string, folded = false): ShowdownPlayer => ({
  contributed,
  cards: cards(hand),
  folded,
});

const request = (
  players: readonly ShowdownPlayer[],
  board = '2c 7d Kh 7s 3c',
  rest: Partial<ShowdownRequest> = {},
): ShowdownRequest => ({ variant: findVariant('holdem')!, board: cards(board), rake: 0, players, ...rest });

const settled = (input: ShowdownRequest): unknown => {
  const answer = settleShowdown(input, defaultSwitches);
  if (!answer.ok) return `${answer.error.code} ${answer.error.pointer}`;
  return answer.result.awards.map(({ pot, player: winner, amount }) => [pot, winner, amount]);
};

describe('settleShowdown', () => {
  it('P-SHOW-2: the best hand takes the pot', () => {
    expect(settled(request([player(100, 'Ah Ad'), player(100, '2h 2d')]))).toEqual([[0, 1, 200]]);
  });

  it('P-VAR-MORE: each of two boards decides half of the pot', () => {
    const variant = variantWith(findVariant('holdem')!, { boards: 2 })!;
    const players = [player(100, 'Ah Ad'), player(100, 'Kh Kd')];
    expect(settled(request(players, '2c 7d 9h 7s 3c 4c 8d Kc 6s Jd', { variant }))).toEqual([
      [0, 0, 100],
      [0, 1, 100],
    ]);
    expect(settled(request(players, '2c 7d 9h 7s 3c', { variant }))).toBe('wrong-card-count /board');
    expect(settled(request([player(100, 'Ah Ad'), player(50, '', true)], '', { variant }))).toEqual([
      [0, 0, 150],
    ]);
  });

  it('P-VAR-MORE: each of three boards decides a third', () => {
    const variant = variantWith(findVariant('holdem')!, { boards: 3 })!;
    const players = [player(150, 'Ah Ad'), player(150, 'Kh Kd')];
    const boards = '2c 7d 9h 7s 3c 4c 8d Kc 6s Jd 5c Td Jh Ts 3s';
    expect(settled(request(players, boards, { variant }))).toEqual([
      [0, 0, 100],
      [0, 1, 100],
      [0, 0, 100],
    ]);
    const two = boards.split(' ').slice(0, 10).join(' ');
    expect(settled(request(players, two, { variant }))).toBe('wrong-card-count /board');
  });

  it('P-SETUP-1: a shared last card of stud is on the board, not in the hands', () => {
    const variant = findVariant('stud')!;
    const players = [player(100, '2c 2d 3h 4s 7c 8d'), player(100, 'Kc Qd 9h 6s 5c 5d')];
    expect(settled(request(players, 'Kh', { variant }))).toEqual([[0, 1, 200]]);
    expect(settled(request(players, '', { variant }))).toBe('wrong-card-count /players/0/cards');
    expect(settled(request(players, 'Kh Ks', { variant }))).toBe('wrong-card-count /board');
  });

  it('P-SHOW-2, R-TIE-4: equal hands split the pot; the odd chip goes left of the button', () => {
    const input = request([player(101, 'Ah Qd'), player(101, 'Ad Qs'), player(101, 'Js 9c', true)]);
    expect(settled(input)).toEqual([
      [0, 0, 152],
      [0, 1, 151],
    ]);
  });

  it('P-VAR-HOLDEM: ace-king and king-three play the same hand on 5-5-5-K-7', () => {
    expect(settled(request([player(50, 'Ah Kd'), player(50, 'Kc 3d')], '5c 5d 5h Ks 7c'))).toEqual([
      [0, 0, 50],
      [0, 1, 50],
    ]);
  });

  it('P-VAR-OMAHA: a hand has exactly two hole cards', () => {
    const input = request([player(50, 'Ah Kh Qh Jd'), player(50, '9c 9d 4s 4c')], '2h 3h Th 9h 5s', {
      variant: findVariant('omaha')!,
    });
    expect(settled(input)).toEqual([[0, 0, 100]]);
    const four = request([player(50, 'Ah Kd Qd Jd'), player(50, '9c 9d 4s 4c')], '2h 3h Th 9h 5s', {
      variant: findVariant('omaha')!,
    });
    expect(settled(four)).toEqual([[0, 1, 100]]);
  });

  it('P-ALLIN-1: a short stack wins the main pot only', () => {
    const input = request([player(50, '2h 2d'), player(100, 'Ah Ad'), player(100, 'Qh Qd')]);
    expect(settled(input)).toEqual([
      [0, 0, 150],
      [1, 1, 100],
    ]);
  });

  it('P-SHOW-1: the last player left wins without known cards or a board', () => {
    expect(settled(request([player(50, 'XX XX'), player(20, 'XX XX', true)], ''))).toEqual([[0, 0, 70]]);
  });

  it('P-SETUP-6: each pot pays rake in proportion', () => {
    const input = request([player(50, '2h 2d'), player(100, 'Ah Ad'), player(100, 'Qh Qd')], undefined, {
      rake: 11,
    });
    expect(settled(input)).toEqual([
      [0, 0, 143],
      [1, 1, 96],
    ]);
  });

  it('reports impossible requests', () => {
    const rows: readonly [string, ShowdownRequest][] = [
      ['impossible-pot /players', request([player(1, 'Ah Ad', true)])],
      ['wrong-card-count /board', request([player(1, 'Ah Ad'), player(1, '2h 2d')], '2c 7d Kh')],
      ['duplicate-card /board', request([player(1, 'Ah Ad'), player(1, '2h 2d')], '2c 7d Kh 7s 2c')],
      ['duplicate-card /players/1/cards', request([player(1, 'Ah Ad'), player(1, '2h Ah')])],
      ['wrong-card-count /players/1/cards', request([player(1, 'Ah Ad'), player(1, '2h')])],
      [
        'wrong-card-count /players/1/cards',
        request([player(1, 'Ah Ad'), { contributed: 1, cards: [UNKNOWN, UNKNOWN], folded: false }]),
      ],
      ['impossible-pot /rake', request([player(1, 'Ah Ad'), player(1, '2h 2d')], undefined, { rake: 3 })],
    ];
    const failures = failingRows(rows, ([error, input]) => {
      expect(settled(input)).toBe(error);
    });
    expect(failures).toEqual([]);
  });
});

describe('rakeInProportion', () => {
  const amounts = fc.array(fc.nat({ max: 1e12 }), { minLength: 1, maxLength: 6 });

  it('takes the whole rake, and no more from a pot than it holds', () => {
    fc.assert(
      fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
        const pots = all.map((amount) => ({ amount, players: [0] }));
        const total = all.reduce((sum, amount) => sum + amount, 0);
        const rake = Math.floor(total * part);
        const net = rakeInProportion(pots, rake);
        expect(net.reduce((sum, amount) => sum + amount, 0)).toBe(total - rake);
        net.forEach((amount, pot) => {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(all[pot] ?? 0);
        });
      }),
    );
  });

  it('takes the remainder from the main pot', () => {
    const pots = [150, 100].map((amount) => ({ amount, players: [0] }));
    expect(rakeInProportion(pots, 11)).toEqual([143, 96]);
  });
});
