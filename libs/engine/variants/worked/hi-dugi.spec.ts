import { compare, LIMIT, seating, worked } from '../../testing/worked.js';

const hiDugi = worked('hi-dugi', { ...LIMIT, stacks: [200, 200, 200] });

describe('P-VAR-MORE: hi-dugi', () => {
  it('the best high hand and the best badugi win half of the pot each, after three draws', () => {
    const hands = ['Ah 2d 3c 9s 9h 4s', 'Kh Kd Kc 2h 5h', '7h 7d Jc'];
    const hand = hiDugi({ hands }).follow(
      'predraw: C fold, A call, B check',
      'first-draw: A discards 9s, B discards, A check, B bet 10, A call',
      'second-draw: A discards, B discards, A check, B bet 20, A call',
      'third-draw: A discards, B discards, A check, B check',
    );
    expect(hand.awards).toEqual(['main high B 40', 'main badugi A 40']);
  });

  it('one player may win both halves', () => {
    const hands = ['Ah 2d 3c 4s 5h', 'Kh Kd Kc 2h 5d', '7h 7d Jc'];
    const hand = hiDugi({ hands }).follow(
      'predraw: C fold, A call, B check',
      ...['first-draw', 'second-draw', 'third-draw'].map(
        (draw) => `${draw}: A discards, B discards, A check, B check`,
      ),
    );
    expect(hand.awards).toEqual(['main A 20']);
  });

  it('each half is decided separately', () => {
    expect(compare('hi-dugi', 'Ah 2d 3c 4s 4h', 'Kh Kd Kc 2h 5h')).toBe('< >');
    expect(compare('hi-dugi', 'Ah Kh Qh Jh Th', 'Kd 9c 5s 2h 2d')).toBe('> <');
  });
});

it('P-SETUP-1: two to nine players are possible', () => {
  expect(seating('hi-dugi', 2, 9, 10)).toEqual(['dealt', 'dealt', 'too-many-players']);
});
