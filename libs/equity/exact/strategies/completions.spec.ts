import { Random } from '#random';
import { spotOf, gameOf } from '../../testing/spots.js';
import { smallSpot } from '../../testing/small-spots.js';
import { exactCost, exactly } from '../exact.js';
import { everyCase } from '../every-case.js';
import { completionStrategy } from './completions.js';
import { everyCaseStrategy } from './every-case-strategy.js';

describe('the strategy of completions', () => {
  it.each(['stud-8', 'razz', 'badugi', 'lowball-27-single', 'drawmaha', 'omaha-8'])(
    '%s: equals the enumeration of every case, for hands and ranges',
    (id) => {
      const random = new Random(41);
      for (const hands of [1, 3]) {
        const spot = smallSpot(random, gameOf(id), { players: 2, missing: 2, hands, spare: 1 });
        expect(completionStrategy(spot)?.count()).toEqual(everyCase(spot));
        expect(exactly(spot)).toEqual(everyCase(spot));
      }
    },
  );

  it.each([
    ['stud', ['AhKhQh', '9c9d2s']],
    ['stud-8', ['Ah2h3h8cKd', '9c9d2s7hJc', '4c5d7s9hTc']],
    ['five-draw', ['AhKh', '9c9d2s']],
  ])('%s %j: costs less than a five-hundredth of the cases', (id, hands) => {
    const spot = spotOf(id, hands);
    expect(exactCost(spot) * 500).toBeLessThan(everyCaseStrategy(spot).cost);
  });

  it('does not apply to players with too many cards to come', () => {
    expect(completionStrategy(spotOf('stud', ['AhKhQh', '9c9d']))).toBeNull();
  });
});
