import { compare, seating, worked } from '../../testing/worked.js';

/** P-SETUP-2: as it is mostly played, everybody antes and the button alone posts a blind. */
const shortDeck = worked('short-deck', {
  stacks: [100, 100, 100],
  ante: 1,
  smallBlind: 0,
});
const posts = ['C button-blind 2'];

describe('P-VAR-MORE: short-deck hold’em', () => {
  it('opens left of the button, whose blind is the last word; A-6-7-8-9 beats three of a kind', () => {
    const hand = shortDeck({ posts, hands: ['Ah 9s', '8h 8d'], board: '6h 7d 8c Ks Qc' }).follow(
      'preflop: A may fold / call 2 / raise 4-99, A call, B raise 8, C fold, A call 6',
      'flop: A bet 10, B call',
      'turn: A check, B check',
      'river: A check, B check',
    );
    expect(hand.awards).toEqual(['main A 41']);
  });

  it('P-ALLIN-1, P-RANK-1: a flush takes the main pot from the full house that takes the side pot', () => {
    const hands = ['Ah 9h', 'Kd Qd', 'Jc Js'];
    const hand = shortDeck({ posts, stacks: [20, 60, 60], hands, board: 'Kh Qh 7h 7d Kc' }).follow(
      'preflop: A raise 19, B raise 59, C call 57',
      ...['flop:', 'turn:', 'river:'],
    );
    expect(hand.awards).toEqual(['main A 60', 'side B 80']);
  });

  it('R-TIE-4: fifteen chips for two equal straights, the odd one left of the button', () => {
    const hand = shortDeck({ posts, hands: ['Ah 9s', 'Ad 9c'], board: '6h 7d 8c Ks Qc' }).follow(
      'preflop: A raise 5, B call, C fold',
      ...['flop', 'turn', 'river'].map((street) => `${street}: A check, B check`),
    );
    expect(hand.awards).toEqual(['main A 8', 'main B 7']);
  });
});

describe('the order of a deck of thirty-six', () => {
  it.each([
    ['P-RANK-1: a flush over a full house', 'Jh 9h 8h 7h 6h', 'Ah Ad Ac Kh Kd'],
    ['P-RANK-1: four of a kind over a flush', '6h 6d 6c 6s 7h', 'Ah Kh Qh Jh 9h'],
    ['P-RANK-1: a straight over three of a kind', 'Ah 6d 7c 8s 9h', 'Ah Ad Ac Kh Qd'],
    ['P-DECK-2: the ace is the low end of A-6-7-8-9', 'Ah 6d 7c 8s 9h', 'Kh Kd Qc Qs Ah'],
    ['P-DECK-2: A-6-7-8-9 is the lowest straight', '6h 7d 8c 9s Th', 'Ah 6d 7c 8s 9h'],
    ['P-DECK-2: A-6-7-8-9 of a suit over four of a kind', 'Ah 6h 7h 8h 9h', 'Kh Kd Kc Ks Ah'],
    ['P-DECK-2: K-A-6-7-8 is nothing', '6h 6d 7c 8s 9h', 'Kh Ad 6c 7s 8h'],
  ])('%s: %s beats %s', (_, better, worse) => {
    expect([compare('short-deck', better, worse), compare('short-deck', worse, better)]).toEqual(['>', '<']);
  });

  it('P-DECK-1: no card under six is dealt', () => {
    const hand = shortDeck({ posts, hands: ['5h 5d'] });
    expect(() => hand.follow('preflop:')).toThrow('5h is not in the deck');
  });
});

it('P-SETUP-1: two to fourteen play', () => {
  expect(seating('short-deck', 2, 14, 15)).toEqual(['dealt', 'dealt', 'too-many-players']);
});
