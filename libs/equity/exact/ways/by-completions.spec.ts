import { Random } from '#random';
import { dealOf, gameOf } from '../../testing/questions.js';
import { smallDeal } from '../../testing/small-deals.js';
import { exactCost, exactly } from '../exactly.js';
import { everyCase } from '../every-case.js';
import { byCompletions } from './by-completions.js';
import { oneByOne } from './one-by-one.js';

describe('by completions', () => {
  it.each(['stud-8', 'razz', 'badugi', 'lowball-27-single', 'drawmaha', 'omaha-8'])(
    '%s: is a way that counts what every case counts, hands and ranges',
    (id) => {
      const random = new Random(41);
      for (const hands of [1, 3]) {
        const deal = smallDeal(random, gameOf(id), { players: 2, missing: 2, hands, spare: 1 });
        expect(byCompletions(deal)?.count()).toEqual(everyCase(deal));
        expect(exactly(deal)).toEqual(everyCase(deal));
      }
    },
  );

  it.each([
    ['stud', ['AhKhQh', '9c9d2s']],
    ['stud-8', ['Ah2h3h8cKd', '9c9d2s7hJc', '4c5d7s9hTc']],
    ['five-draw', ['AhKh', '9c9d2s']],
  ])('%s %j: costs less than a five-hundredth of the cases', (id, hands) => {
    const deal = dealOf(id, hands);
    expect(exactCost(deal) * 500).toBeLessThan(oneByOne(deal).cost);
  });

  it('serves no players to whom too many cards are still to come', () => {
    expect(byCompletions(dealOf('stud', ['AhKhQh', '9c9d']))).toBeNull();
  });
});
