import { failingRows } from '#testing';
import { compare, LIMIT, seating, worked } from '../../testing/worked.js';

const badugi = worked('badugi', { ...LIMIT, stacks: [200, 200, 200] });

describe('P-VAR-MORE: badugi', () => {
  it('has four cards and three draws; a badugi with a king beats the best three-card hand', () => {
    const hands = ['Ah 2d 3c 9c 3h 2c', '', 'Kh Qd Jc 5c 8c Ts'];
    const hand = badugi({ hands }).follow(
      'predraw: C may fold / call 10 / raise 20, C raise 20, A call, B fold',
      'first-draw: A discards 9c, C discards 5c, A may fold / check / bet 10, A bet 10, C call',
      'second-draw: A discards, C discards 8c, A may fold / check / bet 20, A bet 20, C raise 40, A call',
      'third-draw: A discards 3h, C discards, A check, C bet 20, A call',
    );
    expect(hand.awards).toEqual(['main C 190']);
  });

  it('a player may discard up to four cards', () => {
    badugi({ hands: ['Ah 2d 3c 9c'] }).follow(
      'predraw: C call, A call, B check',
      'first-draw: A discards Ah 2d 3c 9c Ks -> wrong-draw, A discards Ah 2d 3c 9c, B discards, C discards, A check',
    );
  });

  it('P-ALLIN-1, P-ALLIN-2: all-in with a side pot', () => {
    const hands = ['Ah 2d 3c 4s', '2h 3d 4c 5s', 'Ac 2c 3h Kd'];
    const hand = badugi({ stacks: [20, 40, 200], hands }).follow(
      'predraw: C raise 20, A call, B call',
      'first-draw: A discards, B discards, C discards, B bet 10, C call',
      'second-draw: A discards, B discards, C discards, B bet 10, C call',
      'third-draw: A discards, B discards, C discards',
    );
    expect(hand.awards).toEqual(['main A 60', 'side B 40']);
  });

  it('R-TIE-4: equal three-card hands split an odd pot; the fourth card does not break the tie', () => {
    const hand = badugi({ hands: ['', 'Ah 3d 6c 6s', 'As 3h 6d Kh'] }).follow(
      'predraw: C raise 20, A fold, B call',
      ...['first', 'second', 'third'].map((draw) => `${draw}-draw: B discards, C discards, B check, C check`),
    );
    expect(hand.awards).toEqual(['main B 23', 'main C 22']);
  });

  it('orders hands', () => {
    const rows = [
      ['the ace is low', 'Ah 2d 3c 4s', '2h 3d 4c 5s'],
      ['hands compare from the highest card down', '8h 7d 6c 5s', '9h 3d 2c As'],
      ['four cards beat three', 'Kh Qd Jc Ts', 'Ah 2d 3c 3s'],
      ['three cards beat two', 'Kh Qd Jc Jh', 'Ah 2d 2h Ad'],
      ['the lower of two cards of a suit plays', 'Ah 2h 3d 4c', 'Ac 3c 4d 5h'],
      ['one card of a pair plays', 'Ah Ac 2d 3s', 'Kh 3c 4d 4h'],
      ['the lowest three cards play: ace, deuce, four', 'Ah 2d 4c 5c', 'As 3d 4h Qd'],
    ] as const;
    const failures = failingRows(rows, ([, better, worse]) => {
      expect(compare('badugi', better, worse)).toBe('>');
    });
    expect(failures).toEqual([]);
  });
});

it('P-SETUP-1: two to twelve players are possible', () => {
  expect(seating('badugi', 2, 12, 13)).toEqual(['dealt', 'dealt', 'too-many-players']);
});
