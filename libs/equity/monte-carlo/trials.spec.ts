import { parseCards } from '#cards';
import { findVariant } from '#engine';
import type { Deal } from '../deal.js';
import { quotient, fraction } from '../fraction.js';
import { oneHand } from '../players.js';
import { Trials } from './trials.js';

const cards = (text: string) => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.cards;
};

const dealOf = (id: string, hands: string[], board = ''): Deal => {
  const game = findVariant(id)!;
  return {
    game,
    players: hands.map((hand) => oneHand(cards(hand), game.holeCards)),
    boards: Array.from({ length: game.boards ?? 1 }, () => cards(board)),
    dead: [],
  };
};

describe('trials', () => {
  it('a', () => {
    for (const deal of [
      dealOf('holdem', ['AhKh', 'QsQd', '']),
      dealOf('stud', ['AhKhQh2c3d', '9c9d2s7hJc']),
      dealOf('badugi', ['Ah2d3c', 'As4d5h']),
    ]) {
      const t = performance.now();
      const sample = new Trials(deal).run(1, 0, 20000)!;
      console.log(
        performance.now() - t,
        sample.tally.total,
        sample.tally.wins,
        sample.standardError(0),
        sample.interval(0),
        quotient(sample.tally.shares(0), fraction(BigInt(sample.tally.total))),
      );
    }
  });
});
