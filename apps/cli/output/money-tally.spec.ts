import type { HandStatistics } from '#statistics';
import { MoneyTally } from './money-tally.js';

const handOf = (totalPot: number, scale: number): HandStatistics => ({
  site: 'PokerStars',
  variant: 'holdem',
  currency: 'USD',
  scale,
  stakes: 'USD 1.00/2.00 no-limit',
  bigBlind: 2 * 10 ** scale,
  totalPot,
  hasLeftOutAllIn: false,
  playedAt: null,
  players: [
    {
      seat: 1,
      name: 'Ana',
      isHero: false,
      position: null,
      bits: 0,
      aggression: { raises: 0, calls: 0, folds: 0 },
      money: { collected: totalPot - 1, net: 0, adjusted: null, rake: 1, cashOut: 0 },
    },
  ],
});

test('adds up the pots of stakes whose hands have amounts of different decimals', () => {
  const tally = new MoneyTally();
  for (const hand of [handOf(1_050, 2), handOf(3, 0)]) tally.add(hand, []);
  expect(tally.rows(9)).toEqual([
    expect.objectContaining({ hands: 2, pots: '13.50', collected: '12.49', rake: '1.01', difference: '0' }),
  ]);
});
