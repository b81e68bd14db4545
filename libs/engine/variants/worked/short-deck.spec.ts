import { failingRows } from '#testing';
import { compare, seating, worked } from '../../testing/worked.js';

/** P-SETUP-2: the usual forced bets: all players ante, and the button posts the only blind. */
const shortDeck = worked('short-deck', {
  stacks: [100, 100, 100],
  ante: 1,
  smallBlind: 0,
});
const posts = ['C button-blind 2'];

describe('P-VAR-MORE: short-deck hold’em', () => {
  it('opens left of the button, which acts last because of its blind; A-6-7-8-9 beats three of a kind', () => {
    const hand = shortDeck({ posts, hands: ['Ah 9s', '8h 8d'], board: '6h 7d 8c Ks Qc' }).follow(
      'preflop: A may fold / call 2 / raise 4-99, A call, B raise 8, C fold, A call 6',
      'flop: A bet 10, B call',
      'turn: A check, B check',
      'river: A check, B check',
    );
    expect(hand.awards).toEqual(['main A 41']);
  });

  it('P-ALLIN-1, P-RANK-1: a flush wins the main pot, and a full house the side pot', () => {
    const hands = ['Ah 9h', 'Kd Qd', 'Jc Js'];
    const hand = shortDeck({ posts, stacks: [20, 60, 60], hands, board: 'Kh Qh 7h 7d Kc' }).follow(
      'preflop: A raise 19, B raise 59, C call 57',
      ...['flop:', 'turn:', 'river:'],
    );
    expect(hand.awards).toEqual(['main A 60', 'side B 80']);
  });

  it('R-TIE-4: an odd pot for two equal straights; the odd chip goes left of the button', () => {
    const hand = shortDeck({ posts, hands: ['Ah 9s', 'Ad 9c'], board: '6h 7d 8c Ks Qc' }).follow(
      'preflop: A raise 5, B call, C fold',
      ...['flop', 'turn', 'river'].map((street) => `${street}: A check, B check`),
    );
    expect(hand.awards).toEqual(['main A 8', 'main B 7']);
  });
});

describe('the order of hands in a deck of 36 cards', () => {
  it('P-RANK-1, P-DECK-2: the better hand wins', () => {
    const rows = [
      ['P-RANK-1: a flush beats a full house', 'Jh 9h 8h 7h 6h', 'Ah Ad Ac Kh Kd'],
      ['P-RANK-1: four of a kind beats a flush', '6h 6d 6c 6s 7h', 'Ah Kh Qh Jh 9h'],
      ['P-RANK-1: a straight beats three of a kind', 'Ah 6d 7c 8s 9h', 'Ah Ad Ac Kh Qd'],
      ['P-DECK-2: A-6-7-8-9 is a straight', 'Ah 6d 7c 8s 9h', 'Kh Kd Qc Qs Ah'],
      ['P-DECK-2: A-6-7-8-9 is the lowest straight', '6h 7d 8c 9s Th', 'Ah 6d 7c 8s 9h'],
      ['P-DECK-2: A-6-7-8-9 of a suit beats four of a kind', 'Ah 6h 7h 8h 9h', 'Kh Kd Kc Ks Ah'],
      ['P-DECK-2: K-A-6-7-8 is not a straight', '6h 6d 7c 8s 9h', 'Kh Ad 6c 7s 8h'],
    ] as const;
    const failures = failingRows(rows, ([, better, worse]) => {
      expect([compare('short-deck', better, worse), compare('short-deck', worse, better)]).toEqual([
        '>',
        '<',
      ]);
    });
    expect(failures).toEqual([]);
  });

  it('P-DECK-1: the lowest card is a six', () => {
    const hand = shortDeck({ posts, hands: ['5h 5d'] });
    expect(() => hand.follow('preflop:')).toThrow('5h is not in the deck');
  });
});

it('P-SETUP-1: two to fourteen players are possible', () => {
  expect(seating('short-deck', 2, 14, 15)).toEqual(['dealt', 'dealt', 'too-many-players']);
});
