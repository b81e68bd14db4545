import { compare, seating, STUD, worked } from '../../testing/worked.js';

const mississippi = worked('mississippi-stud', { ...STUD, stacks: [100, 100, 100] });

describe('P-VAR-MORE: Mississippi stud', () => {
  it('has four rounds: the fourth and fifth cards are dealt together, and the seventh face up', () => {
    const hands = ['Ah Kd 2c 9h 9d 5c 7d', 'Jh Th 8d', 'Qh Qd Qs Kc 4h 6d Jc'];
    const hand = mississippi({ hands }).follow(
      'third: A bring-in, B fold, C raise 5, A call',
      'fifth: A may fold / check / bet 5, A bet 5, C call',
      'sixth: A may fold / check / bet 10, A check, C bet 10, A call',
      'seventh: A check, C check',
    );
    expect(hand.awards).toEqual(['main C 43']);
  });

  it('P-BET-1: five exposed cards are a whole hand, of which the best opens', () => {
    // B shows a straight, and A three nines.
    const hands = ['Ah Kd 9c 9h 9d 5c 7d', '2h 2d 4c 5h 6d 7s 8c'];
    const hand = mississippi({ stacks: [100, 100], hands }).follow(
      'third: B bring-in, A call',
      'fifth: A check, B check',
      'sixth: A check, B check',
      'seventh: B check, A check',
    );
    expect(hand.awards).toEqual(['main B 6']);
  });

  it('any five of the seven cards play', () => {
    expect(compare('mississippi-stud', 'Ah Kh Qh Jh Th 2c 2d', '9s 9h 9d 9c 2h 3h 4h')).toBe('>');
  });
});

it('P-SETUP-1: two to seven players are possible', () => {
  expect(seating('mississippi-stud', 2, 7, 8)).toEqual(['dealt', 'dealt', 'too-many-players']);
});
