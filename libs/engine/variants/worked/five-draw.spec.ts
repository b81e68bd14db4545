import { failingRows } from '#testing';
import { verifyShowdown, verifyStreet } from '../../board.js';
import { areOpeners } from '../../openers.js';
import { ANTES, cardsOf, compare, seating, worked } from '../../testing/worked.js';
import { findVariant } from '../index.js';
import { variantWith } from '../options.js';

/** P-VAR-5CD: all players ante, and the opener of the first round opens the second. */
const draw = worked('five-draw', {
  ...ANTES,
  stacks: [100, 100, 100, 100],
  switches: { drawSecondRound: 'opener', betsPerRound: 'by-rounds' },
});

describe('P-VAR-5CD: five-card draw', () => {
  it('opens left of the button, players draw in turn, and the opener opens the second round', () => {
    const hands = ['', 'Kh Kd 9c 5s 2h Kc 8d 3c', '', 'Ah Qs Jd Tc 4d 9h'];
    const hand = draw({ hands }).follow(
      'predraw: A may fold / check / bet 5, A check, B bet 5, C fold, D raise 10, A fold, B call',
      'first-draw: D discards 4d -> wrong-draw, B discards 9c 5s 2h, B check -> wrong-turn, D discards 4d',
      'B may fold / check / bet 10, B check, D bet 10, B call',
    );
    expect(hand.held.map((cards) => cards.length)).toEqual([5, 5, 5, 5]);
    expect(hand.awards).toEqual(['main B 44']);
  });

  it('the opener, or the first live player left of him, opens the second round', () => {
    const rows = [
      [
        'the opener, not the first player left of the button',
        'C bet 5, D call, A call, B fold',
        'A discards, C discards, D discards',
        'C',
      ],
      [
        'the first live player left of an opener who folded',
        'C bet 5, D raise 10, A call, B fold, C fold',
        'A discards, D discards',
        'D',
      ],
    ] as const;
    const failures = failingRows(rows, ([, bets, draws, opener]) => {
      const hand = draw({}).follow(`predraw: A check, B check, ${bets}`, `first-draw: ${draws}`);
      expect(hand.actor).toBe(opener);
    });
    expect(failures).toEqual([]);
  });

  it('with the online default, the player left of the button opens the second round', () => {
    const hand = draw({ switches: { drawSecondRound: 'left-of-button' } }).follow(
      'predraw: A check, B check, C bet 5, D fold, A call, B fold',
      'first-draw: A discards, C discards',
    );
    expect(hand.actor).toBe('A');
  });

  it('R-BET-4: a game with two rounds allows a bet and four raises', () => {
    draw({}).follow(
      'predraw: A bet 5, B raise 10, C raise 15, D raise 20',
      ' A raise 25, B raise 30 -> raise-cap, B call, C call, D call',
    );
  });

  it('a player may discard up to five cards', () => {
    const hands = ['2h 3d 7c 8s Th', 'Kh Kd 9c 5s 2d'];
    draw({ hands }).follow(
      'predraw: A bet 5, B call, C call, D fold',
      'first-draw: A discards 2h 3d 7c 8s Th Kh -> wrong-draw, A discards 2h 3d 7c 8s Th, B discards, D discards -> action-after-fold',
    );
  });

  it('the hand ends without a draw if all players pass', () => {
    const hand = draw({}).follow('predraw: A check, B check, C check, D check');
    expect(hand.awards).toEqual(['passed out']);
    expect(hand.hand.pot).toBe(4);
    expect(verifyShowdown(hand.hand)).toBeNull();
    expect(verifyStreet(hand.hand, 1)).toMatchObject({ rules: ['P-VAR-5CD'] });
  });

  it('if the antes put all players all-in, the hand goes on to the draw and the showdown', () => {
    const hands = ['Kh Kd 9c 5s 2d', 'Ah Ad 3c 4c 7d', 'Qh Qd 9d 5d 2s'];
    const hand = draw({ hands, ante: 10, stacks: [10, 10, 100] }).follow(
      'predraw:',
      'first-draw: A discards, B discards, C discards',
    );
    expect(hand.awards).toEqual(['main B 30']);
  });
});

describe('P-VAR-5CD: jacks or better to open', () => {
  it('a pair of jacks or better is a hand to open with', () => {
    const rows = [
      ['Jh Jd 2c 3s 4h', true],
      ['Th Td Ac Ks Qh', false],
      ['Ah Kd Qc Js 9h', false],
      ['2h 2d 3c 3s 4h', true],
      ['6h 5d 4c 3s 2h', true],
      ['9h 7h 5h 3h 2h', true],
      // A bug is an ace here.
      ['Ac Kd 9c 4s Jk', true],
      ['Jk Td 9c 4s 2h', false],
    ] as const;
    const failures = failingRows(rows, ([cards, opens]) => {
      const game = variantWith(findVariant('five-draw')!, { openers: 'jacks', joker: 'bug' })!;
      expect(areOpeners(game, cardsOf(cards))).toBe(opens);
    });
    expect(failures).toEqual([]);
  });

  it('a wild joker makes a pair of the highest card', () => {
    const game = variantWith(findVariant('five-draw')!, { openers: 'jacks', joker: 'wild' })!;
    expect([
      areOpeners(game, cardsOf('Jk Jd 9c 4s 2h')),
      areOpeners(game, cardsOf('Jk Td 9c 4s 2h')),
    ]).toEqual([true, false]);
  });

  it('any hand may open without this option', () => {
    expect(areOpeners(findVariant('five-draw')!, cardsOf('9h 7d 5h 3h 2h'))).toBe(true);
  });
});

describe('pots', () => {
  it('P-ALLIN-1, P-ALLIN-2: all-in before and after the draw', () => {
    const hands = ['Ah Ad 3c 4c 7d As', 'Kh Kd 9c 5s 2d', 'Qh Qd 9d 5d 2s'];
    const hand = draw({ stacks: [6, 16, 100], hands }).follow(
      'predraw: A bet 5, B call, C call',
      'first-draw: A discards 7d, B discards, C discards, B bet 10, C may fold / call 10, C call',
    );
    expect(hand.awards).toEqual(['main A 18', 'side B 20']);
  });

  it('R-TIE-4: the odd chip of equal hands goes to the first player left of the button, regardless of the suits', () => {
    const hands = ['Kc Kd 9c 5s 2d', '', 'Kh Ks 9d 5d 2s'];
    const hand = draw({ stacks: [100, 100, 100], hands }).follow(
      'predraw: A check, B bet 5, C call, A call',
      'first-draw: A discards, B discards, C discards, B check, C bet 10, A call, B fold',
    );
    expect(hand.awards).toEqual(['main A 19', 'main C 19']);
    const odd = draw({ stacks: [100, 100, 100], hands, ante: 3 }).follow(
      'predraw: A bet 5, B fold, C call',
      'first-draw: A discards, C discards, A check, C check',
    );
    expect(odd.awards).toEqual(['main A 10', 'main C 9']);
  });
});

describe('P-SETUP-1: the cards run out', () => {
  it('discards are dealt again with nine players', () => {
    const hands = ['2c 2d 2h 2s 3c', '3d 3h 3s 4c 4d', '4h 4s 5c 5d 5h As Ah 3c'];
    const stacks = Array.from({ length: 9 }, () => 100);
    const calls = [...'BCDEFGHI'].map((name) => `${name} call`).join(', ');
    const hand = draw({ stacks, hands }).follow(
      `predraw: A bet 5, ${calls}`,
      'first-draw: A discards 2c 2d 2h 2s 3c, B discards, C discards 5c 5d 5h',
      ...[...'DEFGHI'].map((name) => `${name} discards`),
    );
    expect([hand.held[2].length, hand.actor]).toEqual([5, 'A']);
  });

  it('a tenth player is too many', () => {
    expect(seating('five-draw', 2, 9, 10)).toEqual(['dealt', 'dealt', 'too-many-players']);
  });
});

it('P-RANK-1: five hole cards', () => {
  expect(compare('five-draw', '9h 9d 9c 9s 2h', 'Ah Ad Ac Kh Kd')).toBe('>');
});
