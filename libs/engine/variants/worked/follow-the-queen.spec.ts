import { compare, seating, STUD, worked } from '../../testing/worked.js';

const follow = worked('follow-the-queen', { ...STUD, stacks: [100, 100] });
const LATER = ['fourth', 'fifth', 'sixth', 'seventh'];

/** All rounds after the third street are checked, by the players in this order. */
const checked = (...first: readonly ('A' | 'B')[]): string[] =>
  first.map((player, index) => `${LATER[index]}: ${player} check, ${player === 'A' ? 'B' : 'A'} check`);

describe('P-VAR-MORE, P-WILD-1: Follow the Queen', () => {
  it('queens are wild, and the rank that follows the last queen that is dealt face up', () => {
    // A gets the queen of spades face up, and B the seven that follows it: sevens are wild, and both upcards count as aces.
    const hands = ['Ah 2d Qs 9c 9h 4d 3c', 'Kh Kd 7c 2s 3h 8d 7h'];
    const hand = follow({ hands }).follow('third: A bring-in, B call', ...checked('A', 'A', 'A', 'A'));
    // Four kings against three nines.
    expect(hand.awards).toEqual(['main B 6']);
  });

  it('a later queen ends it, also as the last upcard', () => {
    const hands = ['Ah 2d Qs 9c 9h 4d 3c', 'Kh Kd 7c 2s 3h Qd 7h'];
    const hand = follow({ hands }).follow('third: A bring-in, B call', ...checked('A', 'A', 'A', 'A'));
    // Sevens are natural again: three kings win.
    expect(hand.awards).toEqual(['main B 6']);
    const last = follow({ hands: ['Ah Ad Qs 9c 9h 4d 3c', 'Kh 5d 7c 2s 3h Qd 7h'] });
    expect(last.follow('third: A bring-in, B call', ...checked('A', 'A', 'A', 'A')).awards).toEqual([
      'main A 6',
    ]);
  });

  it('without an upcard that decides, only queens are wild', () => {
    expect(compare('follow-the-queen', 'Qh Qd 9c 9h 2s 3d 4h', 'Ah Ad Ac Kh Kd 7s 8s')).toBe('>');
    expect(compare('follow-the-queen', 'Qh 2d 2c 5h 9s Td Jh', '3h 3d 3c 4h 5d 9h Kc')).toBe('<');
  });
});

it('P-SETUP-1: two to eight players are possible', () => {
  expect(seating('follow-the-queen', 2, 8, 9)).toEqual(['dealt', 'dealt', 'too-many-players']);
});
