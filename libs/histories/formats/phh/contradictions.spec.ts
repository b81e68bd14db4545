import type { CanonicalHand } from '../../hand.js';
import { makeActions, makeFile, parseFile, type PhhFields } from '../../testing/phh-files.js';

const contradictionsOf = (fields: PhhFields): CanonicalHand['contradictions'] =>
  parseFile(makeFile(fields)).contradictions;

describe('L-CARD-1: the deals of a file', () => {
  const STUD: PhhFields = {
    variant: "'F7S'",
    blinds_or_straddles: null,
    antes: '[1, 1]',
    bring_in: '2',
    min_bet: null,
    small_bet: '10',
    big_bet: '20',
    starting_stacks: '[500, 500]',
  };
  const THIRD = ['d dh p1 Qs2d5s', 'd dh p2 7h6c2s', 'p2 pb', 'p1 cc'];
  const FOURTH = ['d dh p1 Td', 'd dh p2 Jd', 'p2 cc', 'p1 cc'];
  const played = (...actions: string[]) =>
    contradictionsOf({ ...STUD, actions: makeActions(...actions) }) ?? [];

  it('are one for every player on each street, with cards that he does not hold', () => {
    expect(played(...THIRD, ...FOURTH)).toEqual([]);
    expect(played(...THIRD, 'd dh p1 Td', 'p1 cc')).toMatchObject([
      { about: 'cards', expected: '0', actual: '1' },
    ]);
    expect(played(...THIRD, 'd dh p1 Td', 'd dh p1 Td', 'd dh p2 Jd')).toMatchObject([
      { expected: 'Qs 2d 5s Td', actual: 'Td' },
    ]);
    expect(played(...THIRD, 'd dh p1 5s', 'd dh p2 Jd')).toMatchObject([{ actual: '5s' }]);
  });

  it('may be missing for all players, and for players who folded', () => {
    expect(contradictionsOf({ actions: makeActions('p3 f', 'p1 f') })).toBeUndefined();
    expect(played(...THIRD.slice(0, 3), 'p1 f', 'd dh p2 Jd')).toEqual([]);
  });

  it('are not compared in a hand with unknown cards, such as that of a broadcast', () => {
    expect(played(...THIRD.slice(0, 1), 'd dh p2 ????2s', ...THIRD.slice(2), 'd dh p1 Td', 'p1 cc')).toEqual(
      [],
    );
  });

  it('follow a draw of every player, who discards cards that he holds', () => {
    const draw = (...actions: string[]) =>
      contradictionsOf({
        variant: "'N2L1D'",
        actions: makeActions(
          ...['d dh p1 2c3c4c5c7d', 'd dh p2 2d3d4d5d8c', 'd dh p3 2h3h4h5h9c', 'p3 cc', 'p1 cc', 'p2 cc'],
          ...actions,
        ),
      }) ?? [];
    const drawn = ['p1 sd 7d', 'p2 sd', 'p3 sd', 'd dh p1 Kc'];
    expect(draw(...drawn, 'p1 cc', 'p2 cc', 'p3 cc')).toEqual([]);
    expect(draw(...drawn.filter((action) => action !== 'p2 sd'), 'p1 cc')).toMatchObject([
      { expected: 'p2 sd', actual: '' },
    ]);
    expect(draw('p1 sd 8d', 'p2 sd', 'p3 sd', 'd dh p1 Kc')).toMatchObject([{ actual: '8d' }]);
    expect(draw(...drawn.slice(0, 3), 'p1 cc')).toMatchObject([{ expected: '0', actual: '1' }]);
  });

  it('R-SHOW-1: end with one show or muck of a player', () => {
    const shown = [...THIRD, 'p2 sm 7h6c2s'];
    expect(played(...shown, 'p1 sm')).toEqual([]);
    expect(played(...shown, 'p2 sm')).toMatchObject([{ expected: '7h 6c 2s', actual: '' }]);
    expect(played(...THIRD, 'p1 sm', 'p1 sm')).toHaveLength(1);
  });
});
