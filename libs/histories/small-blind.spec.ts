import { usualSmallBlind } from './small-blind.js';

test('P-BLIND-1: the usual small blind is that of the stakes, or half of the small bet in whole chips', () => {
  expect(usualSmallBlind({ smallBlind: 5, smallBet: null })).toBe(5);
  expect(usualSmallBlind({ smallBlind: null, smallBet: 50 })).toBe(25);
  expect(usualSmallBlind({ smallBlind: null, smallBet: 25 })).toBe(12);
  expect(usualSmallBlind({ smallBlind: null, smallBet: null })).toBeNull();
});
