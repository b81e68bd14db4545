import { type Card, deckCards } from '#cards';
import { shareStrength } from '#ranking';
import { subsets } from '../testing/plain-cases.js';
import { cards, gameOf } from '../testing/spots.js';
import { BoardPolicy } from './board-policy.js';

/** By pair of a hand: twice the wins and the ties against every hand on every river, counted one by one. */
const plainValues = (hand: readonly Card[], turn: readonly Card[]): Map<string, number> => {
  const game = gameOf('irish');
  const strengthOf = (hole: readonly Card[], board: readonly Card[]): number =>
    shareStrength(game, game.shares[0], hole, board);
  return new Map(
    subsets(hand, 2).map((pair) => {
      const rest = deckCards(game.deck).filter((card) => !pair.includes(card) && !turn.includes(card));
      let value = 0;
      for (const river of rest) {
        const board = [...turn, river];
        const own = strengthOf(pair, board);
        for (const other of subsets(
          rest.filter((card) => card !== river),
          2,
        )) {
          const strength = strengthOf(other, board);
          value += own > strength ? 2 : own === strength ? 1 : 0;
        }
      }
      return [pair.join(), value];
    }),
  );
};

describe('BoardPolicy', () => {
  it.each(['AhKhQdJd', '2c2d7s6h', 'Ac9c8h7h'])(
    'keeps the pair of %s with the best exact equity against a random hand',
    (text) => {
      const hand = cards(text);
      const turn = cards('Th9h2sKc');
      const plain = plainValues(hand, turn);
      const kept = new BoardPolicy(gameOf('irish')).keep(hand, hand.length, turn);
      const pair = hand.filter((_, at) => (kept & (1 << at)) !== 0);
      expect(plain.get(pair.join())).toBe(Math.max(...plain.values()));
    },
  );

  it('keeps the same cards on a board with other suits', () => {
    const policy = new BoardPolicy(gameOf('crazy-pineapple'));
    expect(policy.keep(cards('AhKhQd'), 3, cards('Th9h2s'))).toBe(
      policy.keep(cards('AcKcQs'), 3, cards('Tc9c2d')),
    );
  });

  it('keeps the better pair before the first board card', () => {
    expect(new BoardPolicy(gameOf('pineapple')).keep(cards('AhAd2c'), 3, [])).toBe(0b011);
    expect(new BoardPolicy(gameOf('pineapple')).keep(cards('2cAhKh'), 3, [])).toBe(0b110);
  });
});
