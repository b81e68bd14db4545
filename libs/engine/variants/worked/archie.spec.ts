import { compare, LIMIT, seating, worked } from '../../testing/worked.js';

const archie = worked('archie', { ...LIMIT, stacks: [200, 200, 200] });
const STAND = ['first-draw', 'second-draw', 'third-draw'];

/** The blinds are called, and all players stand pat and check. */
const played = (hands: readonly string[]) =>
  archie({ hands }).follow(
    'predraw: C call, A call, B check',
    ...STAND.map((draw) => `${draw}: A discards, B discards, C discards, A check, B check, C check`),
  ).awards;

describe('P-VAR-MORE: Archie', () => {
  it('a pair of nines qualifies for the high half, and an eight for the low half', () => {
    expect(played(['9h 9d 4c 3d 2s', '8h 6d 4s 3c 2c', 'Kh Kd 7c 6s 5s'])).toEqual([
      'main high C 15',
      'main low B 15',
    ]);
  });

  it('P-LOW-2: a half for which no hand qualifies goes to the other one', () => {
    expect(played(['8d 8c 4c 3d 2s', '8h 6d 4s 3c 2c', 'Kh Qd 7c 6s 5s'])).toEqual(['main low B 30']);
    expect(played(['9h 9d 4c 3d 2s', '9s 6d 4s 3c 2c', 'Kh Qd 7c 6s 5s'])).toEqual(['main high A 30']);
  });

  it('the players divide the pot if no hand qualifies for either half', () => {
    expect(played(['8d 8c 4c 3d 2s', '9s 6d 4s 3c 2c', 'Kh Qd 7c 6s 5s'])).toEqual([
      'main A 10',
      'main B 10',
      'main C 10',
    ]);
  });

  it('P-ALLIN-2: each pot needs hands that qualify', () => {
    const hands = ['9h 9d 4c 3d 2s', '8d 8c 5s 5d 5h', 'Kh Qd 7c 6s 4s'];
    const hand = archie({ stacks: [10, 200, 200], hands }).follow(
      'predraw: C raise 20, A call, B call',
      ...STAND.map((draw) => `${draw}: A discards, B discards, C discards, B check, C check`),
    );
    expect(hand.awards).toEqual(['main high B 30', 'side high B 20']);
  });

  it('compares each half among the hands that qualify', () => {
    expect(compare('archie', '9h 9d 4c 3d 2s', '8h 8d Ac Kd Qs')).toBe('> -');
    expect(compare('archie', '6h 5d 4c 3d 2s', '9h 9d Ac Kd Qs')).toBe('> >');
    expect(compare('archie', '8h 8d Ac Kd Qs', '7h 7d Ac Kd Qs')).toBe('- -');
  });
});

it('P-SETUP-1: two to nine players are possible', () => {
  expect(seating('archie', 2, 9, 10)).toEqual(['dealt', 'dealt', 'too-many-players']);
});
