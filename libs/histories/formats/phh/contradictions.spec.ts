import type { CanonicalHand } from '../../hand.js';
import { makeActions, makeFile, parseFile, type PhhFields } from '../../testing/phh-files.js';

const contradictionsOf = (fields: PhhFields): CanonicalHand['contradictions'] =>
  parseFile(makeFile(fields)).contradictions;

const LIMIT: PhhFields = { variant: "'FT'", min_bet: null, small_bet: '10', big_bet: '20' };

describe('P-SETUP-2: the stakes of a file', () => {
  it.each([
    ['one ante for all', { antes: '[3, 3, 3]' }],
    ['an ante of the big blind alone', { antes: '[0, 10, 0]' }],
    ['an ante of the button alone', { antes: '[0, 0, 10]' }],
    ['a straddle', { ...LIMIT, blinds_or_straddles: '[5, 10, 20]' }],
    ['a short ante', { antes: '[3, 2, 3]', starting_stacks: '[500, 2, 500]' }],
    ['a short blind', { ...LIMIT, blinds_or_straddles: '[5, 7, 0]', starting_stacks: '[500, 7, 500]' }],
    ['a single blind of the button', { ...LIMIT, blinds_or_straddles: '[0, 0, 10]' }],
    ['blinds of no limit of any size', { blinds_or_straddles: '[5, 15, 0]' }],
  ])('agree with %s', (_, fields) => {
    expect(contradictionsOf(fields)).toBeUndefined();
  });

  it.each([
    ['an ante that is not that of the others', { antes: '[3, 4, 3]' }, '3', '3, 4, 3'],
    ['an ante of the small blind alone', { antes: '[3, 0, 0]' }, '3', '3, 0, 0'],
    ['a big bet that is not two small bets', { ...LIMIT, big_bet: '21' }, '20', '21'],
    ['a big blind that is no small bet', { ...LIMIT, blinds_or_straddles: '[5, 11, 0]' }, '10', '11'],
    ['a further blind below the big blind', { ...LIMIT, blinds_or_straddles: '[5, 10, 1]' }, '10', '1'],
  ])('contradict %s', (_, fields, expected, actual) => {
    expect(contradictionsOf(fields)).toMatchObject([{ about: 'figures', expected, actual }]);
  });
});

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
    expect(played(...THIRD, 'd dh p1 ??', 'd dh p2 ??')).toEqual([]);
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

  it('are not compared in a hand from a broadcast, of which not all cards are seen', () => {
    const actions = makeActions(...THIRD, 'd dh p1 Td', 'p1 cc');
    expect(contradictionsOf({ ...STUD, actions, author: "'Ann'" })).toBeUndefined();
    expect(parseFile(makeFile({ _transcribed: 'true' })).dialect).toBe('phh-transcribed');
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
