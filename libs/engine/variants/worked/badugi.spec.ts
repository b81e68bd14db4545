import { compare, LIMIT, seating, worked } from '../../testing/worked.js';

const badugi = worked('badugi', { ...LIMIT, stacks: [200, 200, 200] });

describe('P-VAR-MORE: badugi', () => {
  it('four cards, three draws; a badugi of kings beats the best three cards', () => {
    const hands = ['Ah 2d 3c 9c 3h 2c', '', 'Kh Qd Jc 5c 8c Ts'];
    const hand = badugi({ hands }).follow(
      'predraw: C may fold / call 10 / raise 20, C raise 20, A call, B fold',
      'first-draw: A throws 9c, C throws 5c, A may fold / check / bet 10, A bet 10, C call',
      'second-draw: A throws, C throws 8c, A may fold / check / bet 20, A bet 20, C raise 40, A call',
      'third-draw: A throws 3h, C throws, A check, C bet 20, A call',
    );
    expect(hand.awards).toEqual(['main C 190']);
  });

  it('one to four may go, and no fifth', () => {
    badugi({ hands: ['Ah 2d 3c 9c'] }).follow(
      'predraw: C call, A call, B check',
      'first-draw: A throws Ah 2d 3c 9c Ks -> wrong-draw, A throws Ah 2d 3c 9c, B throws, C throws, A check',
    );
  });

  it('P-ALLIN-1, P-ALLIN-2: all-in with a side pot', () => {
    const hands = ['Ah 2d 3c 4s', '2h 3d 4c 5s', 'Ac 2c 3h Kd'];
    const hand = badugi({ stacks: [20, 40, 200], hands }).follow(
      'predraw: C raise 20, A call, B call',
      'first-draw: A throws, B throws, C throws, B bet 10, C call',
      'second-draw: A throws, B throws, C throws, B bet 10, C call',
      'third-draw: A throws, B throws, C throws',
    );
    expect(hand.awards).toEqual(['main A 60', 'side B 40']);
  });

  it('R-TIE-4: three cards against three, the fourth breaks no tie: forty-five chips', () => {
    const hand = badugi({ hands: ['', 'Ah 3d 6c 6s', 'As 3h 6d Kh'] }).follow(
      'predraw: C raise 20, A fold, B call',
      ...['first', 'second', 'third'].map((draw) => `${draw}-draw: B throws, C throws, B check, C check`),
    );
    expect(hand.awards).toEqual(['main B 23', 'main C 22']);
  });

  it.each([
    ['the ace is low: the best badugi', 'Ah 2d 3c 4s', '2h 3d 4c 5s'],
    ['from the highest card down', '8h 7d 6c 5s', '9h 3d 2c As'],
    ['four cards before three', 'Kh Qd Jc Ts', 'Ah 2d 3c 3s'],
    ['three before two', 'Kh Qd Jc Jh', 'Ah 2d 2h Ad'],
    ['of two cards of a suit the lower one plays', 'Ah 2h 3d 4c', 'Ac 3c 4d 5h'],
    ['of a pair one plays', 'Ah Ac 2d 3s', 'Kh 3c 4d 4h'],
    ['of three cards the lowest are taken: ace, deuce, four', 'Ah 2d 4c 5c', 'As 3d 4h Qd'],
  ])('%s: %s beats %s', (_, better, worse) => {
    expect(compare('badugi', better, worse)).toBe('>');
  });
});

it('P-SETUP-1: two to twelve play', () => {
  expect(seating('badugi', 2, 12, 13)).toEqual(['dealt', 'dealt', 'too-many-players']);
});
