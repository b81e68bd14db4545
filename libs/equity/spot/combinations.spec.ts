import { variants, type Variant } from '#engine';
import { Random } from '#random';
import { plainCases } from '../testing/plain-cases.js';
import { smallSpot } from '../testing/small-spots.js';
import { completionsOf } from './combinations.js';

describe('completionsOf', () => {
  it.each(variants.map((game): [string, Variant] => [game.id, game]))(
    '%s: is the number of cases, with each order of cards whose places matter',
    (_, game) => {
      const shape = {
        players: 2,
        missing: 2,
        hands: 1,
        spare: 1,
        boardCardsToCome: game.boards === 2 ? 1 : 2,
      };
      const spot = smallSpot(new Random(7), game, shape);
      expect(completionsOf(spot)).toBe(plainCases(spot).length);
    },
  );
});
