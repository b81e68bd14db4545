import { stakesText } from './stakes.js';

test('blinds are written in the form of the language, and none of them is zero', () => {
  expect(stakesText({ smallBlind: '0.50', bigBlind: '1.00' }, 'en')).toBe('0.50/1.00');
  expect(stakesText({ smallBlind: '0.50', bigBlind: '1.00' }, 'es')).toBe('0,50/1,00');
  expect(stakesText({ smallBlind: null, bigBlind: '2000' }, 'en')).toBe('2,000');
  expect(stakesText({ smallBlind: '0', bigBlind: '0.00' }, 'en')).toBe('');
});

test('the bets of fixed limit and of games without blinds come before blinds', () => {
  const bets = { smallBet: '0.50', bigBet: '1.00' };
  expect(stakesText({ smallBlind: '0', bigBlind: '0', ...bets }, 'en')).toBe('0.50/1.00');
  expect(stakesText({ smallBlind: '0.25', bigBlind: '0.50', ...bets }, 'es')).toBe('0,50/1,00');
});
