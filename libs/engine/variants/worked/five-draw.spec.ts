import { verifyShowdown, verifyStreet } from '../../board.js';
import { areOpeners } from '../../openers.js';
import { ANTES, cardsOf, compare, seating, worked } from '../../testing/worked.js';
import { findVariant } from '../index.js';
import { variantWith } from '../options.js';

/** P-VAR-5CD: everybody antes, and who opened the first round opens the second. */
const draw = worked('five-draw', {
  ...ANTES,
  stacks: [100, 100, 100, 100],
  switches: { drawSecondRound: 'opener', betsPerRound: 'by-rounds' },
});

describe('P-VAR-5CD: five-card draw', () => {
  it('opened left of the dealer, cards thrown away in turn and replaced, the opener opens again', () => {
    const hands = ['', 'Kh Kd 9c 5s 2h Kc 8d 3c', '', 'Ah Qs Jd Tc 4d 9h'];
    const hand = draw({ hands }).follow(
      'predraw: A may fold / check / bet 5, A check, B bet 5, C fold, D raise 10, A fold, B call',
      'first-draw: D throws 4d -> wrong-draw, B throws 9c 5s 2h, B check -> wrong-turn, D throws 4d',
      'B may fold / check / bet 10, B check, D bet 10, B call',
    );
    expect(hand.held.map((cards) => cards.length)).toEqual([5, 5, 5, 5]);
    expect(hand.awards).toEqual(['main B 44']);
  });

  it.each([
    [
      'the opener, not the first left of the dealer',
      'C bet 5, D call, A call, B fold',
      'A throws, C throws, D throws',
      'C',
    ],
    [
      'the nearest active left of an opener who folded',
      'C bet 5, D raise 10, A call, B fold, C fold',
      'A throws, D throws',
      'D',
    ],
  ])('the second round is opened by %s', (_, bets, draws, opener) => {
    const hand = draw({}).follow(`predraw: A check, B check, ${bets}`, `first-draw: ${draws}`);
    expect(hand.actor).toBe(opener);
  });

  it('online it is opened left of the button', () => {
    const hand = draw({ switches: { drawSecondRound: 'left-of-button' } }).follow(
      'predraw: A check, B check, C bet 5, D fold, A call, B fold',
      'first-draw: A throws, C throws',
    );
    expect(hand.actor).toBe('A');
  });

  it('R-BET-4: with two rounds there are a bet and four raises', () => {
    draw({}).follow(
      'predraw: A bet 5, B raise 10, C raise 15, D raise 20',
      ' A raise 25, B raise 30 -> raise-cap, B call, C call, D call',
    );
  });

  it('any number may go, none or all five, and no more', () => {
    const hands = ['2h 3d 7c 8s Th', 'Kh Kd 9c 5s 2d'];
    draw({ hands }).follow(
      'predraw: A bet 5, B call, C call, D fold',
      'first-draw: A throws 2h 3d 7c 8s Th Kh -> wrong-draw, A throws 2h 3d 7c 8s Th, B throws, D throws -> action-after-fold',
    );
  });

  it('all having passed the hand is thrown in, and nothing more is dealt', () => {
    const hand = draw({}).follow('predraw: A check, B check, C check, D check');
    expect(hand.awards).toEqual(['passed out']);
    expect(hand.hand.pot).toBe(4);
    expect(verifyShowdown(hand.hand)).toBeNull();
    expect(verifyStreet(hand.hand, 1)).toMatchObject({ rules: ['P-VAR-5CD'] });
  });

  it('all-in by the antes nobody can pass: the cards are drawn and shown', () => {
    const hands = ['Kh Kd 9c 5s 2d', 'Ah Ad 3c 4c 7d', 'Qh Qd 9d 5d 2s'];
    const hand = draw({ hands, ante: 10, stacks: [10, 10, 100] }).follow(
      'predraw:',
      'first-draw: A throws, B throws, C throws',
    );
    expect(hand.awards).toEqual(['main B 30']);
  });
});

describe('P-VAR-5CD: jacks or better to open', () => {
  it.each([
    ['Jh Jd 2c 3s 4h', true],
    ['Th Td Ac Ks Qh', false],
    ['Ah Kd Qc Js 9h', false],
    ['2h 2d 3c 3s 4h', true],
    ['6h 5d 4c 3s 2h', true],
    ['9h 7h 5h 3h 2h', true],
    // A bug is an ace.
    ['Ac Kd 9c 4s Jk', true],
    ['Jk Td 9c 4s 2h', false],
  ])('%s: %s', (cards, opens) => {
    const game = variantWith(findVariant('five-draw')!, { openers: 'jacks', joker: 'bug' })!;
    expect(areOpeners(game, cardsOf(cards))).toBe(opens);
  });

  it('a wild joker pairs the highest card', () => {
    const game = variantWith(findVariant('five-draw')!, { openers: 'jacks', joker: 'wild' })!;
    expect([
      areOpeners(game, cardsOf('Jk Jd 9c 4s 2h')),
      areOpeners(game, cardsOf('Jk Td 9c 4s 2h')),
    ]).toEqual([true, false]);
  });

  it('anything opens where nothing was agreed', () => {
    expect(areOpeners(findVariant('five-draw')!, cardsOf('9h 7d 5h 3h 2h'))).toBe(true);
  });
});

describe('pots', () => {
  it('P-ALLIN-1, P-ALLIN-2: all-in before the draw and behind it', () => {
    const hands = ['Ah Ad 3c 4c 7d As', 'Kh Kd 9c 5s 2d', 'Qh Qd 9d 5d 2s'];
    const hand = draw({ stacks: [6, 16, 100], hands }).follow(
      'predraw: A bet 5, B call, C call',
      'first-draw: A throws 7d, B throws, C throws, B bet 10, C may fold / call 10, C call',
    );
    expect(hand.awards).toEqual(['main A 18', 'side B 20']);
  });

  it('R-TIE-4: the odd chip of equal hands goes to the first one left of the button, not to the suits', () => {
    const hands = ['Kc Kd 9c 5s 2d', '', 'Kh Ks 9d 5d 2s'];
    const hand = draw({ stacks: [100, 100, 100], hands }).follow(
      'predraw: A check, B bet 5, C call, A call',
      'first-draw: A throws, B throws, C throws, B check, C bet 10, A call, B fold',
    );
    expect(hand.awards).toEqual(['main A 19', 'main C 19']);
    const odd = draw({ stacks: [100, 100, 100], hands, ante: 3 }).follow(
      'predraw: A bet 5, B fold, C call',
      'first-draw: A throws, C throws, A check, C check',
    );
    expect(odd.awards).toEqual(['main A 10', 'main C 9']);
  });
});

describe('P-SETUP-1: the cards run out', () => {
  it('with nine players: what was thrown away comes back', () => {
    const hands = ['2c 2d 2h 2s 3c', '3d 3h 3s 4c 4d', '4h 4s 5c 5d 5h As Ah 3c'];
    const stacks = Array.from({ length: 9 }, () => 100);
    const calls = [...'BCDEFGHI'].map((name) => `${name} call`).join(', ');
    const hand = draw({ stacks, hands }).follow(
      `predraw: A bet 5, ${calls}`,
      'first-draw: A throws 2c 2d 2h 2s 3c, B throws, C throws 5c 5d 5h',
      ...[...'DEFGHI'].map((name) => `${name} throws`),
    );
    expect([hand.held[2].length, hand.actor]).toEqual([5, 'A']);
  });

  it('which are the most', () => {
    expect(seating('five-draw', 2, 9, 10)).toEqual(['dealt', 'dealt', 'too-many-players']);
  });
});

it('P-RANK-1: five hole cards', () => {
  expect(compare('five-draw', '9h 9d 9c 9s 2h', 'Ah Ad Ac Kh Kd')).toBe('>');
});
