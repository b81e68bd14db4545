import { formatCards } from '#cards';
import { handSchema } from '#histories';
import { boardsByMajority } from './printed-boards.js';

const DEALS = [3, 1, 1];

const boardsOf = (...prints: readonly object[]): string[] => {
  const hand = handSchema.parse({
    site: 'Somewhere',
    format: 'any',
    dialect: 'any',
    id: '1',
    playedAt: null,
    playedAtText: null,
    currency: 'CHIPS',
    scale: 0,
    game: { variant: 'holdem', limit: 'no-limit', rotation: null },
    stakes: { smallBlind: 1, bigBlind: 2, smallBet: null, bigBet: null, cap: null },
    table: { name: '', seats: null },
    tournament: null,
    buttonSeat: 1,
    heroSeat: null,
    players: [],
    events: prints.map((print, index) => ({ type: 'board', run: 0, seen: null, line: index + 1, ...print })),
    claims: [],
    cancelled: false,
    lines: [1, 9],
  });
  return boardsByMajority(hand, 2, DEALS).map(formatCards);
};

describe('boardsByMajority', () => {
  const flop = { street: 'flop', cards: '2c 7d Ks' };

  it('takes the card that most prints show', () => {
    const turn = { street: 'turn', seen: '2c 7d Kh', cards: '9h' };
    const river = { street: 'river', seen: '2c 7d Kh 9h', cards: '9s' };
    expect(boardsOf(flop, turn, river)[0]).toBe('2c 7d Kh 9h 9s');
  });

  it('ends a board before a card that no line prints', () => {
    const turn = { street: 'turn', seen: '2c 7d Ks', cards: '9h' };
    const secondFlop = { street: 'flop', run: 1, cards: '3c' };
    const secondTurn = { street: 'turn', run: 1, cards: '4c' };
    expect(boardsOf(flop, turn, secondFlop, secondTurn)).toEqual(['2c 7d Ks 9h', '3c']);
  });
});
