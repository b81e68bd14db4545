import { jest } from '@jest/globals';
import { variants } from '#engine';
import { stagesOf } from '../spot/discard-stages.js';
import { smallDrawGame } from '../testing/small-draws.js';
import { deciderOf, hasBestPolicy } from './decider.js';
import { DrawPolicy } from './draw-policy.js';

describe('deciderOf', () => {
  it('keeps both best policies of every draw game that comes with Floorman', () => {
    const small = smallDrawGame(1);
    const any = DrawPolicy.of(small, (stagesOf(small) ?? [])[0], 'best-one-draw', 0);
    const of = jest.spyOn(DrawPolicy, 'of').mockReturnValue(any);
    const keep = jest.spyOn(DrawPolicy.prototype, 'keep').mockReturnValue(0);
    const games = variants
      .map((game) => ({ game, stages: stagesOf(game) ?? [] }))
      .filter(({ game, stages }) => stages.some(({ replaced }) => replaced) && hasBestPolicy(game, stages));
    expect(games.length).toBeGreaterThan(10);
    for (let round = 0; round < 2; round++)
      for (const { game, stages } of games)
        for (const policy of ['best-one-draw', 'best-all-draws'] as const)
          deciderOf(game, { policy, stages })(new Uint8Array(game.holeCards), stages[0], []);
    expect(of).toHaveBeenCalledTimes(2 * games.length);
    of.mockRestore();
    keep.mockRestore();
  });
});
