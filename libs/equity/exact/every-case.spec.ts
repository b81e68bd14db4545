import { parseCards } from '#cards';
import { findVariant } from '#engine';
import { formatFraction } from '../fraction.js';
import { oneHand } from '../players.js';
import { everyCase } from './every-case.js';

const cards = (text: string) => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.cards;
};

const answer = (id: string, hands: string[], board = '') => {
  const game = findVariant(id)!;
  const tally = everyCase({
    game,
    players: hands.map((hand) => oneHand(cards(hand), game.holeCards)),
    boards: Array.from({ length: game.boards ?? 1 }, () => cards(board)),
    dead: [],
  });
  return [tally.total, hands.map((_, player) => formatFraction(tally.shares(player)))];
};

describe('every case', () => {
  it.each([
    ['omaha-8', ['AsAh2s3d', 'KcKdQcJd'], '7h8c2c'],
    ['omaha-5', ['AsAhKsKh2c', '9d8d7c6c5d'], '7s8h2d'],
    ['short-deck', ['AhKh', 'QsQd'], 'Ts9h7c'],
    ['razz', ['Ah2h3h8cKd4s', '4c5d7s9hTc2d'], ''],
    ['stud-8', ['Ah2h3h8cKd4s', '9c9d2s7hJc6h'], ''],
    ['badugi', ['Ah2d3c', 'As4d5h'], ''],
    ['stud', ['AhKhQh2c3d', '9c9d2s7hJc'], ''],
  ])('%s', (id, hands, board) => {
    const t = performance.now();
    console.log(id, ...answer(id, hands, board), performance.now() - t);
  });
});
