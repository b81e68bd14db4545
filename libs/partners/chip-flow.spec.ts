import { chipFlow } from './chip-flow.js';

describe('the chip flow of a hand', () => {
  it('gives the loss of each loser to the winners in proportion to their gains', () => {
    // 30 and 60 lost; 60 and 30 won.
    expect(chipFlow([-30, 60, -60, 30], 100)).toEqual([
      ...[0, 20, 0, 10],
      ...[0, 0, 0, 0],
      ...[0, 40, 0, 20],
      ...[0, 0, 0, 0],
    ]);
  });

  it('gives what the house takes to nobody', () => {
    expect(chipFlow([-100, 95], 100)).toEqual([0, 95, 0, 0]);
  });

  it('takes what the house adds from nobody', () => {
    expect(chipFlow([-10, 15], 100)).toEqual([0, 10, 0, 0]);
    expect(chipFlow([-10, 10, 5], 100)).toEqual([...[0, 7, 3], ...[0, 0, 0], ...[0, 0, 0]]);
  });

  it('is in parts of the unit, rounded', () => {
    expect(chipFlow([-10, 10], 3)).toEqual([0, 333, 0, 0]);
  });

  it('of an absurd pot is cut off, so that it stays exact', () => {
    expect(chipFlow([-(2 ** 52), 2 ** 52], 1)).toEqual([0, 2 ** 50, 0, 0]);
  });

  it('is nothing where nobody loses', () => {
    expect(chipFlow([0, 0, 5], 100)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});
