import { deckCards } from '#cards';
import { strengthFor, type Variant } from '#engine';
import { parseVariant } from './parse.js';

const stud = (change: Record<string, unknown>): Record<string, unknown> => ({
  id: 'own-stud',
  name: { en: 'Own stud', es: 'Stud propio' },
  forced: 'bring-in',
  exposed: 'high',
  streets: [
    {
      id: 'third',
      deals: [
        { to: 'hole', count: 2 },
        { to: 'hole', count: 1, up: true },
      ],
      opener: 'bring-in',
      size: 'small',
    },
    { id: 'fourth', deals: [{ to: 'hole', count: 2, up: true }], opener: 'best-exposed', size: 'big' },
  ],
  shares: [{ scale: 'high', composition: 'any-five' }],
  maxPlayers: 6,
  ...change,
});

const made = (json: unknown): Variant => {
  const result = parseVariant(json);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.variant;
};

const errorsOf = (json: unknown): string[] => {
  const result = parseVariant(json);
  return result.ok ? [] : result.errors.map(({ code, pointer }) => `${code} ${pointer}`);
};

describe('P-VAR-DC: ideas of custom variants', () => {
  it('a share of downcards, a minimum and unequal parts', () => {
    const shares = [
      { scale: 'high', composition: 'any-five', half: 'high', atLeast: ['T', 'T', '4', '3', '2'], parts: 2 },
      { scale: 'lowest-spade', composition: 'any-one', half: 'spade', from: 'downcards' },
    ];
    const game = made(stud({ shares }));
    expect(game).toMatchObject({ isSpecial: true, isQualified: false, parts: [2, 1], downcards: [0, 1] });
    expect(game.upcards).toEqual([[2], [3, 4]]);
    expect(game.shares[0].atLeast).toEqual([8, 8, 2, 1, 0]);
  });

  it('wild cards that the deal decides', () => {
    expect(made(stud({ wild: { ranks: ['Q'], follows: 'Q' } })).wild).toEqual({ ranks: [10], follows: 10 });
    expect(made(stud({ wild: { lowestDown: true } })).isSpecial).toBe(true);
  });

  it('P-DECK-1: any deck, by its cards or by ranks and suits', () => {
    const small = { maxPlayers: 2 };
    const byCards = made(stud({ ...small, deck: { cards: 'Tc Td Th Ts Jc Jd Jh Js Qc Qd' } }));
    const byRanks = made(stud({ ...small, deck: { ranks: ['T', 'J', 'Q'], suits: ['c', 'd', 'h', 's'] } }));
    expect(deckCards(byCards.deck)).toHaveLength(10);
    expect(deckCards(byRanks.deck)).toHaveLength(12);
    const whole = made(stud({ deck: { ranks: [...'23456789TJQKA'], suits: ['s', 'h', 'd', 'c'] } }));
    expect(whole.deck).toBe('standard');
    const [share] = byCards.shares;
    expect(strengthFor(byCards, share, [32, 33, 34, 35, 36], [])).not.toBeNull();
  });

  it('three boards, and openers above jacks', () => {
    const draw = {
      ...stud({ boards: 3, openers: 'kings', forced: 'antes' }),
      streets: [
        {
          id: 'deal',
          deals: [{ to: 'hole', count: 3 }],
          opener: 'left-of-button',
          size: 'small',
          mustBeOpened: true,
        },
        { id: 'flop', deals: [{ to: 'board', count: 3 }], opener: 'left-of-button', size: 'big' },
      ],
    };
    expect(made(draw)).toMatchObject({ boards: 3, openers: 'kings' });
  });

  it('reports ideas that contradict the game', () => {
    const spade = { scale: 'highest-spade', composition: 'any-one', from: 'downcards' };
    const faceDown = {
      forced: 'antes',
      streets: [{ id: 'deal', deals: [{ to: 'hole', count: 5 }], opener: 'left-of-button', size: 'small' }],
    };
    expect(errorsOf(stud({ ...faceDown, shares: [spade] }))).toEqual(['no-places /shares/0/from']);
    expect(errorsOf(stud({ ...faceDown, wild: { follows: 'Q' } }))).toEqual(['no-places /wild/follows']);
    expect(errorsOf(stud({ ...faceDown, wild: { lowestDown: true } }))).toEqual([
      'no-places /wild/lowestDown',
    ]);
    const share = { scale: 'eight-or-better', composition: 'any-five' };
    expect(errorsOf(stud({ shares: [{ ...share, atLeast: ['9', '8', '7', '6', '5'] }] }))).toEqual([
      'no-such-minimum /shares/0/atLeast',
    ]);
    expect(errorsOf(stud({ shares: [{ scale: 'high', composition: 'one-line' }] }))).toEqual([
      'too-few-cards /shares/0',
    ]);
    expect(errorsOf(stud({ deck: { cards: 'Tc Tc' } }))).toEqual(['wrong-value /deck']);
    expect(errorsOf(stud({ deck: 'tarot' }))).toEqual(['wrong-value /deck']);
    expect(errorsOf(stud({ shares: [{ scale: 'high', composition: 'any-five', parts: 5 }] }))).toEqual([
      'wrong-value /shares/0/parts',
    ]);
  });
});
