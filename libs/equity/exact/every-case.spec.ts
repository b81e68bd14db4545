import { formatFraction } from '../tally/fraction.js';
import { spotOf } from '../testing/spots.js';
import { everyCase } from './every-case.js';

describe('every case', () => {
  it.each<[string, string[], string, number, string[]]>([
    ['omaha-8', ['AsAh2s3d', 'KcKdQcJd'], '7h8c2c', 820, ['627', '193']],
    ['omaha-5', ['AsAhKsKh2c', '9d8d7c6c5d'], '7s8h2d', 741, ['180', '561']],
    ['short-deck', ['AhKh', 'QsQd'], 'Ts9h7c', 406, ['317/2', '495/2']],
    ['razz', ['Ah2h3h8cKd4s', '4c5d7s9hTc2d'], '', 1560, ['1266', '294']],
    ['stud-8', ['Ah2h3h8cKd4s', '9c9d2s7hJc6h'], '', 1560, ['936', '624']],
    ['badugi', ['Ah2d3c', 'As4d5h'], '', 2070, ['1719', '351']],
  ])('%s %j on %j: equals the results of other programs', (game, hands, board, total, shares) => {
    const tally = everyCase(spotOf(game, hands, board));
    expect([tally.total, hands.map((_, player) => formatFraction(tally.shares(player)))]).toEqual([
      total,
      shares,
    ]);
  });

  it('gives a half without a qualifying hand to the other halves', () => {
    // No low is possible: the high hand wins the whole pot.
    const tally = everyCase(spotOf('omaha-8', ['AsAhKsKh', 'QsQhJsJh'], 'Kd9d9cTc2h'));
    expect([
      tally.total,
      formatFraction(tally.sharesFor(0, 0)),
      formatFraction(tally.sharesFor(0, 1)),
    ]).toEqual([1, '1', '0']);
    expect([...tally.wins]).toEqual([1, 0]);
  });

  it('R-TIE-3: awards a quarter of the pot for a tied half, and counts it as a tie', () => {
    // Both have the nut low; the high is the first player's.
    const tally = everyCase(spotOf('omaha-8', ['As2sKsKh', 'Ah2hQdJc'], '3d5d7cKcJh'));
    expect(formatFraction(tally.shares(0))).toBe('3/4');
    expect(formatFraction(tally.shares(1))).toBe('1/4');
    expect([[...tally.wins], [...tally.ties]]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });
});
