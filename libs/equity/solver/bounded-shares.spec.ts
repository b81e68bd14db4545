import { cards, gameOf } from '../testing/spots.js';
import { boundedAwards, boundedShares, sharesOf } from './bounded-shares.js';
import { equityAt, type PlayedSpot } from './played-spot.js';

const moment = (game: string, hands: readonly string[], board = '', dead = ''): PlayedSpot => ({
  game: gameOf(game),
  boards: [cards(board)],
  hands: hands.map((hand) => cards(hand)),
  dead: cards(dead),
});

const exactly = (played: PlayedSpot): number[] => {
  const { result } = equityAt(played, () => ({ method: 'exact', seed: 1 }))!;
  return played.hands.map((_, player) => {
    const { numerator, denominator } = result.tally.shares(player);
    return Number(numerator) / Number(denominator) / result.tally.total;
  });
};

describe('boundedShares', () => {
  it.each([
    moment('holdem', ['AhKh', 'QsQd', '7c6c'], '', '2s2d'),
    moment('holdem', ['AhKh', 'QsQd'], '', '2s2d'),
    moment('omaha', ['AhKhQdJd', '7h7d8c9c'], 'Kd7s2c'),
    moment('stud', ['AhKhQdJd2s', '7h7d8c9c3s']),
  ])('a careful count of boards and of two hands of stud is exact', (played) => {
    const shares = boundedShares(played, [...played.hands.keys()])!;
    expect(shares.errors).toBeNull();
    exactly(played).forEach((share, player) => expect(sharesOf(shares)[player]).toBeCloseTo(share, 12));
  });

  it.each(['careful', 'quick'] as const)(
    '%s: a sample is within its error, and always the same',
    (effort) => {
      const played = moment('stud', ['AhKhQd', '7h7d8c', '9s5s4s']);
      const shares = boundedShares(played, [0, 1, 2], effort)!;
      expect(boundedShares(played, [0, 1, 2], effort)).toEqual(shares);
      const { result } = equityAt(played, () => ({ method: 'monte-carlo', trials: 200_000, seed: 9 }))!;
      shares.errors!.forEach((error, player) => {
        const { numerator, denominator } = result.tally.shares(player);
        const share = Number(numerator) / Number(denominator) / result.tally.total;
        expect(error).toBeLessThan(effort === 'careful' ? 0.006 : 0.023);
        expect(Math.abs(sharesOf(shares)[player] - share)).toBeLessThan(4 * error);
      });
    },
  );

  it('is the same for spots that differ in suits and in the order of players', () => {
    const one = sharesOf(boundedShares(moment('stud', ['AhKhQd', '7h7d8c', '9s5s4s']), [0, 1, 2])!);
    const other = sharesOf(boundedShares(moment('stud', ['9h5h4h', 'AcKcQs', '7c7s8d']), [0, 1, 2])!);
    expect(other).toEqual([one[2], one[0], one[1]]);
  });

  it('is null for an unknown hand, and where the deck has too few cards', () => {
    const played = moment('holdem', ['AhKh', 'QsQd']);
    expect(boundedShares({ ...played, hands: [played.hands[0], null] }, [0, 1])).toBeNull();
    const eight = ['2c3c4c', '5c6c7c', '8c9cTc', '2d3d4d', '5d6d7d', '8d9dTd', '2h3h4h', '5h6h7h'];
    expect(boundedShares(moment('stud', eight), [...eight.keys()])).toBeNull();
    expect(boundedShares(moment('stud', eight.slice(0, 7)), [...eight.keys()].slice(0, 7))).not.toBeNull();
  });
});

describe('boundedAwards', () => {
  it('are whole chips that add up to the pot; a pot of one player is his', () => {
    const played = moment('holdem', ['AhKh', 'QsQd', '7c6c']);
    expect(boundedAwards(played, { amount: 40, players: [2] })).toEqual([40]);
    const awards = boundedAwards(played, { amount: 1_001, players: [0, 1, 2] })!;
    expect(awards.reduce((sum, award) => sum + award, 0)).toBe(1_001);
    expect(awards.every(Number.isInteger)).toBe(true);
  });
});
