import { settleDeclared, type Declaration } from './declarations.js';

const POT = { amount: 100, players: [0, 1, 2] };
const HOUSE = { oddChip: 'by-button', unclaimedLow: 'to-high' } as const;

/** What the players get of a pot of 100, by the strengths of their high and low hands and what they declared. */
const paid = (
  high: readonly (number | null)[],
  low: readonly (number | null)[],
  ...declared: readonly (Declaration | null)[]
): number[] => {
  const awards = settleDeclared([POT], [100], [[high, low]], declared, HOUSE);
  return [0, 1, 2].map((player) =>
    awards.reduce((sum, award) => (award.player === player ? sum + award.amount : sum), 0),
  );
};

describe('P-SHOW-8: high-low by declaration', () => {
  it('gives each half to the best hand that declared it', () => {
    expect(paid([9, 5, 1], [1, 5, 9], 'high', 'high', 'low')).toEqual([50, 0, 50]);
    expect(paid([9, 5, 1], [1, 5, 9], 'low', 'high', 'low')).toEqual([0, 50, 50]);
  });

  it('gives the whole pot to one half if no player declared the other', () => {
    expect(paid([9, 5, 1], [1, 5, 9], 'high', 'high', 'high')).toEqual([100, 0, 0]);
    expect(paid([9, 5, 1], [1, 5, 9], 'low', 'low', 'low')).toEqual([0, 0, 100]);
  });

  it('pays both only to a player whom nobody beats in either half', () => {
    expect(paid([9, 5, 1], [9, 5, 1], 'both', 'high', 'low')).toEqual([100, 0, 0]);
    expect(paid([9, 5, 1], [5, 1, 9], 'both', 'high', 'low')).toEqual([0, 50, 50]);
    expect(paid([9, 5, 1], [9, 1, 9], 'both', 'high', 'low')).toEqual([75, 0, 25]);
  });

  it('compares a player who declared both with the others that are left', () => {
    expect(paid([9, 8, 1], [9, 8, 7], 'both', 'both', 'high')).toEqual([100, 0, 0]);
    // Each beats the other in one half, so both win nothing.
    expect(paid([9, 8, 1], [5, 8, 9], 'both', 'both', 'high')).toEqual([0, 0, 100]);
  });

  it('lets the cards speak if all who declared are beaten', () => {
    expect(paid([9, 8, 1], [5, 8, 9], 'both', 'both', 'both')).toEqual([50, 0, 50]);
    expect(paid([9, 8, 1], [5, 8, 9], 'both', 'both', null)).toEqual([50, 50, 0]);
    expect(paid([9, 8, 1], [5, 8, 9], null, null, null)).toEqual([0, 0, 0]);
  });

  it('pays nothing to a player without a qualifying low, or without a declaration', () => {
    expect(paid([9, 5, 1], [null, 5, 9], 'both', 'high', 'low')).toEqual([0, 50, 50]);
    expect(paid([9, 5, 1], [9, 5, 1], null, 'high', 'low')).toEqual([0, 50, 50]);
  });
});
