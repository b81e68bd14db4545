import { isFull } from '#testing';
import { gameOf } from '../testing/spots.js';
import { parseGameRange } from './game-range.js';

const summary = (game: string, text: string): unknown => {
  const { shape, result } = parseGameRange(gameOf(game), text);
  return [shape.size, result.ok ? result.range.count : result.issue.code];
};

describe('parseGameRange', () => {
  it.each([
    ['holdem', 'AA', 2, 6],
    ['omaha', 'AAKK', 4, 36],
    ['stud', 'Ah', 1, 1],
    ['stud', 'AA', 2, 6],
    ['razz', 'A23', 3, 64],
    ['badugi', 'A23', 3, 64],
    ['lowball-27-single', '2345', 4, 256],
    ['omaha', 'AAKKQ', 4, 'wrong-size'],
  ])('%s %s: partial hands of %d cards', (game, text, size, count) => {
    expect(summary(game, text)).toEqual([size, count]);
  });

  it.each<[string, string, number, number | string]>([
    ['badugi', 'random', 4, 270_725],
    ['badugi', 'random:0.5', 4, 270_725],
    // Four of 48 cards: C(48, 4).
    ['badugi', 'random!A', 4, 194_580],
    ['badugi', 'random:0.5,Ah2c3d', 4, 270_725],
    ['five-draw', 'random', 5, 2_598_960],
    // P-RANK-2: 1,317,888 hands without a pair, including straights and flushes.
    ['five-draw', 'random!RR', 5, 1_317_888],
    ['stud', 'random', 7, 133_784_560],
    ...(isFull ? [['stud', 'random!A', 7, 'too-many-hands'] satisfies [string, string, number, string]] : []),
    ['kuhn', 'random', 1, 3],
  ])('%s %s: whole hands of %d cards, %s hands', (game, text, size, count) => {
    expect(summary(game, text)).toEqual([size, count]);
  });
});
