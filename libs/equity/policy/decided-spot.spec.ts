import { stagesAhead, stagesOf } from '../spot/discard-stages.js';
import { oneHand } from '../spot/known-hands.js';
import { hasDiscards, type Spot } from '../spot/spot.js';
import { cards, gameOf } from '../testing/spots.js';
import { decidedSpot, isCertain } from './decided-spot.js';

const spotOf = (id: string, draws: number, hands: readonly string[], board = ''): Spot => {
  const game = gameOf(id);
  const on = cards(board);
  return {
    game,
    players: hands.map((hand) => oneHand(cards(hand), game.holeCards)),
    boards: [on],
    dead: [],
    policy: {
      policy: { rules: [], otherwise: id === 'irish' ? '[2-A][2-A]' : 'all' },
      stages: stagesAhead(stagesOf(game) ?? [], on.length, draws),
    },
  };
};

describe('isCertain', () => {
  it.each<[string, Spot, boolean]>([
    ['the last draw of known hands', spotOf('badugi', 1, ['Ah2d3cKs', '9h8h7c2c']), true],
    ['a hand that has made its last discard', spotOf('badugi', 1, ['Ah2d3c', '9h8h7c2c']), true],
    ['an unknown hand', spotOf('badugi', 1, ['Ah2d3cKs', '']), false],
    ['a draw before the last', spotOf('badugi', 2, ['Ah2d3cKs', '9h8h7c2c']), false],
    ['a discard on the board', spotOf('irish', 0, ['AhKhQdJd', '2c2d7s7h'], 'Th9h2s'), true],
    ['a discard before the board', spotOf('irish', 0, ['AhKhQdJd', '2c2d7s7h']), false],
  ])('says whether the decided spot has no discards left: %s', (_, spot, certain) => {
    expect(isCertain(spot)).toBe(certain);
    expect(hasDiscards(decidedSpot(spot))).toBe(!certain);
  });
});
