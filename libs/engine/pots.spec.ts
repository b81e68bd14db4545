import fc from 'fast-check';
import { layerPots } from './pots.js';

interface Stake {
  readonly paid: number;
  readonly live: boolean;
}

/**
 * The reference implementation, as at a table: all players match the smallest live stake, which makes a pot, and so on.
 * Chips of folded players above the last live stake go to the last pot.
 */
const peel = (stakes: readonly Stake[], extra: number): { amount: number; players: number[] }[] => {
  const front = stakes.map(({ paid }) => paid);
  const pots: { amount: number; players: number[] }[] = [];
  for (;;) {
    const players = stakes.flatMap(({ live }, player) => (live && front[player] > 0 ? [player] : []));
    if (players.length === 0) break;
    const smallest = Math.min(...players.map((player) => front[player]));
    let amount = 0;
    for (let player = 0; player < front.length; player++) {
      const part = Math.min(front[player], smallest);
      front[player] -= part;
      amount += part;
    }
    pots.push({ amount, players });
  }
  const left = front.reduce((sum, chips) => sum + chips, 0);
  const live = stakes.flatMap((stake, player) => (stake.live ? [player] : []));
  if (pots.length === 0 && left + extra > 0) pots.push({ amount: 0, players: live });
  if (pots.length > 0) {
    pots.at(-1)!.amount += left;
    pots[0].amount += extra;
  }
  return pots;
};

const stake = fc.record({
  paid: fc.integer({ min: 0, max: 12 }).map((step) => step * 25),
  live: fc.boolean(),
});
const stakes = fc.array(stake, { minLength: 1, maxLength: 10 }).filter((all) => all.some(({ live }) => live));

describe('P-ALLIN-2: layerPots', () => {
  it('gives the pots of the reference implementation', () => {
    fc.assert(
      fc.property(stakes, fc.integer({ min: 0, max: 50 }), (all, extra) => {
        const pots = layerPots(
          all.map(({ paid }) => paid),
          all.map(({ live }) => (live ? 1 : 0)),
          extra,
        );
        expect(pots).toEqual(peel(all, extra));
      }),
      { numRuns: 3000 },
    );
  });

  it('R-TIE-7: the pots hold all chips put in, and each pot has fewer players than the one before', () => {
    fc.assert(
      fc.property(stakes, (all) => {
        const pots = layerPots(
          all.map(({ paid }) => paid),
          all.map(({ live }) => (live ? 1 : 0)),
          7,
        );
        const sum = pots.reduce((total, { amount }) => total + amount, 0);
        expect(sum).toBe(all.reduce((total, { paid }) => total + paid, 7));
        pots.slice(1).forEach(({ players }, index) => {
          expect(players.length).toBeLessThan(pots[index].players.length);
          expect(pots[index].players).toEqual(expect.arrayContaining(players));
        });
      }),
    );
  });

  it('gives no pots if no chips were put in', () => {
    expect(layerPots([0, 0], [1, 1], 0)).toEqual([]);
  });
});
